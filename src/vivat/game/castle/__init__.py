"""The castle family: Viva il Re!, KingUp! and Vive le Roi !"""

"""The games behind the interfaces that researchers use: PettingZoo, OpenSpiel, and a vectorised environment."""

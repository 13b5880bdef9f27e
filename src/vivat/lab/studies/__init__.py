"""The studies of the lab, one file each: `vivat lab NAME` runs the study in `NAME.py`."""

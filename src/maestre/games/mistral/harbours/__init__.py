"""IC.3.25, IC.11 Harbours: in and out of them, damage, Attrition and Repairs."""

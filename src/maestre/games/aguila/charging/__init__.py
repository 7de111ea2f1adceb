"""8 Charges: whom one reaches, how it is met, and contact."""

"""O.* The types of Order, one module each, with what all share: `chit` (questions), `holding` (who may), `scoring`."""

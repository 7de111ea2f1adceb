bids-open = The highest bid is { $highest }.
bids-hidden = All bids are in, and stay hidden.
bids-too-much = The bids exceed the purse of { $coins }.
bids-ending = The market closes.

-- What the market asked for a line on the day it was ordered; null where that is unknown, as for all older lines. Kopecks per
-- piece with VAT, each as if it were delivered at the line's own cost.
alter table purchase_item
  add column market_price int check (market_price > 0),
  -- a better offer of the same product, if there was one
  add column best_price int check (best_price > 0),
  add column best_supplier text,
  -- how many days later than the line it would have come; negative if sooner
  add column best_days smallint,
  add constraint purchase_item_market check (
    num_nulls(best_price, best_supplier, best_days) in (0, 3) and (best_price is null or market_price is not null)
  );

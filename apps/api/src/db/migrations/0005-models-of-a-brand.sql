-- A model is of one brand: the index of brands finds models too.
drop index listing_brand;
create index listing_brand on listing (section, brand_id, model_id)
  include (product_id, season, studded, min_bulk_price, quantity, offers_count) where offers_count > 0;

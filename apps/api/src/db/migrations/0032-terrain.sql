-- A season is asked for together with the tyres for any ground that are filed under it: two lists in one, and no index leads to
-- both. listing_season leads to the first, this one to the second, and neither of them to the table.
create index listing_terrain on listing (section, terrain, three_peak, studded)
  include (product_id, season, min_bulk_price, quantity, offers_count) where offers_count > 0;

-- What rows show of a product is kept in memory until the catalogue changes at large: any of it may change, not its words alone.
drop trigger product_reworded on product;
create trigger product_redescribed after update of search_text, section, brand_id, model_id, size, load_index, speed_index, article,
  country, image, specs on product for each statement execute function catalog_changed_at_large();

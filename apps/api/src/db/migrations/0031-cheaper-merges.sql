-- A price list of 50 000 rows had half a million foreign keys checked, one by one: a quarter of its time. What they kept is
-- kept here by fewer of them, or by others who lock the same rows anyway.

-- An offer is from a warehouse of its supplier, so one key keeps both, and that they belong together.
alter table warehouse add constraint warehouse_of_company unique (company_id, id);
alter table offer
  drop constraint offer_supplier_id_fkey,
  drop constraint offer_warehouse_id_fkey,
  add constraint offer_warehouse_fkey foreign key (supplier_id, warehouse_id) references warehouse (company_id, id) on delete cascade;

-- Likewise a product's model is one of its brand. The sections are those of the first migration, and no others.
alter table model add constraint model_of_brand unique (brand_id, id);
alter table product
  drop constraint product_brand_id_fkey,
  drop constraint product_model_id_fkey,
  drop constraint product_section_fkey,
  add constraint product_model_fkey foreign key (brand_id, model_id) references model (brand_id, id),
  add constraint product_section_check check (section between 1 and 7);

-- The goods and rows of a list, and what it has changed, are written in a transaction that holds the list's own row, which it
-- must find there: so none can come to a list that goes, and those that are there go with it.
alter table price_list_good drop constraint price_list_good_list_id_fkey;
alter table price_list_row drop constraint price_list_row_list_id_fkey;
alter table price_list_change drop constraint price_list_change_list_id_fkey;
create function price_list_gone() returns trigger language plpgsql as $$
begin
  delete from price_list_good where list_id = old.id;
  delete from price_list_row where list_id = old.id;
  delete from price_list_change where list_id = old.id;
  return null;
end $$;
create trigger price_list_gone after delete on price_list for each row execute function price_list_gone();

-- Products stay: none is ever deleted or numbered anew. So that what names one names one that there is has to be seen when it
-- is written, once for all rows of a statement, and never again.
create function product_stays() returns trigger language plpgsql as $$
begin
  raise foreign_key_violation using message = 'Products stay: offers, carts and price lists name them.';
end $$;
create trigger product_stays before delete or update of id on product for each statement execute function product_stays();
create function product_known() returns trigger language plpgsql as $$
begin
  -- one look into the index for each row, whatever the plan was made for that is kept: it may have been one row or 50 000
  if exists (select from new_rows n where (select p.id from product p where p.id = n.product_id) is null) then
    raise foreign_key_violation using message = format('A row of %s names a product that does not exist.', tg_table_name);
  end if;
  return null;
end $$;
alter table offer drop constraint offer_product_id_fkey;
create trigger offer_of_product after insert on offer referencing new table as new_rows
  for each statement execute function product_known();
create trigger offer_of_other_product after update on offer referencing new table as new_rows
  for each statement execute function product_known();
alter table listing drop constraint listing_product_id_fkey;
create trigger listing_of_product after insert on listing referencing new table as new_rows
  for each statement execute function product_known();
alter table product_key drop constraint product_key_product_id_fkey;
create trigger product_key_of_product after insert on product_key referencing new table as new_rows
  for each statement execute function product_known();

-- A product that comes with its offers has its totals from the start: to count them later would write its row, and all that
-- indexes hold of it, once more.
create function listing_counted() returns trigger language plpgsql as $$
declare ids int[] := array(select product_id from new_rows where offers_count > 0);
begin
  if ids = '{}' then return null; end if;
  -- first, since its lock is the one gate for writers of totals
  perform catalog_changed(ids);
  insert into category_stat as x (section, n, offers) select section, count(*), sum(offers_count) from new_rows
    where offers_count > 0 group by 1 order by 1
    on conflict (section) do update set n = x.n + excluded.n, offers = x.offers + excluded.offers;
  insert into vocab_count as x (vocabulary, value, n) select 'brand.' || section, brand_id, count(*) from new_rows
    where offers_count > 0 group by 1, 2 order by 1, 2
    on conflict (vocabulary, value) do update set n = x.n + excluded.n;
  return null;
end $$;
create trigger listing_inserted after insert on listing referencing new table as new_rows
  for each statement execute function listing_counted();

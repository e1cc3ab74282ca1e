-- Products stay: none is ever deleted or numbered anew. So that what names one names one that there is has to be seen when it
-- is written, once for all rows of a statement, and never again.
create or replace function product_stays() returns trigger language plpgsql as $$
begin
  raise foreign_key_violation using message = 'Products stay: offers, carts and price lists name them.';
end $$;

-- For the tables that name products without a foreign key.
create or replace function product_known() returns trigger language plpgsql as $$
begin
  -- one look into the index for each row, whatever the plan was made for that is kept: it may have been one row or 50 000
  if exists (select from new_rows n where (select p.id from product p where p.id = n.product_id) is null) then
    raise foreign_key_violation using message = format('A row of %s names a product that does not exist.', tg_table_name);
  end if;
  return null;
end $$;

-- The key of both names sees nothing of a product that lacks one: the other is looked up once for all rows of a statement.
create or replace function product_named() returns trigger language plpgsql as $$
begin
  if exists (select from new_rows n where case
      when n.model_id is null then n.brand_id is not null and (select b.id from brand b where b.id = n.brand_id) is null
      else n.brand_id is null and (select m.id from model m where m.id = n.model_id and m.brand_id is null) is null end) then
    raise foreign_key_violation using message = 'A product names a brand or a model that does not exist.';
  end if;
  return null;
end $$;

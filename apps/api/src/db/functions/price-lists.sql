-- What was staged and changed goes with its list.
create or replace function price_list_gone() returns trigger language plpgsql as $$
begin
  delete from price_list_good where list_id = old.id;
  delete from price_list_row where list_id = old.id;
  delete from price_list_change where list_id = old.id;
  delete from price_list_note where list_id = old.id;
  return null;
end $$;

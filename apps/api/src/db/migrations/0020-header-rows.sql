-- Columns of a price list tell where their titles stand; of those that were read before, nobody knows.
update price_list set columns = (
  select jsonb_agg('{"header_row": null}' || c order by n) from jsonb_array_elements(columns) with ordinality t(c, n))
where columns <> '[]';

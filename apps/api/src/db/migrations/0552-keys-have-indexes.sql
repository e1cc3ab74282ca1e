-- What a row that goes is referenced by is found by an index.
create index company_city on company (city_id) where city_id is not null;
create index warehouse_city on warehouse (city_id);
create index address_city on address (city_id);
create index removed_rest_company on removed_rest (company_id);
create index fact_correction_account on fact_correction (account_id) where account_id is not null;
create index price_list_account on price_list (account_id) where account_id is not null;
create index import_rule_account on import_rule (account_id) where account_id is not null;
create index supplier_match_product on supplier_match (product_id);
create index purchase_event_account on purchase_event (account_id) where account_id is not null;
create index claim_item on claim (item_id);
create index order_file_account on order_file (account_id) where account_id is not null;
create index order_message_account on order_message (account_id) where account_id is not null;
create index inquiry_city on inquiry (city_id);
create index watch_city on watch (city_id) where city_id is not null;
create index file_account on file (account_id) where account_id is not null;

-- It is named as those of the months are.
alter table price_history_rest rename constraint price_history_rest_product_id_fkey to price_history_product_id_fkey;

-- Files are kept for a while and to a number; `files` is 0 once they are gone.
create index price_list_files on price_list (company_id, created_at desc) where files > 0;
create index purchase_request_age on purchase_request (created_at);

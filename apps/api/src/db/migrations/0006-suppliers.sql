-- Who trades, and whose favourite it is: asked on every page of suppliers, and when a company goes.
create index warehouse_company on warehouse (company_id);
create index favorite_supplier_supplier on favorite_supplier (supplier_id);

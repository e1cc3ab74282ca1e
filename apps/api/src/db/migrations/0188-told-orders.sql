-- Till when 1С has been told of orders: what it has taken, and what it was last shown.
alter table exchange add column orders_taken_until timestamptz;
alter table exchange_session add column orders_shown_until timestamptz;
create index purchase_supplier_changed on purchase (supplier_id, updated_at);

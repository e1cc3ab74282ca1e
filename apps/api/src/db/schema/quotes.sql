-- A buyer asks suppliers for prices of lines of a request: «Запрос цен». They learn the goods, the pieces and the city only.
create table inquiry (
  id uuid primary key,
  request_id uuid not null references goods_request on delete cascade,
  account_id uuid references account on delete set null,   -- who asks, and is told of answers
  city_id int not null references city,
  until timestamptz not null,
  created_at timestamptz not null default now(),
  key text not null,                   -- of the call that made it
  unique (account_id, key)
);
create index inquiry_request on inquiry (request_id, created_at desc);
create index inquiry_city on inquiry (city_id);

create table inquiry_line (
  id uuid primary key default gen_random_uuid(),
  inquiry_id uuid not null references inquiry on delete cascade,
  line_id uuid not null references goods_request_line on delete cascade,
  position int not null,
  product_id int references product on delete set null,
  text text not null,                  -- what was understood of the line; nothing else of it is told
  quantity int not null check (quantity between 1 and 1000000),
  section smallint not null,
  -- goods of the same size may be quoted instead; null where any will do
  diameter int not null,
  width int, profile int, rim_width int, bolts smallint, pcd int,
  unique (inquiry_id, line_id)
);
create index inquiry_line_line on inquiry_line (line_id);
create index inquiry_line_product on inquiry_line (product_id) where product_id is not null;

-- Whom it was sent to, and what is known of the answer as a whole.
create table inquiry_supplier (
  inquiry_id uuid not null references inquiry on delete cascade,
  supplier_id uuid not null references company on delete cascade,
  version int not null default 0,      -- of the answer
  answered_at timestamptz,
  answered_by uuid references account on delete set null,
  primary key (inquiry_id, supplier_id)
);
create index inquiry_supplier_supplier on inquiry_supplier (supplier_id);
create index inquiry_supplier_answered_by on inquiry_supplier (answered_by) where answered_by is not null;
create trigger event_of_asking after insert on inquiry_supplier for each row execute function event_of_asking();

-- What a supplier asks for a line: the price of an offer, and no stock.
create table quote (
  id uuid primary key,
  inquiry_line_id uuid not null references inquiry_line on delete cascade,
  supplier_id uuid not null references company on delete cascade,
  offer_id bigint references offer on delete set null,     -- null: sold no longer
  product_id int not null references product on delete cascade,
  price int not null check (price > 0),
  quantity int not null check (quantity between 1 and 1000000),
  day date,                            -- on which the supplier has the goods, if that is later than the offer says
  holds_until timestamptz not null,
  is_withdrawn boolean not null default false,
  version int not null default 1,
  unique (inquiry_line_id, supplier_id)
);
create index quote_supplier on quote (supplier_id);
create index quote_offer on quote (offer_id) where offer_id is not null;
create index quote_product on quote (product_id);

-- A price at which a buyer would take a quote. The supplier agrees, which makes it the price of the quote, or declines.
create table quote_wish (
  quote_id uuid not null references quote on delete cascade,
  price int not null check (price > 0),
  account_id uuid references account on delete set null,   -- who wishes it
  wished_at timestamptz not null default now(),
  answer text check (answer in ('agreed', 'declined')),
  answer_version int,                  -- of the supplier's answer that says so: see `inquiry_supplier`
  primary key (quote_id, price),
  check (num_nonnulls(answer, answer_version) in (0, 2))
);
create unique index quote_wish_open on quote_wish (quote_id) where answer is null;
create index quote_wish_account on quote_wish (account_id) where account_id is not null;
create trigger event_of_wish after insert on quote_wish for each row execute function event_of_wish();

-- Pieces of a line that were ordered, or that wait for a yes.
create table goods_request_order (
  line_id uuid not null references goods_request_line on delete cascade,
  order_id uuid references orders on delete cascade,
  approval_id uuid references approval on delete cascade,
  supplier_id uuid not null,           -- an approval makes one order for each
  quantity int not null check (quantity > 0),
  quote_id uuid references quote on delete set null,
  check (num_nonnulls(order_id, approval_id) = 1)
);
create index goods_request_order_line on goods_request_order (line_id);
create index goods_request_order_order on goods_request_order (order_id) where order_id is not null;
create index goods_request_order_approval on goods_request_order (approval_id) where approval_id is not null;
create index goods_request_order_quote on goods_request_order (quote_id) where quote_id is not null;
create trigger event_of_taken after insert on goods_request_order for each row
  when (new.quote_id is not null and new.order_id is not null) execute function event_of_taken();

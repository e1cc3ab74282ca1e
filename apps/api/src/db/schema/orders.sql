-- The known costs of an order's deliveries together: the table's own check needs it.
create or replace function receiving_cost(receiving jsonb) returns bigint
language sql immutable parallel safe as $$
  select coalesce(sum((one ->> 'cost')::bigint), 0)::bigint from jsonb_array_elements(receiving) one
$$;

-- Orders. What an accountant may ask about later is kept as it was: the parties, the products, the prices.
-- "order" is a word of SQL, hence the plural. Decision 505. The stock of an open order (new, confirmed) is out of its offers already.
create table orders (
  id uuid primary key,
  number bigint generated always as identity unique,
  account_id uuid references account on delete set null,       -- who ordered
  buyer_id uuid references company on delete set null,         -- null: the person himself
  supplier_id uuid references company on delete set null,
  status text not null default 'new' check (status in
    ('new', 'offered', 'confirmed', 'invoiced', 'shipped', 'received', 'closed', 'declined', 'cancelled')),
  buyer jsonb not null,                -- {name, inn, kpp}
  supplier jsonb not null,
  contact jsonb not null,              -- {full_name, phone, email} of who ordered
  delivery jsonb not null,             -- {kind, address}
  comment text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- what was promised when it was made; see the contract's OrderReceiving
  receiving jsonb not null default '[]',
  -- kopecks that are charged for deliveries: a known cost is charged even if a carrier sets another one
  delivery_cost int not null default 0,
  promised_on date,                    -- the last of them
  -- till when the stock is held for whoever has to answer or to pay next; null once goods are on their way
  due_at timestamptz default now() + interval '3 days',
  -- days from shipping to payment; 0 is payment in advance, null until the supplier has answered
  pay_days smallint check (pay_days between 0 and 365),
  pay_until date,
  -- which key placed it; the account is the key's holder at that time
  key_id uuid references company_key on delete set null,
  constraint orders_delivery_cost check (delivery_cost in (0, receiving_cost(receiving)))
);
comment on column orders.delivery_cost is 'kopecks that are charged for deliveries: the known costs in receiving';
create index orders_account on orders (account_id, number desc);
create index orders_buyer on orders (buyer_id, number desc);
create index orders_supplier on orders (supplier_id, status, number desc);
create index orders_due on orders (due_at) where status in ('new', 'offered', 'confirmed', 'invoiced');
create index orders_supplier_changed on orders (supplier_id, updated_at);
create index orders_key on orders (key_id) where key_id is not null;
create index orders_spent on orders (buyer_id, account_id, created_at);

create table order_item (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  position int not null,
  offer_id bigint not null,            -- may be gone
  product jsonb not null,              -- product_brief
  city text not null,
  warehouse text not null,
  quantity int not null check (quantity > 0),
  confirmed_quantity int check (confirmed_quantity between 0 and quantity),
  bulk_price int not null check (bulk_price > 0),
  vat_rate smallint,
  vat_included boolean not null,
  warehouse_id int,
  -- what the supplier asks per piece instead of `bulk_price`; the buyer takes it or leaves it
  offered_price int check (offered_price > 0),
  shipped int not null default 0,
  received int not null default 0,
  -- pieces whose money goes back, since a claim was accepted
  credited int not null default 0 check (credited >= 0),
  -- what the market asked for the line on the day it was ordered, null where that is unknown: kopecks per piece with VAT, each as if
  -- it were delivered at the line's own cost
  market_price int check (market_price > 0),
  -- a better offer of the same product, if there was one
  best_price int check (best_price > 0),
  best_supplier text,
  -- how many days later than the line it would have come; negative if sooner
  best_days smallint,
  -- what the offer said when the order was placed: papers state it
  country text, customs_declaration text,
  unique (order_id, position),
  check (shipped between 0 and coalesce(confirmed_quantity, 0)),
  check (received between 0 and shipped),
  check (credited <= shipped),
  constraint order_item_market check (
    num_nulls(best_price, best_supplier, best_days) in (0, 3) and (best_price is null or market_price is not null)
  )
);
create index order_item_offer on order_item (offer_id);

-- Every change of an order is an event: `kind` is what was done, `status` what the order was after it.
create table order_event (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders on delete cascade,
  status text not null,
  at timestamptz not null default now(),
  by text,                             -- name of the person
  comment text,
  kind text not null default 'placed', details jsonb not null default '{}',
  -- who did it: the others are told
  account_id uuid references account on delete set null
);
create index order_event_order on order_event (order_id, id);
create index order_event_account on order_event (account_id) where account_id is not null;
create trigger tell_event after insert on order_event for each row execute function tell_event();
create trigger event_of_order after insert on order_event for each row execute function event_of_order();

-- What is wanted above a limit, with its pieces taken from the stock, until somebody says yes or no to it.
create table approval (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  account_id uuid references account on delete set null,     -- who asks
  key_id uuid references company_key on delete set null,
  key_name text,                       -- of the key that asks, also when it is gone
  -- deferred: an account that is deleted takes its employee along while its other references are still being cleared
  approver_id uuid references employee on delete set null deferrable initially deferred,
  excess jsonb not null,               -- {period, limit, used, over}
  terms jsonb not null,                -- {lines, choices}: what is ordered, and how it is received
  comment text,
  total bigint not null check (total >= 0),                  -- as asked
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'declined', 'withdrawn', 'lapsed')),
  until timestamptz not null default now() + interval '48 hours',
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid references account on delete set null,
  reason text,
  order_ids uuid[] not null default '{}',
  check ((state = 'waiting') = (decided_at is null)),
  check ((state = 'approved') = (order_ids <> '{}'))
);
create index approval_company on approval (company_id, created_at desc);
create index approval_account on approval (account_id);
create index approval_key on approval (key_id) where key_id is not null;
create index approval_approver on approval (approver_id) where approver_id is not null;
create index approval_decided_by on approval (decided_by) where decided_by is not null;
create index approval_waiting on approval (until) where state = 'waiting';
create trigger event_of_approval after insert or update of state on approval for each row execute function event_of_approval();
create trigger event_of_approved_quote after update of state on approval for each row
  when (new.state = 'approved') execute function event_of_approved_quote();

-- One press of a button. Whatever is sent again under its key answers as it did: with the orders that it made, if it ordered.
create table order_call (
  account_id uuid not null references account on delete cascade,
  key text not null,
  body_hash bytea not null,
  order_ids uuid[] not null default '{}',
  created_at timestamptz not null default now(),
  -- it may have made an approval instead
  approval_id uuid references approval on delete cascade,
  primary key (account_id, key)
);
create index order_call_age on order_call (created_at);
create index order_call_approval on order_call (approval_id) where approval_id is not null;

-- What a program has prepared to order for a company, until a person says yes to it or a day has passed.
create table prepared_purchase (
  company_id uuid not null references company on delete cascade,
  -- of all that `shown` has
  hash text not null,
  -- not jsonb: its text is compared
  shown json not null,
  prepared_at timestamptz not null default now(),
  primary key (company_id, hash)
);

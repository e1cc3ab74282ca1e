-- What becomes of an order after it is made: the answer, the money, the goods, the claims.
alter table purchase
  drop constraint purchase_status_check,
  add constraint purchase_status_check check (status in
    ('new', 'offered', 'confirmed', 'invoiced', 'shipped', 'received', 'closed', 'declined', 'cancelled')),
  -- till when the stock is held for whoever has to answer or to pay next; null once goods are on their way
  add column due_at timestamptz,
  -- days from shipping to payment; 0 is payment in advance, null until the supplier has answered
  add column pay_days smallint check (pay_days between 0 and 365),
  add column pay_until date;
alter table purchase alter column due_at set default now() + interval '3 days';
update purchase set pay_days = 0 where status = 'confirmed';
create index purchase_due on purchase (due_at) where status in ('new', 'offered', 'confirmed', 'invoiced');

alter table purchase_item
  -- what the supplier asks per piece instead of `bulk_price`; the buyer takes it or leaves it
  add column offered_price int check (offered_price > 0),
  add column shipped int not null default 0,
  add column received int not null default 0,
  -- pieces whose money goes back, since a claim was accepted
  add column credited int not null default 0 check (credited >= 0),
  add check (shipped between 0 and coalesce(confirmed_quantity, 0)),
  add check (received between 0 and shipped),
  add check (credited <= shipped);

-- Every change of an order is an event: `kind` is what was done, `status` what the order was after it.
alter table purchase_event add column kind text not null default 'placed', add column details jsonb not null default '{}';
update purchase_event set kind = status where status <> 'new';

-- What a supplier grants a company that buys of it; whoever has no agreement pays in advance.
create table agreement (
  supplier_id uuid not null references company on delete cascade,
  buyer_id uuid not null references company on delete cascade,
  pay_days smallint not null check (pay_days between 0 and 365),
  credit_limit bigint not null check (credit_limit >= 0),
  updated_at timestamptz not null default now(),
  primary key (supplier_id, buyer_id)
);
create index agreement_buyer on agreement (buyer_id);

-- Money that came; a negative sum went back.
create table payment (
  id uuid primary key,
  purchase_id uuid not null references purchase on delete cascade,
  sum bigint not null check (sum <> 0),
  paid_on date not null,
  reference text,
  created_at timestamptz not null default now()
);
create index payment_purchase on payment (purchase_id, created_at);

create table shipment (
  id uuid primary key,
  purchase_id uuid not null references purchase on delete cascade,
  position smallint not null,
  carrier text not null,
  waybill text,
  shipped_on date not null,
  received_at timestamptz,
  created_at timestamptz not null default now(),
  unique (purchase_id, position)
);
create table shipment_item (
  shipment_id uuid not null references shipment on delete cascade,
  item_id uuid not null references purchase_item on delete cascade,
  quantity int not null check (quantity > 0),
  received int check (received between 0 and quantity),
  primary key (shipment_id, item_id)
);
create index shipment_item_item on shipment_item (item_id);

create table claim (
  id uuid primary key,
  purchase_id uuid not null references purchase on delete cascade,
  item_id uuid not null references purchase_item on delete cascade,
  kind text not null check (kind in ('short', 'damaged', 'wrong', 'defect')),
  wish text not null check (wish in ('refund', 'return')),
  quantity int not null check (quantity > 0),
  comment text,
  status text not null default 'open' check (status in ('open', 'accepted', 'rejected', 'withdrawn')),
  answer text,
  due_at timestamptz not null default now() + interval '10 days',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index claim_purchase on claim (purchase_id, created_at);

-- What pieces cost with their VAT, rounded per line, half up: the same rule as vat.ts.
create function line_total(price int, pieces int, rate smallint, included boolean) returns bigint
language sql immutable parallel safe as $$
  select price::bigint * pieces + case when included then 0
    else (2 * price::bigint * pieces * coalesce(rate, 0) + 100) / 200 end
$$;

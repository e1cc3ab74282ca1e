-- What people say in an order, with the files that they send.
create table order_file (
  id uuid primary key,
  purchase_id uuid not null references purchase on delete cascade,
  account_id uuid references account on delete set null,
  name text not null check (name <> ''),
  bytes int not null,
  claim_id uuid references claim on delete cascade,
  created_at timestamptz not null default now()
);
create index order_file_purchase on order_file (purchase_id);
create index order_file_claim on order_file (claim_id) where claim_id is not null;
create table order_message (
  id uuid primary key,
  purchase_id uuid not null references purchase on delete cascade,
  account_id uuid references account on delete set null,
  side text not null check (side in ('buyer', 'supplier')),
  by text,                             -- name of the person
  text text not null,
  file_ids uuid[] not null default '{}',
  created_at timestamptz not null default now()
);
create index order_message_purchase on order_message (purchase_id, created_at);

-- Who did it: the others are told.
alter table purchase_event add column account_id uuid references account on delete set null;

-- One row for each person whom an event or a message concerns. `xid` lets a reader who went away find what was written
-- meanwhile, also by transactions that ended later than ones with higher ids.
create table news (
  id bigint generated always as identity primary key,
  account_id uuid not null references account on delete cascade,
  purchase_id uuid not null references purchase on delete cascade,
  side text not null,
  event_id bigint references purchase_event on delete cascade,
  message_id uuid references order_message on delete cascade,
  read_at timestamptz,
  created_at timestamptz not null default now(),
  xid xid8 not null default pg_current_xact_id(),
  check ((event_id is null) <> (message_id is null))
);
create index news_account on news (account_id, id desc);
create index news_unread on news (account_id, purchase_id) where read_at is null;
create index news_since on news (account_id, xid);
create index news_purchase on news (purchase_id);
create index news_event on news (event_id);
create index news_message on news (message_id);

-- Everybody on both sides of an order; whoever speaks for both hears of it as the buyer.
create function people_of(purchase uuid) returns table (account_id uuid, side text) language sql stable as $$
  select x.account_id, min(x.side) from (
    select p.account_id, 'buyer' side from purchase p where p.id = purchase and p.account_id is not null
    union all
    select s.account_id, 'buyer' from purchase p join speaker s on s.company_id = p.buyer_id where p.id = purchase
    union all
    select s.account_id, 'supplier' from purchase p join speaker s on s.company_id = p.supplier_id where p.id = purchase
  ) x group by x.account_id
$$;

create function tell_event() returns trigger language plpgsql as $$
begin
  insert into news (account_id, purchase_id, side, event_id, read_at)
  select p.account_id, new.purchase_id, p.side, new.id, case when p.account_id = new.account_id then now() end
  from people_of(new.purchase_id) p;
  return null;
end $$;
create trigger tell_event after insert on purchase_event for each row execute function tell_event();

create function tell_message() returns trigger language plpgsql as $$
begin
  insert into news (account_id, purchase_id, side, message_id, read_at)
  select p.account_id, new.purchase_id, p.side, new.id, case when p.account_id = new.account_id then now() end
  from people_of(new.purchase_id) p;
  return null;
end $$;
create trigger tell_message after insert on order_message for each row execute function tell_message();

-- Streams that are open wake up: of whom there is news, who has read it elsewhere, whose session has ended.
create function wake_account() returns trigger language plpgsql as $$
begin
  perform pg_notify('news', case when tg_op = 'DELETE' then old.account_id else new.account_id end::text);
  return null;
end $$;
create trigger wake_news after insert or update of read_at on news for each row execute function wake_account();
create trigger wake_session after delete on session for each row execute function wake_account();

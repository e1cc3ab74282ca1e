-- What people say in an order, with the files that they send.
create table order_file (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  account_id uuid references account on delete set null,
  name text not null check (name <> ''),
  bytes int not null,
  claim_id uuid references claim on delete cascade,
  created_at timestamptz not null default now()
);
create index order_file_order on order_file (order_id);
create index order_file_account on order_file (account_id) where account_id is not null;
create index order_file_claim on order_file (claim_id) where claim_id is not null;

create table order_message (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  account_id uuid references account on delete set null,
  side text not null check (side in ('buyer', 'supplier')),
  by text,                             -- name of the person
  text text not null,
  file_ids uuid[] not null default '{}',
  created_at timestamptz not null default now()
);
create index order_message_order on order_message (order_id, created_at);
create index order_message_account on order_message (account_id) where account_id is not null;
create trigger tell_message after insert on order_message for each row execute function tell_message();
create trigger event_of_message after insert on order_message for each row execute function event_of_message();

-- One row for each person whom an event or a message concerns. `xid` lets a reader who went away find what was written
-- meanwhile, also by transactions that ended later than ones with higher ids.
create table news (
  id bigint generated always as identity primary key,
  account_id uuid not null references account on delete cascade,
  order_id uuid not null references orders on delete cascade,
  side text not null,
  event_id bigint references order_event on delete cascade,
  message_id uuid references order_message on delete cascade,
  read_at timestamptz,
  created_at timestamptz not null default now(),
  xid xid8 not null default pg_current_xact_id(),
  check ((event_id is null) <> (message_id is null))
);
create index news_account on news (account_id, id desc);
create index news_unread on news (account_id, order_id) where read_at is null;
create index news_since on news (account_id, xid);
create index news_order on news (order_id);
create index news_event on news (event_id);
create index news_message on news (message_id);
create trigger wake_news after insert or update of read_at on news for each row execute function wake_account();

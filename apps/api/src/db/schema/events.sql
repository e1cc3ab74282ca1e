-- What happens to a company, for its programs. An event gets its number when it is read, in the order in which events were
-- written, and only after the commit: so numbers have no gaps, none appears late, and writers don't wait for each other.
create table event (
  id bigint generated always as identity primary key,
  company_id uuid not null references company on delete cascade,
  seq bigint check (seq > 0),
  type text not null,
  subject text not null,               -- the order or the price list
  data jsonb not null default '{}',
  created_at timestamptz not null default now(),
  unique (company_id, seq)
);
create index event_unnumbered on event (company_id, id) where seq is null;
create index event_age on event (created_at);

create table event_counter (
  company_id uuid primary key references company on delete cascade,
  last bigint not null default 0
);

-- Where a company's programs are called. `cursor` is the last event that was taken or is not wanted.
create table webhook (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  account_id uuid references account on delete set null,   -- who is told when it is turned off
  url text not null,
  secret bytea,                        -- every call is signed with it; null once it is sealed
  types text[] not null default '{}',  -- none: all
  is_active boolean not null default true,
  reason text,                         -- why it was turned off, where nobody did
  cursor bigint not null,
  attempt int not null default 0,
  failing_since timestamptz,
  due_at timestamptz not null default now(),
  leased_until timestamptz,            -- by the process that calls it now
  created_at timestamptz not null default now(),
  sealed bytea,                        -- encrypted: see decision 102
  check ((secret is null) <> (sealed is null))
);
create index webhook_company on webhook (company_id);
create index webhook_account on webhook (account_id);
create index webhook_due on webhook (due_at) where is_active;

-- The last calls, for whoever looks after them.
create table webhook_call (
  id bigint generated always as identity primary key,
  webhook_id uuid not null references webhook on delete cascade,
  seq bigint,                          -- null: a trial
  type text not null,
  status int,                          -- of the answer; null where there was none
  error text,
  ms int not null,
  created_at timestamptz not null default now()
);
create index webhook_call_webhook on webhook_call (webhook_id, id desc);

-- Where price lists of a company come from by themselves.
create table source (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  account_id uuid references account on delete set null,      -- who made it, and is told when it stops
  name text not null check (name <> ''),
  url text not null,
  login text, header_name text,
  secret text, secret_set_at timestamptz,                     -- never answered
  mode text not null check (mode in ('replace', 'update')),
  warehouse_id int references warehouse on delete cascade,    -- none: the list is about all that the company sells
  every_minutes int check (every_minutes > 0),                -- none: by hand alone
  is_active boolean not null default true,
  etag text, modified text, file_hash bytea,                  -- of the file that came last
  attempt int not null default 0,                             -- looks that failed, one after another
  told text check (told in ('stopped', 'failing')),           -- what people have been told of, until it is over
  confirmed_at timestamptz,
  due_at timestamptz,
  created_at timestamptz not null default now()
);
create index source_company on source (company_id);
create index source_account on source (account_id);
create index source_warehouse on source (warehouse_id);
create index source_due on source (due_at) where is_active;

-- Of which source a list is, and the one warehouse that it is about. No keys: a list that waits must not begin to be about more
-- than its warehouse when that goes, and one whose source has gone is a list like others.
alter table price_list add column source_id uuid, add column warehouse_id int;
create index price_list_source on price_list (source_id, created_at desc) where source_id is not null;

-- Each look at a source: what came, and what became of it.
create table source_fetch (
  id bigint generated always as identity primary key,
  source_id uuid not null references source on delete cascade,
  is_manual boolean not null,
  status text not null default 'waiting' check (status in ('waiting', 'fetching', 'same', 'list', 'postponed', 'failed')),
  message text,
  file_name text, bytes int,
  list_id uuid references price_list on delete set null,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index source_fetch_source on source_fetch (source_id, id desc);
create index source_fetch_list on source_fetch (list_id);
create unique index source_fetch_open on source_fetch (source_id) where status in ('waiting', 'fetching');

-- When a list of all that lies there was last put on sale, or found to be the same as before.
alter table warehouse add column confirmed_at timestamptz;

-- The exchange of a company with its 1С: what 1С signs in with, and what it has sent.
create table exchange (
  id uuid primary key,
  company_id uuid not null unique references company on delete cascade,
  account_id uuid references account on delete set null,     -- who made it, or its password
  login text not null unique,
  password_hash bytea not null,                              -- SHA-256 of a password that we have made
  password_set_at timestamptz not null default now(),
  price_type text,                                           -- the one to sell at, where somebody has chosen it
  is_dirty boolean not null default false,                   -- what 1С has sent is not in a price list yet
  confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  orders_taken_until timestamptz                             -- till when 1С has been told of orders
);
create index exchange_account on exchange (account_id);

-- One exchange, from its login on.
create table exchange_session (
  id uuid primary key,
  exchange_id uuid not null references exchange on delete cascade,
  token_hash bytea unique,                                   -- null: it has been ended, and no cookie opens it
  is_closing boolean not null default false,                 -- all of it has come
  outcome text check (outcome in ('applied', 'same', 'asking', 'stopped', 'failed')),
  message text,
  list_id uuid,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  orders_shown_until timestamptz                             -- what it was last shown
);
create index exchange_session_exchange on exchange_session (exchange_id, created_at desc);
create index exchange_session_list on exchange_session (list_id) where list_id is not null;
create index exchange_session_open on exchange_session (seen_at) where outcome is null;

-- The files of an exchange; 1С asks for each to be read once it has come.
create table exchange_file (
  session_id uuid not null references exchange_session on delete cascade,
  name text not null,
  status text not null default 'received' check (status in ('received', 'waiting', 'read', 'failed', 'done')),
  message text,
  whole text[] not null default '{}',                        -- kinds of things that it names all of
  has_changes_only boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  asked_at timestamptz,
  primary key (session_id, name)
);

create table exchange_piece (
  session_id uuid not null,
  name text not null,
  position int not null,
  key uuid not null,                                         -- in the storage
  hash bytea not null,
  bytes int not null,
  primary key (session_id, name, position),
  foreign key (session_id, name) references exchange_file on delete cascade
);

-- What a file says, until the exchange is whole; a thing without xml has been removed.
create table exchange_staged (
  session_id uuid not null,
  file text not null,
  position int not null,
  kind text not null,
  thing text not null,
  name text not null,
  xml text,
  primary key (session_id, file, position),
  foreign key (session_id, file) references exchange_file on delete cascade
);

-- All that 1С has said in whole exchanges: changes that come alone are understood by it.
create table exchange_thing (
  exchange_id uuid not null references exchange on delete cascade,
  kind text not null,
  thing text not null,
  name text not null,
  xml text not null,
  session_id uuid not null,
  primary key (exchange_id, kind, thing)
);

create table exchange_log (
  id bigint generated always as identity primary key,
  exchange_id uuid not null references exchange on delete cascade,
  session_id uuid,
  type text not null, mode text not null,
  file_name text, bytes int,
  times int not null default 1,
  answer text not null check (answer in ('success', 'progress', 'failure')),
  message text,
  list_id uuid,
  at timestamptz not null default now()
);
create index exchange_log_exchange on exchange_log (exchange_id, id desc);

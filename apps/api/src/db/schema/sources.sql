-- Where price lists of a company come from by themselves.
create table source (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  account_id uuid references account on delete set null,      -- who made it, and is told when it stops
  name text not null check (name <> ''),
  url text,
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
  created_at timestamptz not null default now(),
  -- the secret, encrypted: see decision 102; the plain column empties by itself when a process that does jobs starts with a key
  sealed bytea,
  -- the key that its server of SFTP showed when it was met first: see decision 122
  host_key text,
  -- a list may come by letter, to an address of its own: see decision 123
  kind text not null default 'file' check (kind in ('file', 'mail')),
  mail_token text unique,                 -- what in the address says whose it is
  senders text[] not null default '{}',   -- addresses and @domains
  check (secret is null or sealed is null),
  check ((kind = 'mail') = (url is null)),
  check ((kind = 'mail') = (mail_token is not null))
);
create index source_company on source (company_id);
create index source_account on source (account_id);
create index source_warehouse on source (warehouse_id);
create index source_due on source (due_at) where is_active;

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

-- Letters to sources, noted once however often they lie in the mailbox; they themselves stay there.
create table source_letter (
  id bigint generated always as identity primary key,
  source_id uuid not null references source on delete cascade,
  message bytea not null,                            -- hash of what names the letter
  validity bigint not null, uid bigint not null,     -- where it lies
  is_taken boolean not null default false,
  created_at timestamptz not null default now(),
  unique (source_id, message)
);
create index source_letter_waiting on source_letter (source_id, id) where not is_taken;

-- How far a mailbox has been read, and until when somebody reads it.
create table mailbox (
  name text primary key,
  validity bigint not null default 0,
  last_uid bigint not null default 0,
  leased_until timestamptz
);

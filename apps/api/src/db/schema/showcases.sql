-- A company's own price lists: what a search finds, at prices of its own, by a link that anybody may fetch who has its key.
create table showcase (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  account_id uuid references account on delete set null,   -- who made it
  name text not null check (name <> ''),
  section smallint not null references section,
  rules jsonb not null,                -- ShowcaseRules without the section
  token text not null unique,
  revision int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- up to which version of the catalog the company has been told what changes in it; null: that all of it is to be read
  told_version bigint
);
create unique index showcase_name on showcase (company_id, lower(name));
create index showcase_account on showcase (account_id);

-- The last good file of a link, and how the last attempt to make it anew ended.
create table showcase_feed (
  showcase_id uuid not null references showcase on delete cascade,
  file text not null,
  key uuid,                            -- in the storage; null before the first one is made
  previous uuid,                       -- the one before, which somebody may still be fetching
  etag text,
  rows int,
  made_at timestamptz, made_revision int,
  revision int not null default 0,     -- of the showcase, at the last attempt
  version bigint not null default 0,   -- of the catalog, at the last attempt
  checked_at timestamptz not null default now(),
  held text check (held in ('empty', 'shrunk', 'failed')),
  held_since timestamptz,
  fetched_at timestamptz,
  primary key (showcase_id, file)
);

-- What Avito calls makers of tyres and their models: its own list as it was last fetched, and how the last attempt ended.
create table avito_models (
  id boolean primary key default true check (id),
  makes jsonb not null default '[]',   -- [{"name": "Pirelli", "models": ["Ice Zero"]}]
  etag text, modified text,            -- what its server said of it
  fetched_at timestamptz,              -- null before the first that was good
  tried_at timestamptz not null default now()
);

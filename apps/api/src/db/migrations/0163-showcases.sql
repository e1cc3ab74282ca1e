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
  updated_at timestamptz not null default now()
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
  version bigint not null default 0,   -- of the catalogue, at the last attempt
  checked_at timestamptz not null default now(),
  held text check (held in ('empty', 'shrunk', 'failed')),
  held_since timestamptz,
  fetched_at timestamptz,
  primary key (showcase_id, file)
);

create index offer_incoming on offer (section, product_id) where quantity = 0 and incoming > 0;

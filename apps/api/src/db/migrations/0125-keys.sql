-- What programs of a company sign in with: a secret that is shown once. It speaks for the company as long as its maker does.
create table company_key (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  account_id uuid not null references account on delete cascade,   -- who made it
  name text not null check (name <> ''),
  secret_hash bytea not null unique,                               -- SHA-256
  ending text not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  networks cidr[] not null default '{}',                           -- none: anywhere
  created_at timestamptz not null default now(),
  used_at timestamptz, used_from inet                              -- to the minute
);
create index company_key_company on company_key (company_id);
create index company_key_account on company_key (account_id);

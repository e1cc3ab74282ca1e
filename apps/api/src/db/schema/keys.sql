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

-- What programs have changed with a company's keys, or were refused to change. It outlives the keys.
create table key_call (
  id bigint generated always as identity primary key,
  company_id uuid not null references company on delete cascade,
  key_id uuid not null,                -- of the key, also when it is revoked
  key_name text not null,
  operation text not null,             -- of the contract
  order_id uuid,                       -- that was acted on
  status int not null,                 -- of the answer
  address inet,
  at timestamptz not null default now()
);
create index key_call_company on key_call (company_id, id);
create index key_call_key on key_call (company_id, key_id, id);

-- How often programs have read with a company's keys, by day of Moscow and call of the contract. It outlives the keys.
create table key_read (
  company_id uuid not null references company on delete cascade,
  day date not null,
  key_id uuid not null,
  operation text not null,
  calls int not null check (calls > 0),
  primary key (company_id, day, key_id, operation)
);
create index key_read_day on key_read (day);

-- Above what sums the orders of an employee or of a key need somebody's yes, in kopecks with VAT.
create table spending_limit (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references company on delete cascade,
  employee_id uuid unique references employee on delete cascade,
  key_id uuid unique references company_key on delete cascade,
  per_order bigint check (per_order >= 0),
  per_day bigint check (per_day >= 0),
  per_month bigint check (per_month >= 0),
  approver_id uuid references employee on delete set null,   -- null: whoever may order so much himself
  check (num_nonnulls(employee_id, key_id) = 1),
  check (num_nonnulls(per_order, per_day, per_month) > 0)
);
create index spending_limit_company on spending_limit (company_id);
create index spending_limit_approver on spending_limit (approver_id);

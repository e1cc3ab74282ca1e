-- Lists that a buyer keeps under a name, to order them again.
create table bulk_list (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  name text not null check (name <> ''),
  rows jsonb not null,                 -- BulkListRow[]
  updated_at timestamptz not null default now()
);
create unique index bulk_list_name on bulk_list (account_id, lower(name));

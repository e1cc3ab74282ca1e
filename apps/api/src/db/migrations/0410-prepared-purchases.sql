-- What a program has prepared to order for a company, until a person says yes to it or a day has passed.
create table prepared_purchase (
  company_id uuid not null references company on delete cascade,
  -- of all that `shown` has
  hash text not null,
  -- not jsonb: its text is compared
  shown json not null,
  prepared_at timestamptz not null default now(),
  primary key (company_id, hash)
);

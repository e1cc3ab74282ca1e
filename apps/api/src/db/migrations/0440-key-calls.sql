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

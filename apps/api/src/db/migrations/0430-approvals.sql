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

-- Which key placed an order; the account beside it is the key's holder at that time.
alter table purchase add column key_id uuid references company_key on delete set null;
create index purchase_key on purchase (key_id) where key_id is not null;
create index purchase_spent on purchase (buyer_id, account_id, created_at);

-- What is wanted above a limit, with its pieces taken from the stock, until somebody says yes or no to it.
create table approval (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  account_id uuid references account on delete set null,     -- who asks
  key_id uuid references company_key on delete set null,
  key_name text,                       -- of the key that asks, also when it is gone
  -- deferred: an account that is deleted takes its employee along while its other references are still being cleared
  approver_id uuid references employee on delete set null deferrable initially deferred,
  excess jsonb not null,               -- {period, limit, used, over}
  terms jsonb not null,                -- {lines, choices}: what is ordered, and how it is received
  comment text,
  total bigint not null check (total >= 0),                  -- as asked
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'declined', 'withdrawn', 'lapsed')),
  until timestamptz not null default now() + interval '48 hours',
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid references account on delete set null,
  reason text,
  purchase_ids uuid[] not null default '{}',
  check ((state = 'waiting') = (decided_at is null)),
  check ((state = 'approved') = (purchase_ids <> '{}'))
);
create index approval_company on approval (company_id, created_at desc);
create index approval_account on approval (account_id);
create index approval_key on approval (key_id) where key_id is not null;
create index approval_approver on approval (approver_id) where approver_id is not null;
create index approval_decided_by on approval (decided_by) where decided_by is not null;
create index approval_waiting on approval (until) where state = 'waiting';

-- A press of the button may also have made an approval.
alter table purchase_request add column approval_id uuid references approval on delete cascade;
create index purchase_request_approval on purchase_request (approval_id) where approval_id is not null;

create function event_of_approval() returns trigger language plpgsql as $$
begin
  perform add_event(new.company_id, case new.state when 'waiting' then 'approval.asked' else 'approval.decided' end,
    new.id::text, jsonb_build_object('status', new.state));
  return null;
end $$;
create trigger event_of_approval after insert or update of state on approval for each row execute function event_of_approval();

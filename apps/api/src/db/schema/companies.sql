create table company (
  id uuid primary key,
  parent_id uuid references company,
  name text not null check (name <> ''),
  legal_form text,
  inn text,
  kpp text,
  ogrn text,
  city_id smallint references city,
  vat_rate smallint check (vat_rate in (0, 5, 7, 10, 20, 22)),
  min_order_sum int not null default 0 check (min_order_sum >= 0),
  pickup boolean not null default false,
  phone text,
  email text,
  site text,
  description text,
  working_hours text,
  legal_address text,
  actual_address text,
  price_list_at timestamptz,
  registered_at timestamptz not null default now(),
  logo text,                           -- image address, as account.avatar
  vk text, telegram text, whatsapp text,
  bank_bic text, bank_account text, bank_correspondent_account text, bank_name text,
  delivery_days smallint check (delivery_days >= 0),
  -- a copy of the catalog in memory holds one for every offer, where an id is too long
  number int generated always as identity,
  demands_second_factor boolean not null default false,
  delivery_revision int not null default 0,   -- grows with every change of its terms
  -- a deleted company waits for its owners for 30 days
  deleted_at timestamptz, deleted_by text
);
-- a branch shares its brand's ИНН and has a КПП of its own; an entrepreneur has none
create unique index company_inn_kpp on company (inn, coalesce(kpp, '')) where inn is not null and deleted_at is null;
create index company_parent on company (parent_id);
create index company_city on company (city_id) where city_id is not null;
create unique index company_number on company (number);
create index company_deleted on company (deleted_at) where deleted_at is not null;
-- An order of a company that is deleted does not become an order of the person who made it, who may have left long before.
create trigger company_gone before delete on company for each row execute function company_gone();
-- A branch that stands alone needs an owner of its own.
create constraint trigger company_stands_alone after update of parent_id on company deferrable initially deferred
  for each row when (old.parent_id is not null and new.parent_id is null) execute function company_stands_alone();

create table company_member (
  company_id uuid not null references company on delete cascade,
  account_id uuid not null references account on delete cascade,
  -- owners decide what nobody else in a company may; whoever comes first is one, and there is always one
  is_owner boolean not null default false,
  primary key (company_id, account_id)
);
create index company_member_account on company_member (account_id);
create trigger member_is_employee after insert on company_member for each row execute function member_is_employee();
create trigger wake_member after delete on company_member for each row execute function wake_member();
create trigger first_member_owns before insert on company_member for each row execute function first_member_owns();
create trigger company_keeps_owner after delete or update of is_owner on company_member for each row execute function company_keeps_owner();

create table employee (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references company on delete cascade,
  account_id uuid,                     -- of a member; null for whoever is only written down
  full_name text not null check (full_name <> ''),
  position text,
  phone text,                          -- digits only, with the country code
  email text,                          -- lower case; of a member the account's own is shown instead
  created_at timestamptz not null default now(),
  -- who holds his invitation: whoever sent it last
  invited_by uuid references account on delete set null,
  -- what he may do in the company, also before he has accepted his invitation; none: all that members may
  roles text[] not null default '{}',
  -- who stops being a member stops being an employee; deferred, so that either may be written first
  foreign key (company_id, account_id) references company_member on delete cascade deferrable initially deferred
);
create unique index employee_account on employee (company_id, account_id);
create unique index employee_email on employee (company_id, email);
create index employee_invited_by on employee (invited_by) where invited_by is not null;

-- A secret sent to an address: whoever follows it reads what is sent there. It gets its token when it is sent, and another when it must
-- be sent again: so no secret waits in the queue. An invitation is a link to somebody who need not have an account yet.
create table link (
  token_hash bytea,                    -- SHA-256 of the token; the token itself is in the letter alone
  purpose text not null check (purpose in ('password', 'email', 'phone', 'invitation')),
  account_id uuid references account on delete cascade,
  address text not null,               -- e-mail or phone that it was sent to, as in account
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  id uuid primary key default gen_random_uuid(),
  employee_id uuid references employee on delete cascade,
  constraint link_owner check ((purpose = 'invitation') = (employee_id is not null) and (employee_id is null) = (account_id is not null))
);
create index link_account on link (account_id, purpose);
create index link_expires on link (expires_at);
create unique index link_token on link (token_hash);
create index link_employee on link (employee_id);

-- What happened to the security of a company, for its owners.
create table company_log (
  id bigint generated always as identity primary key,
  company_id uuid not null references company on delete cascade,
  account_id uuid references account on delete set null,
  by text,                             -- the name at that time; null where nobody did it
  event text not null,
  detail text not null default '',
  address inet,
  at timestamptz not null default now()
);
create index company_log_company on company_log (company_id, id desc);
create index company_log_account on company_log (account_id);

-- New bank details wait for a day, in which any owner may refuse them.
create table bank_change (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  account_id uuid references account on delete set null,
  by text not null,
  bank_bic text, bank_account text, bank_correspondent_account text, bank_name text,
  created_at timestamptz not null default now(),
  due_at timestamptz not null,
  applied_at timestamptz,
  refused_at timestamptz
);
create unique index bank_change_open on bank_change (company_id) where applied_at is null and refused_at is null;
create index bank_change_company on bank_change (company_id, applied_at);
create index bank_change_account on bank_change (account_id);
create index bank_change_due on bank_change (due_at) where applied_at is null and refused_at is null;

-- What is counted of suppliers' answers.
create table supplier_reliability (
  supplier_id uuid primary key references company on delete cascade,
  orders int not null check (orders > 0),                                  -- answered, or left without an answer
  confirmed int not null check (confirmed between 0 and orders),           -- in full, and not declined later
  answer_minutes int check (answer_minutes >= 0),                          -- median; null: it has answered nothing
  -- of a hundred orders, rounded down; null: there are too few to say
  confirmed_of_100 int generated always as (case when orders >= 20 then confirmed * 100 / orders end) stored
);

create table favorite_supplier (
  account_id uuid not null references account on delete cascade,
  supplier_id uuid not null references company on delete cascade,
  created_at timestamptz not null default now(),
  primary key (account_id, supplier_id)
);
create index favorite_supplier_supplier on favorite_supplier (supplier_id);

-- What a supplier grants a company that buys of it; whoever has no agreement pays in advance.
create table agreement (
  supplier_id uuid not null references company on delete cascade,
  buyer_id uuid not null references company on delete cascade,
  pay_days smallint not null check (pay_days between 0 and 365),
  credit_limit bigint not null check (credit_limit >= 0),
  updated_at timestamptz not null default now(),
  primary key (supplier_id, buyer_id)
);
create index agreement_buyer on agreement (buyer_id);

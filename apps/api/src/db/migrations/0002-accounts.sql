-- Who signs in, and what an account keeps.
create table account (
  id uuid primary key,
  email text,                          -- lower case
  phone text,                          -- digits only, with the country code
  email_verified_at timestamptz,
  phone_verified_at timestamptz,
  password_hash text not null,         -- argon2id, PHC string
  full_name text,
  avatar text,
  created_at timestamptz not null default now(),
  check (email is not null or phone is not null)
);
create unique index account_email on account (email);
create unique index account_phone on account (phone);

create table session (
  token_hash bytea primary key,        -- SHA-256 of the token; the token itself is never stored
  account_id uuid not null references account on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  user_agent text
);
create index session_account on session (account_id);

create table company_member (
  company_id uuid not null references company on delete cascade,
  account_id uuid not null references account on delete cascade,
  primary key (company_id, account_id)
);
create index company_member_account on company_member (account_id);

create table favorite_supplier (
  account_id uuid not null references account on delete cascade,
  supplier_id uuid not null references company on delete cascade,
  created_at timestamptz not null default now(),
  primary key (account_id, supplier_id)
);

-- What signing in and confirming an address leave behind.
alter table session add column id uuid not null default gen_random_uuid();
create unique index session_id on session (id);
create index session_expires on session (expires_at);

-- A secret sent to an address: whoever follows it reads what is sent there.
create table link (
  token_hash bytea primary key,        -- SHA-256 of the token; the token itself is in the letter alone
  purpose text not null check (purpose in ('password', 'email', 'phone')),
  account_id uuid not null references account on delete cascade,
  address text not null,               -- e-mail or phone that it was sent to, as in account
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index link_account on link (account_id, purpose);
create index link_expires on link (expires_at);

-- Every word that a user gave or took back, for 152-ФЗ: what was shown, when, and from where it came.
create table consent (
  id bigint generated always as identity primary key,
  account_id uuid not null references account on delete cascade,
  kind text not null check (kind in ('processing', 'third_parties', 'marketing')),
  version date not null,               -- of the text that was shown
  given boolean not null,
  ip inet not null,
  at timestamptz not null default now()
);
create index consent_account on consent (account_id, kind, id);

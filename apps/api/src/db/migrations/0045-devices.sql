-- A browser in which somebody has signed in, known by its cookie: guesses from elsewhere do not lock it out.
create table device (
  token_hash bytea not null,           -- SHA-256 of the cookie
  account_id uuid not null references account on delete cascade,
  seen_at timestamptz not null default now(),
  primary key (token_hash, account_id)
);
create index device_account on device (account_id);
create index device_seen on device (seen_at);

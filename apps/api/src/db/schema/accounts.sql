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
  -- where he buys for, as he chose it; no reference, since accounts outlive the cities of a demo trade
  city_id smallint,
  -- what the link in a letter that ends such letters names the account by: it opens nothing else
  letters_key uuid not null default gen_random_uuid() unique,
  check (email is not null or phone is not null)
);
create unique index account_email on account (email);
create unique index account_phone on account (phone);

create table session (
  token_hash bytea primary key,        -- SHA-256 of the token; the token itself is never stored
  account_id uuid not null references account on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  user_agent text,
  id uuid not null default gen_random_uuid(),
  -- when it was last used, to the hour: one that nobody uses any more ends before its time
  seen_at timestamptz not null default now()
);
create index session_account on session (account_id);
create unique index session_id on session (id);
create index session_expires on session (expires_at);
create trigger wake_session after delete on session for each row execute function wake_account();

-- A browser in which somebody has signed in, known by its cookie: guesses from elsewhere do not lock it out.
create table device (
  token_hash bytea not null,           -- SHA-256 of the cookie
  account_id uuid not null references account on delete cascade,
  seen_at timestamptz not null default now(),
  primary key (token_hash, account_id)
);
create index device_account on device (account_id);
create index device_seen on device (seen_at);

-- A second proof of who signs in, beside the password: a passkey, or the codes of an app; and codes for the day when both are lost.
create table passkey (
  id text primary key,                 -- the credential's own, base64url
  account_id uuid not null references account on delete cascade,
  name text not null check (name <> ''),
  public_key bytea not null,
  counter bigint not null,             -- of signatures, where the authenticator counts them
  transports text[] not null,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index passkey_account on passkey (account_id);

create table totp (
  account_id uuid primary key references account on delete cascade,
  secret bytea not null,
  confirmed_at timestamptz,            -- null until the first code has shown that the app has it
  last_step bigint not null default 0  -- of the last code that was taken: each is taken once
);

create table recovery_code (
  account_id uuid not null references account on delete cascade,
  hash text not null,                  -- argon2id, PHC string
  primary key (account_id, hash)
);

-- What an account is asked for at the moment: a second factor after its password, or a new passkey's signature.
create table challenge (
  token_hash bytea primary key,        -- SHA-256 of the token
  account_id uuid not null references account on delete cascade,
  purpose text not null check (purpose in ('login', 'passkey', 'proof')),
  question text not null,              -- to be signed by a passkey
  hours int not null default 0,        -- of the session that a login asked for
  expires_at timestamptz not null
);
create index challenge_account on challenge (account_id);
create index challenge_expires on challenge (expires_at);

-- A proof that whoever uses a session is its owner: shown with calls that move money, for minutes, in this session alone.
create table proof (
  token_hash bytea primary key,        -- SHA-256 of the token
  session_hash bytea not null references session on delete cascade,
  expires_at timestamptz not null
);
create index proof_session on proof (session_hash);
create index proof_expires on proof (expires_at);

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

-- How an account hears of its orders, by kind of event; without a row it is by letter.
create table notice_choice (
  account_id uuid not null references account on delete cascade,
  kind text not null check (kind in ('orders', 'money', 'goods', 'claims', 'market', 'watches')),
  channel text not null check (channel in ('email', 'phone', 'push', 'none')),
  primary key (account_id, kind)
);

-- Browsers that show notices: each belongs to the session that turned them on there, and ends with it.
create table push_subscription (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null unique references session (id) on delete cascade,
  -- where the browser's push service takes messages for it, and what they are encrypted with
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  -- our public key that it was made for: it takes messages of no other
  server_key text not null,
  created_at timestamptz not null default now()
);

-- How often somebody tried something lately, as rate-limiter-flexible counts it.
create table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint                        -- milliseconds since 1970
);
create index rate_limit_expire on rate_limit (expire);

-- A link gets its token when it is sent, and another when it must be sent again: so no secret waits in the queue.
alter table link drop constraint link_pkey;
alter table link alter token_hash drop not null;
alter table link add column id uuid primary key default gen_random_uuid();
create unique index link_token on link (token_hash);

-- Letters and text messages of a demo, which has nowhere to send them.
create table outbox (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('email', 'phone')),
  recipient text not null,
  subject text,                        -- of a letter
  html text,
  text text not null,
  created_at timestamptz not null default now()
);

-- How often somebody tried something lately, as rate-limiter-flexible counts it.
create table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint                        -- milliseconds since 1970
);
create index rate_limit_expire on rate_limit (expire);

-- A picture that somebody uploaded; its bytes lie in the file storage under the id.
create table file (
  id uuid primary key,
  account_id uuid references account on delete set null,
  purpose text not null check (purpose in ('avatar', 'logo')),
  created_at timestamptz not null default now()
);
create index file_created on file (created_at);
alter table company add column logo text;  -- image address, as account.avatar

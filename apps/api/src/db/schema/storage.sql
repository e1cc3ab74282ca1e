-- Where the files of this database lie: a directory has the same id in it.
create table storage (
  one boolean primary key default true check (one),
  id uuid not null
);

-- A picture that somebody uploaded; its bytes lie in the file storage under the id.
create table file (
  id uuid primary key,
  account_id uuid references account on delete set null,
  purpose text not null check (purpose in ('avatar', 'logo')),
  created_at timestamptz not null default now()
);
create index file_created on file (created_at);
create index file_account on file (account_id) where account_id is not null;

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

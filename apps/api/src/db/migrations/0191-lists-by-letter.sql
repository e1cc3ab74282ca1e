-- Sources whose lists come by letter, to an address of their own: see decision 123.
alter table source
  add column kind text not null default 'file' check (kind in ('file', 'mail')),
  alter column url drop not null,
  add column mail_token text unique,                 -- what in the address says whose it is
  add column senders text[] not null default '{}',   -- addresses and @domains
  add check ((kind = 'mail') = (url is null)),
  add check ((kind = 'mail') = (mail_token is not null));

-- Letters to sources, noted once however often they lie in the mailbox; they themselves stay there.
create table source_letter (
  id bigint generated always as identity primary key,
  source_id uuid not null references source on delete cascade,
  message bytea not null,                            -- hash of what names the letter
  validity bigint not null, uid bigint not null,     -- where it lies
  is_taken boolean not null default false,
  created_at timestamptz not null default now(),
  unique (source_id, message)
);
create index source_letter_waiting on source_letter (source_id, id) where not is_taken;

-- How far a mailbox has been read, and until when somebody reads it.
create table mailbox (
  name text primary key,
  validity bigint not null default 0,
  last_uid bigint not null default 0,
  leased_until timestamptz
);

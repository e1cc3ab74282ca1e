-- A second proof of who signs in, beside the password: a passkey, or the codes of an app; and codes for the day when
-- both are lost.
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
  purpose text not null check (purpose in ('login', 'passkey')),
  question text not null,              -- to be signed by a passkey
  hours int not null default 0,        -- of the session that a login asked for
  expires_at timestamptz not null
);
create index challenge_account on challenge (account_id);
create index challenge_expires on challenge (expires_at);

alter table company add column demands_second_factor boolean not null default false;

create function has_second_factor(account uuid) returns boolean language sql stable as $$
  select exists (select from passkey where account_id = account)
    or exists (select from totp where account_id = account and confirmed_at is not null)
$$;

-- Who speaks for a company: its members do, and those of the company it is a branch of, as soon as they have the second
-- factor that either may demand. Every question about it is asked of this view.
create view speaker as
select m.account_id, c.id company_id from company_member m join company c on c.id = m.company_id
left join company parent on parent.id = c.parent_id
where not (c.demands_second_factor or coalesce(parent.demands_second_factor, false)) or has_second_factor(m.account_id)
union all
select m.account_id, branch.id from company_member m join company c on c.id = m.company_id
join company branch on branch.parent_id = c.id
where not (c.demands_second_factor or branch.demands_second_factor) or has_second_factor(m.account_id);

create or replace function speaks_for(account uuid, company uuid) returns boolean language sql stable as $$
  select exists (select from speaker where account_id = account and company_id = company)
$$;

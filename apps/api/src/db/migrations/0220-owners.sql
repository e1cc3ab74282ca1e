-- Owners decide what nobody else in a company may. Whoever comes first is one, and there is always one.
alter table company_member add column is_owner boolean not null default false;
update company_member m set is_owner = true from (
  select distinct on (e.company_id) e.company_id, e.account_id from employee e join account a on a.id = e.account_id
  order by e.company_id, e.created_at, a.created_at, a.id) founder
where (m.company_id, m.account_id) = (founder.company_id, founder.account_id);

create function first_member_owns() returns trigger language plpgsql as $$
begin
  perform from company where id = new.company_id for no key update;
  if not exists (select from company_member where company_id = new.company_id and is_owner) then
    new.is_owner := true;
  end if;
  return new;
end $$;
create trigger first_member_owns before insert on company_member for each row execute function first_member_owns();

-- What owners decide can't be undone by a mistake at once: a deleted company waits for its owners for 30 days.
alter table company add column deleted_at timestamptz, add column deleted_by text;
create index company_deleted on company (deleted_at) where deleted_at is not null;
drop index company_inn_kpp;
create unique index company_inn_kpp on company (inn, coalesce(kpp, '')) where inn is not null and deleted_at is null;

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

-- An owner who goes by himself must leave another one, unless the company is a branch, which the owners of its company own.
-- If his account is deleted, whoever has been there longest follows him.
create function company_keeps_owner() returns trigger language plpgsql as $$
declare
  heir company_member;
begin
  if not old.is_owner or (tg_op = 'UPDATE' and new.is_owner) then return null; end if;
  -- whoever unmakes another owner at this moment waits here, and then sees this one gone
  perform from company where id = old.company_id and parent_id is null for no key update;
  if not found or exists (select from company_member where company_id = old.company_id and is_owner) then return null; end if;
  if exists (select from account where id = old.account_id) then
    raise exception 'a company needs an owner' using errcode = 'check_violation', constraint = 'company_owner';
  end if;
  select m.* into heir from company_member m join employee e using (company_id, account_id)
  where m.company_id = old.company_id order by e.created_at, e.id limit 1;
  if found then
    update company_member set is_owner = true where company_id = heir.company_id and account_id = heir.account_id;
    insert into company_log (company_id, event, detail)
    select company_id, 'owner-inherited', full_name from employee where company_id = heir.company_id and account_id = heir.account_id;
  end if;
  return null;
end $$;
create trigger company_keeps_owner after delete or update of is_owner on company_member for each row execute function company_keeps_owner();

create function company_stands_alone() returns trigger language plpgsql as $$
begin
  if exists (select from company_member where company_id = new.id)
    and not exists (select from company_member where company_id = new.id and is_owner)
    and exists (select from company where id = new.id and parent_id is null)
  then
    raise exception 'a company needs an owner' using errcode = 'check_violation', constraint = 'company_owner';
  end if;
  return null;
end $$;
create constraint trigger company_stands_alone after update of parent_id on company deferrable initially deferred
  for each row when (old.parent_id is not null and new.parent_id is null) execute function company_stands_alone();

-- Nobody speaks for a deleted company.
create or replace view speaker as
select m.account_id, c.id company_id from company_member m join company c on c.id = m.company_id
left join company parent on parent.id = c.parent_id
where c.deleted_at is null
  and (not (c.demands_second_factor or coalesce(parent.demands_second_factor, false)) or has_second_factor(m.account_id))
union all
select m.account_id, branch.id from company_member m join company c on c.id = m.company_id
join company branch on branch.parent_id = c.id
where c.deleted_at is null and branch.deleted_at is null
  and (not (c.demands_second_factor or branch.demands_second_factor) or has_second_factor(m.account_id));

-- The owners of a branch are its own and those of its company.
create view owner as
select s.account_id, s.company_id from speaker s join company c on c.id = s.company_id
where exists (select from company_member m where m.account_id = s.account_id and m.is_owner and m.company_id in (c.id, c.parent_id));

-- A proof that whoever uses a session is its owner: shown with calls that move money, for minutes, in this session alone.
create table proof (
  token_hash bytea primary key,        -- SHA-256 of the token
  session_hash bytea not null references session on delete cascade,
  expires_at timestamptz not null
);
create index proof_session on proof (session_hash);
create index proof_expires on proof (expires_at);
alter table challenge drop constraint challenge_purpose_check,
  add constraint challenge_purpose_check check (purpose in ('login', 'passkey', 'proof'));

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

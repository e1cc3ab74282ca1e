-- Every member is an employee, by whatever way he became one.
create or replace function member_is_employee() returns trigger language plpgsql as $$
begin
  insert into employee (company_id, account_id, full_name)
  select new.company_id, id, coalesce(full_name, email, phone) from account where id = new.account_id
  on conflict (company_id, account_id) do nothing;
  return null;
end $$;

-- There is always an owner: whoever comes first.
create or replace function first_member_owns() returns trigger language plpgsql as $$
begin
  perform from company where id = new.company_id for no key update;
  if not exists (select from company_member where company_id = new.company_id and is_owner) then
    new.is_owner := true;
  end if;
  return new;
end $$;

-- An owner who goes by himself must leave another one, unless the company is a branch, which the owners of its company own.
-- If his account is deleted, whoever has been there longest follows him.
create or replace function company_keeps_owner() returns trigger language plpgsql as $$
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

-- A branch whose company lets it go needs an owner of its own.
create or replace function company_stands_alone() returns trigger language plpgsql as $$
begin
  if exists (select from company_member where company_id = new.id)
    and not exists (select from company_member where company_id = new.id and is_owner)
    and exists (select from company where id = new.id and parent_id is null)
  then
    raise exception 'a company needs an owner' using errcode = 'check_violation', constraint = 'company_owner';
  end if;
  return null;
end $$;

-- An order of a company that is deleted does not become an order of the person who made it, who may have left long before.
create or replace function company_gone() returns trigger language plpgsql as $$
begin
  update orders set account_id = null where buyer_id = old.id;
  return old;
end $$;

-- Whoever leaves a company, and whoever waits for its events, notices at once.
create or replace function wake_member() returns trigger language plpgsql as $$
begin
  perform pg_notify('news', old.account_id::text);
  perform pg_notify('news', 'company:' || old.company_id);
  return null;
end $$;

-- What acts for a company while nobody is there: each in the name of one person, as long as he speaks for it.
create or replace view mandate as
select 'key' kind, id, company_id, account_id, name, null detail, used_at, created_at from company_key
union all
select 'exchange', x.id, x.company_id, x.account_id, 'Обмен с 1С', x.login,
  (select max(s.seen_at) from exchange_session s where s.exchange_id = x.id), x.created_at from exchange x
union all
select 'webhook', w.id, w.company_id, w.account_id, 'События', w.url,
  (select max(c.created_at) from webhook_call c where c.webhook_id = w.id), w.created_at from webhook w
union all
select 'source', s.id, s.company_id, s.account_id, s.name, s.url,
  (select max(f.created_at) from source_fetch f where f.source_id = s.id), s.created_at from source s
union all
select 'showcase', s.id, s.company_id, s.account_id, s.name, null,
  (select max(f.fetched_at) from showcase_feed f where f.showcase_id = s.id), s.created_at from showcase s
union all
select 'invitation', e.id, e.company_id, e.invited_by, e.full_name, max(l.address), null, max(l.created_at)
from employee e join link l on l.employee_id = e.id and l.expires_at > now()
where e.account_id is null group by e.id;

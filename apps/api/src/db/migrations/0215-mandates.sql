-- What acts for a company while nobody is there does so in the name of one person, its holder: `account_id`. It acts as long
-- as that person speaks for the company.

-- An invitation is held by whoever sent it last. Of those under way, the ones that only one person can have sent stay.
alter table employee add column invited_by uuid references account on delete set null;
create index employee_invited_by on employee (invited_by) where invited_by is not null;
update employee e set invited_by = m.account_id from company_member m
where m.company_id = e.company_id and e.account_id is null and exists (select from link where employee_id = e.id)
  and not exists (select from company_member o where o.company_id = e.company_id and o.account_id <> m.account_id);

create view mandate as
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

-- Whoever leaves a company, and whoever waits for its events, notices at once.
create function wake_member() returns trigger language plpgsql as $$
begin
  perform pg_notify('news', old.account_id::text);
  perform pg_notify('news', 'company:' || old.company_id);
  return null;
end $$;
create trigger wake_member after delete on company_member for each row execute function wake_member();

-- A session of an exchange that has been ended keeps its outcome, but no cookie opens it.
alter table exchange_session alter column token_hash drop not null;

-- An order of a company that is deleted does not become an order of the person who made it, who may have left long before.
create function company_gone() returns trigger language plpgsql as $$
begin
  update purchase set account_id = null where buyer_id = old.id;
  return old;
end $$;
create trigger company_gone before delete on company for each row execute function company_gone();

-- What an employee may do in the company, also before he has accepted his invitation. None: all that members may.
alter table employee add column roles text[] not null default '{}';

-- With the roles by which an account speaks for a company; none: it has all rights. There is a row for each membership.
create or replace view speaker as
select m.account_id, c.id company_id, case when m.is_owner then '{}' else coalesce(e.roles, '{}') end roles
from company_member m join company c on c.id = m.company_id
left join company parent on parent.id = c.parent_id
left join employee e on e.company_id = m.company_id and e.account_id = m.account_id
where c.deleted_at is null
  and (not (c.demands_second_factor or coalesce(parent.demands_second_factor, false)) or has_second_factor(m.account_id))
union all
select m.account_id, branch.id, case when m.is_owner then '{}' else coalesce(e.roles, '{}') end
from company_member m join company c on c.id = m.company_id
join company branch on branch.parent_id = c.id
left join employee e on e.company_id = m.company_id and e.account_id = m.account_id
where c.deleted_at is null and branch.deleted_at is null
  and (not (c.demands_second_factor or branch.demands_second_factor) or has_second_factor(m.account_id));

-- Whether an account speaks for a company with one of these roles, or with all rights.
create function may(account uuid, company uuid, some_roles text[]) returns boolean language sql stable as $$
  select exists (select from speaker where account_id = account and company_id = company and (roles = '{}' or roles && some_roles))
$$;

-- The roles of an account in a company, those in the company of a branch too; null if it doesn't speak for it.
create function roles_of(account uuid, company uuid) returns text[] language sql stable as $$
  select case when bool_or(s.roles = '{}') then '{}' else array_agg(distinct r) end
  from speaker s left join lateral unnest(s.roles) r on true where s.account_id = account and s.company_id = company
$$;

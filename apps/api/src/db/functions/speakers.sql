create or replace function has_second_factor(account uuid) returns boolean language sql stable as $$
  select exists (select from passkey where account_id = account)
    or exists (select from totp where account_id = account and confirmed_at is not null)
$$;

-- Who speaks for a company: its members do, and those of the company it is a branch of, as soon as they have the second
-- factor that either may demand; nobody speaks for a deleted one. `roles` are those by which an account does; none: it has all rights.
-- There is a row for each membership. Every question about it is asked of this view.
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

-- The owners of a branch are its own and those of its company.
create or replace view owner as
select s.account_id, s.company_id from speaker s join company c on c.id = s.company_id
where exists (select from company_member m where m.account_id = s.account_id and m.is_owner and m.company_id in (c.id, c.parent_id));

create or replace function speaks_for(account uuid, company uuid) returns boolean language sql stable as $$
  select exists (select from speaker where account_id = account and company_id = company)
$$;

-- Whether an account speaks for a company with one of these roles, or with all rights.
create or replace function may(account uuid, company uuid, some_roles text[]) returns boolean language sql stable as $$
  select exists (select from speaker where account_id = account and company_id = company and (roles = '{}' or roles && some_roles))
$$;

-- The roles of an account in a company, those in the company of a branch too; null if it doesn't speak for it.
create or replace function roles_of(account uuid, company uuid) returns text[] language sql stable as $$
  select case when bool_or(s.roles = '{}') then '{}' else array_agg(distinct r) end
  from speaker s left join lateral unnest(s.roles) r on true where s.account_id = account and s.company_id = company
$$;

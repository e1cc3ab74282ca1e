-- What a company says of itself, the people who work in it, and the letters that invite them.
alter table company
  add column vk text, add column telegram text, add column whatsapp text,
  add column bank_bic text, add column bank_account text, add column bank_correspondent_account text, add column bank_name text,
  add column delivery_days smallint check (delivery_days >= 0);
-- a branch shares its brand's ИНН and has a КПП of its own; an entrepreneur has none
create unique index company_inn_kpp on company (inn, coalesce(kpp, '')) where inn is not null;
create index company_parent on company (parent_id);

create table employee (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references company on delete cascade,
  account_id uuid,                     -- of a member; null for whoever is only written down
  full_name text not null check (full_name <> ''),
  position text,
  phone text,                          -- digits only, with the country code
  email text,                          -- lower case; of a member the account's own is shown instead
  created_at timestamptz not null default now(),
  -- who stops being a member stops being an employee; deferred, so that either may be written first
  foreign key (company_id, account_id) references company_member on delete cascade deferrable initially deferred
);
create unique index employee_account on employee (company_id, account_id);
create unique index employee_email on employee (company_id, email);

-- Every member is an employee, by whatever way he became one.
create function member_is_employee() returns trigger language plpgsql as $$
begin
  insert into employee (company_id, account_id, full_name)
  select new.company_id, id, coalesce(full_name, email, phone) from account where id = new.account_id
  on conflict (company_id, account_id) do nothing;
  return null;
end $$;
create trigger member_is_employee after insert on company_member for each row execute function member_is_employee();

insert into employee (company_id, account_id, full_name)
select m.company_id, a.id, coalesce(a.full_name, a.email, a.phone) from company_member m join account a on a.id = m.account_id;

-- An invitation is a link to somebody who need not have an account yet.
alter table link
  add column employee_id uuid references employee on delete cascade,
  alter column account_id drop not null,
  drop constraint link_purpose_check,
  add constraint link_purpose_check check (purpose in ('password', 'email', 'phone', 'invitation')),
  add constraint link_owner check ((purpose = 'invitation') = (employee_id is not null) and (employee_id is null) = (account_id is not null));
create index link_employee on link (employee_id);

create unique index warehouse_name on warehouse (company_id, name);

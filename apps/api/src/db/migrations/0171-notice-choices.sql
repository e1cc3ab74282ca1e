-- How an account hears of its orders, by kind of event; without a row it is by letter.
create table notice_choice (
  account_id uuid not null references account on delete cascade,
  kind text not null check (kind in ('orders', 'money', 'goods', 'claims')),
  channel text not null check (channel in ('email', 'phone', 'none')),
  primary key (account_id, kind)
);
-- What the link in a letter that ends such letters names the account by: it opens nothing else.
alter table account add column letters_key uuid not null default gen_random_uuid() unique;

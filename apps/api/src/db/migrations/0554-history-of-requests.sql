-- What has happened to a request is kept.
create table goods_request_event (
  id bigint generated always as identity primary key,
  request_id uuid not null references goods_request on delete cascade,
  at timestamptz not null default now(),
  kind text not null check (kind in ('renamed', 'closed', 'reopened', 'changed', 'added', 'asked', 'extended', 'ended', 'quoted', 'wished',
    'agreed', 'declined', 'ordered')),
  account_id uuid references account on delete set null,
  by text,                             -- null: a supplier did it
  supplier text,                       -- the name of that time
  count int not null check (count >= 0),                     -- of lines; of suppliers that were asked
  lines jsonb not null,                -- the first of them
  name text, price int, until timestamptz,
  order_ids uuid[] not null default '{}',
  approval_id uuid references approval on delete set null
);
create index goods_request_event_request on goods_request_event (request_id, id desc);
create index goods_request_event_at on goods_request_event (at);
create index goods_request_event_account on goods_request_event (account_id) where account_id is not null;
create index goods_request_event_approval on goods_request_event (approval_id) where approval_id is not null;

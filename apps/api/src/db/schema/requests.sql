-- What a buyer wants, as it was written, until it is bought: «Заявка».
create table goods_request (
  id uuid primary key,
  number int generated always as identity unique,
  account_id uuid references account on delete cascade,      -- whose it is alone
  company_id uuid references company on delete cascade,      -- or whose people see it
  name text not null default '' check (length(name) <= 100),
  origin text not null check (origin in ('text', 'file', 'list', 'order', 'request', 'cart', 'repeat')),
  version int not null default 1 check (version > 0),
  is_closed boolean not null default false,
  created_by uuid references account on delete set null,
  created_at timestamptz not null default now(),
  updated_by uuid references account on delete set null,
  updated_at timestamptz not null default now(),
  key text,                            -- of the call that made it, one of `created_by`
  draft_of uuid references goods_request on delete set null,
  draft_reason text,                   -- why it is time, in words
  -- what every line's offers must fulfil
  arrive_by date,
  dot_year_min smallint check (dot_year_min between 1990 and 2100),
  with_vat boolean not null default false,
  check (num_nonnulls(account_id, company_id) = 1),
  check (draft_of is null or draft_reason is not null),
  unique (created_by, key)
);
create index goods_request_account on goods_request (account_id, updated_at desc) where account_id is not null;
create index goods_request_company on goods_request (company_id, updated_at desc) where company_id is not null;
create index goods_request_updated_by on goods_request (updated_by);
create index goods_request_draft on goods_request (draft_of) where draft_of is not null;

create table goods_request_line (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references goods_request on delete cascade,
  position int not null,
  text text not null check (text <> '' and length(text) <= 1200),
  is_remark boolean not null default false,                  -- a greeting or a total: nothing is wanted by it
  product_id int references product on delete set null,      -- what was decided on
  quantity int check (quantity between 0 and 1000000),       -- null: as the text says
  section text,
  wish jsonb,                          -- a body of the section's search
  understood jsonb not null default '{"tokens": [], "unknown": []}',
  -- the offer that was chosen by hand, and for which price; it may be gone by now: then the line says so
  offer_id bigint, offer_price int,
  check (not is_remark or (product_id is null and quantity is null)),
  check (num_nonnulls(offer_id, offer_price) in (0, 2)),
  check (not is_remark or offer_id is null)
);
create index goods_request_line_request on goods_request_line (request_id, position);
create index goods_request_line_product on goods_request_line (product_id) where product_id is not null;

-- The keys of calls that have added lines to a request: the same call again adds nothing.
create table goods_request_addition (
  request_id uuid not null references goods_request on delete cascade,
  key text not null,
  primary key (request_id, key)
);

-- A request that repeats: every so many days, or when its sizes are due as they are bought. What comes of it are drafts: requests that
-- wait for a person.
create table goods_request_repeat (
  request_id uuid primary key references goods_request on delete cascade,
  account_id uuid not null references account on delete cascade,     -- who has set it, and whose purchases are measured
  every_days int check (every_days between 1 and 366),               -- null: as it is bought
  next_on date not null                -- no draft before it
);
create index goods_request_repeat_account on goods_request_repeat (account_id);
create index goods_request_repeat_next on goods_request_repeat (next_on);

-- What has happened to a request: who did it, by the name of that time.
create table goods_request_event (
  id bigint generated always as identity primary key,
  request_id uuid not null references goods_request on delete cascade,
  at timestamptz not null default now(),
  kind text not null check (kind in ('renamed', 'conditions', 'closed', 'reopened', 'changed', 'added', 'asked', 'extended', 'ended', 'quoted', 'wished',
    'agreed', 'declined', 'ordered')),
  account_id uuid references account on delete set null,
  by text,                             -- null: a supplier did it
  supplier text,                       -- the name of that time
  count int not null check (count >= 0),                     -- of lines; of suppliers that were asked
  lines jsonb not null,                -- the first of them
  name text, price int, until timestamptz,
  order_ids uuid[] not null default '{}',
  approval_id uuid references approval on delete set null,
  conditions jsonb                     -- as they are from then on
);
create index goods_request_event_request on goods_request_event (request_id, id desc);
create index goods_request_event_at on goods_request_event (at);
create index goods_request_event_account on goods_request_event (account_id) where account_id is not null;
create index goods_request_event_approval on goods_request_event (approval_id) where approval_id is not null;

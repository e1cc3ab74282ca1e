-- A request that repeats: every so many days, or when its sizes are due as they are bought. What comes of it are drafts:
-- requests that wait for a person.
create table goods_request_repeat (
  request_id uuid primary key references goods_request on delete cascade,
  account_id uuid not null references account on delete cascade,     -- who has set it, and whose purchases are measured
  every_days int check (every_days between 1 and 366),               -- null: as it is bought
  next_on date not null                -- no draft before it
);
create index goods_request_repeat_account on goods_request_repeat (account_id);
create index goods_request_repeat_next on goods_request_repeat (next_on);

alter table goods_request drop constraint goods_request_origin_check,
  add constraint goods_request_origin_check check (origin in ('text', 'file', 'list', 'order', 'request', 'cart', 'repeat')),
  add column draft_of uuid references goods_request on delete set null,
  add column draft_reason text,        -- why it is time, in words
  add check (draft_of is null or draft_reason is not null);
create index goods_request_draft on goods_request (draft_of) where draft_of is not null;

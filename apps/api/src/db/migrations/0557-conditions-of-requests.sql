alter table goods_request add column arrive_by date;
alter table goods_request add column dot_year_min smallint check (dot_year_min between 1990 and 2100);
alter table goods_request add column with_vat boolean not null default false;
alter table goods_request_event drop constraint goods_request_event_kind_check;
alter table goods_request_event add constraint goods_request_event_kind_check check (kind in ('renamed', 'conditions', 'closed', 'reopened', 'changed', 'added', 'asked', 'extended',
  'ended', 'quoted', 'wished', 'agreed', 'declined', 'ordered'));
alter table goods_request_event add column conditions jsonb;

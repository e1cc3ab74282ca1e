-- The keys of calls that have added lines to a request: the same call again adds nothing.
create table goods_request_addition (
  request_id uuid not null references goods_request on delete cascade,
  key text not null,
  primary key (request_id, key)
);

-- A cart becomes a request too.
alter table goods_request drop constraint goods_request_origin_check,
  add constraint goods_request_origin_check check (origin in ('text', 'file', 'list', 'order', 'request', 'cart'));

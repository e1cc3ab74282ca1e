-- The offer that was chosen by hand for a line, and for which price. It may be gone by now: then the line says so.
alter table goods_request_line add column offer_id bigint, add column offer_price int,
  add check (num_nonnulls(offer_id, offer_price) in (0, 2)),
  add check (not is_remark or offer_id is null);

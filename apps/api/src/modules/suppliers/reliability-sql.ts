/**
 * Counts each supplier's orders of 90 days that it has answered or left without an answer. What the buyer has cancelled
 * before says nothing of the supplier. An order is confirmed if nothing of it was changed, nor declined afterwards.
 */
export const COUNT_RELIABILITY = `
  with answered as (
    select p.supplier_id, a.at - p.created_at taken, a.is_confirmed
    from purchase p cross join lateral (
      select min(e.at) filter (where e.kind in ('confirmed', 'offered', 'declined')) at,
        bool_or(e.kind = 'confirmed') and not bool_or(e.kind = 'declined') is_confirmed,
        bool_or(e.kind = 'lapsed') is_lapsed
      from purchase_event e where e.purchase_id = p.id) a
    where p.supplier_id is not null and p.created_at > now() - interval '90 days' and (a.at is not null or a.is_lapsed)),
  counted as (
    select supplier_id, count(*)::int orders, (count(*) filter (where is_confirmed))::int confirmed,
      floor(extract(epoch from percentile_cont(0.5) within group (order by taken)) / 60)::int answer_minutes
    from answered group by supplier_id),
  removed as (
    delete from supplier_reliability where supplier_id not in (select supplier_id from counted))
  insert into supplier_reliability (supplier_id, orders, confirmed, answer_minutes) select * from counted
  on conflict (supplier_id) do update set orders = excluded.orders, confirmed = excluded.confirmed,
    answer_minutes = excluded.answer_minutes`;

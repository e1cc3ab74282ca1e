import { mayDo } from '../../accounts/rights.ts';

/** How old the orders may be that reliability is counted of. */
const SINCE = `now() - interval '90 days'`;

/**
 * Selects the orders `p` of 90 days that their supplier has answered or left without an answer. What the buyer has
 * cancelled before says nothing of the supplier. An order is confirmed if nothing of it was changed, nor declined
 * afterwards; `is_agreed` says that its buyer wanted it changed, and then it doesn't count. Decision 280.
 */
const answered = (where: string) => `
    select p.id, p.number, p.supplier_id, p.buyer ->> 'name' buyer, p.created_at, a.at - p.created_at taken,
      a.is_confirmed, a.is_asked, a.is_agreed
    from orders p cross join lateral (
      select min(e.at) filter (where e.kind in ('confirmed', 'offered', 'declined')) at,
        bool_or(e.kind = 'confirmed') and not bool_or(e.kind = 'declined') is_confirmed,
        bool_or(e.kind = 'lapsed') is_lapsed, bool_or(e.kind = 'appealed') is_asked, bool_or(e.kind = 'appeal_agreed') is_agreed
      from order_event e where e.order_id = p.id) a
    where ${where} and p.created_at > ${SINCE} and (a.at is not null or a.is_lapsed)`;

const FIGURES = `count(*)::int orders, (count(*) filter (where is_confirmed))::int confirmed,
      floor(extract(epoch from percentile_cont(0.5) within group (order by taken)) / 60)::int answer_minutes`;

export const COUNT_RELIABILITY = `
  with counted as (
    select supplier_id, ${FIGURES} from (${answered('p.supplier_id is not null')}) a where not is_agreed group by supplier_id),
  removed as (
    delete from supplier_reliability where supplier_id not in (select supplier_id from counted))
  insert into supplier_reliability (supplier_id, orders, confirmed, answer_minutes) select * from counted
  on conflict (supplier_id) do update set orders = excluded.orders, confirmed = excluded.confirmed,
    answer_minutes = excluded.answer_minutes`;

const MAX_AGAINST = 100;
const MAX_SLOW = 5;
/** With fewer orders nothing is said of a supplier. */
const ENOUGH = 20;

/** Why something was done to orders, the most frequent first. */
const causesOf = (orders: string, kinds: string) => `
  (select coalesce(json_agg(json_build_object('cause', cause, 'orders', n) order by n desc, cause), '[]')
   from (select cause, count(*)::int n from (
     select (select e.details ->> 'cause' from order_event e where e.order_id = o.id and e.kind in (${kinds})
       order by e.id desc limit 1) cause
     from (${orders}) o) c group by cause) g)`;

/** What the company `$1` is told of its reliability; the account `$2` reads it. */
export const REPORT = `
  with answered as materialized (${answered('p.supplier_id = $1')}),
  counted as (select * from answered where not is_agreed),
  against as (
    select c.*, coalesce(e.kind, 'lapsed') kind, e.cause, e.comment, e.refused
    from counted c cross join lateral (
      select (array_agg(kind order by id desc) filter (where kind in ('declined', 'offered')))[1] kind,
        (array_agg(details ->> 'cause' order by id desc) filter (where kind in ('declined', 'offered')))[1] cause,
        (array_agg(comment order by id desc) filter (where kind in ('declined', 'offered')))[1] "comment",
        bool_or(kind = 'appeal_refused') refused
      from order_event where order_id = c.id) e
    where not c.is_confirmed)
  select
    (select json_build_object('orders', orders, 'confirmed', case when orders >= ${ENOUGH} then confirmed * 100 / orders end,
       'answer_minutes', case when orders >= ${ENOUGH} then answer_minutes end)
     from (select ${FIGURES} from counted) f) now,
    reliability_of($1) shown,
    (select count(*)::int from answered where is_agreed) agreed,
    (select price_list_at from company where id = $1) price_list_at,
    (select json_build_object('orders', count(distinct order_id)::int,
       'accepted', (count(distinct order_id) filter (where c.status = 'accepted'))::int)
     from claim c join orders p on p.id = c.order_id
     where p.supplier_id = $1 and p.created_at > ${SINCE} and c.status <> 'withdrawn') claims,
    ${causesOf('select id from against', `'declined', 'offered'`)} causes,
    ${causesOf(
      `select id from orders where supplier_id = $1 and status = 'cancelled' and created_at > ${SINCE}
         and exists (select from order_event e where e.order_id = orders.id and e.kind = 'cancelled')`,
      `'cancelled'`,
    )} cancelled,
    (select coalesce(json_agg(json_build_object('id', id, 'number', number, 'buyer', buyer, 'placed_at', created_at,
       'kind', kind, 'cause', cause, 'comment', comment,
       'appeal', case when refused then 'refused' when is_asked then 'asked' end,
       'can_appeal', ${mayDo('$2', '$1', 'sell')} and not is_asked) order by created_at desc, id), '[]')
     from (select * from against order by created_at desc, id limit ${MAX_AGAINST}) a) against,
    (select coalesce(json_agg(json_build_object('id', id, 'number', number, 'placed_at', created_at,
       'minutes', floor(extract(epoch from taken) / 60)::int) order by taken desc, id), '[]')
     from (select * from counted where taken is not null order by taken desc, id limit ${MAX_SLOW}) s) slowest`;

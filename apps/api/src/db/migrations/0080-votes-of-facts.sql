-- Whoever sold a product first decided its facts for ever. Now the offers that are on sale vote on them: the surest source wins,
-- among equally sure ones the value of most suppliers. Facts that nobody states are the catalogue's own: null where no vote has
-- changed any yet, and the listing has them; none of a product that a price list has brought.
alter table product add column own_facts jsonb;

-- What a supplier of a product has put right; it counts for as long as he sells it.
create table fact_correction (
  product_id int not null,
  company_id uuid not null references company on delete cascade,
  attribute text not null,
  value jsonb not null,                  -- as in offer.facts, null where the product has none
  account_id uuid references account on delete set null,
  created_at timestamptz not null default now(),
  primary key (product_id, company_id, attribute)
);
create index fact_correction_company on fact_correction (company_id);

-- What is voted on; season and studs are no part of what a product is known by where a list is silent about them.
create function listing_facts(l listing) returns jsonb language sql immutable as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'season', l.season, 'studded', l.studded, 'xl', l.xl, 'three_peak', l.three_peak, 'homologation', l.homologation,
    'axle', l.axle, 'position', l.position, 'moto_type', l.moto_type, 'application', l.application, 'pattern', l.pattern,
    'vehicle', l.vehicle, 'terrain', l.terrain, 'rim_type', l.rim_type, 'country', l.country))
$$;

-- Every vote on products that are on sale. A value is a word's id or a flag; texts are brands and models, which have no votes.
create function fact_votes(ids int[])
returns table (product_id int, attribute text, value jsonb, rank int, supplier_id uuid) language sql stable as $$
  select o.product_id, f.key, f.value -> 0, (f.value ->> 1)::int, o.supplier_id
  from offer o cross join lateral jsonb_each(o.facts) f
  where o.product_id = any(ids) and o.quantity > 0 and jsonb_typeof(f.value -> 0) <> 'string'
  union all
  select c.product_id, c.attribute, c.value, 5, c.company_id
  from fact_correction c
  where c.product_id = any(ids)
    and exists (select from offer o where o.product_id = c.product_id and o.supplier_id = c.company_id and o.quantity > 0)
$$;

-- Counts the votes on products again; to be called last in a transaction, as listing_refresh. Resolves to how many are
-- described otherwise now.
create function facts_refresh(ids int[]) returns int language plpgsql as $$
declare
  changed int[];
  facts jsonb[];
  recountried int[];
begin
  perform pg_advisory_xact_lock(4711);
  with told as materialized (
    select v.product_id, v.attribute, v.value, v.supplier_id, max(v.rank) rank from fact_votes(ids) v group by 1, 2, 3, 4),
  surest as (select product_id, attribute, max(rank) rank from told group by 1, 2),
  counted as (
    select t.product_id, t.attribute, t.value, count(*) filter (where t.rank = s.rank) n, count(*) of_all
    from told t join surest s using (product_id, attribute) group by 1, 2, 3),
  won as (
    select distinct on (product_id, attribute) product_id, attribute, value from counted
    order by product_id, attribute, n desc, of_all desc, value),
  said as (select product_id, jsonb_object_agg(attribute, value) facts from won group by 1),
  fresh as (
    select l.product_id, listing_facts(l) held,
      jsonb_strip_nulls(coalesce(p.own_facts, listing_facts(l)) || coalesce(s.facts, '{}')) facts
    from unnest(ids) i(id) join listing l on l.product_id = i.id join product p on p.id = i.id
      left join said s on s.product_id = i.id
    -- what nobody sells nobody sees: its facts are counted when it is on sale again
    where exists (select from offer o where o.product_id = i.id and o.quantity > 0))
  select array_agg(f.product_id), array_agg(f.facts) into changed, facts from fresh f where f.held <> f.facts;
  if changed is null then return 0; end if;
  update product p set own_facts = listing_facts(l) from listing l
  where p.id = any(changed) and p.own_facts is null and l.product_id = p.id;
  update listing l set
    season = (f.facts ->> 'season')::int, studded = (f.facts ->> 'studded')::boolean, xl = (f.facts ->> 'xl')::boolean,
    three_peak = (f.facts ->> 'three_peak')::boolean, homologation = (f.facts ->> 'homologation')::int,
    axle = (f.facts ->> 'axle')::int, position = (f.facts ->> 'position')::int, moto_type = (f.facts ->> 'moto_type')::int,
    application = (f.facts ->> 'application')::int, pattern = (f.facts ->> 'pattern')::int,
    vehicle = (f.facts ->> 'vehicle')::int, terrain = (f.facts ->> 'terrain')::int, rim_type = (f.facts ->> 'rim_type')::int,
    country = (f.facts ->> 'country')::int
  from unnest(changed, facts) f(id, facts) where l.product_id = f.id;
  -- the card shows the country in words
  select array_agg(p.id) into recountried from product p join listing l on l.product_id = p.id
    left join attribute_value a on a.id = l.country
  where p.id = any(changed) and p.country is distinct from a.label and (l.country is not null or p.own_facts = '{}');
  if recountried is not null then
    update product p set country = (select a.label from attribute_value a where a.id = l.country)
    from listing l where p.id = any(recountried) and l.product_id = p.id;
  end if;
  return cardinality(changed);
end $$;

-- As before, but that a writer whose offers state something else, or who takes some off sale or brings them, has the votes
-- counted again.
alter table listing_dirty add column facts boolean not null default false;
create or replace function offer_touch() returns trigger language plpgsql as $$
declare
  ids int[];
  voted int[];
begin
  -- a bulk writer counts once itself
  if coalesce(current_setting('app.bulk', true), '') = 'on' then return null; end if;
  if tg_op = 'INSERT' then
    select array_agg(distinct product_id), array_agg(distinct product_id) filter (where quantity > 0) into ids, voted from new_rows;
  elsif tg_op = 'DELETE' then
    select array_agg(distinct product_id), array_agg(distinct product_id) filter (where quantity > 0) into ids, voted from old_rows;
  -- union, not join: transition tables have no statistics
  else
    select array_agg(product_id) into ids from (select product_id from new_rows union select product_id from old_rows) x;
    select array_agg(distinct product_id) into voted from (
      (select id, product_id, facts, quantity > 0 from new_rows except select id, product_id, facts, quantity > 0 from old_rows)
      union all
      (select id, product_id, facts, quantity > 0 from old_rows except select id, product_id, facts, quantity > 0 from new_rows)) x;
  end if;
  if ids is null then return null; end if;
  if coalesce(current_setting('app.totals', true), '') = 'later' then
    insert into listing_dirty select id, id = any(coalesce(voted, '{}')) from unnest(ids) id;
  else
    perform listing_refresh(ids);
    if voted is not null then perform facts_refresh(voted); end if;
  end if;
  return null;
end $$;

create or replace function listing_settle(may_wait boolean) returns bigint language plpgsql as $$
declare
  ids int[];
  voted int[];
begin
  while exists (select from listing_dirty) loop
    if may_wait then perform pg_advisory_xact_lock(4711);
    elsif not pg_try_advisory_xact_lock(4711) then return null;
    end if;
    with taken as (
      delete from listing_dirty where ctid = any (array(select ctid from listing_dirty limit 5000)) returning product_id, facts)
    select array_agg(distinct product_id), array_agg(distinct product_id) filter (where facts) into ids, voted from taken;
    if ids is not null then perform listing_refresh(ids); end if;
    if voted is not null then perform facts_refresh(voted); end if;
  end loop;
  return (select v from catalog_version);
end $$;

-- What is voted on is in the listing alone.
create or replace function product_brief(product int) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'id', p.id::text, 'section', s.code, 'brand', b.name, 'model', m.name,
    'title', rtrim(concat_ws(' ', b.name, m.name, p.size, concat(p.load_index, p.speed_index))),
    'size', p.size, 'load_index', p.load_index, 'speed_index', p.speed_index,
    'season', (select value from attribute_value where id = l.season), 'studded', l.studded,
    'image', p.image, 'article', p.article,
    'specs', p.specs || jsonb_strip_nulls(jsonb_build_object(
      'width', trim_scale(l.width / 100.0), 'profile', trim_scale(l.profile / 100.0),
      'diameter', trim_scale(l.diameter / 100.0), 'outer_diameter', trim_scale(l.outer_diameter / 100.0),
      'light_truck', nullif(l.light_truck, false), 'ply_rating', l.ply_rating,
      'axle', (select value from attribute_value where id = l.axle),
      'application', (select value from attribute_value where id = l.application),
      'pattern', (select value from attribute_value where id = l.pattern),
      'position', (select value from attribute_value where id = l.position),
      'moto_type', (select value from attribute_value where id = l.moto_type),
      'vehicle', (select value from attribute_value where id = l.vehicle),
      'terrain', (select value from attribute_value where id = l.terrain),
      'homologation', (select value from attribute_value where id = l.homologation),
      'rim_width', trim_scale(l.rim_width / 100.0), 'bolts', l.bolts, 'pcd', trim_scale(l.pcd / 100.0),
      'et', trim_scale(l.et / 100.0), 'dia', trim_scale(l.dia / 100.0),
      'rim_type', (select value from attribute_value where id = l.rim_type),
      'colour', (select label from attribute_value where id = l.colour),
      'three_peak', l.three_peak)))
  from product p join section s on s.id = p.section join brand b on b.id = p.brand_id join model m on m.id = p.model_id
  join listing l on l.product_id = p.id where p.id = product
$$;

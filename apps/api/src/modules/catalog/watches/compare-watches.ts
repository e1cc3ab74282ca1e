import { selectChanged } from '../showcase/showcase-changes.sql.ts';
import { carsOf, type FitsOf, fits, type ListedProduct } from './fits.ts';
import { type Candidate, compareHits, findHits, type Hit } from './hits.ts';
import { isNews } from './watch-news.ts';
import {
  type Finding,
  lockMark,
  moveMark,
  selectCarFit,
  selectDisturbed,
  selectProducts,
  selectWatches,
  selectWished,
  selectWishes,
  storeFindings,
  type WatchRow,
  type Wish,
} from './watches.sql.ts';

type Db = Parameters<typeof selectChanged>[0];

/** If more products have changed, every watch is compared anew. */
const MAX_CHANGED = 50_000;
/** Watches that are compared at a time. */
const AT_ONCE = 5000;

async function carFits(db: Db, wishes: readonly Wish[]): Promise<FitsOf> {
  const known = new Map<string, Awaited<ReturnType<typeof selectCarFit>>>();
  for (const { section, demands } of wishes)
    for (const car of demands.flatMap(carsOf)) {
      const key = JSON.stringify([section, car]);
      if (!known.has(key)) known.set(key, await selectCarFit(db, section, car));
    }
  return (section, car) => known.get(JSON.stringify([section, car])) ?? [];
}

/** Resolves to the changed products that each watch waits for. */
async function touched(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const wishes = await selectWishes(db, ids);
  if (wishes.length === 0) return new Map();
  const products = await selectProducts(db, ids);
  const nearOf = placed(products);
  const fitsOf = await carFits(db, wishes);
  const found = new Map<string, readonly number[]>();
  for (const wish of wishes) {
    const wanted = nearOf(wish)
      .filter(
        (one) =>
          wish.product_id !== null || wish.demands.every((demand) => fits(demand, one, fitsOf)),
      )
      .map((one) => one.product_id);
    if (wanted.length > 0) for (const id of wish.watches) found.set(id, wanted);
  }
  return found;
}

/** Finds the products that a wish could mean by its product or its size. */
function placed(products: readonly ListedProduct[]) {
  const sizeOf = ({ section, diameter, width }: Readonly<Record<string, unknown>>) =>
    `${section} ${diameter} ${width}`;
  const byId = Map.groupBy(products, (one) => one.product_id);
  const bySize = Map.groupBy(products, sizeOf);
  const bySection = Map.groupBy(products, (one) => one.section);
  return ({ section, product_id, diameter, width }: Wish): readonly ListedProduct[] => {
    if (product_id !== null) return byId.get(product_id) ?? [];
    if (diameter === null || width === null) return bySection.get(section) ?? [];
    return bySize.get(sizeOf({ section, diameter, width })) ?? [];
  };
}

type Waiting = Omit<Candidate, 'products'> & Pick<Wish, 'section' | 'product_id' | 'demands'>;

/** The best offer for each watch among all goods that it waits for, wherever they are. */
export async function findAnew(db: Db, watches: readonly Waiting[]): Promise<(Hit | undefined)[]> {
  const keyOf = ({ section, product_id, demands }: Waiting) =>
    JSON.stringify([section, product_id, product_id === null && demands]);
  const wishes = new Map(watches.map((watch) => [keyOf(watch), watch]));
  const found = await selectWished(db, [...wishes.values()]);
  const products = new Map([...wishes.keys()].map((key, at) => [key, found[at] ?? []]));
  return findHits(
    db,
    watches.map((watch) => ({ ...watch, products: products.get(keyOf(watch)) ?? [] })),
  );
}

const isSame = (one: Hit | null, other: Hit | null) =>
  one?.rank === other?.rank &&
  one?.price === other?.price &&
  one?.day === other?.day &&
  one?.offer_id === other?.offer_id;

const isAsGood = (hit: Hit | undefined, met: Hit | null) =>
  hit !== undefined && met !== null && compareHits(hit, met) <= 0;

/** Resolves to what is the best for watches now, after some products have changed. */
async function findFor(
  db: Db,
  watches: readonly WatchRow[],
  changed: ReadonlyMap<string, readonly number[]>,
  disturbed: ReadonlySet<string>,
): Promise<Finding[]> {
  const near = await findHits(
    db,
    watches.map((watch) => ({ ...watch, products: changed.get(watch.id) ?? [] })),
  );
  const unsure = watches.filter(
    ({ id, met, is_new }, at) => is_new || (disturbed.has(id) && !isAsGood(near[at], met)),
  );
  const anew = new Map((await findAnew(db, unsure)).map((hit, at) => [unsure[at]?.id, hit]));
  const now = new Date();
  return watches.flatMap(({ id, met, told: lastHit, is_new }, at) => {
    const kept = met !== null && !disturbed.has(id) ? met : undefined;
    const best = [near[at], kept].filter((one) => one !== undefined).toSorted(compareHits);
    const hit = (anew.has(id) ? anew.get(id) : best[0]) ?? null;
    if (!is_new && isSame(hit, met)) return [];
    const last = lastHit && {
      ...lastHit,
      lost_at: lastHit.lost_at === null ? null : new Date(lastHit.lost_at),
    };
    return [{ id, met: hit, is_news: hit !== null && isNews(hit, last ?? undefined, now) }];
  });
}

/**
 * Compares what has changed in the catalog since the last time with what is waited for. It costs as much as was changed,
 * whoever searches. Resolves to when the news of this time are; undefined while another process compares. Decision 475.
 */
export async function compareWatches(db: Db, signal: AbortSignal): Promise<string | undefined> {
  const mark = await lockMark(db);
  if (!mark) return undefined;
  const { told_version, version, now } = mark;
  const changed = told_version === version ? [] : await selectChanged(db, mark, MAX_CHANGED);
  const found = changed?.length ? await touched(db, changed) : new Map<string, number[]>();
  const disturbed = new Set(await selectDisturbed(db, changed));
  const ids = [...new Set([...found.keys(), ...disturbed])];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    signal.throwIfAborted();
    const watches = await selectWatches(db, ids.slice(from, from + AT_ONCE));
    const findings = await findFor(db, watches, found, disturbed);
    if (findings.length > 0) await storeFindings(db, findings);
  }
  await moveMark(db, version);
  return now;
}

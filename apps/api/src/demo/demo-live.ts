import { createHash } from 'node:crypto';
import { compareAsc } from 'date-fns/compareAsc';
import type { Db } from '../db/db.ts';
import { BUYER_ID, SUPPLIER_ID } from '../seed/parties/demo-accounts.ts';
import type { Trade } from '../seed/trade/trade.ts';
import { Deal } from './deal.ts';
import { insertApprovals } from './demo-approvals.ts';
import { insertHistory } from './demo-history.ts';
import { insertLists } from './demo-lists.ts';
import { happened, momentOf, numberPapers } from './past.ts';
import { insertPeople, type People } from './people.ts';
import { Shelf } from './shelf.ts';
import { STORIES } from './stories.ts';

const MINUTE = 60_000;

/** Returns all steps of all orders, in order of time. */
function timelineOf(tx: Db, { sellers, buyers }: People, shelf: Shelf, now: Date) {
  return STORIES.flatMap((story) => {
    const deal = new Deal(tx, {
      buyer: buyers[story.buyer],
      seller: sellers[story.seller],
      shelf,
    });
    let last = 0;
    return story.steps.map(({ ago, does, due = false }) => {
      // steps of a weekend move to Friday and keep their order
      last = Math.max(momentOf(ago, now).getTime(), last + 9 * MINUTE);
      return { at: new Date(last), does, due, deal };
    });
  }).sort((a, b) => compareAsc(a.at, b.at));
}

/** Marks old news as read. */
const READ = `
  update news set read_at = created_at + interval '40 minutes'
  where read_at is null and created_at < $1::timestamptz - interval '20 hours'`;

/** Fills the carts: with enough for an order from one seller, and with less than that from another. */
async function fillCarts(tx: Db, { sellers }: People, shelf: Shelf) {
  await shelf.fillCart(tx, BUYER_ID, sellers.protektor, 2);
  await shelf.fillCart(tx, BUYER_ID, { ...sellers.own, minOrderSum: 0 }, 1);
  await shelf.fillCart(tx, SUPPLIER_ID, sellers.volga, 2);
}

async function insertKey(tx: Db, company: string, now: Date) {
  const secret = createHash('sha256').update('a secret that nobody was shown').digest();
  await tx.query(
    `insert into company_key (id, company_id, account_id, name, secret_hash, ending, scopes, networks, created_at, used_at, used_from)
     values ('019a0000-0000-7000-8000-000000000041', $1, $2, '1С: Управление торговлей', $3, 'q7Xd', '{stock}', '{192.0.2.0/24}',
       $4::timestamptz - interval '60 days', date_trunc('minute', $4::timestamptz - interval '20 minutes'), '192.0.2.14')`,
    [company, SUPPLIER_ID, secret, now],
  );
}

/**
 * Inserts a quarter of a year of trade of the two demo accounts: orders in every state with their documents, payments
 * and messages. The product's own handlers make them; then they are moved to the time when they happened. Also inserts
 * carts, lists and price lists.
 */
export async function liveIn(tx: Db, trade: Trade): Promise<void> {
  const { now } = trade.size;
  const people = await insertPeople(tx, trade);
  const shelf = new Shelf();
  for (const { at, does, due, deal } of timelineOf(tx, people, shelf, now)) {
    await does(deal, at);
    await happened(tx, deal.order.id, { at, due });
  }
  await numberPapers(tx);
  await tx.query(READ, [now]);
  await fillCarts(tx, people, shelf);
  await insertApprovals(tx, [people.sellers.volga, people.sellers.protektor], shelf);
  await insertLists(tx, people);
  await insertHistory(tx, people.sellers.own.company, now);
  await insertKey(tx, people.sellers.own.company, now);
}

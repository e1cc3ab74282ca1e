import type { Excess } from '@org/api-client/schema';
import { fullName } from '@org/trade/full-name';
import { v5 as uuidv5 } from 'uuid';
import type { Config } from '../../../config/config.ts';
import type { Db } from '../../../db/db.ts';
import type { ApprovalMessage, JobData } from '../../../jobs/job-data.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { selectReachable, sendMessage } from '../../../notices/notice-messages.ts';
import type { LetterText } from '../../../post/post-letter.ts';
import type { Post } from '../../../post/post-message.ts';
import type { BrowserNotice, Pusher } from '../../../push/push.ts';
import type { PushKey } from '../../../push/push-key.ts';
import { longMoment } from '../../../trade/moscow.ts';
import { formatMoney, formatPieces } from '../../../trade/trade-words.ts';
import { moveStock } from '../order-stock.sql.ts';
import { heldBy } from './approval-plan.ts';
import { type ApprovalRow, lockLapsed, selectApproval, selectLapsed } from './approvals.sql.ts';
import { decide } from './decide.ts';
import { selectAsked } from './deciders.ts';

const LIMITS: Record<Excess['period'], string> = {
  order: 'лимита на заказ',
  day: 'лимита на день',
  month: 'лимита на месяц',
};

/** «Выше лимита на месяц на 6 200 ₽» */
const excessText = ({ excess: { period, over } }: ApprovalRow) =>
  `Выше ${LIMITS[period]} на ${formatMoney(over)}`;

const askerOf = ({ asker, key_name }: ApprovalRow) =>
  key_name === null ? asker : `Ключ «${key_name}»`;

function headline(row: ApprovalRow): string {
  const sum = formatMoney(row.total);
  if (row.state === 'waiting') return `${askerOf(row)} просит заказать на ${sum}`;
  if (row.state === 'approved') return `Заказ на ${sum} согласован`;
  if (row.state === 'declined') return `Заказ на ${sum} не согласован`;
  return `Заказ на ${sum} никто не согласовал вовремя`;
}

const pathOf = ({ company }: ApprovalRow) => `/companies/${company.id}/approvals`;

/** How many lines a letter lists. */
const MAX_LINES = 20;

function listed(lines: ApprovalRow['terms']['lines']): string[] {
  const more = lines.length - MAX_LINES;
  return [
    ...lines
      .slice(0, MAX_LINES)
      .map(({ product, quantity }) => `${fullName(product)} — ${formatPieces(quantity)}`),
    ...(more > 0 ? [`И ещё строк: ${more}.`] : []),
  ];
}

function paragraphsOf(row: ApprovalRow): string[] {
  const { state, comment, decided_by, reason, until, company, terms } = row;
  if (state === 'approved') {
    const skipped = terms.lines.filter((line) => line.skipped);
    return [
      `Согласовал ${decided_by}. Заказы отправлены поставщикам.`,
      ...(skipped.length > 0 ? ['Без того, что кончилось:', ...listed(skipped)] : []),
    ];
  }
  if (state === 'declined')
    return [`Ответил ${decided_by}: «${reason}».`, 'Товар снова в продаже.'];
  if (state === 'lapsed') return ['Товар снова в продаже. Соберите заказ и попросите ещё раз.'];
  return [
    `${company.name}. ${excessText(row)}.`,
    ...listed(terms.lines),
    ...(comment ? [`«${comment}»`] : []),
    `Товар держим до ${longMoment(until)} по Москве.`,
  ];
}

const approvalText = (row: ApprovalRow, publicUrl: string): string =>
  `${headline(row)}: ${publicUrl}${pathOf(row)}`;

const approvalNotice = (row: ApprovalRow): BrowserNotice => ({
  title: headline(row),
  body: row.state === 'waiting' ? `${excessText(row)}. ${row.company.name}` : (row.reason ?? ''),
  path: pathOf(row),
  tag: `approval-${row.id}`,
});

function approvalLetter(row: ApprovalRow, publicUrl: string): LetterText {
  const heading = headline(row);
  return {
    subject: heading,
    heading,
    paragraphs: paragraphsOf(row),
    action: {
      label: row.state === 'waiting' ? 'Посмотреть и ответить' : 'Открыть',
      href: `${publicUrl}${pathOf(row)}`,
    },
    note:
      row.state === 'waiting'
        ? 'Это письмо получили те, кто может согласовать заказ.'
        : 'Это письмо получил тот, кто просил заказать.',
  };
}

interface Context {
  db: Db;
  jobs: Jobs;
  config: Config;
  pushKey: PushKey | undefined;
}

/** Puts the stock of a lapsed approval back on sale, unless somebody has decided meanwhile. */
const lapse = (db: Db, jobs: Jobs, id: string) =>
  db.transaction(async (tx) => {
    const row = await lockLapsed(tx, id);
    if (!row) return;
    await decide(tx, jobs, row, { state: 'lapsed' });
    await moveStock(tx, heldBy(row));
  });

/**
 * Ends approvals that nobody decided in time, or whose askers may not order any more. One that can't be ended does not
 * stop the others.
 */
export async function lapseApprovals({ db, jobs }: Pick<Context, 'db' | 'jobs'>): Promise<void> {
  const failures: unknown[] = [];
  for (const id of await selectLapsed(db))
    await lapse(db, jobs, id).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'Some approvals could not be ended.');
}

/** Whom a state of an approval concerns: who may decide it, and once it is decided, who asked. */
async function concerned(tx: Db, row: ApprovalRow): Promise<string[]> {
  if (row.state === 'waiting') return selectAsked(tx, row);
  const asker = row.key_holder ?? row.account_id;
  return row.state === 'withdrawn' || asker === null ? [] : [asker];
}

/** Queues messages about a state of an approval, by the channel that each has chosen; none about a former state. */
export async function queueApprovalMessages(
  { db, jobs, config, pushKey }: Context,
  { approval, state }: JobData['approval-news'],
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await selectApproval(tx, approval);
    if (row?.state !== state) return;
    const accounts = await concerned(tx, row);
    const reachable = await selectReachable({ db: tx, config, pushKey }, accounts, 'orders');
    const messages = reachable.map(({ channel, to }) => ({
      data: { approval, state, channel, to },
      id: uuidv5(`approval ${approval} ${state} ${channel} ${to}`, uuidv5.URL),
    }));
    await jobs.addAll(tx, 'approval-message', messages);
  });
}

/** Sends a letter, a text message or a notice in a browser, if the approval is still in that state. */
export async function sendApprovalMessage(
  context: Omit<Context, 'jobs'> & { post: Post; push: Pusher },
  { approval, state, channel, to }: ApprovalMessage,
): Promise<void> {
  const { db, config } = context;
  const row = await selectApproval(db, approval);
  if (row?.state !== state) return;
  await sendMessage(
    context,
    { channel, to },
    {
      kind: 'orders',
      letter: approvalLetter(row, config.publicUrl),
      text: approvalText(row, config.publicUrl),
      notice: approvalNotice(row),
    },
  );
}

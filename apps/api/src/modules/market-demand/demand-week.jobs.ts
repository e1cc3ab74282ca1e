import { LOSS_REASONS } from '@org/trade/loss-reasons';
import { variantWords } from '@org/trade/season-words';
import { v5 as uuidv5 } from 'uuid';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../db/db.ts';
import type { MarketMessage } from '../../jobs/job-data.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { selectReachable, sendMessage } from '../../notices/notice-messages.ts';
import type { LetterText } from '../../post/post-letter.ts';
import type { Post } from '../../post/post-message.ts';
import type { BrowserNotice, Pusher } from '../../push/push.ts';
import type { PushKey } from '../../push/push-key.ts';
import { longDate } from '../../trade/moscow.ts';
import { formatMoney, formatNumber, formatPieces } from '../../trade/trade-words.ts';
import {
  isReader,
  type MarketWeek,
  selectMarketWeek,
  selectReaders,
  selectWeek,
} from './demand-week.sql.ts';
import { sizeText } from './search-size.ts';

type Loss = MarketWeek['losses'][number];
type Demand = MarketWeek['wanted'][number];

interface CompanyWeek {
  company: string;
  week: string;
}

const lostOf = ({ losses }: MarketWeek) => losses.reduce((sum, { choices }) => sum + choices, 0);

const headline = (row: MarketWeek) =>
  row.losses.length === 0
    ? 'Искали больше обычного, и у вас это есть'
    : `За неделю выбрали вас: ${formatNumber(row.won.choices)}, других: ${formatNumber(lostOf(row))}`;

/** «Дороже с доставкой: 61, в среднем на 148 ₽ за штуку.» */
function lossText({ reason, choices, gap, days }: Loss): string {
  const reasonLine = `${LOSS_REASONS[reason]}: ${formatNumber(choices)}`;
  // whole roubles: it is a mean
  if (reason === 'dearer' && gap > 0)
    return `${reasonLine}, в среднем на ${formatMoney(Math.round(gap / 100) * 100)} за штуку.`;
  if (reason === 'later' && days > 0)
    return `${reasonLine}, в среднем позже на ${formatNumber(days)} дн.`;
  return `${reasonLine}.`;
}

/** «205/55 R16 зима, шип: покупателей 38, раньше 12 в неделю. У вас 40 шт.» */
function wantedText({ section, size, season, studded, buyers, before, stock }: Demand): string {
  const kind = variantWords({ season, studded });
  const then = before === 0 ? 'раньше почти не искали' : `раньше ${formatNumber(before)} в неделю`;
  return `${[sizeText(section, size), kind].filter(Boolean).join(' ')}: покупателей ${formatNumber(buyers)}, ${then}. У вас ${formatPieces(stock)}`;
}

function paragraphsOf(row: MarketWeek, { week }: CompanyWeek): string[] {
  const { name, views, won, losses, cut, wanted } = row;
  const lost = lostOf(row);
  return [
    `${name}, неделя с ${longDate(week)}.`,
    ...(views === null ? [] : [`Смотрели ваши товары: ${formatNumber(views)}.`]),
    `Заказали у вас строк: ${formatNumber(won.choices)}${won.choices > 0 ? `, на ${formatMoney(won.sum)}` : ''}.`,
    ...(lost > 0
      ? [
          `Выбрали других, хотя ваш товар стоял рядом: ${formatNumber(lost)}.`,
          ...losses.map(lossText),
        ]
      : []),
    ...(cut > 0 ? [`На 2 % дешевле, и выбрали бы вас ещё: ${formatNumber(cut)}.`] : []),
    ...(wanted.length > 0
      ? ['Искали больше обычного, и у вас это есть:', ...wanted.map(wantedText)]
      : []),
  ];
}

const pathOf = ({ losses }: MarketWeek, { company }: CompanyWeek) =>
  `/companies/${company}/demand${losses.length > 0 ? '/lost' : ''}`;

const weekText = (row: MarketWeek, of: CompanyWeek, publicUrl: string): string =>
  `${headline(row)}. ${publicUrl}${pathOf(row, of)}`;

const weekNotice = (row: MarketWeek, of: CompanyWeek): BrowserNotice => ({
  title: headline(row),
  body: [row.losses[0] && lossText(row.losses[0]), row.wanted[0] && wantedText(row.wanted[0])]
    .filter(Boolean)
    .join(' '),
  path: pathOf(row, of),
  tag: `market-${of.company}-${of.week}`,
});

function weekLetter(row: MarketWeek, of: CompanyWeek, publicUrl: string): LetterText {
  const heading = headline(row);
  return {
    subject: `${row.name}: ${heading.charAt(0).toLowerCase()}${heading.slice(1)}`,
    heading,
    paragraphs: paragraphsOf(row, of),
    action: {
      label: row.losses.length > 0 ? 'Почему выбрали других' : 'Что ищут',
      href: `${publicUrl}${pathOf(row, of)}`,
    },
    note: 'Это письмо получают по понедельникам те, кто продаёт от имени компании.',
  };
}

interface Context {
  db: Db;
  jobs: Jobs;
  config: Config;
  pushKey: PushKey | undefined;
}

async function queueCompany(context: Context, company: string, week: string): Promise<void> {
  const { db, jobs } = context;
  if (!(await selectMarketWeek(db, company, week))) return;
  const accounts = await selectReaders(db, company);
  const reachable = await selectReachable(context, accounts, 'market');
  const messages = reachable.map(({ channel, to }) => ({
    data: { company, week, channel, to },
    id: uuidv5(`market ${company} ${week} ${channel} ${to}`, uuidv5.URL),
  }));
  await jobs.addAll(db, 'market-message', messages);
}

/**
 * Queues a message about the last whole week to everybody who sells, by the channel that each has chosen; none where
 * there is nothing to tell. Called again, it queues nothing twice. Throws once all others are told, if one could not be.
 * Decision 442.
 */
export async function queueMarketMessages(context: Context): Promise<void> {
  const { week, companies } = await selectWeek(context.db);
  const failures: unknown[] = [];
  for (const company of companies)
    await queueCompany(context, company, week).catch((error) => failures.push(error));
  if (failures.length > 0)
    throw new AggregateError(failures, 'not every company is told of its week');
}

/** Sends a letter, a text message or a notice in a browser, if whoever it is for still sells for the company. */
export async function sendMarketMessage(
  context: Omit<Context, 'jobs'> & { post: Post; push: Pusher },
  { company, week, channel, to }: MarketMessage,
): Promise<void> {
  const { db, config } = context;
  const row = await selectMarketWeek(db, company, week);
  if (!row || !(await isReader(db, company, to))) return;
  const of = { company, week };
  await sendMessage(
    context,
    { channel, to },
    {
      kind: 'market',
      letter: weekLetter(row, of, config.publicUrl),
      text: weekText(row, of, config.publicUrl),
      notice: weekNotice(row, of),
    },
  );
}

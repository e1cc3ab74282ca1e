import { LOSS_REASONS } from '@org/trade/loss-reasons';
import { SEASON_WORDS } from '@org/trade/season-words';
import type { LetterText } from '../../../post/post-letter.ts';
import type { BrowserNotice } from '../../../push/push.ts';
import { longDate } from '../../../trade/moscow.ts';
import { formatMoney, formatNumber, formatPieces } from '../../../trade/trade-words.ts';
import { sizeText } from '../search-size.ts';
import type { MarketWeek } from './demand-week.sql.ts';

type Loss = MarketWeek['losses'][number];
type Demand = MarketWeek['wanted'][number];

/** Which week of which company. */
interface Of {
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
  const said = `${LOSS_REASONS[reason]}: ${formatNumber(choices)}`;
  // whole roubles: it is a mean
  if (reason === 'dearer' && gap > 0)
    return `${said}, в среднем на ${formatMoney(Math.round(gap / 100) * 100)} за штуку.`;
  if (reason === 'later' && days > 0)
    return `${said}, в среднем позже на ${formatNumber(days)} дн.`;
  return `${said}.`;
}

/** «205/55 R16 зима, шипы: покупателей 38, раньше 12 в неделю. У вас 40 шт.» */
function wantedText({ section, size, season, studded, buyers, before, stock }: Demand): string {
  const kind = [
    season && (SEASON_WORDS[season] ?? season),
    studded !== null && (studded ? 'шипы' : 'без шипов'),
  ].filter(Boolean);
  const then = before === 0 ? 'раньше почти не искали' : `раньше ${formatNumber(before)} в неделю`;
  return `${[sizeText(section, size), kind.join(', ')].filter(Boolean).join(' ')}: покупателей ${formatNumber(buyers)}, ${then}. У вас ${formatPieces(stock)}`;
}

function paragraphsOf(row: MarketWeek, { week }: Of): string[] {
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

const pathOf = ({ losses }: MarketWeek, { company }: Of) =>
  `/companies/${company}/demand${losses.length > 0 ? '/lost' : ''}`;

export const weekText = (row: MarketWeek, of: Of, publicUrl: string): string =>
  `${headline(row)}. ${publicUrl}${pathOf(row, of)}`;

export const weekNotice = (row: MarketWeek, of: Of): BrowserNotice => ({
  title: headline(row),
  body: [row.losses[0] && lossText(row.losses[0]), row.wanted[0] && wantedText(row.wanted[0])]
    .filter(Boolean)
    .join(' '),
  path: pathOf(row, of),
  tag: `market-${of.company}-${of.week}`,
});

export function weekLetter(row: MarketWeek, of: Of, publicUrl: string): LetterText {
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

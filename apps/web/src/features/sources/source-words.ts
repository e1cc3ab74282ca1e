import { differenceInDays } from 'date-fns/differenceInDays';
import { countOf, DAYS, formatNumber } from '../../shared/format/format.ts';
import { formatMoment } from '../../shared/format/format-moment.ts';
import type { Source, SourceFetch } from './sources.atoms.ts';

type Tone = 'neutral' | 'ok' | 'warn' | 'danger';
interface State {
  tone: Tone;
  label: string;
}

const STATES: Record<Source['state'], State> = {
  new: { tone: 'neutral', label: 'Ещё не забирали' },
  running: { tone: 'neutral', label: 'Забираем' },
  stopped: { tone: 'danger', label: 'Остановлен' },
  failing: { tone: 'danger', label: 'Не работает' },
  retrying: { tone: 'warn', label: 'Повторяем' },
  paused: { tone: 'neutral', label: 'Выключен' },
  working: { tone: 'ok', label: 'Работает' },
};

/**
 * The state of a source in one or two words. A source that works but has brought nothing new for long says for how
 * long.
 */
export function stateOf({ state, is_old, confirmed_at }: Source, now = Date.now()): State {
  if (state !== 'working' || !is_old || !confirmed_at) return STATES[state];
  const days = differenceInDays(now, confirmed_at);
  return { tone: 'warn', label: `Давно, ${countOf(days, DAYS)}` };
}

/** True if somebody has to do something about the source. */
export const needsAttention = ({ state, is_old }: Source) =>
  state === 'stopped' || state === 'failing' || (is_old && state !== 'paused');

export const FETCHES: Record<SourceFetch['status'], State> = {
  waiting: { tone: 'neutral', label: 'Ждёт очереди' },
  fetching: { tone: 'neutral', label: 'Забираем' },
  reading: { tone: 'neutral', label: 'Читаем' },
  applying: { tone: 'neutral', label: 'Применяем' },
  applied: { tone: 'ok', label: 'Применён' },
  same: { tone: 'neutral', label: 'Без изменений' },
  stopped: { tone: 'danger', label: 'Не применён' },
  postponed: { tone: 'warn', label: 'Отложен' },
  failed: { tone: 'danger', label: 'Ошибка' },
  cancelled: { tone: 'neutral', label: 'Отменён' },
  undone: { tone: 'warn', label: 'Возвращён' },
};

/** «+14 −6, изменено 212»: what a price list has changed, without zeros; null if it is not on sale. */
export function effectOf({ status, created, updated, removed }: SourceFetch): string | null {
  if (status !== 'applied') return null;
  const parts = [
    [created, `+${formatNumber(created ?? 0)}`],
    [removed, `−${formatNumber(removed ?? 0)}`],
    [updated, `изменено ${formatNumber(updated ?? 0)}`],
  ] as const;
  return (
    parts
      .filter(([count]) => (count ?? 0) > 0)
      .map(([, words]) => words)
      .join(', ') || 'Ничего не изменилось'
  );
}

/** How often a source is fetched, in minutes. */
export const SCHEDULES = [
  ['15', 'Каждые 15 минут'],
  ['30', 'Каждые 30 минут'],
  ['60', 'Каждый час'],
  ['180', 'Каждые 3 часа'],
  ['1440', 'Раз в день'],
  ['', 'Только вручную'],
] as const;

export const scheduleOf = ({
  every_minutes,
  kind,
}: Pick<Source, 'every_minutes' | 'kind'>): string =>
  kind === 'mail'
    ? 'Когда придёт письмо'
    : (SCHEDULES.find(([minutes]) => minutes === String(every_minutes ?? ''))?.[1] ??
      `Каждые ${countOf(every_minutes ?? 0, ['минуту', 'минуты', 'минут'])}`);

/** How the source lets us in. */
function accessOf({ login, header_name, secret_set_at }: Source): string {
  const set = secret_set_at ? `, задан ${formatMoment(secret_set_at)}` : '';
  if (login) return `логин ${login}, пароль${set || ' не задан'}`;
  return header_name ? `заголовок ${header_name}${set}` : 'открыт для всех';
}

/** Where the price list comes from, with our access to it or the allowed senders. */
export const whereOf = (source: Source): (readonly [term: string, value: string])[] =>
  source.kind === 'mail'
    ? [
        ['Адрес для писем', source.mail_address ?? 'Сейчас письма не принимаются'],
        ['Отправители', source.senders.join(', ')],
      ]
    : [
        ['Адрес', source.url ?? ''],
        ['Доступ', accessOf(source)],
      ];

/** What the price list covers, and what happens to products that it does not name. */
export const meaningOf = ({ mode, warehouse }: Source): string =>
  [
    warehouse ? `склад «${warehouse.name}»` : 'весь товар',
    mode === 'replace' ? 'чего нет в файле, снимаем' : 'только добавляем и меняем',
  ].join(', ');

import { api, messageOf } from '../../shared/api/api.ts';
import { formatDecimal } from '../../shared/format/format.ts';

/** The result of one check. */
export interface Finding {
  isOk: boolean;
  words: string;
}

/** A clock that is further off than this ends sessions too early or too late. */
const MAX_SKEW_MS = 30_000;

/** How far our clock is ahead of the server's. The answer is assumed to take half of the time of the call. */
export const skewOf = (serverTime: number, sentAt: number, receivedAt: number) =>
  (sentAt + receivedAt) / 2 - serverTime;

const seconds = (ms: number) => `${formatDecimal(Math.abs(ms) / 1000)} с`;

export function describeSkew(skewMs: number): Finding {
  const isOk = Math.abs(skewMs) <= MAX_SKEW_MS;
  if (Math.abs(skewMs) < 1000) return { isOk, words: 'Часы идут верно' };
  const side = skewMs > 0 ? 'спешат' : 'отстают';
  return { isOk, words: `Часы ${side} на ${seconds(skewMs)}` };
}

/** Asks the server for its version and its time. */
export async function checkServer() {
  const sentAt = Date.now();
  try {
    const { version, build, time, demo } = await api.GET('/status');
    const receivedAt = Date.now();
    const words = [`версия ${version}`, build && `сборка ${build}`, demo && 'демонстрация'];
    return {
      server: {
        isOk: true,
        words: `Отвечает за ${receivedAt - sentAt} мс: ${words.filter(Boolean).join(', ')}`,
      },
      clock: describeSkew(skewOf(Date.parse(time), sentAt, receivedAt)),
    };
  } catch (error) {
    const failed = { isOk: false, words: messageOf(error) };
    return { server: failed, clock: { isOk: false, words: 'Сервер не сказал, который час' } };
  }
}

/** Checks whether the browser keeps stored data. */
export function checkStorage(): Finding {
  const key = 'self-check';
  try {
    localStorage.setItem(key, key);
    const isKept = localStorage.getItem(key) === key;
    localStorage.removeItem(key);
    return isKept
      ? { isOk: true, words: 'Браузер хранит вход и настройки' }
      : { isOk: false, words: 'Браузер не сохранил запись' };
  } catch {
    return {
      isOk: false,
      words: 'Браузер запрещает хранить данные: вход живёт до закрытия вкладки',
    };
  }
}

/** Checks whether the application that runs is the one that the server delivers now. */
export async function checkBuild(): Promise<Finding> {
  // a page that the server has drawn names its files in an attribute
  const running =
    document.documentElement.dataset.app?.split(' ')[0] ??
    document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
  const name = running?.split('/').at(-1);
  if (!name) return { isOk: false, words: 'Сборка не определена' };
  try {
    const accept = 'text/html';
    const page = await (await fetch('/', { cache: 'no-store', headers: { accept } })).text();
    return page.includes(name)
      ? { isOk: true, words: `${name}, последняя` }
      : { isOk: false, words: `${name}: вышла новая, обновите страницу` };
  } catch {
    return { isOk: false, words: `${name}: сервер не ответил, последняя ли она` };
  }
}

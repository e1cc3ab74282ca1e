import type { components } from '@org/api-client/schema';
import { countOf, formatPieces } from '../format/format.ts';
import { tell } from '../page/messages.ts';

export type LineProblem = components['schemas']['LineProblem'];

/** Says what happened to a line that could not be added as it was. */
export function wordsOf({ code, requested, available, message }: LineProblem): string {
  if (code === 'gone') return 'больше не продаётся, в корзину не попало';
  if (code === 'short' && available > 0)
    return `нужно ${formatPieces(requested)}, а есть ${formatPieces(available)}: взяли сколько есть`;
  return message;
}

/** Shows a toast if not every line was added as it was. */
export function tellAdjusted([first, ...others]: readonly LineProblem[]) {
  if (!first) return;
  const more =
    others.length > 0 ? ` И ещё ${countOf(others.length, ['строка', 'строки', 'строк'])}.` : '';
  tell.info(`Не всё добавилось: ${wordsOf(first)}.${more}`);
}

import type { components } from '@org/api-client/schema';
import { countOf, formatPieces, ROWS } from '../format/format.ts';
import { toast } from '../page/messages.ts';

export type LineProblem = components['schemas']['LineProblem'];

/** Says what happened to a line that could not be added as it was. */
export function lineProblemText({ code, requested, available, message }: LineProblem): string {
  if (code === 'gone') return 'больше не продаётся, в корзину не попало';
  if (code === 'short' && available > 0)
    return `нужно ${formatPieces(requested)}, а есть ${formatPieces(available)}: взяли сколько есть`;
  return message;
}

/** Shows a toast if not every line was added as it was. */
export function toastLineProblems([first, ...others]: readonly LineProblem[]) {
  if (!first) return;
  const more = others.length > 0 ? ` И ещё ${countOf(others.length, ROWS)}.` : '';
  toast.info(`Не всё добавилось: ${lineProblemText(first)}.${more}`);
}

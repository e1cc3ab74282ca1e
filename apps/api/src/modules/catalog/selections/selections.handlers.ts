import type { Section } from '@org/api-client/schema';
import type { FastifyRequest } from 'fastify';
import { perDatabase } from '../../../cache/version-cache.ts';
import type { Handler } from '../../../contract/contract.ts';
import { Problem } from '../../../http/problem.ts';
import { SECTIONS } from '../filter/sections.ts';
import { selectState } from '../sql/catalog.sql.ts';
import { loadReference } from '../understanding/load-reference.ts';
import { selectSelectionCounts } from './selections.sql.ts';
import { Selections } from './selections.ts';

/** A live market changes many times a second; its brands and sizes do not. */
const KEPT_MS = 60_000;

interface SelectionsCopy {
  at: number;
  selections: Promise<Selections>;
}
const keptOf = perDatabase(() => new Map<Section, SelectionsCopy>());

async function readSelections(
  request: Pick<FastifyRequest, 'db' | 'reader'>,
  code: Section,
): Promise<Selections> {
  const db = await request.reader();
  const reference = await loadReference(request.db, await selectState(db, 0));
  const section = SECTIONS[code];
  return new Selections(section, await selectSelectionCounts(db, section), reference);
}

/** The parts of a section that have addresses of their own. Older ones are given while they are counted anew. */
export function selectionsOf(
  request: Pick<FastifyRequest, 'db' | 'reader'>,
  code: Section,
): Promise<Selections> {
  const kept = keptOf(request.db);
  const last = kept.get(code);
  if (last && performance.now() - last.at < KEPT_MS) return last.selections;
  const next = { at: performance.now(), selections: readSelections(request, code) };
  // counted once by all who ask meanwhile
  kept.set(code, last ? { ...last, at: next.at } : next);
  next.selections.then(
    () => kept.set(code, next),
    () => last ?? kept.delete(code),
  );
  return last ? last.selections : next.selections;
}

export const getSelection: Handler<'getSelection'> = async (request) => {
  const { params, query } = request;
  const selections = await selectionsOf(request, params.section);
  const selection = selections.find(query.path ?? '');
  if (!selection) throw new Problem(404, 'Такой подборки нет');
  return selection;
};

import type { Field } from '../../../tables/cells/table-fields.ts';
import { isFreeTitle } from '../../../tables/titles/titles.ts';
import type { Candidate } from './candidates.ts';
import type { Guess } from './guess.ts';

/**
 * Keeps one column for each field: a sure guess, else the one that is clearly fuller, else the first. Quantities keep
 * all columns, one for each warehouse, and other columns of sections are groups.
 */
function withoutRivals(guesses: Map<number, Guess>, candidates: readonly Candidate[]) {
  const best = new Map<Field, Candidate>();
  for (const candidate of candidates) {
    const found = guesses.get(candidate.column);
    if (!found?.field || found.field === 'quantity') continue;
    const rival = best.get(found.field);
    const rivalGuess = rival && guesses.get(rival.column);
    const isBetter =
      !rival ||
      !rivalGuess ||
      (found.isSure && !rivalGuess.isSure) ||
      (found.isSure === rivalGuess.isSure && candidate.filled > rival.filled + 0.2);
    const loser = isBetter ? rival : candidate;
    // «Категория» beside «Тип товара» says more of the same: the season, the studs
    if (loser && found.field === 'section')
      guesses.set(loser.column, { field: null, isSure: true, role: 'group' });
    else if (loser) guesses.delete(loser.column);
    if (isBetter) best.set(found.field, candidate);
  }
}

/**
 * Drops totals beside the warehouses that they sum up, which would count everything twice. Free stock is preferred to
 * the whole stock.
 */
function dropTotals(guesses: Map<number, Guess>, candidates: readonly Candidate[]) {
  const quantities = candidates.filter(({ column }) => guesses.get(column)?.field === 'quantity');
  const free = quantities.filter(({ title }) => isFreeTitle(title));
  if (free.length > 0 && free.length < quantities.length)
    for (const { column } of quantities)
      if (!free.some((each) => each.column === column)) guesses.delete(column);
  const left = quantities.filter(({ column }) => guesses.has(column));
  const isOfPlace = ({ column }: Candidate) => Boolean(guesses.get(column)?.warehouse);
  const total = left.find((each) => !isOfPlace(each));
  if (left.length < 2 || !total) return;
  const others = left.some(isOfPlace) ? left.filter((each) => !isOfPlace(each)) : left.slice(1);
  for (const { column } of others) guesses.delete(column);
}

/** Drops reserves if the stock is already free of them. */
function dropReserve(guesses: Map<number, Guess>, candidates: readonly Candidate[]) {
  const isFree = candidates.some(
    ({ column, title }) => guesses.get(column)?.field === 'quantity' && isFreeTitle(title),
  );
  if (!isFree) return;
  for (const [column, { role }] of guesses) if (role === 'reserve') guesses.delete(column);
}

/** In a sheet of wheels, takes the width for the rim's width, and «высота» beside it for the diameter. */
function settleRims(guesses: Map<number, Guess>) {
  const fields = new Set([...guesses.values()].map(({ field }) => field));
  const isRims = fields.has('pcd') || fields.has('et');
  const isTyres = fields.has('load_index') || fields.has('season') || fields.has('studded');
  if (!isRims || isTyres) return;
  for (const [column, found] of guesses) {
    if (found.field === 'width') guesses.set(column, { ...found, field: 'rim_width' });
    if (found.field === 'profile')
      if (fields.has('diameter')) guesses.delete(column);
      else guesses.set(column, { ...found, field: 'diameter' });
  }
}

/** «Pattern» is the model of a list that has no other: only beside a model or a name it is the code of the tread. */
function settlePattern(guesses: Map<number, Guess>) {
  const fields = new Set([...guesses.values()].map(({ field }) => field));
  if (fields.has('model') || fields.has('name')) return;
  for (const [column, found] of guesses)
    if (found.field === 'pattern') guesses.set(column, { ...found, field: 'model', isSure: false });
}

/** Settles conflicts between the guesses for the columns of a table. */
export function settle(guesses: Map<number, Guess>, candidates: readonly Candidate[]): void {
  withoutRivals(guesses, candidates);
  dropTotals(guesses, candidates);
  dropReserve(guesses, candidates);
  settleRims(guesses);
  settlePattern(guesses);
}

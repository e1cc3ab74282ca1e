import type { Saying } from './naming/title.ts';

type Part = keyof Saying;

/** A title that holds for the rows below. Levels go from the outermost to the innermost. */
interface Level {
  says: Saying;
}

const shares = (a: Saying, b: Saying) =>
  Object.keys(a).some((part) => b[part as Part] !== undefined);

/**
 * Tracks what the titles above a row say of it. A title ends the last title of its kind and everything below that one.
 * Titles right after each other are nested. A title that is not understood ends the brand.
 */
export function createContext() {
  let levels: Level[] = [];
  let isAfterTitle = false;

  const cutFrom = (at: number) => {
    if (at >= 0) levels = levels.slice(0, at);
  };
  const cutAt = (holds: (says: Saying) => boolean) =>
    cutFrom(levels.findIndex(({ says }) => holds(says)));

  return {
    /** Adds a title; undefined is a title that is not understood. */
    title: (saying: Saying | undefined) => {
      cutAt(({ section }) => section === 'other');
      if (!isAfterTitle || !saying) cutAt(({ product }) => product !== undefined);
      if (!saying || Object.keys(saying).length === 0) {
        if (!saying) cutAt(({ brand }) => brand !== undefined);
        else if (!isAfterTitle) cutAt(() => true);
        isAfterTitle = true;
        return;
      }
      if (!isAfterTitle) {
        const before = levels.length;
        cutAt((says) => shares(says, saying));
        // «Грузовые шины» replaces «Зимние шины», and titles of used or retreaded tyres
        if (saying.section && levels.length === before)
          cutAt(({ season, condition }) => season !== undefined || condition !== undefined);
        // a title that replaces another one below a brand stays below the brand; any other title ends it
        if (!saying.brand && levels.length === before) cutAt(({ brand }) => brand !== undefined);
      }
      levels.push({ says: saying });
      isAfterTitle = true;
    },
    /** Says that a row with goods follows, and returns what the titles above say of it. */
    goods: (): Saying => {
      isAfterTitle = false;
      return Object.assign({}, ...levels.map(({ says }) => says));
    },
  };
}

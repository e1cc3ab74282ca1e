import type { Saying } from './naming/title.ts';

type Part = keyof Saying;

/** Titles that hold, from the outermost to the innermost. */
interface Level {
  says: Saying;
}

const shares = (a: Saying, b: Saying) =>
  Object.keys(a).some((part) => b[part as Part] !== undefined);

/**
 * What the titles above a row say of it. A title ends what the title of its kind before it said, and what was said below
 * that; two titles right after each other nest. One that nobody understands ends the brand.
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
    /** A title; undefined is one that says nothing. */
    title: (saying: Saying | undefined) => {
      cutAt(({ section }) => section === 'other');
      if (!saying || Object.keys(saying).length === 0) {
        if (!saying) cutAt(({ brand }) => brand !== undefined);
        else if (!isAfterTitle) cutAt(() => true);
        isAfterTitle = true;
        return;
      }
      if (!isAfterTitle) {
        const before = levels.length;
        cutAt((says) => shares(says, saying));
        // «Грузовые шины» take the place of «Зимние шины», and of what is used or retreaded
        if (saying.section && levels.length === before)
          cutAt(({ season, condition }) => season !== undefined || condition !== undefined);
        // what takes the place of a brand's own section stays below the brand
        if (!saying.brand && levels.length === before) cutAt(({ brand }) => brand !== undefined);
      }
      levels.push({ says: saying });
      isAfterTitle = true;
    },
    /** Goods stand below the titles so far. */
    goods: (): Saying => {
      isAfterTitle = false;
      return Object.assign({}, ...levels.map(({ says }) => says));
    },
  };
}

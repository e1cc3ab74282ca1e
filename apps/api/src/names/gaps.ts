/** A text with gaps where words ran together, and where its positions stand in the one that was typed. */
export interface Gapped {
  text: string;
  position: (at: number) => number;
}

/** `205/55r16зима`, «зима205/55», `michelin205/55`, «зимашипы», «шипы4шт»: words, names, sizes and counts that were written as one. */
const SEAMS =
  /(?<=\d)(?=[а-яё]{3,})(?!дюйм)|(?<=r\s?\d\d)(?=[a-z]{4,})|(?<=[а-яё]{3})(?=(?:[rр]\d\d|\d{3}[/x\\* ]\d{2}|\d{5}[rр]\d\d|\d{7})(?!\d))|(?<=[а-яё]{4})(?=\d{1,3}\s?шт)|(?<=(?<![а-яё])(?:зима|зимние|зимняя|лето|летние|летняя|шипы|липучка))(?=шип|липуч|зим[аын]|лет[он])|(?<=[a-z]{4})(?=(?:\d{3}[/x\\* ]\d{2}|\d{7})(?!\d))|(?<=\d[rр]\d\d[cс]?)(?=[а-яё]{3,})/gi;

export function withGaps(q: string): Gapped {
  const seams = [...q.matchAll(SEAMS)].map(({ index }) => index);
  if (seams.length === 0) return { text: q, position: (at) => at };
  let text = '';
  let from = 0;
  for (const seam of seams) {
    text += `${q.slice(from, seam)} `;
    from = seam;
  }
  text += q.slice(from);
  // a gap itself stands where the words meet
  const position = (at: number) => {
    const before = seams.filter((seam, index) => seam + index < at).length;
    return at - before;
  };
  return { text, position };
}

/** Endings of Russian nouns in other cases, by the word's own ending. */
const NOUNS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ия$/, ['ию', 'ии', 'ией']],
  [/ия$/, ['ия']],
  [/[ая]$/, ['ы', 'и', 'е', 'у', 'ю', 'ой', 'ей']],
  [/ь$/, ['я', 'ю', 'ем', 'е', 'и', 'ью']],
  [/й$/, ['я', 'ю', 'ем', 'е', 'и']],
];
const AFTER_CONSONANT = ['а', 'у', 'ом', 'е', 'ы', 'и'];
const CONSONANT = /[бвгджзклмнпрстфхцчшщ]$/;

/** Endings of adjectives by gender. */
const ADJECTIVES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(?:ый|ой)$/, ['ого', 'ому', 'ым', 'ом']],
  [/ий$/, ['его', 'ему', 'им', 'ем', 'ого', 'ому', 'ом']],
  [/ая$/, ['ой', 'ую']],
  [/ое$/, ['ого', 'ому', 'ым', 'ом']],
  [/ые$/, ['ых', 'ым', 'ыми']],
];

/** Returns the forms that a Russian word has in a sentence: «казань» also as «казани», «лада» also as «ладу». */
function formsOfWord(word: string): string[] {
  if (!/^[а-яё]{3,}$/.test(word)) return [word];
  for (const [ending, others] of ADJECTIVES)
    if (word.length > 5 && ending.test(word))
      return [word, ...others.map((other) => word.replace(ending, other))];
  for (const [ending, others] of NOUNS)
    if (ending.test(word)) return [word, ...others.map((other) => word.replace(ending, other))];
  if (CONSONANT.test(word)) return [word, ...AFTER_CONSONANT.map((other) => word + other)];
  // «челны» are «в челнах», «химки» «в химках»
  return /[ыи]$/.test(word)
    ? [word, ...['ов', 'ах', 'ам', 'ами'].map((other) => word.replace(/[ыи]$/, other))]
    : [word];
}

/** Returns a name in its cases: with all of its words changed, and with the last one alone changed. */
export function caseForms(name: string): string[] {
  const words = name.split(' ');
  const last = words.at(-1) ?? '';
  const head = words.slice(0, -1).join(' ');
  const lastOnly = formsOfWord(last).map((form) => (head === '' ? form : `${head} ${form}`));
  if (words.length === 1) return lastOnly;
  const first = formsOfWord(words[0]!);
  const both = first.flatMap((form) =>
    formsOfWord(last).map((end) => [form, ...words.slice(1, -1), end].join(' ')),
  );
  return [...new Set([...lastOnly, ...both])];
}

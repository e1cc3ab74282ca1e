import { withoutMarks } from './marks.ts';

/** Folding of typed text. Every fold keeps the length of the text, so that positions in it stay valid. */

/** Makes a function remember its last result, because one name is often folded several times in a row. */
export const keepingLast = <Answer>(change: (text: string) => Answer) => {
  let [last, answer] = ['', change('')];
  return (text: string): Answer => {
    if (text === last) return answer;
    [last, answer] = [text, change(text)];
    return answer;
  };
};

const MAX_KEPT = 5000;

/** Makes a function remember up to `most` results, because a list has few brands and models, each many times. */
export const keeping = <Answer>(change: (text: string) => Answer, most = MAX_KEPT) => {
  const answers = new Map<string, Answer>();
  return (text: string): Answer => {
    const known = answers.get(text);
    if (known !== undefined) return known;
    if (answers.size === most) answers.clear();
    const answer = change(text);
    answers.set(text, answer);
    return answer;
  };
};

/** Returns a function that replaces the characters in a table and keeps all others. */
const replacing = (table: Readonly<Record<string, string>>) => {
  const codes = Object.keys(table).map((character) => character.charCodeAt(0));
  const byCode: (string | null)[] = Array(Math.max(...codes) + 1).fill(null);
  for (const [character, other] of Object.entries(table)) byCode[character.charCodeAt(0)] = other;
  return keepingLast((text) => {
    let [replaced, from] = ['', 0];
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      const other = code < byCode.length ? byCode[code] : null;
      if (other == null) continue;
      replaced += text.slice(from, at) + other;
      from = at + 1;
    }
    return from === 0 ? text : replaced + text.slice(from);
  });
};

const pairs = (from: string, to: string) =>
  Object.fromEntries([...from].map((character, index) => [character, [...to][index] ?? character]));

/** Latin letters with marks that mean something by themselves: the price «à 20», the bore «ø60». */
const SIGNS = 'àø';

/** Latin letters with marks, each with the letter itself: «Dębica», «neumático». */
const MARKED = Object.fromEntries(
  Array.from({ length: 0x1f00 - 0xdf }, (_, at) => String.fromCharCode(0xdf + at)).flatMap(
    (letter) => {
      const plain = withoutMarks(letter);
      return /^[a-z]$/.test(plain) && plain !== letter && !SIGNS.includes(letter)
        ? [[letter, plain]]
        : [];
    },
  ),
);

const foldSigns = replacing({ ...MARKED, ...pairs('ё×*\\–—−\u00a0\t\n', 'еxx/---   ') });

/**
 * Makes a text lower case. Characters outside the basic plane, or with a longer lower case, become spaces, because they
 * would move the positions.
 */
const lower = (text: string) => {
  const whole = text.toLowerCase();
  return whole.length === text.length && !/[\ud800-\udfff]/.test(whole)
    ? whole
    : text.replace(/[\s\S]/g, (character) => {
        const small = character.toLowerCase();
        return small.length === 1 && (small < '\ud800' || small > '\udfff') ? small : ' ';
      });
};

/**
 * Folds a text: lower case, ё as е, Latin letters without their marks, one sign each for the cross, the dash and the slash, a point for a decimal comma.
 */
export const fold = keepingLast((text) => foldSigns(lower(text)).replace(/(?<=\d),(?=\d)/g, '.'));

/** Replaces Cyrillic letters by the Latin ones that a marking means: `Р16` and `к16` (the key of R) are R16. */
export const asMarking = replacing(pairs('рксхлтедмвазну', 'rrcxltedmvazhy'));

/** Replaces Cyrillic letters by the Latin ones that look the same: «Мiсhеlin». */
export const asLatin = replacing(pairs('авекмнорстухі', 'abekmhopctyxi'));

const LATIN_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const CYRILLIC_KEYS = 'йцукенгшщзхъфывапролджэячсмитьбю';
const toLatinKeys = replacing(pairs(CYRILLIC_KEYS, LATIN_KEYS));
const toCyrillicKeys = replacing(pairs(LATIN_KEYS, CYRILLIC_KEYS));

/**
 * Returns the word that the same keys give in the other keyboard layout: `ьшсрудшт` is `michelin`, `pbvf` is «зима».
 */
export const inOtherLayout = (word: string): string =>
  /[а-я]/.test(word) ? toLatinKeys(word) : toCyrillicKeys(word);

/** The same, but only if it is a word there too: «тяжелый» is not `nz;tksq`. */
export const wordInOtherLayout = (word: string): string => {
  const other = inOtherLayout(word);
  return /[а-я]/.test(word) &&
    /[[\];',.]/.test(other.replaceAll('.', (dot, at) => (word[at] === dot ? '' : dot)))
    ? word
    : other;
};

const SOUNDS: Readonly<Record<string, string>> = Object.fromEntries(
  'а:a б:b в:v г:g д:d е:e ж:zh з:z и:i й:i к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:h ц:c ч:ch ш:sh щ:sh ъ: ы:y ь: э:e ю:yu я:ya'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
/** Writes a Russian word in Latin letters, by sound: «хакапелита» is `hakapelita`. */
export const asSounded = replacing(SOUNDS);

/** Returns a key that is equal for all spellings of a name: letters and digits alone. */
export const nameKey = keeping((name) =>
  fold(name)
    .replace(/\([^)]*\)/g, '')
    .replace(/[^0-9a-zа-я]/g, ''),
);

/** Splits a folded text into words. A hyphen separates words, so that `X-Ice` is found by `ice`. */
export const wordsOf = (folded: string): string[] =>
  folded.split(/[^0-9a-zа-я+.]+/).filter((word) => word !== '');

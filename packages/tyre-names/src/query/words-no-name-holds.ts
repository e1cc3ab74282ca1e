import { markOf } from '../name/homologation.ts';
import { asLatin } from '../text/spelling.ts';
import type { Section, TextMatch } from '../text/text-reading.ts';
import { CARS } from '../trade/rules.generated.ts';
import { type Rule, readBy, rule } from './query-rule.ts';

/** Words that are read only if they are not part of a name: «Open Country M/T» is a model. */
const LATER: readonly Rule[] = [
  rule(CARS, String.raw`m\/?t|mud(?:[\s-]?terrain)?|мад[\s-]?терр?[еэ]й?н|мт`, 'terrain', {
    value: 'Грязевая',
    filter: { terrain: ['MT'] },
  }),
  rule(CARS, String.raw`a\/?t|all[\s-]?terrain|олл?[\s-]?терр?[еэ]й?н|ат`, 'terrain', {
    value: 'Вездеходная',
    filter: { terrain: ['AT'] },
  }),
  rule(CARS, 'n[0-6]|mo[1e]?|mo-s|ao[1e2]?|jlr|vol|ro[12]|goe|poe', 'homologation', ([mark]) => ({
    value: mark!.toUpperCase(),
    filter: { homologation: [markOf(mark!.toUpperCase())] },
  })),
  rule(CARS, 'звезд(?:а|ой|очк[а-я]*)|★', 'homologation', {
    value: '★',
    filter: { homologation: ['*'] },
  }),
  rule(['quadro_tyres'], 'mud', 'terrain', { value: 'Грязевая', filter: { terrain: ['mud'] } }),
  rule(CARS, 'lt|лт', 'vehicle', { value: 'Лёгкий грузовой', filter: { light_truck: true } }),
  rule(CARS, 'suv|сув', 'vehicle', { value: 'Внедорожник', filter: { vehicle: ['suv'] } }),
  rule(
    ['disks'],
    String.raw`(?:flow[\s-]?)?form(?:ing|ed)|(?:фло[уо]?[\s-]?)?форм(?:инг|ед)[а-я]*`,
    'rim_type',
    {
      value: 'Flow forming',
      filter: { rim_type: ['flow'] },
    },
  ),
  rule(['special_tyres'], 'solid', 'construction', {
    value: 'Цельнолитая',
    filter: { construction: ['solid'] },
  }),
];

/**
 * Marks of price lists that a search has no filter for: the protection of the rim, the colour of the letters, the class
 * of speed.
 */
const IDLE_MARK = /^(?:fr|fp|mfs|fsl|rpb|bsw|owl|orwl|rwl|rbl|d\/d|sl|hp|uhp)$/;

/** Checks whether a word is a mark without a filter. It says nothing unless it belongs to a name, as in «Roadian HP». */
export const isIdleMark = (word: string) => IDLE_MARK.test(word);

/** Reads a word that is not part of a name. */
export function readLater(section: Section, word: string): TextMatch | undefined {
  const read = (spelling: string) => readBy(LATER, section, spelling, 0);
  const found = read(word) ?? read(asLatin(word));
  return found?.length === word.length ? found : undefined;
}

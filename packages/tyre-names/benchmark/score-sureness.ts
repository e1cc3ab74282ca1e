import { parseName } from '../src/name/parse-name.ts';
import type { Attribute } from '../src/name/parsed-name.ts';
import type { Dictionary } from '../src/trade/dictionary.ts';
import type { NameCase } from './name-case.ts';
import { answerOf, isRight } from './right-answer.ts';
import { filedSection } from './score-names.ts';

interface ReadValue {
  source: string;
  sureness: number;
  isRight: boolean;
}

function valuesOf(
  cases: readonly NameCase[],
  dictionary: Dictionary,
  attribute: Attribute & string,
): ReadValue[] {
  return cases.flatMap((item): ReadValue[] => {
    const parsed = parseName(item.text, { section: filedSection(item), dictionary });
    const sureness = parsed.origins[attribute]?.sureness;
    const right = attribute in item.expect ? isRight(attribute, answerOf(parsed), item) : undefined;
    return sureness === undefined || right === undefined
      ? []
      : [{ source: item.source ?? '', sureness, isRight: right }];
  });
}

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
const rightShare = (values: readonly ReadValue[]) =>
  mean(values.map((value) => Number(value.isRight)));

/** What the other sources say of a value with this sureness: the share that is right in them. */
const byOthers = ({ source, sureness }: ReadValue, all: readonly ReadValue[]) =>
  rightShare(all.filter((other) => other.source !== source && other.sureness === sureness));

/** The table of what is said of a value, what the other sources would say, and how often it is right. */
export function tableOfSureness(cases: readonly NameCase[], dictionary: Dictionary): string[] {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  const rows = (['brand', 'model', 'season'] as const).flatMap((attribute) => {
    const all = valuesOf(cases, dictionary, attribute);
    return [true, false].flatMap((isSure) => {
      const values = all.filter(({ sureness }) => sureness >= 0.9 === isSure);
      if (values.length === 0) return [];
      const cells = [
        attribute,
        isSure ? '0.9 and more' : 'less than 0.9',
        values.length,
        percent(mean(values.map(({ sureness }) => sureness))),
        percent(mean(values.map((value) => byOthers(value, all)))),
        percent(rightShare(values)),
      ];
      return [`| ${cells.join(' | ')} |`];
    });
  });
  return [
    '| | sureness | values | said | by the other sources | right |',
    '| --- | --- | ---: | ---: | ---: | ---: |',
    ...rows,
  ];
}

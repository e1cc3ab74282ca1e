import type { components } from '@org/api-client/schema';

type Section = components['schemas']['Section'];

const OTHER =
  /камер(?!н)|обод\S* лент|флип+ер|аккум|акб|масл|жидкост|фильтр|датчик|креп[её]ж|болт|гайк|секретк|проставк|шпильк|кольц|аксессуар|щ[её]тк|цеп[иь]|колпа[кч]|вентил|химия|инструмент|запчаст|свеч|ламп/;
const HINTS: [pattern: RegExp, section: Section][] = [
  [
    /(?:диск|wheel|disk|rim).*(?:груз|сельхоз|с\/х|truck)|(?:груз|сельхоз|с\/х|truck)\S*.*(?:диск|wheel|disk|rim)/,
    'truck_disks',
  ],
  [/диск|wheel|(?:^|[^a-z])rims?(?:[^a-z]|$)|disk|литые|штампован/, 'disks'],
  [/мото|скутер|moto/, 'moto_tyres'],
  [/квадро|atv|utv|quad/, 'quadro_tyres'],
  [
    /сельхоз|с\/х|с-х|агро|индустр|спец|карьер|кгш|погрузч|трактор|industrial|agri|otr/,
    'special_tyres',
  ],
  [/груз|truck|цмк/, 'truck_tyres'],
  [/легков|легкогр|passenger|car ty/, 'tyres'],
];

/** What a sheet, a group or a row above says of where goods belong; `other` for what is neither tyres nor wheels. */
export function sectionHint(text: string): Section | 'other' | undefined {
  const plain = text.toLowerCase().replaceAll('ё', 'е');
  const found = HINTS.find(([pattern]) => pattern.test(plain))?.[1];
  if (OTHER.test(plain) && !/шин(?:а|ы|и)?(?![а-я])|диски/.test(plain)) return 'other';
  return found;
}

const SEASONS: [RegExp, 'summer' | 'winter' | 'all_season'][] = [
  [/всесез|всепогод|all.?season|^вс$|^w\/s$/, 'all_season'],
  [/зим|winter|^w$|^з$/, 'winter'],
  [/лет|summer|^s$|^л$/, 'summer'],
];

export function seasonOf(text: string): 'summer' | 'winter' | 'all_season' | undefined {
  const plain = text.toLowerCase().trim();
  return SEASONS.find(([pattern]) => pattern.test(plain))?.[1];
}

/** «да», «ш.», `Y` and their like; undefined for what says nothing. */
export function flagOf(text: string): boolean | undefined {
  const plain = text.toLowerCase().replaceAll('ё', 'е').trim();
  if (/^(?:н\/ш\.?|нешип|не ?ш|без ш|нет|no?|false|0|-|лип|фрикц)/.test(plain)) return false;
  if (/^(?:ш|да|y|true|1|\+|run|rft|zp|xl|extra|усил|stud|есть)/.test(plain)) return true;
  return undefined;
}

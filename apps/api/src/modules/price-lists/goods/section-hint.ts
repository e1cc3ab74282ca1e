import type { components } from '@org/api-client/schema';

type Section = components['schemas']['Section'];

/** Matches the beginning of a word, never its middle. */
const beginning = (source: string) => new RegExp(`(?<![0-9a-zа-я])(?:${source})`);

/** Words for products other than tyres and wheels. */
const OTHER = beginning(
  String.raw`(?:авто)?камер(?!н)|обод\S* лент|флип+ер|аккум|акб|масл|жидкост|фильтр|датчик|креп[её]ж|болт|гайк|секретк|проставк|шпильк|кольц|аксессуар|щ[её]тк|цеп[иь]|колпа[кч]|вентил|автохимия|химия|инструмент|запчаст|свеч|ламп|сопутств|наклейк|услуг`,
);
const HINTS: [pattern: RegExp, section: Section][] = [
  [
    beginning(
      String.raw`(?:авто)?(?:диск|wheel|disk|rim).*(?<![а-яa-z])(?:груз|сельхоз|с\/х|truck)|(?:груз|сельхоз|с\/х|truck)\S*.*(?<![а-яa-z])(?:диск|wheel|disk|rim)`,
    ),
    'truck_disks',
  ],
  [beginning('(?:авто)?диск|wheel|rims?(?![a-z])|disk|литые|штампован'), 'disks'],
  [beginning('мото|скутер|moto(?![a-z])|moto ?ty'), 'moto_tyres'],
  [beginning('квадро|atv|utv|quad'), 'quadro_tyres'],
  [
    beginning(
      String.raw`сельхоз|с\/х|с-х|агро|индустр|спец|карьер|кгш|погрузч|трактор|industrial|agri|otr(?![a-z])`,
    ),
    'special_tyres',
  ],
  [beginning('груз|truck|цмк'), 'truck_tyres'],
  [beginning('легков|легкогр|passenger|car ty'), 'tyres'],
];

/** True if a title is of neither tyres nor wheels, whatever else it says. */
export function isOtherGoods(text: string): boolean {
  const plain = text.toLowerCase().replaceAll('ё', 'е');
  return OTHER.test(plain) && !/шин(?:а|ы|и)?(?![а-я])|диски/.test(plain);
}

/** Returns the section that the text of a sheet, a group or a title names; `other` for neither tyres nor wheels. */
export function sectionHint(text: string): Section | 'other' | undefined {
  const plain = text.toLowerCase().replaceAll('ё', 'е');
  const found = HINTS.find(([pattern]) => pattern.test(plain))?.[1];
  if (isOtherGoods(text)) return 'other';
  return found;
}

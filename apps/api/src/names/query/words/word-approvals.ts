import { ATTRIBUTES } from '@org/api-client/attributes';
import { CARS } from '@org/api-client/sections';
import { type Rule, rule } from './query-rule.ts';

/** Carmakers as they are said, by their names in the labels of their marks. */
const CARMAKERS = {
  Mercedes: 'мерс(?:едес)?[а-я]?|mercedes',
  Audi: 'ауди|audi',
  BMW: 'бмв|bmw',
  Porsche: 'порше|porsche',
  Volvo: 'вольво|volvo',
  Jaguar: 'ягуар[а-я]?|jaguar',
  'Land Rover': '(?:ленд|лэнд|land)[ -]?(?:ровер[а-я]?|rover)',
  Hyundai: 'хе?[уюё]нд[аэе]й?|хендай|hyundai',
  Tesla: 'тесл[аыуе]|tesla',
  Ferrari: 'ферр?ари|ferrari',
};

/** Returns what is searched for tyres that a carmaker has approved: they have any of its marks. */
function approvedBy(maker: string) {
  const marks = Object.entries(ATTRIBUTES.homologation.words ?? {}).filter(([, { label }]) =>
    label.includes(maker),
  );
  return {
    value: marks.map(([mark]) => (mark === '*' ? '★' : mark)).join(', '),
    filter: { homologation: marks.map(([mark]) => mark) },
  };
}

/** «с допуском порше», «омологация BMW». */
export const APPROVALS: readonly Rule[] = Object.entries(CARMAKERS).map(([maker, said]) =>
  rule(
    CARS,
    `(?:омолог|допуск|одобрен)[а-я]* (?:(?:от|для|под|на) )?(?:${said})`,
    'homologation',
    approvedBy(maker),
  ),
);

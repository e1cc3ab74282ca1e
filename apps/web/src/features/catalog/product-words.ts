import type { components } from '@org/api-client/schema';
import { formatDecimal } from '../../shared/format.ts';

export type Product = components['schemas']['Product'];

export type Season = 'winter' | 'summer' | 'all_season';
export const seasonLabels: Record<Season, string> = {
  winter: 'Зима',
  summer: 'Лето',
  all_season: 'Всесезон',
};

const axles: Record<string, string> = {
  steer: 'Рулевая',
  drive: 'Ведущая',
  trailer: 'Прицепная',
  all: 'Универсальная',
  onoff: 'Карьер',
  city: 'Городская',
  winter_drive: 'Ведущая зимняя',
};
const positions: Record<string, string> = { front: 'Передняя', rear: 'Задняя', both: 'Любая ось' };
const rimTypes: Record<string, string> = {
  cast: 'Литой',
  forged: 'Кованый',
  stamped: 'Штампованный',
  flow: 'Flow Forming',
  modular: 'Сборный',
  replica: 'Реплика',
  steel: 'Сталь',
  forged_aluminium: 'Кованый алюминий',
};
const applications: Record<string, string> = {
  agro: 'Сельхоз',
  agro_front: 'Сельхоз, направляющая',
  implement: 'Прицепная техника',
  industrial: 'Индустриальная',
  skid_steer: 'Мини-погрузчик',
  forklift: 'Погрузчик',
  otr: 'Карьерная',
  forestry: 'Лесная',
  onoff: 'Вездеходная',
};
const motoTypes: Record<string, string> = {
  sport: 'Спорт',
  'sport-touring': 'Спорт-турист',
  adventure: 'Турэндуро',
  cruiser: 'Круизер',
  classic: 'Классика',
  enduro: 'Эндуро',
  motocross: 'Кросс',
  scooter: 'Скутер',
};

const known = (labels: Record<string, string>, value: string | undefined) =>
  value === undefined ? [] : [labels[value] ?? value];

/** Technical badges beside the season's: short words that a buyer scans for. */
export function badgesOf({ studded, run_flat, xl, specs }: Product): string[] {
  return [
    ...(studded ? ['Шип'] : []),
    ...(xl ? ['XL'] : []),
    ...(run_flat ? ['RunFlat'] : []),
    ...(specs.light_truck ? ['C'] : []),
    ...known(axles, specs.axle),
    ...known(positions, specs.position),
    ...known(motoTypes, specs.moto_type),
    ...known(applications, specs.application),
    ...(specs.pattern ? [specs.pattern] : []),
    ...(specs.ply_rating === undefined ? [] : [`${specs.ply_rating} PR`]),
    ...(specs.et === undefined ? [] : [`ET${formatDecimal(specs.et)}`]),
    ...(specs.dia === undefined ? [] : [`DIA ${formatDecimal(specs.dia)}`]),
    ...known(rimTypes, specs.rim_type),
  ];
}

/** The line under the name: article and country, whatever is known. */
export const metaOf = ({ article, country, specs }: Product) =>
  [article, country, specs.colour].filter(Boolean).join(' · ');

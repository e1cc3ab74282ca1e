import type { Luck } from './luck.ts';

const COLOURS =
  'Silver|S|Black|White|Grey|Gray|Gold|Bronze|Graphite|Chrome|Red|Blue|Orange|Carbon|Titan|Mercury|Gunmetal|Gun Metal|Anthracite|черный|чёрный|серебро|серебристый|белый|серый|темно-серый|графит|бронза|золото|синий|Алмаз|Селена|Графит|Кварц|Платинум|Платина|Сильвер|Венге|Хром|Блэк|Звездопад|Карбон|метал'.split(
    '|',
  );
const BEFORE =
  'Matt|Matte|Gloss|Satin|Dark|Hyper|Light|Racing|Polar|Diamond|Full|Neo|New|темно|глянцевый|матовый|Дарк|Блэк|Алмаз|Хай|Нео|Супер|Shiny'.split(
    '|',
  );
const AFTER =
  'Polished|Machined|Painted|Front Polished|Machine Face|FP|Lip|Metal|джек|вэй|классик|мэт|супер|брил|глянцевый|матовый|полированный|Tinted|Edition|Ring|/ML|with red stripe|кольцо'.split(
    '|',
  );
const CODES =
  'S|BK|BKF|GMF|MGMF|BFP|MBMF|HSB|W|MGML|SF|HS|GM|BD|WF|MBF|GMFP|BKFP|S/B|MB|FSF|BL|BLP|AM|BM|SP|HSP|B4|GMMF|SL|BK/FP|MB (metal-black)'.split(
    '|',
  );
const LETTERS = [...'ABCDFGHKLMPSW'];

/** Draws a colour: a name in one word or several, or a maker's code. */
export function drawColour(luck: Luck): string {
  if (luck.chance(0.3)) return luck.pick(CODES);
  if (luck.chance(0.1))
    return Array.from({ length: luck.whole(1, 4) }, () => luck.pick(LETTERS)).join('');
  const words = [
    luck.chance(0.35) ? luck.pick(BEFORE) : '',
    luck.pick(COLOURS),
    luck.chance(0.2) ? luck.pick(AFTER) : '',
  ].filter((word) => word !== '');
  const name = words.join(luck.pick([' ', ' ', ' ', '_', '-']));
  return luck.chance(0.2) ? name.toUpperCase() : luck.chance(0.2) ? name.toLowerCase() : name;
}

import { asSounded } from '../text/spelling.ts';
import type { Section, TextMatch } from '../text/text-reading.ts';
import { readWord } from '../text/text-words.ts';
import { nearest } from '../text/typos.ts';
import { readFiller } from './fillers.ts';
import { readQueryWord } from './query-words.ts';

/** Words of the trade that people mistype. */
export const TRADE_WORDS: ReadonlyMap<string, true> = new Map(
  `зимняя зимние зимнюю зимних зимней летняя летние летнюю летних летней всесезонная всесезонные всесезонка
  шипованная шипованные шипованную нешипованная нешипованные липучка липучку фрикционные усиленные
  резина резину резины покрышки покрышка колеса диски диска литые литой кованые кованый штампованные штампованный штамповка
  рулевая рулевые ведущая ведущие прицепная прицепные универсальная карьерная погрузчик погрузчика вилочный
  трактор трактора комбайн передняя передние задняя задние комплект комплекта комплектов скутер эндуро мотоцикл
  алюминиевый алюминиевые легкосплавные квадроцикл грязевая грязевые внедорожник ранфлет камерная бескамерная цельнолитая грузовые грузовая
  здравствуйте подскажите пожалуйста посмотрите сколько интересует наличие доставка нужны нужна радиус размер`
    .split(/\s+/)
    .map((word) => [word, true] as const),
);

/** The same words in Latin letters: `zimnie`, `shiny`. */
const LATIN = new Map(TRADE_WORDS.keys().map((word) => [asSounded(word), word]));

const meantBy = (word: string): string[] => {
  if (/^[а-я]{5,}$/.test(word))
    return nearest([word], TRADE_WORDS).filter((meant) => meant[0] === word[0]);
  return /^[a-z]{5,}$/.test(word)
    ? nearest([word], LATIN)
        .filter((meant) => meant[0] === word[0])
        .map((meant) => LATIN.get(meant)!)
    : [];
};

/** Reads a misspelt word of the trade: «ризина», «всесизонные», «лытые». */
export function readSlip(section: Section, word: string): TextMatch | undefined {
  for (const meant of meantBy(word)) {
    const found =
      readQueryWord(section, meant, 0) ?? readWord(section, meant, 0) ?? readFiller(meant, 0);
    if (found?.length !== meant.length) continue;
    return found.reading ? { ...found, reading: { ...found.reading, corrected: true } } : found;
  }
  return undefined;
}

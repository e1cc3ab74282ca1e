import { fold } from '../text/spelling.ts';
import { readFiller } from './fillers.ts';

/** Goods that are neither tyres nor wheels, where a query begins with them. «Крепёж 5x100» is of a wheel. */
const ACCESSORY =
  /(?:(?:авто|мото|вело)?камер[аыу]|ободн[а-я]*(?: лент[а-я]*)?|флип+ер[а-я]*|секретк[а-я]*|гайк[а-я]|шпильк[а-я]|болты? (?:колес|для|под|на|м?1[24])[а-я0-9]*|проставк[а-я]*|(?:центр|ступ)[а-я]* кольц[а-я]*|кольц[а-я]* (?:центр|ступ|простав)[а-я]*|цеп[ьи]|вентил[а-я]*|ниппел[а-я]*|золотник[а-я]*|колпа[кч][а-я]*|датчик[а-я]*|грузик[а-я]*|аккумулятор[а-я]*|акб|домкрат[а-я]*|компрессор[а-я]*|насос[а-я]*|манометр[а-я]*|чех(?:ол|л)[а-я]*|ремкомплект[а-я]*|латк[аи]|жгут[а-я]*|грибк[а-я]*)(?![0-9a-zа-я])/y;
const GAP = /[\s,.:;!?-]*/y;

const skip = (text: string, at: number) => {
  GAP.lastIndex = at;
  return at + (GAP.exec(text)?.[0].length ?? 0);
};

/**
 * Checks whether a query asks for something else than tyres and wheels: «камера 16», «секретки». Its numbers are no
 * sizes of theirs.
 */
export function asksForAccessory(q: string): boolean {
  const text = fold(q);
  for (let at = skip(text, 0); at < text.length; ) {
    ACCESSORY.lastIndex = at;
    if (ACCESSORY.test(text)) return true;
    const filler = readFiller(text, at);
    if (!filler) return false;
    at = skip(text, at + filler.length);
  }
  return false;
}

import { cellInRussian } from '../../product/foreign-cells.ts';
import { titleWords, wordPattern } from '../cells/plain-title.ts';

/**
 * What a title of a flag says of its yes: the product is on sale, or it is off sale. The values of a state are words,
 * some of which speak of a sale.
 */
export type SaleTitle = 'on' | 'off' | 'state';

const OFF = wordPattern(
  'disabled?',
  'inactive',
  'hidden',
  'hide',
  'sold',
  'sold ?out',
  'archived?',
  'deleted',
  'removed',
  'discontinued',
  'blocked',
  'unavailable',
  'not (?:available|for sale|active)',
  'out of stock',
  'продан[оаы]?',
  'распродан[оаы]?',
  'снят[оаы]?(?: с \\S+)?',
  'скрыт[оаы]?',
  'скрыть',
  'удал[её]н[оаы]?',
  'архив\\S*',
  'отключ\\S*',
  'заблокир\\S*',
  'не ?актив\\S*',
  'недоступ\\S*',
  'не (?:продавать|для продажи)',
  'stop ?(?:sales?|list)?',
  'стоп\\S*',
  'выведен[оаы]?(?: из \\S+)?',
  'end of life',
  'eol',
  'satıldı',
  '下架',
  'не показывать',
  'нет в (?:наличии|продаже)',
  'знято',
  'вимкнен\\S*',
  'sprzedan\\S*',
  'wycofan\\S*',
  'verkauft',
  'ausverkauft',
  'vendu',
  'vendido',
  'vyprodáno',
);
const ON = wordPattern(
  'availab\\S*',
  'in ?stock',
  'is stock',
  'activ(?:e|ity)',
  'enabled?',
  'visible',
  'visibility',
  'видим\\S*',
  'publish(?:ed)?',
  'for sale',
  'on sale',
  'sellable',
  'show',
  'актив(?:ен|н\\S*)',
  'доступ(?:ен|но|на|ность)',
  'в (?:наличии|продаже|наявності)',
  'налич(?:ие|на)',
  'наявн\\S*',
  'продается',
  'продавать',
  'опубликован\\S*',
  'публик\\S*',
  'показывать',
  'включен[оаы]?',
  'dostępn\\S*',
  'aktywn\\S*',
  'verfügbar\\S*',
  'aktiv(?:ní|en)?',
  'aktif',
  'activ[oaei]',
  'attivo',
  'actif',
  '上架',
  'lieferbar',
  'dostupn\\S*',
  'skladem',
  'disponible',
);
const STATE = wordPattern(
  'status',
  'state',
  'статус\\S*',
  'стан',
  'stan',
  'zustand',
  'stav',
  'estado',
);

/** Returns whether a title may be of a flag that takes products off sale. */
export function saleTitle(title: string): SaleTitle | undefined {
  const words = titleWords(title);
  if (OFF.test(words)) return 'off';
  if (ON.test(words)) return 'on';
  return STATE.test(words) ? 'state' : undefined;
}

const set = (words: string) => new Set(words.split('|'));
const YES = set(
  '1|+|✓|✔|true|t|y|yes|on|да|д|истина|так|tak|evet|sì|bəli|是|有|ano|ja|oui|sí|si|бар|ha|иә|іә|есть|є|вкл|1.0|1,0',
);
const NO = set(
  '0|-|–|—|✗|✘|x|х|false|f|n|no|off|нет|н|ложь|ні|немає|hayır|xeyr|否|无|нема|nie|ne|nein|non|жоқ|жок|yo‘q|yoq|выкл|0.0|0,0|null|none',
);
const GONE =
  /^(?:(?:уже |все )?(?:рас)?продан[оаы]?|снят[оаы]?(?: с .*)?|sold(?:[ _-]?out)?|archived?|архив(?:ный|ная|н?о)?|в архиве|inactive|disabled|hidden|deleted|discontinued|unavailable|draft|out[ _-]?of[ _-]?stock|not[ _-]?(?:available|for[ _-]?sale|active)|скрыт[оаы]?|удал[её]н[оаы]?|отключен[оаы]?|не ?актив(?:ен|но|на|ный)|недоступ(?:ен|но|на)|нет в (?:наличии|продаже)|нет на складе|отсутств\S*|закончил[аои]сь|не прода[её]тся|заблокирован[оаы]?|стоп|stop|выведен[оаы]?(?: .*)?|eol|end of life|знято|немає в наявності|sprzedan[eay]|wycofan[eay]|niedostępn[eay]|brak|verkauft|ausverkauft|nicht verfügbar|vendu|vendido|agotado|vyprodáno|нет|no)$/;
const THERE =
  /^(?:active|enabled|available|in[ _-]?stock|published|on[ _-]?sale|for[ _-]?sale|актив(?:ен|но|на|ный)|доступ(?:ен|но|на)|в (?:наличии|продаже|наявності)|есть|имеется|прода[её]тся|опубликован[оаы]?|выставлен[оаы]?|показан[оаы]?|видим(?:о|ый|ая|а)?|на складе|dostępn[eay]|aktywn[eay]|verfügbar|auf lager|lieferbar|skladem|en stock|disponible)$/;

const plainValue = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** Reads a yes or a no in any spelling; undefined if it is neither. */
export function yesOf(text: string): boolean | undefined {
  const plain = plainValue(text);
  if (YES.has(plain)) return true;
  return NO.has(plain) ? false : undefined;
}

/** Returns what a word of a state says: «продано», `inactive`, «в наличии»; undefined if it says nothing of a sale. */
export function stateOf(text: string): boolean | undefined {
  const plain = cellInRussian(plainValue(text).replace(/[.!]+$/, ''));
  if (GONE.test(plain)) return false;
  return THERE.test(plain) ? true : undefined;
}

const CROSS = /^\s*[xх✗✘]\s*$/i;

/** Returns whether a value under the title of a flag says that the product is on sale. */
export function isOnSale(title: SaleTitle, text: string): boolean | undefined {
  if (title === 'off') {
    // it crosses out what is sold no more, or the flag
    const yes = CROSS.test(text) ? undefined : yesOf(text);
    return yes === undefined ? stateOf(text) : !yes;
  }
  return stateOf(text) ?? (title === 'on' ? yesOf(text) : undefined);
}

/** What a messenger writes before each forwarded line: time and sender. */
const SENDERS = [
  /^\s*\[\d{1,2}[./]\d{1,2}[./]\d{2,4},?\s+\d{1,2}:\d{2}(?::\d{2})?\]\s*[^:]{1,60}:\s*/,
  /^\s*\d{1,2}[./]\d{1,2}[./]\d{2,4},?\s+\d{1,2}:\d{2}(?::\d{2})?\s+[-–—]\s*(?:[^:]{1,60}:\s*)?/,
  /^[^\d\n]{2,60},\s\[\d{1,2}[./]\d{1,2}[./]\d{2,4},?\s+\d{1,2}:\d{2}(?::\d{2})?\]:?\s*/,
  /^\s*\[\d{1,2}:\d{2}(?:,\s*[\d./]+)?\]\s*[^:]{1,60}:\s*/,
];
/** Quoting, bullets, numbers of a list: `> `, «• », «1. », «2) », «3️⃣». */
const MARKS =
  /^\s*(?:>+\s*)*(?:(?:[•●▪◦‣·*✅✔☑➡👉🔹🔸⚫]|[-–—](?=\s))\ufe0f?\s*)?(?:(?:№\s?)?\d{1,3}(?:[.)](?=\s|\d{3}[/ ]|[a-zа-я])|\s?\)|\ufe0f?\u20e3)\s*|№\s?\d{1,3}\s+)?(?:[-–—•]\s+)?/iu;
/** «Позиция 1:», «поз. 2 -», «поз.3» */
const NUMBERED = /^\s*(?:позиция|поз\.?|пункт|строка)\s?№?\s?\d{1,3}(?:\s?[:.)–—-]\s*|\s+)/iu;
/** «20000177........4» */
const LEADERS = /\.{3,}|…+/g;
/** Lines by which mail programs quote a letter: who wrote it, when, to whom. */
const QUOTED = [
  /^[>\s]*(?=.*\d{1,2}:\d{2}).*(?:написал(?:а|\(а\))?|пишет|wrote|<\S{1,80}@\S{1,80}>)\s*:\s*$/iu,
  /^[>\s]*(?:от|кому|копия|дата|отправлено|отправитель|получатель|from|to|cc|date|sent)\s*:(?!.*(?<!\d)\d{3}[/ ]\d{2}(?![\d:])).*$/iu,
  /^[-–—_=*>\s]*(?:исходное|пересылаемое|пересланное|original|forwarded)\s(?:сообщение|письмо|message).*$/iu,
  /^\s*(?:отправлено (?:с|из|через)|sent from)\s.*$/iu,
  /^[>\s]*(?:тема|subject)\s*:\s*(?:(?:re|fwd?|на|отв)\s*:\s*)*/iu,
];
/** «остаток 3, надо 12»: what the buyer still has. */
const IN_STOCK =
  /(?<![а-яё])(?:остаток|остал[а-яё]+|(?:на|в) остатке|у (?:нас|меня)(?: есть| осталось| осталась)?|имеется|есть)\s?[:=–-]?\s?\d{1,4}(?:\s?шт[а-я]*\.?)?[\s,;.]+(?=(?:а\s)?(?:ещ[её]\s)?(?:надо|нужн|требу|заказ|возьм|докуп|закуп|хочу|хотим))/giu;
/** «Остатки: 195/65 R15 — 3, 205/55 R16 — 2»: all quantities of the line are what the buyer has. */
const STOCK =
  /(?<=^\s*остат[а-яё]*\s?:.*\s)(?:[–—:=-]\s?)?\d{1,3}(?:\s?шт[а-я]*\.?)?(?=\s*(?:[,;.]\s|[,;.]?$))/giu;
/** «к 5 декабря», «до понедельника»: by when it has to be there. */
const BY_WHEN = [
  /(?<![\d.а-яё])(?:до|к|ко|на)\s+(?:0?[1-9]|[12]\d|3[01])(?:\.(?:0[1-9]|1[0-2])(?![\d.])|\s(?:января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря|числ[ау]))/giu,
  /(?<![а-яё])(?:до|к)\sконц[ау]\s(?:дня|недели|месяца)/giu,
  /(?<![а-яё])(?:до|к|ко|в|во|на)\s(?:понедельник|вторник|сред|четверг|пятниц|суббот|воскресень)[а-яё]*/giu,
];
/** What a page's copied source has around its words: `<b>`, `</td>`, `&nbsp;`. */
const TAGS = /<\/?[a-z][^<>\n]{0,200}>|&(?:[a-z]{2,8}|#\d{2,5});/giu;
/** «+7 (912) 345-67-89», «тел. 8 912 345 67 89» */
const PHONE =
  /(?:(?<![а-яё])(?:тел|телефон|моб)\.?[\s:]{0,3})?(?<!\d)(?:\+7|[78])[\s(-]*\d{3}[\s)-]*\d{3}[\s-]*\d{2}[\s-]*\d{2}(?!\d|\s?(?:шт|компл|к-т))(?:,?\s?доб(?:авочный)?\.?\s?\d{1,5})?|\(\d{3,5}\)\s*\d{1,3}-\d{2}-\d{2}(?!\d)/gi;
/** «замените в заказе пирелли на», «если нет тигар, то»: what is said of goods that are not asked for any more. */
const INSTEAD_OF =
  /(?<![а-яё])(?:(?:за|по)мен[а-яё]+|поменя[а-яё]+)\s(?:[а-яёa-z]+\s){1,5}на(?=\s(?!тако|друг|аналог|перед|зад))|(?<![а-яё])если\s(?:нет|не\s(?:будет|найд[а-яё]+))(?:\s[а-яёa-z]+)?[\s,–—-]+(?:то|тогда|предложите|можно)(?=\s)|(?<![а-яё])обменя[а-яё]+\s[^,;]{3,40}?\sна(?=\s\d{3})/giu;

/** Phones, company and account numbers, e-mails, links, dates and times: none of them names a product. */
const ASIDE = [
  TAGS,
  INSTEAD_OF,
  IN_STOCK,
  STOCK,
  PHONE,
  /(?<![а-яё])(?:инн|кпп|огрн(?:ип)?|бик|[рк]\/с|окпо|счет|счёт)\s*[:№-]?\s*\d{6,20}(?!\d)/giu,
  /(?<![а-яё])(?:заявк|заказ|запрос|догов[оа]р|накладн|сч[её]т|спецификаци|приложени|предложени|тендер|лот|кп)[а-яё]*\s*(?:№|n|#|номер)\s*[\d/-]{1,15}(?:\sот)?/giu,
  /[^\s@]{1,64}@(?:[^\s@.]{1,63}\.){1,5}[a-zа-я]{2,}/giu,
  /(?:https?:\/\/|www\.)\S+/giu,
  /(?:\b(?:до|от|к|на|с)\s)?(?<![\d.])(?:0?[1-9]|[12]\d|3[01])\.(?:0[1-9]|1[0-2])\.(?:20)?\d{2}(?:\s?г\.?)?(?![\d.])/giu,
  ...BY_WHEN,
  /(?<![\d.:])(?:[01]?\d|2[0-3]):[0-5]\d(?![\d:])/g,
  // where to deliver, after the products: no product stands in the address
  /(?<=\d[^\n]*)[.,;]\s+(?:доставк|доставить|адрес|привез|отгруз|самовывоз)(?:(?!\d{3}\s?[/\\]\s?\d{2}|\d{3}\s\d{2}\s|\d{6,})[^\n])*$/giu,
  // payment and delivery, after the products
  /(?<=\d[^.\n]*)\.\s+(?:оплат|доставк|самовывоз|безнал|сч[её]т|спасибо|жд[уе]|заранее|отгруз|забер)\D*$/giu,
];

/** A line of column titles, pasted without the columns. */
const TITLES =
  /^\s*(?:(?:артикул|код|наименование|номенклатура|товар|размер|бренд|модель|ед(?:\.|иница)?(?:\s?изм(?:\.|ерения)?)?|кол(?:-?во|ичество|\.)|цена|сумма|шт\.?|руб\.?|№|п\/п)(?:[\s,;|/()-]+|$))+$/iu;

const spaces = (text: string) => ' '.repeat(text.length);

const INLINE_NUMBER =
  /(?<=^\s*|[:;,.]\s+|шт\.?\s|\d\s)(\d{1,2})(?:\)|\.(?=\s[\p{L}]|\s\d{3}))\s/giu;

/** Blanks the numbers of «1) 205/55 R16 - 4; 2) 195/65 R15 - 8» and «1. A - 8 2. B - 4» in a line. */
function withoutInlineNumbers(line: string): string {
  const numbers = [...line.matchAll(INLINE_NUMBER)].map(([, number]) => Number(number));
  const areInOrder = numbers.length > 1 && numbers.every((number, at) => number === at + 1);
  return areInOrder ? line.replace(INLINE_NUMBER, spaces) : line;
}

/** Returns the line with blanks in place of all that names no product. */
export function withoutAsides(line: string): string {
  if (TITLES.test(line)) return spaces(line);
  let text = withoutInlineNumbers(line);
  for (const sender of SENDERS) text = text.replace(sender, spaces);
  for (const quoted of QUOTED) text = text.replace(quoted, spaces);
  text = text.replace(MARKS, spaces);
  text = text.replace(NUMBERED, spaces);
  text = text.replace(LEADERS, spaces);
  for (const aside of ASIDE) text = text.replace(aside, spaces);
  return text;
}

/** Blanks bare numbers at the beginnings of lines if they go up by one: then they number a list. */
export function withoutNumbers(lines: readonly string[]): string[] {
  const numbers = lines.map((line) => {
    const [, number] = /^[\s|]*(\d{1,3})(?:[\s.]+|\s?[-–—:]\s|\s?[;|\t]\s?)(?=\S)/.exec(line) ?? [];
    return number === undefined ? undefined : Number(number);
  });
  const known = numbers.filter((number) => number !== undefined);
  const areInOrder = known.length > 1 && known.every((number, at) => number === at + 1);
  if (!areInOrder) return [...lines];
  return lines.map((line, at) =>
    numbers[at] === undefined
      ? line
      : line.replace(/^[\s|]*\d{1,3}(?:\.|\s?[-–—:](?=\s)|\s?[;|\t])?/, spaces),
  );
}

const OWN_STOCK =
  /^[^\p{L}\d]*(?:(?:наши|мои|текущие)\s)?(?:ост(?:ат[а-яё]*)?|имеется|(?:у нас )?в наличии)\.?(?:\s(?:у нас|на складе))?\s*[:.–-]*\s*$/iu;
const ASKED =
  /^[^\p{L}\d]*(?:(?:а\s)?(?:вот\s)?(?:надо|нужн|требу|заказ|заявк|закуп|докуп|купить)[а-яё]*)(?:\s[а-яё]+){0,2}\s*[:.–-]*\s*$/iu;

/** Blanks what the buyer still has, «Остатки:» and the rows beneath it, if a title of what is asked for follows. */
export function withoutOwnStock(lines: readonly string[]): string[] {
  const from = lines.findIndex((line) => OWN_STOCK.test(line));
  const to = from < 0 ? -1 : lines.findIndex((line, at) => at > from && ASKED.test(line));
  return lines.map((line, at) => (at >= from && at < to ? spaces(line) : line));
}

/** Wishes and phones of a row that are read by nobody, where they stand: the buyer is told so. */
export const untaken = (text: string): { text: string; start: number; end: number }[] =>
  [...BY_WHEN, PHONE, /(?<![а-яё])самовывоз[а-яё]*/giu].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: words, index }) => ({
      ...{ text: words, start: index, end: index + words.length },
    })),
  );

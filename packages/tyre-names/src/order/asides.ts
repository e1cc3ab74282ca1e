import type { Understanding } from '../query/understand.ts';
import { fold } from '../text/spelling.ts';

const END = '(?![0-9a-zа-я])';
const any = (words: readonly string[]) =>
  new RegExp(`(?<![0-9a-zа-я])(?:${words.join('|')})${END}`);

/** Words of a letter that name no product: greetings, thanks, the sender, when and where to deliver, other requests. */
const TALK = any([
  'hello|hi|dear|thanks|thank you|best regards|kind regards|regards|здравствуйте|здравствуй|здрасте|привет[а-я]*|добр[а-я]{2,3} (?:день|дня|вечер|вечера|утро|утра|времени(?: суток)?)|доброго времени|приветствую|всем (?:привет|добр[а-я]+)|коллеги|уважаемы[а-я]+|салам|салют|хай',
  'как (?:ваши |у вас )?дела|что нового|спасибо|спс|благодар[а-я]+|с уважением|с ув|жду|ждем|заранее|до связи|хорошего дня|ок|окей|отлично|понял|принято|договорились|ответьте|отпишитесь',
  'подскажите|скажите|уточните|посмотрите|проверьте|сориентируйте|пришлите|скиньте|отправьте|выставите|счет|сч[её]тик|накладн[а-я]+|безнал[а-я]*|нал|оплат[а-я]+|предоплат[а-я]+|отсрочк[а-я]+|с ндс|без ндс|ндс',
  'пересыла[а-я]+|пересла[а-я]+|направляю|высылаю|(?:от|для) клиент[а-я]+|тел(?:ефон)?|моб|звоните|перезвоните|позвоните|whatsapp|вотсап|ватсап|telegram|телеграм|viber|вайбер|почта|e-?mail|сайт|менеджер|директор|снабжен[а-я]+|закупк[а-я]+|отдел|ип|ооо|оао|зао|пао|ао|инн|кпп|огрн(?:ип)?|р\\/с|бик|юр[а-я]* адрес|адрес|г\\. ?[а-я]+|ул|улица|проспект|офис|переслано|переслал[а-я]*|пересланное сообщение|forwarded(?: message)?|сообщение удалено|без медиафайлов',
  'доставк[а-я]+|доставьте|самовывоз[а-я]*|отгруз[а-я]+|заберу|заберем|забирать|приеду|приедем|завезите|привезите|нужно до|к (?:понедельнику|вторнику|среде|четвергу|пятнице|субботе|воскресенью)|на (?:завтра|неделе|следующей неделе|этой неделе)|завтра|сегодня|послезавтра|срочно|в течение дня',
  'запрос(?: цены?| на .*)?|прошу|просим|просьба|заказ(?:ик|ать)?|заявк[а-я]+|список|списком|закупка|закуп|потребность|прайс(?:-лист)?|номенклатура|позици[а-я]+|вот|следующее|следующие|такое|такие|нужн[а-я]+|необходим[а-я]+|хотим|хочу|надо|интересу[а-я]+|возьм[её]м|возьму|можно|цен[ауые]|наличие|в наличии|остатк[а-я]+|аналог[а-я]*|рассмотр[а-я]+|если (?:нет|есть)|можно аналог[а-я]*|любой|любые|бренд не важен|марка не важна|год|свеж[а-я]+|не старше|резерв|забронир[а-я]+|отложите',
]);

/** Words that begin the signature of a letter. */
const SIGNED = any(['с уважением', 'с ув', 'спасибо', 'благодарю', 'заранее спасибо', 'до связи']);

/** Holds a size, a code or a rim. */
const NUMBERED = /\d{3}\s?[/\\]\s?\d{2}|\d{5,}|\d[.,]?\d*\s?[xх×*]\s?\d{2}|[rр]\s?\d{2}(?!\d)/iu;

/** A message begins with these words. */
const GREETING = any([
  'здравствуйте|здравствуй|привет[а-я]*|добр[а-я]{2,3} (?:день|дня|вечер|вечера|утро|утра|времени(?: суток)?)',
]);

/** First names as people sign and address with them: some sound like a brand or a model. */
const FIRST_NAMES =
  'александра?|саш[аи]|алексей|л[её]ша|анатолий|толя|андрей|анна|аня|антон|арт[её]м|борис|вадим|валентина?|валерий|валерия|василий|вася|вера|виктор|виктория|вика|виталий|влад|владимир|вова|вячеслав|слава|галина|геннадий|гена|георгий|григорий|гриша|дарья|даша|денис|дмитрий|дима|евгений|евгения|женя|екатерина|катя|елена|лена|иван|ваня|игорь|илья|инна|ирина|ира|кирилл|константин|костя|ксения|лариса|леонид|людмила|люда|максим|макс|марат|марина|мария|маша|михаил|миша|надежда|надя|наталь?я|наталия|наташа|никита|николай|коля|оксана|олег|ольга|оля|павел|паша|петр|п[её]тр|петя|полина|ренат|ринат|роман|рома|руслан|рустам|светлана|света|семен|семён|сергей|сер[её]га|сер[её]жа|станислав|стас|степан|тамара|татьяна|таня|тимур|федор|ф[её]дор|эдуард|эльдар|юлия|юля|юрий|юра|яков|яна|ярослав';
const PATRONYMIC = '[а-я]{3,}(?:ович|евич|ич|овна|евна|ична|инична|ыч)(?:а|у|ем|ой|е)?';
/** Whom a line names: by first name, with a father's name, as a company. */
const PERSON = new RegExp(
  `^[^a-zа-я]*(?:${FIRST_NAMES})${END}|(?<![a-zа-я])${PATRONYMIC}${END}|(?<![a-zа-я])(?:ип|ооо|оао|зао|пао|ао|ltd|llc|gmbh)${END}`,
);
/** Where something stands or is brought: «Окское шоссе 14», «ул. Ленина, д. 5», «Московская 79». */
const PLACE = new RegExp(
  String.raw`(?<![a-zа-я])(?:ул|улица|пр-?к?т|проспект|шоссе|ш\.|пер|переулок|бульвар|б-р|наб|набережная|площадь|пл|проезд|тракт|мкр|микрорайон|корп|корпус|стр|строение|литер|офис|кв|пос|пос[её]лок|дер|деревня|село|обл|область|район|р-н|тц|бц|склад[а-я]*|филиал[а-я]*|двор[а-я]*|въезд|вход|ленина|гагарина|пушкина|мира|победы|кирова|горького|чкалова|лермонтова|гоголя)${END}|[а-я]{3,}(?:ская|ской|ского|ское|ском|ский)\s\d`,
);

/** What a line demands of offers, or of deliveries, names no goods. */
const DEMANDS = ['city', 'supplier', 'delivery', 'quantity', 'price', 'dot_year', 'condition'];
const NAMES = ['brand', 'model'];
const GOODS = ['size', 'season', 'studded', 'et', 'dia'];
const FEW_UNREAD = 1;

/** What tells of a line that it may ask for goods. */
interface Evidence {
  text: string;
  tokens: Understanding['tokens'];
  unknown: Understanding['unknown'];
}

/**
 * True if nothing in a line without a quantity and a code is written as goods are: no size, no name as it is spelt. A
 * word that only sounds like a name and a lone number are none: «Ирина» is no Brina, «после 10» no rim. Decision 511.
 */
export function namesNothing({ text, tokens, unknown }: Evidence): boolean {
  const written = tokens.filter(
    ({ field, text: word, corrected }) =>
      !DEMANDS.includes(field) && !corrected && !(field === 'size' && /^\d{1,2}$/.test(word)),
  );
  const isSpelt = (field: string) => tokens.some((one) => one.field === field);
  // «диски:» says which goods follow
  if (written.length === 0) return tokens.length + unknown.length > 0 && !NAMES.every(isSpelt);
  if (NUMBERED.test(text) || unknown.length === 0) return false;
  // «пропуск на газель», «Анна, шинный мир»
  return (
    written.every(({ field }) => !GOODS.includes(field)) &&
    (PERSON.test(fold(text)) || unknown.length > FEW_UNREAD)
  );
}

/** True if a line speaks of a person, a company or a place. */
export const isAddress = (text: string): boolean =>
  PERSON.test(fold(text)) || PLACE.test(fold(text));

/** True if a line is written as goods are: it holds a size, a code or a rim. */
export const isNumbered = (text: string): boolean => NUMBERED.test(text);

/** True for «С уважением, Иван»: polite words without a number name no product, even if a name sounds like a model. */
export const isPoliteness = (text: string, isSigned: boolean): boolean =>
  !/\d/.test(text) && (isSigned || SIGNED.test(fold(text)) || GREETING.test(fold(text)));

/** True if a line that names no product is talk, and not a product that was not understood. */
export const isTalk = (text: string, isSigned: boolean): boolean =>
  !NUMBERED.test(text) && (isSigned || TALK.test(fold(text)));
export const isSignature = (text: string): boolean => SIGNED.test(fold(text));

/** «(если нет, TH201)»: what to take instead of the product above it. */
const REPLACEMENT =
  /^[^0-9a-zа-яё]*(?:если (?:не?т|не будет|нету)|взамен|на замену|в замену)(?![а-яё])/iu;
export const isReplacement = (text: string) => REPLACEMENT.test(text);

const TOTAL =
  /^(?:итого|всего|общ(?:ая|ее|ий)|total|в том числе|в т\.?\s?ч|на сумму|сумма|ндс(?:\s|$))/i;
/** True for «Итого: 12 шт». */
export const isTotal = (text: string) => TOTAL.test(text.trim());

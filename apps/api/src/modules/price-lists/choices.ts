import type { components } from '@org/api-client/schema';
import type { DoubtKind } from './goods/doubts.ts';

type ImportDoubt = components['schemas']['ImportDoubt'];
type Choice = ImportDoubt['answers'][number];

export interface StoredDoubt {
  id: string;
  kind: DoubtKind;
  subject: string;
  detail: Record<string, string | null>;
  rows: number;
  first_row: number;
  answer: ImportDoubt['answer'];
  rule_id: number | null;
}

const choice = (answer: Choice['answer'], label: string, value: string | null = null): Choice => ({
  answer,
  value,
  label,
});

const SEASONS = [
  choice('season', 'Летняя', 'summer'),
  choice('season', 'Зимняя', 'winter'),
  choice('season', 'Всесезонная', 'all_season'),
];
const ACCEPT = [choice('accept', 'Всё верно')];

type Subject = Pick<StoredDoubt, 'kind' | 'subject'> & { detail?: StoredDoubt['detail'] };

interface DoubtQuestion {
  text: string;
  detail: string | null;
  answers: Choice[];
  takesValue?: boolean;
}

const WORDS: Record<string, string> = {
  summer: 'летняя',
  winter: 'зимняя',
  all_season: 'всесезонная',
  true: 'с шипами',
  false: 'без шипов',
};
const wordOf = (value: string) => WORDS[value] ?? value;

const STUDS = [choice('studs', 'С шипами', 'true'), choice('studs', 'Без шипов', 'false')];

/** Returns the question about a fact that other suppliers state differently: «Ice Zero: сезон». */
function disputeOf(
  subject: string,
  { own: ownStatement, others }: StoredDoubt['detail'],
): DoubtQuestion {
  const isSeason = subject.endsWith(': сезон');
  const name = subject.replace(/: (?:сезон|шипы)$/, '');
  const kind = isSeason ? 'season' : 'studs';
  const agreed = choice(
    'accept',
    ownStatement ? `Верно у нас: ${wordOf(ownStatement)}` : 'Верно у нас',
  );
  return {
    text:
      ownStatement && others
        ? `${name}: у вас ${wordOf(ownStatement)}, у других ${wordOf(others)}`
        : `${name}: другие поставщики говорят иначе`,
    detail: 'Покупатели видят то, что говорит большинство',
    answers: others
      ? [agreed, choice(kind, `Верно у других: ${wordOf(others)}`, others)]
      : [agreed, ...(isSeason ? SEASONS : STUDS)],
  };
}

function askedOf({ kind, subject, detail = {} }: Subject): DoubtQuestion {
  const [column = subject, name = ''] = subject.split(' ≠ ');
  switch (kind) {
    case 'new_brand':
      return {
        text: detail.meant ? `«${subject}» — это ${detail.meant}?` : `Новый бренд «${subject}»?`,
        detail: detail.meant ? `Похоже на опечатку` : 'Такого бренда нет в справочнике',
        answers: [
          ...(detail.meant ? [choice('brand', `Это ${detail.meant}`, detail.meant)] : []),
          choice('keep', 'Завести новый'),
          choice('skip', 'Не загружать'),
        ],
        takesValue: true,
      };
    case 'brand_conflict':
      return {
        text: `В столбце бренда «${column}», в названии «${name}»`,
        detail: 'Взяли бренд из столбца',
        answers: [
          choice('column', `Верен столбец: ${column}`),
          choice('name', `Верно название: ${name}`),
        ],
        takesValue: true,
      };
    case 'new_model':
      return {
        text: `${subject}: «${detail.model ?? subject}» — модель?`,
        detail: 'В справочнике такой нет, и на название модели не похоже',
        answers: [choice('accept', 'Да, модель'), choice('no_model', 'Нет, модель не указана')],
      };
    case 'same_rows':
      return {
        text: 'Одинаковые строки',
        detail: 'Совпали все ячейки: взяли одну строку, остаток не складывали',
        answers: ACCEPT,
      };
    case 'one_code':
      return {
        text: `Код ${subject} у разных товаров`,
        detail: 'Каждый товар продаём отдельно',
        answers: ACCEPT,
      };
    case 'from_price':
      return { text: subject, detail: 'Взяли число как цену', answers: ACCEPT };
    case 'no_season':
      return { text: `${subject}: какой сезон?`, detail: 'В прайсе не сказано', answers: SEASONS };
    case 'far_price':
      return {
        text: `Цена намного ${subject} рынка`,
        detail:
          'Больше чем вдвое отличается от цен других поставщиков сегодня. Возможно, цена за комплект',
        answers: ACCEPT,
      };
    case 'customs_declaration':
      return detail.number
        ? {
            text: `${subject}: откуда товар с ГТД ${detail.number}?`,
            detail:
              'Без страны из классификатора номер не попадёт в электронный УПД. Исправьте столбец «Страна» в файле и загрузите его снова',
            answers: [choice('accept', 'Загрузить так')],
          }
        : {
            text: `«${subject}» — не номер таможенной декларации`,
            detail:
              'Верный номер выглядит так: 10702070/150324/5012345. Исправьте его в файле и загрузите снова, иначе в УПД его не будет',
            answers: [choice('accept', 'Загрузить без номера')],
          };
    case 'unread_words':
      return {
        text: `Что значит «${subject}»?`,
        detail: 'Слово из названий, которое ничего не сказало о товаре',
        answers: [choice('accept', 'Пояснение, его можно не читать')],
      };
    case 'unread_cells':
      return {
        text: `${subject}: не поняли «${detail.example ?? ''}»`,
        detail:
          'В этих строках значения нет, будто ячейка пуста. Исправьте столбец в файле и загрузите его снова, если оно нужно',
        answers: [choice('accept', 'Загрузить без значения')],
      };
    case 'same_product':
      return {
        text: `«${column}» — это «${name}»?`,
        detail:
          'Бренд, размер и индексы совпали, модель названа иначе. Без ответа заведём новую карточку',
        answers: [choice('same', 'Да, тот же товар'), choice('different', 'Нет, это разные')],
      };
    case 'disputed':
      return disputeOf(subject, detail);
  }
}

/** Returns a group of doubts as a question. */
export const toDoubt = (stored: StoredDoubt): ImportDoubt => {
  const { text, detail, answers, takesValue = false } = askedOf(stored);
  const { id, kind, subject, rows, first_row, answer, rule_id } = stored;
  const { family = null } = stored.detail;
  return {
    id,
    kind,
    text,
    detail,
    subject,
    family,
    rows,
    first_row,
    answers,
    takes_value: takesValue,
    answer,
    rule_id: rule_id === null ? null : String(rule_id),
  };
};

/** True if the doubt takes this answer. */
export const canAnswer = (
  asked: Subject,
  answer: Choice['answer'],
  value: string | null,
): boolean => {
  const { answers, takesValue } = askedOf(asked);
  if (answer === 'brand') return takesValue === true && value !== null;
  return answers.some(
    (each) => each.answer === answer && (each.value === null || each.value === value),
  );
};

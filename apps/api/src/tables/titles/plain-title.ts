const MARKUP = /<[^>]*>/g;

/** The text of a title: of markup its text, and of `FNAME;Наименование;string` what is written for people. */
export function titleText(title: string): string {
  if (!title.includes('<')) return title;
  const text = title.replace(MARKUP, ' ').trim();
  const parts = text.split(';').map((part) => part.replace(/:$/, '').trim());
  return parts.find((part) => /[а-яё]/i.test(part)) ?? parts.find((part) => part !== '') ?? text;
}

/** Title as it is compared: lower case, without units and marks. */
export const plainTitle = (title: string) =>
  titleText(title)
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/\((?!опт|розн|закуп|ррц|мрц|vip)[^)]*\)/g, ' ')
    .replace(/[«»"'.,:;!?*№/\\()]/g, ' ')
    .replace(/(?<![а-яa-z])(?:мм|дюйм(?=\S)\S*|шт|штук|руб\S*|rub)(?![а-яa-z])/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

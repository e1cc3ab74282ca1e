import type { Db } from '../../../db/db.ts';
import { type LetterText, writeLetter } from '../../../post/post-letter.ts';
import type { Post } from '../../../post/post-message.ts';
import { formatNumber } from '../../../trade/trade-words.ts';
import { type ReportFigures, selectFigures } from './import-report.sql.ts';

/** Returns the letter to whoever loaded a list, about what the list has changed. */
function reportLetter(figures: ReportFigures, publicUrl: string): LetterText {
  const { id, company_id, company, file_name } = figures;
  const lines = [
    ['Добавлено', figures.created],
    ['Снято с продажи', figures.removed],
    ['Цена выше', figures.price_up],
    ['Цена ниже', figures.price_down],
    ['Одинаковых строк объединено', figures.joined],
    ['Строк с вопросами', figures.doubtful],
    ['Отклонено строк', figures.rejected_count],
    ['Без изменений', figures.unchanged],
  ] as const;
  return {
    subject: `Прайс-лист «${file_name}» загружен`,
    heading: `Прайс-лист «${file_name}» загружен`,
    paragraphs: [
      `Компания: ${company}.`,
      ...lines
        .filter(([, count]) => count > 0)
        .map(([word, count]) => `${word}: ${formatNumber(count)}`),
    ],
    action: {
      label: 'Что изменилось',
      href: `${publicUrl}/companies/${company_id}/rests/imports/${id}`,
    },
    note: 'Если это ошибка, загрузку можно вернуть на той же странице.',
  };
}

/** Sends a letter to whoever loaded a list about what the list has changed. */
export async function sendImportReport(
  { db, post, publicUrl }: { db: Db; post: Post; publicUrl: string },
  { id }: { id: string },
): Promise<void> {
  const figures = await selectFigures(db, id);
  if (!figures?.email) return;
  await post.email(writeLetter(figures.email, reportLetter(figures, publicUrl)));
}

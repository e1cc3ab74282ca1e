import type { LetterText } from '../../../post/post-letter.ts';
import { longMoment } from '../../../trade/moscow.ts';
import type { SourceTrouble } from './outcome/source-outcome.sql.ts';

/** Returns the letter to a company about a source that brings nothing that can be sold. */
export function sourceLetter(trouble: SourceTrouble, publicUrl: string): LetterText {
  const { name, company, company_id, confirmed_at, message, list_id } = trouble;
  const isStopped = trouble.told === 'stopped';
  const subject = isStopped
    ? `Прайс-лист «${name}» не применён`
    : `Источник «${name}» не приносит прайс-лист`;
  const page = `${publicUrl}/companies/${company_id}/rests`;
  return {
    subject,
    heading: subject,
    paragraphs: [
      `Компания: ${company}.`,
      ...(message ? [`${message}${/[.!?]$/.test(message) ? '' : '.'}`] : []),
      confirmed_at
        ? `В продаже прежний прайс-лист, от ${longMoment(confirmed_at)} по Москве. Покупатели видят, сколько ему дней.`
        : 'В продаже всё, как было.',
    ],
    action:
      isStopped && list_id
        ? { label: 'Проверить строки', href: `${page}/imports/${list_id}` }
        : { label: 'Открыть источники', href: `${page}/sources` },
    note: isStopped
      ? 'Если придёт новый файл и с ним всё в порядке, он применится сам.'
      : 'Мы пробуем дальше по расписанию и напишем снова, только если беда повторится.',
  };
}

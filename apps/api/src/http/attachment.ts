import type { FastifyReply } from 'fastify';
import { XLSX_TYPE } from '../spreadsheet/spreadsheet-xlsx.ts';

// prettier-ignore
const LATIN: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: 'ie',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'iu',
  я: 'ia',
};

/** Returns a name in Latin letters, transliterated as in passports, for programs that read no others. */
const inLatin = (name: string) =>
  name.replace(/[а-яё]/gi, (letter) => {
    const latin = LATIN[letter.toLowerCase()] ?? '';
    return letter === letter.toLowerCase() ? latin : latin.charAt(0).toUpperCase() + latin.slice(1);
  });

/**
 * Sends an answer as a file with this name, which may be in any script.
 * @see https://www.rfc-editor.org/rfc/rfc6266#section-4.3
 */
export function attach(reply: FastifyReply, name: string, type = XLSX_TYPE): void {
  const plain = inLatin(name).replaceAll(/[^\w.-]+/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  reply
    .type(type)
    .header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`);
}

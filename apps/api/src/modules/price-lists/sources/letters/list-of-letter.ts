import PostalMime, { type Email } from 'postal-mime';
import { NotFetched } from '../../../../outgoing/download.ts';
import { MOST_BYTES, MOST_FILES } from '../../form.ts';

/** As a letter carries it: half as large again. */
export const MOST_LETTER_BYTES = 1.5 * MOST_BYTES;
const KINDS = /\.(?:xlsx|xls|ods|csv|txt|xml|yml|zip)$/i;

export interface ListFile {
  name: string;
  content: Buffer;
}

/** Whether an address is one of those, or of one of their domains. */
function isAmong(address: string, senders: readonly string[]): boolean {
  const lower = address.toLowerCase();
  return senders.some((sender) =>
    sender.startsWith('@') ? lower.endsWith(sender) : lower === sender,
  );
}

/** Throws for a letter of somebody else's. The topmost header is the one of our own mail server. */
function assertSender({ from, headers }: Email, senders: readonly string[]) {
  const address = from?.address ?? '';
  if (!isAmong(address, senders))
    throw new NotFetched(
      `Письмо от ${address || 'неизвестного'}: такого отправителя в источнике нет`,
    );
  const checked = headers.find(({ key }) => key === 'authentication-results')?.value ?? '';
  if (/\bdmarc=fail\b/i.test(checked))
    throw new NotFetched(`Письмо выдаёт себя за ${address}: проверка DMARC не прошла`);
}

const bytesOf = (content: ArrayBuffer | Uint8Array | string) =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as Uint8Array);

/** The price list that a letter carries; throws a `NotFetched` that says why it has none. */
export async function listOfLetter(
  letter: Buffer,
  senders: readonly string[],
): Promise<ListFile[]> {
  const mail = await PostalMime.parse(letter).catch(() => {
    throw new NotFetched('Письмо не разобрать');
  });
  assertSender(mail, senders);
  const files = mail.attachments
    .filter(({ filename }) => filename && KINDS.test(filename))
    .map(({ filename, content }) => ({ name: filename ?? '', content: bytesOf(content) }));
  if (files.length === 0)
    throw new NotFetched(
      'В письме нет прайс-листа: ждём XLSX, XLS, ODS, CSV, TXT, XML, YML или ZIP',
    );
  const areParts = files.length <= MOST_FILES && files.every(({ name }) => /\.xml$/i.test(name));
  if (files.length > 1 && !areParts)
    throw new NotFetched('В письме несколько файлов. Пришлите каждый своим письмом');
  const bytes = files.reduce((sum, { content }) => sum + content.length, 0);
  if (bytes === 0) throw new NotFetched('Файл пуст');
  if (bytes > MOST_BYTES) throw new NotFetched('Файл больше 50 МБ');
  return files;
}

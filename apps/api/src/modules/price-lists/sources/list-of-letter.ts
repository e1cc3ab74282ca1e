import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { addressParser, type Email } from 'postal-mime';
import { FileProblem } from '../../../tables/cells/table-file-problem.ts';
import { MAX_BYTES, MAX_FILES } from '../price-list-form.ts';

const KINDS = /\.(?:xlsx|xls|ods|csv|txt|xml|yml|zip)$/i;

export interface LetterTask {
  /** The path of the letter. */
  path: string;
  /** The directory for the files that the letter carries. */
  directory: string;
  senders: readonly string[];
}

/** The price list that a letter carries. */
export interface ListMessage {
  type: 'list';
  files: { name: string; path: string; bytes: number }[];
  hash: Buffer;
}

/** True if an address is one of the senders, or of one of their domains. */
function isAmong(address: string, senders: readonly string[]): boolean {
  const lower = address.toLowerCase();
  return senders.some((sender) =>
    sender.startsWith('@') ? lower.endsWith(sender) : lower === sender,
  );
}

const valuesOf = ({ headers }: Email, name: string) =>
  headers.filter(({ key }) => key === name).map(({ value }) => value);

/** Returns the sender of a letter. Throws for several senders: our mail server may check one while another is shown. */
function senderOf(mail: Email): string {
  const from = valuesOf(mail, 'from').flatMap((value) => addressParser(value));
  const [sender] = from;
  if (from.length > 1 || sender?.group)
    throw new FileProblem('В письме несколько отправителей: непонятно, от кого прайс-лист');
  return sender?.address ?? '';
}

/** Returns the server that has checked a letter. */
const checkerOf = (value: string) => value.split(';', 1)[0]?.trim().toLowerCase();

/**
 * Throws for a letter from somebody else. The topmost header comes from our own mail server, and so do those that name
 * the same server.
 */
function assertSender(mail: Email, senders: readonly string[]) {
  const address = senderOf(mail);
  if (!isAmong(address, senders))
    throw new FileProblem(
      `Письмо от ${address || 'неизвестного'}: такого отправителя в источнике нет`,
    );
  const checked = valuesOf(mail, 'authentication-results');
  const ours = checked.filter((value) => checkerOf(value) === checkerOf(checked[0] ?? ''));
  if (ours.some((value) => /\bdmarc=fail\b/i.test(value)))
    throw new FileProblem(`Письмо выдаёт себя за ${address}: проверка DMARC не прошла`);
}

const bytesOf = (content: ArrayBuffer | Uint8Array | string) =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as Uint8Array);

function filesOf(mail: Email): { name: string; content: Buffer }[] {
  const files = mail.attachments
    .filter(({ filename }) => filename && KINDS.test(filename))
    .map(({ filename, content }) => ({ name: filename ?? '', content: bytesOf(content) }));
  if (files.length === 0)
    throw new FileProblem(
      'В письме нет прайс-листа: ждём XLSX, XLS, ODS, CSV, TXT, XML, YML или ZIP',
    );
  const areParts = files.length <= MAX_FILES && files.every(({ name }) => /\.xml$/i.test(name));
  if (files.length > 1 && !areParts)
    throw new FileProblem('В письме несколько файлов. Пришлите каждый своим письмом');
  const bytes = files.reduce((sum, { content }) => sum + content.length, 0);
  if (bytes === 0) throw new FileProblem('Файл пуст');
  if (bytes > MAX_BYTES) throw new FileProblem('Файл больше 50 МБ');
  return files;
}

/** Takes the price list out of a letter. Throws a `FileProblem` that says why there is none. */
export async function* listOfLetter({
  path,
  directory,
  senders,
}: LetterTask): AsyncGenerator<ListMessage> {
  const mail = await PostalMime.parse(await readFile(path)).catch(() => {
    throw new FileProblem('Письмо не разобрать');
  });
  assertSender(mail, senders);
  const hash = createHash('sha256');
  const files: ListMessage['files'] = [];
  for (const [part, { name, content }] of filesOf(mail).entries()) {
    const to = join(directory, String(part));
    await writeFile(to, content);
    hash.update(content);
    files.push({ name, path: to, bytes: content.length });
  }
  yield { type: 'list', files, hash: hash.digest() };
}

import type { Db } from '../../../db/db.ts';
import { writeLetter } from '../../../post/post-letter.ts';
import type { Post } from '../../../post/post-message.ts';
import { selectFigures } from './import-report.sql.ts';
import { reportLetter } from './report-letter.ts';

/** Sends a letter to whoever loaded a list about what the list has changed. */
export async function sendImportReport(
  { db, post, publicUrl }: { db: Db; post: Post; publicUrl: string },
  { id }: { id: string },
): Promise<void> {
  const figures = await selectFigures(db, id);
  if (!figures?.email) return;
  await post.email(writeLetter(figures.email, reportLetter(figures, publicUrl)));
}

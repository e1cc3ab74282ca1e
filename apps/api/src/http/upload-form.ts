import { invalid, Refusal, TooLarge } from '../contract/refusal.ts';
import { Problem } from './problem.ts';

/** Returns the refusal that an error of the multipart parser is; an own one as it is. */
export function formRefusal(
  error: unknown,
  words: { tooLarge: string; tooMany?: string },
): Refusal {
  if (error instanceof Refusal) return error;
  const { code } = Object(error) as { code?: string };
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new TooLarge(words.tooLarge);
  if (code === 'FST_FILES_LIMIT')
    return invalid({ file: [words.tooMany ?? 'Загружайте по одному файлу'] });
  return new Problem(400, 'Не удалось разобрать форму');
}

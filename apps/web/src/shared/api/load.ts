/** @see specification, section 9 */
const CHUNK_TIMEOUT_MS = 120_000;

/** A part of the application did not load: the connection is bad, or a newer version has replaced it. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
}

/** Loads a part of the application, with its stylesheets. Throws a `LoadError` if that fails or takes too long. */
export async function load<Module>(fetchPart: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Timed out')), CHUNK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([fetchPart(), tooLate]);
  } catch (cause) {
    throw new LoadError('Часть приложения не загрузилась', { cause });
  } finally {
    clearTimeout(timer);
  }
}

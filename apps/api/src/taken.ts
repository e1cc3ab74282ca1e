import { type FieldErrors, invalid } from './problem.ts';

const UNIQUE_VIOLATION = '23505';

interface DatabaseFailure {
  code?: string;
  constraint?: string;
}

/**
 * Says at its field what a unique index has refused, however many tried at once.
 * @param errors what each index says, by its name
 */
export async function refuseTaken<Result>(
  work: Promise<Result>,
  errors: Record<string, FieldErrors>,
): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const { code, constraint = '' } = error as DatabaseFailure;
    const fields = errors[constraint];
    throw code === UNIQUE_VIOLATION && fields ? invalid(fields) : error;
  }
}

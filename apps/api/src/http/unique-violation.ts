import { type FieldErrors, invalid } from '../contract/refusal.ts';

const UNIQUE_VIOLATION = '23505';

interface DatabaseFailure {
  code?: string;
  constraint?: string;
}

/**
 * Turns a violation of a unique index into an error at its field, so that two requests at once get the same answer as two in turn.
 * @param errors what each index says, by its name
 */
export async function explainUniqueViolation<Result>(
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

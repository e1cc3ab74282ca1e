import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { COMPONENTS, type Operation, readContract } from '../contract/openapi.ts';
import type { SomeHandlers } from '../routes.ts';

/** Compiled at the first answer: no test sees all of them, and all applications share them. */
const validators = new Map<string, ValidateFunction>();
const ajv = new Ajv2020({ strict: false, allErrors: true });
ajvFormats.default(ajv);
ajv.addSchema({ $id: COMPONENTS, components: readContract().components });

function validatorOf({ id, response }: Operation, status: number): ValidateFunction | undefined {
  const schema = response[status];
  if (!schema) return undefined;
  const key = `${id} ${status}`;
  const validator = validators.get(key) ?? ajv.compile(schema);
  validators.set(key, validator);
  return validator;
}

/**
 * Wraps handlers so that an answer that breaks the contract fails the test. The serialiser alone would hide much of it:
 * it leaves out what is not declared, and makes numbers of null.
 */
export function checkedHandlers(handlers: SomeHandlers): SomeHandlers {
  const checked = readContract().operations.flatMap((operation) => {
    const { id } = operation;
    const handler = handlers[id] as ((...args: unknown[]) => Promise<unknown>) | undefined;
    if (!handler) return [];
    const run = async (request: unknown, reply: { statusCode: number }) => {
      const answer = await handler(request, reply);
      const validate = validatorOf(operation, reply.statusCode);
      // a file where the caller asked for one
      if (!validate || Buffer.isBuffer(answer)) return answer;
      // as it would be written: dates as text, undefined as nothing
      if (!validate(JSON.parse(JSON.stringify(answer ?? null)))) {
        const message = `${id} broke the contract: ${ajv.errorsText(validate.errors)}`;
        console.error(message);
        throw new Error(message);
      }
      return answer;
    };
    return [[id, run]];
  });
  return Object.fromEntries(checked);
}

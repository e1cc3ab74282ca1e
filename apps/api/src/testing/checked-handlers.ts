import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { COMPONENTS, type Operation, readContract } from '../contract/openapi.ts';
import type { SomeHandlers } from '../routes.ts';

/**
 * Cache of compiled validators, shared by all applications. They are compiled at the first answer, because no test
 * needs all of them.
 */
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
 * Wraps handlers so that an answer that breaks the contract fails the test. The serialiser alone would hide many
 * errors: it leaves out fields that are not declared, and writes null as a number.
 */
export function checkedHandlers(handlers: SomeHandlers): SomeHandlers {
  const checked = readContract().operations.flatMap((operation) => {
    const { id } = operation;
    const handler = handlers[id] as ((...args: unknown[]) => Promise<unknown>) | undefined;
    if (!handler) return [];
    const run = async (request: unknown, reply: { statusCode: number }) => {
      const answer = await handler(request, reply);
      const validate = validatorOf(operation, reply.statusCode);
      // a file, because the caller asked for one
      if (!validate || Buffer.isBuffer(answer)) return answer;
      // as it would be sent: dates as text, without undefined fields
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

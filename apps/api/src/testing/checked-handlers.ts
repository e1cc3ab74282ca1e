import { Ajv2020 } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { COMPONENTS, readContract } from '../openapi.ts';
import type { SomeHandlers } from '../routes.ts';

/**
 * Wraps handlers so that an answer that breaks the contract fails the test. The serialiser alone would hide much of it:
 * it leaves out what is not declared, and makes numbers of null.
 */
export function checkedHandlers(handlers: SomeHandlers): SomeHandlers {
  const { operations, components } = readContract();
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  ajvFormats.default(ajv);
  ajv.addSchema({ $id: COMPONENTS, components });

  const checked = operations.flatMap(({ id, response }) => {
    const handler = handlers[id] as ((...args: unknown[]) => Promise<unknown>) | undefined;
    if (!handler) return [];
    const validators = new Map(
      Object.entries(response).map(([status, schema]) => [Number(status), ajv.compile(schema)]),
    );
    const run = async (request: unknown, reply: { statusCode: number }) => {
      const answer = await handler(request, reply);
      const validate = validators.get(reply.statusCode);
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

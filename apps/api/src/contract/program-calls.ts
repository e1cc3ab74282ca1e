import type { KeyScope } from '@org/api-client/schema';
import { parametersOf, type Repeat, type readContract } from './openapi.ts';

/** A call that programs may make with a company's key. */
export interface ProgramCall {
  id: string;
  method: string;
  /** `/orders/{id}` */
  path: string;
  summary: string;
  scope: KeyScope;
  repeat: Repeat;
  limit: { points: number; seconds: number; of: 'network' | 'company' } | undefined;
  /** Error statuses that it may answer with. */
  refusals: string[];
  parameters: readonly { name: string; in: string; required?: boolean }[];
  hasBody: boolean;
}

/** Returns the calls of the contract that are open to keys, in its order. Decision 159. */
export function programCalls({
  published,
  operations,
}: Pick<ReturnType<typeof readContract>, 'published' | 'operations'>): ProgramCall[] {
  const scopes = new Map(operations.map(({ id, scope }) => [id, scope]));
  return Object.entries(published.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, value]) => {
      const operation = value as unknown as Record<string, never> & {
        operationId: (typeof operations)[number]['id'];
        summary: string;
        responses: object;
        'x-repeat': Repeat;
        'x-limit'?: ProgramCall['limit'];
        requestBody?: object;
      };
      const scope = scopes.get(operation.operationId);
      if (!scope) return [];
      return {
        id: operation.operationId,
        method: method.toUpperCase(),
        ...{ path, scope, summary: operation.summary },
        repeat: operation['x-repeat'],
        limit: operation['x-limit'],
        refusals: Object.keys(operation.responses).filter((status) => status >= '400'),
        parameters: parametersOf(published, path, method),
        hasBody: operation.requestBody !== undefined,
      };
    }),
  );
}

const REPEATS: Record<Repeat, string> = {
  reads: 'ничего не меняет',
  same: 'повтор ничего не меняет',
  keyed: 'с тем же `Idempotency-Key` это тот же вызов',
  refused: 'повтор получит отказ 409 или 404 и ничего не сделает',
};
const WHOSE = { network: 'с одной сети', company: 'на компанию' };

/**
 * Returns a Markdown table of calls: the scope that each needs, what a repeated call does, how often it may be made,
 * and its error statuses.
 */
export function describeCalls(calls: readonly ProgramCall[]): string {
  const rows = calls.map(
    ({ method, path, summary, scope, repeat, parameters, limit, refusals }) => {
      const hasKey = parameters.some(({ name }) => name === 'Idempotency-Key');
      const again = hasKey && repeat !== 'keyed' ? `; ${REPEATS.keyed}` : '';
      const often = limit
        ? `${limit.points} за ${limit.seconds / 60} минут ${WHOSE[limit.of]}`
        : 'не ограничен';
      return `| \`${method} ${path}\`<br>${summary} | ${scope} | ${REPEATS[repeat]}${again} | ${often} | ${refusals.join(', ')} |`;
    },
  );
  return [
    '| Вызов | Право | Повтор | Предел | Отказы |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

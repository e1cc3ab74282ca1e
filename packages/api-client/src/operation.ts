import type { operations } from './schema.ts';

declare const ID: unique symbol;

export type OperationId = keyof operations;

/**
 * An operation of the contract: its method and path, after the word «public» if it needs no login. Those of the contract
 * are in `operations.generated.ts`; the type knows which one it is.
 */
export type Operation<Id extends OperationId = OperationId> = string & { readonly [ID]: Id };

/** True if the operation answers anybody. */
export const isPublic = (operation: Operation) => operation.startsWith('public ');

/** The method, as `fetch` has it, and the path with its parameters in braces. */
export function partsOf(operation: Operation): { method: string; path: string } {
  const [path = '', method = ''] = operation.split(' ').reverse();
  return { method, path };
}

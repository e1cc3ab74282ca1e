import type { FetchOptions } from 'openapi-fetch';
import type { Operation, OperationId } from './operation.ts';
import type { operations, paths } from './schema.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
/** Paths that have the method. */
export type PathWith<M extends Method> = {
  [P in keyof paths]: paths[P][M] extends { responses: object } ? P : never;
}[keyof paths];

export type OperationAt<P extends keyof paths, M extends Method> = Extract<
  paths[P][M],
  { responses: object }
>;

/** The JSON of the successful response; undefined if it has no body. */
export type Data<Operation> = Operation extends { responses: infer R }
  ? R[keyof R & (200 | 201 | 202 | 204)] extends infer Answer
    ? Answer extends { content: { 'application/json': infer Body } }
      ? Body
      : undefined
    : never
  : never;

/** The JSON body of a call. */
export type Body<Operation> = Operation extends {
  requestBody: { content: { 'application/json': infer B } };
}
  ? B
  : never;

/** `params`, `body`, `signal` and all other options of `fetch`; may be left out if none of them is required. */
export type Options<Operation> =
  Partial<FetchOptions<Operation>> extends FetchOptions<Operation>
    ? [options?: FetchOptions<Operation>]
    : [options: FetchOptions<Operation>];

/** The data, or throws an `ApiError`. */
export type Call<M extends Method> = <P extends PathWith<M>>(
  path: P,
  ...options: Options<OperationAt<P, M>>
) => Promise<Data<OperationAt<P, M>>>;

/** What an operation is called with: `params` and `body`. */
export type Input<Id extends OperationId> = Pick<
  FetchOptions<operations[Id]>,
  Extract<keyof FetchOptions<operations[Id]>, 'params' | 'body'>
>;

/** The same by the operation itself. */
export type CallOf = <Id extends OperationId>(
  operation: Operation<Id>,
  input: Input<Id>,
  options?: { signal?: AbortSignal | undefined },
) => Promise<Data<operations[Id]>>;

type FormOf<Operation> = Operation extends {
  requestBody: { content: { 'multipart/form-data': infer F } };
}
  ? F
  : never;

/** Paths that take a form with a file. */
export type UploadPath = {
  [P in PathWith<'post'>]: [FormOf<OperationAt<P, 'post'>>] extends [never] ? never : P;
}[PathWith<'post'>];

/** Fields of the form; a file is a `Blob`, several are an array of them. */
export type UploadForm<P extends UploadPath> = {
  [K in keyof FormOf<OperationAt<P, 'post'>>]: K extends 'file'
    ? Blob | readonly Blob[]
    : FormOf<OperationAt<P, 'post'>>[K];
};

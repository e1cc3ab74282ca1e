import {
  type Attributes,
  context,
  createContextKey,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

/** What all spans of the server are made by; it costs nothing where nobody collects them. */
export const tracer = trace.getTracer('protektor');

const REQUEST_ID = createContextKey('request id');

/** The request that is being answered here, if any. */
export const currentRequestId = (): string | undefined =>
  context.active().getValue(REQUEST_ID) as string | undefined;

/** The current context, with the id of a request. */
export const withRequestId = (id: string) => context.active().setValue(REQUEST_ID, id);

/** Runs `work` as a step of what goes on; its failure is noted with the step. */
export const inSpan = <Result>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Result>,
): Promise<Result> =>
  tracer.startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: String(error) });
      throw error;
    } finally {
      span.end();
    }
  });

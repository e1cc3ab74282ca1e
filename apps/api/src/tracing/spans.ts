import {
  type Attributes,
  context,
  createContextKey,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

/** Creates all spans of the server. It costs nothing if nobody collects them. */
export const tracer = trace.getTracer('protektor');

const REQUEST_ID = createContextKey('request id');

/** Returns the id of the request that is being answered here, if any. */
export const currentRequestId = (): string | undefined =>
  context.active().getValue(REQUEST_ID) as string | undefined;

export const withRequestId = (id: string) => context.active().setValue(REQUEST_ID, id);

/** Runs `work` as a span within the current one. A failure is recorded in the span. */
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

import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import type { Config } from '../config/config.ts';

/**
 * Passes the id of a request on to the database and, if a collector is configured, sends it spans of requests,
 * statements and jobs. Resolves to a function that sends the last of them. Decision 154.
 */
export async function startTracing({
  otlpEndpoint,
  traceShare,
  role,
}: Pick<Config, 'otlpEndpoint' | 'traceShare' | 'role'>): Promise<() => Promise<void>> {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  if (!otlpEndpoint) return async () => undefined;
  // loaded only where it is used
  const { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } =
    await import('@opentelemetry/sdk-trace');
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-proto');
  const { resourceFromAttributes } = await import('@opentelemetry/resources');
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'protektor', 'protektor.role': role }),
    // follow a caller that is traced, else trace this share of all requests
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(traceShare) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${otlpEndpoint}/v1/traces` }),
      }),
    ],
  });
  trace.setGlobalTracerProvider(provider);
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  return () => provider.shutdown();
}

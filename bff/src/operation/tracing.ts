import {
  SpanKind,
  SpanStatusCode,
  context,
  propagation,
  trace,
  type Span,
} from '@opentelemetry/api';
import type { RequestHandler } from 'express';
import type { Config } from '../config.ts';

/** Ends a span. */
export type EndSpan = (outcome: 'ok' | 'error') => void;

const tracer = () => trace.getTracer('muster');
const nothing: EndSpan = () => undefined;
let tracing = false;

/**
 * Sends spans to OTEL_EXPORTER_OTLP_ENDPOINT if it is set; its libraries are loaded only then.
 * Spans contain route patterns and names of collections, never addresses, ids or values. Returns a
 * function that sends the last spans.
 */
export async function startTracing({ otlpEndpoint }: Config): Promise<() => Promise<void>> {
  if (otlpEndpoint === null) return () => Promise.resolve();
  const [
    { BatchSpanProcessor, NodeTracerProvider },
    { OTLPTraceExporter },
    { resourceFromAttributes },
  ] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const url = `${otlpEndpoint.replace(/\/$/, '')}/v1/traces`;
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'muster-bff' }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url }))],
  });
  // Also sets the W3C propagator and a context that follows asynchronous calls.
  provider.register();
  tracing = true;
  return async () => {
    tracing = false;
    await provider.shutdown();
    trace.disable();
    context.disable();
    propagation.disable();
  };
}

/** Creates a span for each request, as a child of the caller's span if the request names one. */
export const traceRequest: RequestHandler = (req, res, next) => {
  if (!tracing) {
    next();
    return;
  }
  const parent = propagation.extract(context.active(), req.headers);
  const span = tracer().startSpan(
    `${req.method} request`,
    { kind: SpanKind.SERVER, attributes: { 'http.request.method': req.method } },
    parent,
  );
  res.once('close', () => {
    const route = routes.get(res);
    if (route) {
      span.updateName(route);
      span.setAttribute('http.route', route.slice(route.indexOf(' ') + 1));
    }
    span.setAttribute('http.response.status_code', res.statusCode);
    end(span, res.statusCode >= 500 ? 'error' : 'ok');
  });
  context.with(trace.setSpan(parent, span), next);
};

const routes = new WeakMap<object, string>();

/** Names the span of a request by the matched pattern, once it is known. */
export function nameSpan(response: object, route: string): void {
  if (tracing) routes.set(response, route);
}

/** Starts a span for a database command, within the span of its caller. */
export function beginCommandSpan(command: string, collection: string): EndSpan {
  if (!tracing) return nothing;
  const span = tracer().startSpan(`${command} ${collection}`, {
    kind: SpanKind.CLIENT,
    attributes: {
      'db.system.name': 'mongodb',
      'db.operation.name': command,
      'db.collection.name': collection,
    },
  });
  return (outcome) => end(span, outcome);
}

/** Runs an event or a job in its own span. */
export async function inSpan<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!tracing) return work();
  const span = tracer().startSpan(name, { kind: SpanKind.INTERNAL });
  try {
    const result = await context.with(trace.setSpan(context.active(), span), work);
    end(span, 'ok');
    return result;
  } catch (error) {
    end(span, 'error');
    throw error;
  }
}

function end(span: Span, outcome: 'ok' | 'error'): void {
  if (outcome === 'error') span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

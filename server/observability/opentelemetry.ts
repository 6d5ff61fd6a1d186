import { context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context, type Span } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { Env } from '#server/env.ts';
import type { Tracing } from './tracing.ts';

const sampled = 1;
const textAtMost = 2_000;

/** Addresses hold links' tokens and names of files, so of most of them only the first part is told. */
const told = /^\/(?:(?:webhooks|health)\/\w+|trpc|files|assets)(?=[/?]|$)/;

/**
 * Sends spans to a collector by OTLP over HTTP. The library itself reads the other standard settings: headers for the
 * collector, the sampler, limits.
 */
export function createTracing({ endpoint, serviceName }: NonNullable<Env['telemetry']>): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': serviceName })),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  // Whatever else a stranger sends along is not passed on.
  provider.register({ propagator: null });
  const tracer = provider.getTracer('server');

  function within<T>(span: Span, parent: Context, work: () => T): T {
    return context.with(trace.setSpan(parent, span), work);
  }

  return {
    request(request, response, answer) {
      const parent = readParent(request.headers.traceparent);
      const { method = '', url = '' } = request;
      const path = told.exec(url)?.[0] ?? '/*';
      const attributes = { 'http.request.method': method, 'http.route': path };
      const span = tracer.startSpan(`${method} ${path}`, { kind: SpanKind.SERVER, attributes }, parent);
      response.once('close', () => {
        const { statusCode } = response;
        span.setAttribute('http.response.status_code', statusCode);
        const id: unknown = Reflect.get(request, 'id');
        if (typeof id === 'string') span.setAttribute('request.id', id);
        if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      within(span, parent, answer);
    },

    async span({ name, attributes: facts = {}, outcomeOf }, work) {
      const span = tracer.startSpan(name, { attributes: facts });
      try {
        const result = await within(span, context.active(), work);
        if (outcomeOf) span.setAttribute('code', outcomeOf(result));
        return result;
      } catch (error) {
        span.setAttribute('code', 'failed').setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },

    statement(text, milliseconds, hasFailed) {
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, textAtMost) };
      const startTime = Date.now() - milliseconds;
      const span = tracer.startSpan(wordOf(text), { kind: SpanKind.CLIENT, attributes, startTime });
      if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(startTime + milliseconds);
    },

    headers() {
      const span = trace.getSpanContext(context.active());
      const headers: Record<string, string> = {};
      if (span) {
        const flags = (span.traceFlags & sampled) === sampled ? '01' : '00';
        headers['traceparent'] = `00-${span.traceId}-${span.spanId}-${flags}`;
      }
      return headers;
    },

    // A collector that is away must not turn an orderly end into a failure.
    stop: () => provider.shutdown().catch(() => undefined),
  };
}

const traceparent = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

/** W3C Trace Context; anything else begins a trace of its own. */
function readParent(header: unknown): Context {
  const [, traceId, spanId, flags] = traceparent.exec(typeof header === 'string' ? header : '') ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16) & sampled;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

/** `select`, `insert`, … */
function wordOf(text: string): string {
  return /[a-z]+/i.exec(text)?.[0].toLowerCase() ?? 'statement';
}

import { once } from 'node:events';
import http from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { readAddress } from '../../scripts/sandbox/support/listen.ts';

const value = z.object({ stringValue: z.string().optional(), intValue: z.coerce.number().optional() });
const spanShape = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().default(''),
  name: z.string(),
  attributes: z.array(z.object({ key: z.string(), value })),
});
const exportShape = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(spanShape) })) })),
});

export interface Span extends Omit<z.infer<typeof spanShape>, 'attributes'> {
  facts: Record<string, string | number | undefined>;
}

/** A fake OTLP/HTTP collector that stores received spans. */
export interface Collector {
  url: string;
  spans: Span[];
  /** Concatenated request bodies. */
  raw(): string;
  stop(): Promise<void>;
}

export async function startCollector(): Promise<Collector> {
  const spans: Span[] = [];
  let raw = '';
  const server = http.createServer((request, response) => {
    void text(request).then((body) => {
      raw += body;
      const { resourceSpans } = exportShape.parse(JSON.parse(body));
      for (const { attributes, ...span } of resourceSpans.flatMap(({ scopeSpans }) =>
        scopeSpans.flatMap((scope) => scope.spans),
      )) {
        const facts = attributes.map(
          ({ key, value: { stringValue, intValue } }) => [key, stringValue ?? intValue] as const,
        );
        spans.push({ ...span, facts: Object.fromEntries(facts) });
      }
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${readAddress(server).port}`,
    spans,
    raw: () => raw,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import type { Env } from '#server/env.ts';

type Place = Pick<Env, 'publicUrl' | 'brand'>;

const committed = z.looseObject({ info: z.looseObject({}) });

/** The published description, of this installation: its address and its contact. */
function readDescription({ publicUrl, brand }: Place) {
  const file = readFileSync(path.join(import.meta.dirname, 'openapi.json'), 'utf8');
  const { info, ...rest } = committed.parse(JSON.parse(file));
  const own = { title: `${brand.name} API`, contact: { email: brand.supportEmail } };
  const document = { ...rest, info: { ...info, ...own }, servers: [{ url: publicUrl }] };
  const plain = Buffer.from(`${JSON.stringify(document, null, 2)}\n`);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { plain, gzipped: gzipSync(plain, { level: 9 }), etag };
}

/** `GET /api/v1/openapi.json`: written by `npm run build:api` and committed, so that a review sees every change. */
export function createDescription(place: Place) {
  // Read and compressed with the first request for it.
  let description: ReturnType<typeof readDescription> | undefined;
  return (request: IncomingMessage, response: ServerResponse, headers: readonly string[]): void => {
    description ??= readDescription(place);
    send(request, response, { ...description, headers });
  };
}

interface Answer extends ReturnType<typeof readDescription> {
  /** Alternating names and values. */
  headers: readonly string[];
}

function send(request: IncomingMessage, response: ServerResponse, { plain, gzipped, etag, headers }: Answer): void {
  const isCompressed = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  const body = isCompressed ? gzipped : plain;
  response.setHeaders(
    new Map([
      ['Content-Type', 'application/json'],
      ['Cache-Control', 'public, max-age=300'],
      ['Vary', 'Accept-Encoding'],
      ['ETag', etag],
      // Tools on other sites may read it: it is public and the same for everybody.
      ['Access-Control-Allow-Origin', '*'],
      ['Cross-Origin-Resource-Policy', 'cross-origin'],
      ...(isCompressed ? ([['Content-Encoding', 'gzip']] as const) : []),
    ]),
  );
  for (let index = 0; index + 1 < headers.length; index += 2) {
    const name = headers[index] ?? '';
    if (!response.hasHeader(name)) response.setHeader(name, headers[index + 1] ?? '');
  }
  if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
  else response.writeHead(200, { 'Content-Length': body.length }).end(request.method === 'HEAD' ? undefined : body);
}

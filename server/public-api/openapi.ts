import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** The published description, compressed with the first request for it. */
let description: { plain: Buffer; gzipped: Buffer; etag: string } | undefined;

function readDescription() {
  const plain = readFileSync(path.join(import.meta.dirname, 'openapi.json'));
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { plain, gzipped: gzipSync(plain, { level: 9 }), etag };
}

/** `GET /api/v1/openapi.json`: written by `npm run build:api` and committed, so that a review sees every change. */
export function sendDescription(request: IncomingMessage, response: ServerResponse, headers: readonly string[]): void {
  description ??= readDescription();
  const { plain, gzipped, etag } = description;
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

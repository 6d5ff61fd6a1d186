import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import fs from 'node:fs';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { buildApp } from 'fauxqs';
import { startFauxqs } from 'fauxqs';
import { findFreePort } from './support/listen.ts';

export type ObjectStore = {
  endpoint: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
  stop(): Promise<void>;
};

type Fastify = ReturnType<typeof buildApp>;

type SignedRequest = { headers: IncomingHttpHeaders; url: string };
type RawReply = { hijack(): unknown; raw: ServerResponse };

const accessDenied = '<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>';

/** Fastify's own announcement of every server it makes. */
const channel = 'fastify.initialization';
const region = 'us-east-1';

/**
 * An S3 server on the loopback address (path-style addressing) with one bucket, everything on disk in `dir`. A wanted
 * `port` that is taken is replaced by a free one.
 */
export async function startObjectStore(options: {
  dir: string;
  port?: number;
  bucket?: string;
  accessKeyId?: string;
}): Promise<ObjectStore> {
  const { bucket = 'documents', accessKeyId = 'sandbox' } = options;
  fs.mkdirSync(options.dir, { recursive: true });
  const port = await findFreePort(options.port);
  const server = await startConfined(accessKeyId, () =>
    // Its other storage, plain files, fails on names over 250 bytes and does not start again after a half-written one.
    startFauxqs({ port, dataDir: options.dir, logger: false, defaultRegion: region, init: { buckets: [bucket] } }),
  );
  return {
    endpoint: `http://127.0.0.1:${server.port}`,
    bucket,
    accessKeyId,
    secretAccessKey: 'sandbox-secret',
    region,
    stop: () => server.stop(),
  };
}

/** The library listens on every interface and asks for no key. Both are mended before it listens. */
async function startConfined<Server>(accessKeyId: string, start: () => Promise<Server>): Promise<Server> {
  const confine = (message: unknown): void => {
    if (isAnnouncement(message)) confineServer(message.fastify, accessKeyId);
  };
  subscribe(channel, confine);
  try {
    return await start();
  } finally {
    unsubscribe(channel, confine);
  }
}

function isAnnouncement(message: unknown): message is { fastify: Fastify } {
  return typeof message === 'object' && message !== null && 'fastify' in message;
}

function confineServer(fastify: Fastify, accessKeyId: string): void {
  const listen = fastify.listen.bind(fastify);
  Object.assign(fastify, { listen: (options: { port: number }) => listen({ ...options, host: '127.0.0.1' }) });
  fastify.addHook('onRequest', async (request: SignedRequest, reply: RawReply) => {
    const signedBy = `${request.headers.authorization ?? ''} ${decodeURIComponent(request.url)}`;
    if (signedBy.includes(`Credential=${accessKeyId}/`)) return;
    reply.hijack();
    reply.raw.writeHead(403, { 'content-type': 'application/xml' }).end(accessDenied);
  });
}

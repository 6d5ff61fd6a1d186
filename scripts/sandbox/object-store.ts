import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import fs from 'node:fs';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { startFauxqs, type buildApp } from 'fauxqs';
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

/** Diagnostics channel on which Fastify publishes each new server. */
const channel = 'fastify.initialization';
const region = 'us-east-1';

/** S3 server on the loopback address (path-style) with one bucket, stored in `dir`. A `port` in use is replaced by a free one. */
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
    // Default storage: plain files, the alternative, fail on names over 250 bytes and on restart after a partial write.
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

/** Restricts the library, which listens on every interface without authentication, before it starts listening. */
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

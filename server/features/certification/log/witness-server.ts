import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import { z } from 'zod';
import {
  cosign,
  isSignedByLog,
  parseCheckpoint,
  rawKey,
  verifierKey,
  type Checkpoint,
} from '#server/platform/signing/signed-note.ts';
import { emptyRoot, verifyConsistency } from './merkle.ts';

/*
 * A witness server for one log: `add-checkpoint` of c2sp.org/tlog-witness.
 * Promises: what is countersigned was stored first, and continues everything that was countersigned before.
 * Never: two roots for one size, or a smaller size after a larger one.
 */

const state = z.object({ origin: z.string(), size: z.number().int().min(0), root: z.base64() });

export interface WitnessOptions {
  /** The log's own key, SubjectPublicKeyInfo, DER. */
  logKey: Buffer;
  /** The log as notes name it. */
  origin: string;
  name: string;
  keyFile: string;
  stateFile: string;
}

/** The witness's key, made at the first start. Throws for a damaged file. */
export function openKey(file: string): KeyObject {
  if (!fs.existsSync(file)) {
    const pem = generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' });
    fs.writeFileSync(file, pem, { mode: 0o600, flag: 'wx' });
  }
  return createPrivateKey(fs.readFileSync(file));
}

/** An answer to a request of the log. */
interface Answer {
  status: 200 | 400 | 403 | 404 | 409 | 422;
  text: string;
  type?: string;
}

export class WitnessServer {
  readonly #options: WitnessOptions;
  readonly #key: KeyObject;
  #seen: Checkpoint;

  constructor(options: WitnessOptions) {
    this.#options = options;
    this.#key = openKey(options.keyFile);
    this.#seen = this.#readState();
  }

  /** Verifier key that the log's operator appends to the address in WITNESS_URLS. */
  get verifierKey(): string {
    const publicKey = rawKey(createPublicKey(this.#key).export({ format: 'der', type: 'spki' }));
    return verifierKey({ name: this.#options.name, publicKey, use: 'cosignature' });
  }

  #readState(): Checkpoint {
    const { origin, stateFile } = this.#options;
    if (!fs.existsSync(stateFile)) return { origin, size: 0, root: emptyRoot };
    const { root, ...seen } = state.parse(JSON.parse(fs.readFileSync(stateFile, 'utf8')));
    if (seen.origin !== origin) throw new Error(`${stateFile} is about ${seen.origin}`);
    return { ...seen, root: Buffer.from(root, 'base64') };
  }

  /** Checks and countersigns without a turn of the event loop between, so that two requests cannot pass each other. */
  addCheckpoint(body: string): Answer {
    const split = body.indexOf('\n\n');
    const [old = '', ...lines] = body.slice(0, Math.max(0, split)).split('\n');
    const checkpoint = parseCheckpoint(body.slice(split + 2));
    const [, oldText] = /^old (0|[1-9]\d{0,14})$/.exec(old) ?? [];
    if (split === -1 || oldText === undefined || checkpoint === undefined || lines.length > 63)
      return { status: 400, text: 'malformed\n' };
    if (checkpoint.origin !== this.#options.origin) return { status: 404, text: 'unknown log\n' };
    if (!isSignedByLog(checkpoint, rawKey(this.#options.logKey)))
      return { status: 403, text: 'not signed by the log\n' };
    const oldSize = Number(oldText);
    if (oldSize > checkpoint.size) return { status: 400, text: 'old size above the new one\n' };
    const { size } = this.#seen;
    if (oldSize !== size) return { status: 409, text: `${size}\n`, type: 'text/x.tlog.size' };
    if (size === checkpoint.size && !this.#seen.root.equals(checkpoint.root))
      return { status: 409, text: `${size}\n`, type: 'text/x.tlog.size' };
    const proof = lines.map((line) => Buffer.from(line, 'base64'));
    if (!verifyConsistency(this.#seen, checkpoint, proof)) return { status: 422, text: 'not consistent\n' };
    this.#store(checkpoint);
    const line = cosign(checkpoint, { name: this.#options.name, privateKey: this.#key, now: new Date() });
    return { status: 200, text: `${line}\n` };
  }

  /** Replaced in one step, and on disk before anything is signed. */
  #store({ origin, size, root }: Checkpoint): void {
    const { stateFile } = this.#options;
    const temporary = `${stateFile}.${process.pid}.tmp`;
    const text = JSON.stringify({ origin, size, root: root.toString('base64') } satisfies z.infer<typeof state>);
    fs.writeFileSync(temporary, `${text}\n`, { flush: true });
    fs.renameSync(temporary, stateFile);
    this.#seen = { origin, size, root };
  }

  /** Resolves once it listens. */
  async listen(port: number, host: string): Promise<http.Server> {
    const server = http.createServer((request, response) => {
      this.#answer(request).then(
        ({ status, text, type = 'text/plain; charset=utf-8' }) =>
          response.writeHead(status, { 'Content-Type': type }).end(text),
        () => response.writeHead(400).end(),
      );
    });
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    server.once('error', reject);
    server.listen(port, host, resolve);
    await promise;
    return server;
  }

  async #answer(request: http.IncomingMessage): Promise<Answer> {
    if (request.method !== 'POST' || !request.url?.endsWith('/add-checkpoint'))
      return { status: 404, text: 'POST add-checkpoint\n' };
    return this.addCheckpoint(await readBody(request));
  }
}

/** 63 hashes and a checkpoint with many signatures have less. */
const maxBodyBytes = 32 * 1024;

async function readBody(request: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBodyBytes) throw new Error('the request is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

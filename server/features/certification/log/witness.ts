import { z } from 'zod';
import { certificateEntryKinds } from '#shared/certificate/state.ts';
import { consistencyAnswer, inclusionAnswer, signedHead, type SignedHead } from '#shared/schemas/transparency.ts';
import { isSigned } from './head.ts';
import { maxHeadDelayMs } from './leaf.ts';
import { hashLeaf, verifyConsistency, verifyInclusion } from './merkle.ts';

/** Monitors a certificate log from outside; requires only its address and the head seen last. */

const timeoutMs = 15_000;
/** Larger than any expected response. */
const maxAnswerBytes = 64 * 1024;

/** The log contradicts an earlier signed head. */
export class LogFault extends Error {
  override readonly name = 'LogFault';
}

/** The log could not be read. */
export class LogUnavailable extends Error {
  override readonly name = 'LogUnavailable';
}

/**
 * The log's newest head, once it is proven to be signed by the trusted key and to continue `seen`. `key` is the trusted key's
 * base64; by default the key of `seen`, and for the first visit whichever signs. Throws LogFault, LogUnavailable.
 */
export async function watchLog(
  url: string,
  { seen, key = seen?.key }: { seen: SignedHead | undefined; key?: string | undefined },
): Promise<SignedHead> {
  const base = baseOf(url);
  const head = await read(`${base}/head`, signedHead);
  if (key !== undefined && head.key !== key) {
    throw new LogFault(
      'The log is signed by another key. If its operator has announced the new one, pass it as --key.',
    );
  }
  if (!isSigned(head)) throw new LogFault('The signature of the head is not valid.');
  if (seen) await requireContinued(base, seen, head);
  return head;
}

/**
 * What the log holds of a file, oldest first, each proven to be below `head`, and dated as the heads around it: a leaf that
 * `seen` does not cover was recorded after it. A file it does not know answers 404.
 * Throws LogFault, LogUnavailable.
 */
export async function readEntries(
  url: string,
  { sha256, head, seen }: { sha256: string; head: SignedHead; seen?: SignedHead | undefined },
): Promise<Entry[]> {
  const { entries } = await read(`${baseOf(url)}/proof?sha256=${sha256}&size=${head.size}`, inclusionAnswer);
  const [size, root] = [head.size, Buffer.from(head.root, 'hex')];
  return entries.map(({ index, leaf, proof }) => {
    const hashes = proof.map((hash) => Buffer.from(hash, 'hex'));
    const stated = entry.safeParse(JSON.parse(leaf));
    if (!stated.success || stated.data.file !== sha256)
      throw new LogFault('The log answered with a leaf of another file.');
    if (!verifyInclusion({ leafHash: hashLeaf(leaf), index, size, root }, hashes)) {
      throw new LogFault('The log answered with a leaf that is not below its head.');
    }
    requireTime({ index, recordedAt: Date.parse(stated.data.recordedAt) }, { seen, head });
    return stated.data;
  });
}

function requireTime(
  { index, recordedAt }: { index: number; recordedAt: number },
  { seen, head }: { seen: SignedHead | undefined; head: SignedHead },
): void {
  const covering = seen !== undefined && index < seen.size ? seen : head;
  const isBackdated = covering === head && seen !== undefined && recordedAt < Date.parse(seen.time) - maxHeadDelayMs;
  if (isBackdated || recordedAt > Date.parse(covering.time) + maxHeadDelayMs) {
    throw new LogFault(`Leaf ${index} states a time that its signed heads contradict.`);
  }
}

const entry = z.object({
  kind: z.enum(certificateEntryKinds),
  file: z.string(),
  revision: z.number().int(),
  issuedAt: z.iso.datetime(),
  recordedAt: z.iso.datetime(),
});
type Entry = z.infer<typeof entry>;

function baseOf(url: string): string {
  return `${url.replace(/(?<!\/)\/+$/, '').replace(/\/transparency$/, '')}/transparency`;
}

async function requireContinued(base: string, seen: SignedHead, head: SignedHead): Promise<void> {
  if (head.size < seen.size) {
    throw new LogFault(`Rollback: the log had ${seen.size} leaves and now has ${head.size}.`);
  }
  if (head.size === seen.size) {
    if (head.root !== seen.root) throw new LogFault(`Fork: the log has two different roots for ${head.size} leaves.`);
    return;
  }
  const query = `first=${seen.size}&second=${head.size}`;
  const { proof } = await read(`${base}/consistency?${query}`, consistencyAnswer);
  const tree = ({ size, root }: SignedHead) => ({ size, root: Buffer.from(root, 'hex') });
  const hashes = proof.map((hash) => Buffer.from(hash, 'hex'));
  if (!verifyConsistency(tree(seen), tree(head), hashes)) {
    throw new LogFault(
      `Fork: the log of ${head.size} leaves does not continue the ${seen.size} that were seen before.`,
    );
  }
}

async function read<T>(url: string, schema: z.ZodType<T>): Promise<T> {
  const text = await fetchText(url);
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new LogUnavailable(`${url} is not an answer of a certificate log.`);
  }
}

async function fetchText(url: string): Promise<string> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    text = await readBounded(response, maxAnswerBytes);
  } catch {
    throw new LogUnavailable(`${url} cannot be reached.`);
  }
  if (!response.ok) throw new LogUnavailable(`${url} answered ${response.status}.`);
  return text;
}

/** The text of an answer from outside; throws when it is longer than expected. */
export async function readBounded({ body }: Pick<Response, 'body'>, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > maxBytes) throw new Error('the answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

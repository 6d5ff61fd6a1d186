import { X509Certificate } from 'node:crypto';
import { judgeByList, readRevocationList } from './revocation-list.ts';
import { isSelfSigned } from './signed-message.ts';
import {
  distinct,
  RevokedCertificateError,
  ValidationDataError,
  type UsedChain,
  type ValidationData,
} from './types.ts';

/**
 * What a verifier needs once issuers no longer answer: every certificate of a chain, and a revocation list of each issuer.
 * Promises: a list is used only when its issuer signed it, it counts now, and the certificate is not on it.
 * Never: a request to an address that a certificate names; lists of others come from the addresses of the settings.
 */

export interface ValidationSources {
  /** The current list of an own issuer; null for another's. */
  ownList(issuer: Uint8Array): Promise<Buffer | null>;
  outside: OutsideLists;
  now: () => Date;
}

/** Throws ValidationDataError. */
export async function gatherValidationData(
  sources: ValidationSources,
  used: readonly UsedChain[],
): Promise<ValidationData> {
  const lists: Buffer[] = [];
  for (const { chain, usedAt } of used) {
    for (const [index, certificate] of chain.entries()) {
      const parsed = new X509Certificate(certificate);
      if (isSelfSigned(parsed)) continue;
      const subject = parsed.subject.replaceAll('\n', ', ');
      const issuer = chain[index + 1];
      if (issuer === undefined) throw new ValidationDataError(`the issuer of ${subject} is unknown`);
      lists.push(await findList(sources, { certificate, issuer, usedAt, subject }));
    }
  }
  return { certificates: distinct(used.flatMap(({ chain }) => chain)), revocationLists: distinct(lists) };
}

async function findList(
  { ownList, outside, now }: ValidationSources,
  { subject, ...judged }: { certificate: Uint8Array; issuer: Uint8Array; usedAt: Date; subject: string },
): Promise<Buffer> {
  const own = await ownList(judged.issuer);
  const { lists, faults } = own ? { lists: [own], faults: [] } : await outside.read();
  let isStale = false;
  for (const list of lists) {
    const verdict = await judgeByList(list, { ...judged, now: now() });
    if (verdict === 'revoked') throw new RevokedCertificateError(`${subject} is revoked`);
    if (verdict === 'good') return list;
    isStale ||= verdict === 'stale';
  }
  const reasons = [isStale ? 'the one there is is out of date' : 'none is by its issuer', ...faults];
  throw new ValidationDataError(`there is no revocation list for ${subject}: ${reasons.join('; ')}`);
}

const refreshMs = 60 * 60 * 1000;
const retryMs = 60 * 1000;
const maxListBytes = 512 * 1024;

interface FetchedList {
  list: Buffer | undefined;
  /** Error of the last failed fetch. */
  fault: string | undefined;
  /** As `performance.now()`. */
  nextFetchAt: number;
  /** The pending fetch. */
  pending: Promise<void> | undefined;
}

/**
 * Revocation lists from the configured URLs, refreshed hourly. A list that could not be refreshed is kept, since its
 * users check its validity. Failures back off for a minute, so that decisions do not wait for them.
 */
export class OutsideLists {
  readonly #urls: readonly string[];
  readonly #timeoutMs: number;
  readonly #fetched = new Map<string, FetchedList>();

  constructor(urls: readonly string[], { timeoutMs = 1_500 }: { timeoutMs?: number } = {}) {
    this.#urls = urls;
    this.#timeoutMs = timeoutMs;
  }

  async read(): Promise<{ lists: Buffer[]; faults: string[] }> {
    const fetched = await Promise.all(this.#urls.map((url) => this.#readOne(url)));
    return {
      lists: fetched.flatMap(({ list }) => list ?? []),
      faults: fetched.flatMap(({ fault }) => fault ?? []),
    };
  }

  async #readOne(url: string): Promise<FetchedList> {
    const known = this.#fetched.get(url) ?? { list: undefined, fault: undefined, nextFetchAt: 0, pending: undefined };
    this.#fetched.set(url, known);
    if (known.pending === undefined && performance.now() >= known.nextFetchAt) {
      known.pending = this.#refresh(url, known);
    }
    // Stale lists are refreshed in the background; only the first use waits.
    if (known.list === undefined) await known.pending;
    return known;
  }

  async #refresh(url: string, known: FetchedList): Promise<void> {
    try {
      known.list = await fetchList(url, this.#timeoutMs);
      known.fault = undefined;
    } catch (error) {
      known.fault = `${new URL(url).host}: ${error instanceof Error ? error.message : String(error)}`;
    }
    known.nextFetchAt = performance.now() + (known.fault === undefined ? refreshMs : retryMs);
    known.pending = undefined;
  }
}

async function fetchList(url: string, timeoutMs: number): Promise<Buffer> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`answered ${response.status}`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    const bytes = chunk as Uint8Array;
    size += bytes.length;
    if (size > maxListBytes) throw new Error('the list is too large');
    chunks.push(bytes);
  }
  const list = readRevocationList(Buffer.concat(chunks));
  if (list === undefined) throw new Error('sent no revocation list');
  return list;
}

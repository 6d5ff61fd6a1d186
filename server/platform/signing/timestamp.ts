import { createHash, randomBytes, X509Certificate } from 'node:crypto';
import { fromBER, Integer, OctetString } from 'asn1js';
import {
  AlgorithmIdentifier,
  ContentInfo,
  ExtKeyUsage,
  MessageImprint,
  PKIStatus,
  SignedData,
  SignedDataVerifyError,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
  type Certificate,
} from 'pkijs';
import { cryptoEngine, parseCertificate } from './certificates.ts';
import { readSignerChain } from './signed-message.ts';
import { TimestampError, type AuthorityFacts, type Timestamp, type TimestampAuthority } from './types.ts';

/** RFC 3161 client. A token is used only when it is for this very request and signed by a time stamping certificate. */

const sha256Oid = '2.16.840.1.101.3.4.2.1';
const extendedKeyUsageOid = '2.5.29.37';
const timeStampingOid = '1.3.6.1.5.5.7.3.8';
const grantedStatuses = [PKIStatus.granted, PKIStatus.grantedWithMods];
const maxReplyBytes = 64 * 1024;
/** Tolerated difference between the authority's clock and ours. */
const maxSkewMs = 5 * 60 * 1000;

interface TimestampOptions {
  url: string;
  /** DER of trusted roots; empty: the authority's chain is not checked. */
  roots: readonly Uint8Array[];
  now: () => Date;
  timeoutMs?: number;
}

/** Backoff after the authority could not be described, so that decisions do not wait for it again. */
const describeAgainMs = 60_000;

/** An authority may change its certificate at any time. */
const describedForMs = 6 * 60 * 60 * 1000;

/** `timeoutMs` bounds the wait of a decision, which proceeds without a timestamp. */
export function createTimestampAuthority(options: TimestampOptions): TimestampAuthority {
  const { url, timeoutMs = 1_500 } = options;
  let last: { stamp: Timestamp; at: number } | undefined;
  let describing: Promise<AuthorityFacts> | undefined;
  let failedAt: number | undefined;

  async function stamp(data: Uint8Array): Promise<Timestamp> {
    const digest = createHash('sha256').update(data).digest();
    const nonce = positiveInteger();
    const reply = await send(url, requestFor(digest, nonce), timeoutMs);
    try {
      const stamped = await verifyReply(reply, { data, nonce, options });
      last = { stamp: stamped, at: performance.now() };
      return stamped;
    } catch (error) {
      throw error instanceof TimestampError ? error : new TimestampError('unreadable reply', { cause: error });
    }
  }

  async function describe(): Promise<AuthorityFacts> {
    if (last !== undefined && performance.now() - last.at < describedForMs) return factsOf(last.stamp);
    if (failedAt !== undefined && performance.now() - failedAt < describeAgainMs) {
      throw new TimestampError('the authority did not answer a moment ago');
    }
    describing ??= stamp(randomBytes(32))
      .then(factsOf)
      .catch((error: unknown) => {
        failedAt = performance.now();
        throw error;
      })
      .finally(() => {
        describing = undefined;
      });
    return describing;
  }

  return { stamp, describe };
}

function factsOf({ chain, expiresAt, token }: Timestamp): AuthorityFacts {
  return { chain, expiresAt, tokenBytes: token.length };
}

/** Who signed a token, and when. Throws for a malformed token. */
export function readToken(token: Uint8Array, roots: readonly Uint8Array[]): Timestamp {
  return describeToken(token, { info: parseToken(token).info, roots });
}

function describeToken(token: Uint8Array, { info, roots }: { info: TSTInfo; roots: readonly Uint8Array[] }): Timestamp {
  const chain = readSignerChain(token, roots);
  return { token, chain, usedAt: info.genTime, expiresAt: new Date(new X509Certificate(chain[0] ?? '').validTo) };
}

interface ParsedToken {
  signed: SignedData;
  info: TSTInfo;
}

function parseToken(token: Uint8Array): ParsedToken {
  const { result } = fromBER(new Uint8Array(token).buffer);
  const signed = new SignedData({ schema: new ContentInfo({ schema: result }).content });
  const content = signed.encapContentInfo.eContent?.getValue();
  if (!content) throw new TimestampError('the token is empty');
  return { signed, info: new TSTInfo({ schema: fromBER(content).result }) };
}

function positiveInteger(): Integer {
  const bytes = Uint8Array.from(randomBytes(8));
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40;
  return new Integer({ valueHex: bytes.buffer });
}

function requestFor(digest: Buffer, nonce: Integer): ArrayBuffer {
  const messageImprint = new MessageImprint({
    hashAlgorithm: new AlgorithmIdentifier({ algorithmId: sha256Oid }),
    hashedMessage: new OctetString({ valueHex: Uint8Array.from(digest).buffer }),
  });
  return new TimeStampReq({ version: 1, messageImprint, nonce, certReq: true }).toSchema().toBER();
}

async function send(url: string, body: ArrayBuffer, timeoutMs: number): Promise<ArrayBuffer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/timestamp-query' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new TimestampError(`the authority answered ${response.status}`);
    return await readBounded(response);
  } catch (error) {
    throw error instanceof TimestampError
      ? error
      : new TimestampError('the authority is unavailable', { cause: error });
  }
}

async function readBounded({ body }: Response): Promise<ArrayBuffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    const bytes = chunk as Uint8Array;
    size += bytes.length;
    if (size > maxReplyBytes) throw new TimestampError('the reply is too large');
    chunks.push(bytes);
  }
  return Uint8Array.from(Buffer.concat(chunks)).buffer;
}

interface Expected {
  data: Uint8Array;
  nonce: Integer;
  options: TimestampOptions;
}

async function verifyReply(reply: ArrayBuffer, { data, nonce, options }: Expected): Promise<Timestamp> {
  const { status, timeStampToken } = new TimeStampResp({ schema: fromBER(reply).result });
  const isGranted = grantedStatuses.includes(status.status);
  if (!isGranted || !timeStampToken) throw new TimestampError(`refused with status ${status.status}`);
  const token = new Uint8Array(timeStampToken.toSchema().toBER());
  const parsed = parseToken(token);
  const time = await verifyParsed(parsed, { data, roots: options.roots });
  if (!parsed.info.nonce?.isEqual(nonce)) throw new TimestampError('the nonce differs');
  if (Math.abs(time.getTime() - options.now().getTime()) > maxSkewMs) {
    throw new TimestampError(`its time is ${time.toISOString()}`);
  }
  return describeToken(token, { info: parsed.info, roots: options.roots });
}

/**
 * The time that a token states for `data`. Without `roots` its signer's chain is not checked. Throws TimestampError for
 * a token of other data, by another signer, or by a certificate not meant for time stamping.
 */
export async function verifyToken(token: Uint8Array, stamped: Stamped): Promise<Date> {
  return verifyParsed(parseToken(token), stamped);
}

interface Stamped {
  data: Uint8Array;
  roots: readonly Uint8Array[];
}

async function verifyParsed({ signed, info }: ParsedToken, { data, roots }: Stamped): Promise<Date> {
  const { hashAlgorithm, hashedMessage } = info.messageImprint;
  const digest = createHash('sha256').update(data).digest();
  const isSame = hashAlgorithm.algorithmId === sha256Oid && digest.equals(hashedMessage.valueBlock.valueHexView);
  if (!isSame) throw new TimestampError('the token is for other data');
  const outcome = await signed
    .verify(
      {
        signer: 0,
        data: new Uint8Array(data).buffer,
        extendedMode: true,
        checkChain: roots.length > 0,
        checkDate: info.genTime,
        trustedCerts: roots.map(parseCertificate),
      },
      cryptoEngine,
    )
    .catch((error: unknown) => {
      const isChain = error instanceof SignedDataVerifyError && error.signerCertificateVerified === false;
      const reason = isChain ? 'its certificate does not chain to TIMESTAMP_ROOTS' : 'it does not verify';
      throw new TimestampError(`the token is refused: ${reason}`, { cause: error });
    });
  const signer = outcome.signerCertificate;
  if (!outcome.signatureVerified || !signer) throw new TimestampError('the token is refused: it does not verify');
  if (!isForTimestamps(signer)) throw new TimestampError('the certificate is not for time stamping');
  if (info.genTime < signer.notBefore.value || info.genTime > signer.notAfter.value) {
    throw new TimestampError('the certificate was not valid');
  }
  return info.genTime;
}

function isForTimestamps(certificate: Certificate): boolean {
  const extension = certificate.extensions?.find(({ extnID }) => extnID === extendedKeyUsageOid);
  const usage: unknown = extension?.parsedValue;
  return usage instanceof ExtKeyUsage && usage.keyPurposes.includes(timeStampingOid);
}

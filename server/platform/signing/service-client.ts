import { createHash, verify, X509Certificate } from 'node:crypto';
import { z } from 'zod';
import { SigningServiceError, type RemoteKeyType } from './types.ts';

/**
 * Client of an outside signer, for keys that never leave an HSM or a key management service. Both calls carry
 * `Authorization: Bearer <SIGNING_SERVICE_TOKEN>`:
 * - `GET <SIGNING_SERVICE_URL>/certificates` → `{ certificates: [base64 DER, …] }`, the signer's first, then its issuers;
 * - `POST <SIGNING_SERVICE_URL>/sign` `{ algorithm: 'ES256' | 'RS256', digest: base64 }` → `{ signature: base64 }`, over a
 *   SHA-256 digest: DER for ECDSA on P-256, PKCS #1 v1.5 for RSA.
 */

export interface SigningService {
  /** Cached; `isFresh` reads them again. */
  certificates(options?: { isFresh?: boolean }): Promise<ServiceCertificates>;
  /** Signs bytes and verifies the result against the certificate. */
  sign(data: Uint8Array): Promise<Uint8Array>;
}

export interface ServiceCertificates {
  /** DER, the signer's first. */
  chain: readonly Buffer[];
  keyType: RemoteKeyType;
  leaf: X509Certificate;
}

const callTimeoutMs = 3_000;
const cacheMs = 60_000;
const maxReplyCharacters = 64 * 1024;

const certificatesReply = z.object({ certificates: z.array(z.base64()).min(1).max(10) });
const signReply = z.object({ signature: z.base64() });

export function createSigningService({ url, token }: { url: string; token: string }): SigningService {
  let cached: { at: number; value: Promise<ServiceCertificates> } | undefined;

  async function call(path: string, init: RequestInit = {}): Promise<unknown> {
    try {
      const response = await fetch(`${url.replace(/(?<!\/)\/+$/, '')}${path}`, {
        ...init,
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        redirect: 'error',
        signal: AbortSignal.timeout(callTimeoutMs),
      });
      if (!response.ok) throw new SigningServiceError(`the signing service answered ${response.status}`);
      const text = await response.text();
      if (text.length > maxReplyCharacters) throw new SigningServiceError('the signing service sent too much');
      return JSON.parse(text) as unknown;
    } catch (error) {
      throw error instanceof SigningServiceError
        ? error
        : new SigningServiceError('the signing service is unavailable', { cause: error });
    }
  }

  async function readCertificates(): Promise<ServiceCertificates> {
    const reply = certificatesReply.safeParse(await call('/certificates'));
    if (!reply.success) throw new SigningServiceError('the signing service sent no certificates');
    try {
      const chain = reply.data.certificates.map((text) => Buffer.from(text, 'base64'));
      const leaf = new X509Certificate(chain[0] ?? '');
      return { chain, leaf, keyType: keyTypeOf(leaf) };
    } catch (error) {
      if (error instanceof SigningServiceError) throw error;
      throw new SigningServiceError('the signing service sent an unreadable certificate', { cause: error });
    }
  }

  function certificates({ isFresh = false } = {}): Promise<ServiceCertificates> {
    if (!isFresh && cached !== undefined && performance.now() - cached.at < cacheMs) return cached.value;
    const value = readCertificates();
    cached = { at: performance.now(), value };
    // The caller gets the rejection; the next call requests again.
    value.catch(() => {
      cached = undefined;
    });
    return value;
  }

  async function sign(data: Uint8Array): Promise<Uint8Array> {
    const { leaf, keyType } = await certificates();
    const body = {
      algorithm: keyType === 'EC' ? 'ES256' : 'RS256',
      digest: createHash('sha256').update(data).digest('base64'),
    };
    const reply = signReply.safeParse(await call('/sign', { method: 'POST', body: JSON.stringify(body) }));
    if (!reply.success) throw new SigningServiceError('the signing service sent no signature');
    const signature = Buffer.from(reply.data.signature, 'base64');
    if (!verify('sha256', data, leaf.publicKey, signature)) {
      // The service may have changed its key since the certificates were read.
      cached = undefined;
      throw new SigningServiceError('the signature of the signing service does not verify');
    }
    return signature;
  }

  return { certificates, sign };
}

function keyTypeOf({ publicKey }: X509Certificate): RemoteKeyType {
  if (publicKey.asymmetricKeyType === 'rsa') return 'RSA';
  if (publicKey.asymmetricKeyDetails?.namedCurve === 'prime256v1') return 'EC';
  throw new SigningServiceError('the key of the signing service is neither RSA nor ECDSA on P-256');
}

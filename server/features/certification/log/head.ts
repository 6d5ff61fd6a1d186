import { createPublicKey, verify } from 'node:crypto';
import type { Checkpoint } from '#server/platform/signing/signed-note.ts';
import type { LogSigner } from '#server/platform/signing/types.ts';
import { headText, type SignedHead } from '#shared/schemas/transparency.ts';

/** Signed tree heads: commitments of the log at a point in time. */

export function signHead(head: Omit<SignedHead, 'key' | 'signature'>, signer: LogSigner): SignedHead {
  const signature = Buffer.from(signer.sign(Buffer.from(headText(head))));
  return { ...head, key: signer.publicKey.toString('base64'), signature: signature.toString('base64') };
}

/** Whether the head's own key signed it; the caller decides whether it trusts the key. */
export function isSigned(head: SignedHead): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(head.key, 'base64'), format: 'der', type: 'spki' });
    if (key.asymmetricKeyType !== 'ed25519') return false;
    return verify(null, Buffer.from(headText(head)), key, Buffer.from(head.signature, 'base64'));
  } catch {
    return false;
  }
}

/** The head as notes state it, whose origin is an address without a scheme. */
export function checkpointOf({ origin, size, root }: SignedHead): Checkpoint {
  return { origin: origin.replace(/^https?:\/\//, ''), size, root: Buffer.from(root, 'hex') };
}

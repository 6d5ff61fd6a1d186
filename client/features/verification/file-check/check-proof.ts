import { siblingSides } from '#shared/merkle-path.ts';
import { headText, type InclusionProof } from '#shared/schemas/transparency.ts';

/** The proof that a file stands in the public log, checked by this browser: leaf, path to the root, and the head's signature. */

export type ProofVerdict =
  | 'proven'
  | 'refused'
  /** The browser has no Ed25519. */
  | 'unchecked';

export async function checkProof(
  { leaf, index, size, root, path, head }: InclusionProof,
  { sha256, logKeys }: { sha256: string; logKeys: readonly string[] },
): Promise<ProofVerdict> {
  if (!isOfFile(leaf, sha256) || head.root !== root || head.size !== size) return 'refused';
  const sides = siblingSides({ index, size, length: path.length });
  if (sides === undefined) return 'refused';
  let hash = await digest([Uint8Array.of(0), new TextEncoder().encode(leaf)]);
  for (const [step, side] of sides.entries()) {
    const sibling = fromHex(path[step] ?? '');
    hash = await digest([Uint8Array.of(1), ...(side === 'left' ? [sibling, hash] : [hash, sibling])]);
  }
  if (toHex(hash) !== root || !logKeys.includes(head.key)) return 'refused';
  return isHeadSigned(head);
}

function isOfFile(leaf: string, sha256: string): boolean {
  try {
    const stated: unknown = JSON.parse(leaf);
    if (typeof stated !== 'object' || stated === null) return false;
    return Reflect.get(stated, 'file') === sha256 && Reflect.get(stated, 'kind') === 'issued';
  } catch {
    return false;
  }
}

async function isHeadSigned(head: InclusionProof['head']): Promise<ProofVerdict> {
  let key: CryptoKey;
  try {
    key = await crypto.subtle.importKey('spki', fromBase64(head.key), 'Ed25519', false, ['verify']);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotSupportedError') return 'unchecked';
    return 'refused';
  }
  const text = new TextEncoder().encode(headText(head));
  return (await crypto.subtle.verify('Ed25519', key, fromBase64(head.signature), text)) ? 'proven' : 'refused';
}

async function digest(parts: readonly Uint8Array[]): Promise<Uint8Array> {
  return new Uint8Array(
    await crypto.subtle.digest('SHA-256', await new Blob(parts.map((part) => part.slice())).arrayBuffer()),
  );
}

function fromHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}

function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

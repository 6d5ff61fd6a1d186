import { z } from 'zod';

/** The public certificate log: signed heads and proofs (RFC 9162). Hashes are lower-case hex. */

const hash = z.string().regex(/^[\da-f]{64}$/);
const size = z.number().int().min(0);

export const signedHead = z.object({
  /** Address of the log. */
  origin: z.string(),
  size,
  root: hash,
  time: z.iso.datetime(),
  /** Public key (Ed25519, SubjectPublicKeyInfo) and signature, base64. */
  key: z.base64(),
  signature: z.base64(),
});
export type SignedHead = z.infer<typeof signedHead>;

/** The text that is signed: JSON with sorted keys and without white space. */
export function headText({ origin, root, size: leaves, time }: Omit<SignedHead, 'key' | 'signature'>): string {
  return JSON.stringify({ origin, root, size: leaves, time });
}

export const inclusionAnswer = z.object({
  size,
  root: hash,
  /** The signed head of this size, where there is one. */
  head: signedHead.nullable(),
  /** Log entries of the file, oldest first. */
  entries: z.array(
    z.object({
      index: size,
      /** Text of the leaf; its hash is SHA-256 over a zero byte and the text. */
      leaf: z.string(),
      proof: z.array(hash),
    }),
  ),
});
export type InclusionAnswer = z.infer<typeof inclusionAnswer>;

/** That one leaf is among the leaves of a signed head. */
export const inclusionProof = z.object({
  /** Text of the leaf, which names the file's SHA-256. */
  leaf: z.string(),
  index: size,
  size,
  root: hash,
  /** Hashes of the siblings on the way from the leaf to the root (RFC 9162, 2.1.3). */
  path: z.array(hash),
  head: signedHead,
});
export type InclusionProof = z.infer<typeof inclusionProof>;

export const consistencyAnswer = z.object({ first: size, second: size, proof: z.array(hash) });
export type ConsistencyAnswer = z.infer<typeof consistencyAnswer>;

/** `leaves` are the hashes of leaves `from`, `from + 1` and so on. */
export const leavesAnswer = z.object({ from: size, leaves: z.array(hash) });
export type LeavesAnswer = z.infer<typeof leavesAnswer>;

/** Leaf hashes per page. */
export const maxLeaves = 1_000;

const number = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

export const inclusionQuery = z.object({
  sha256: z
    .string()
    .regex(/^[\da-f]{64}$/i)
    .toLowerCase(),
  size: number.optional(),
});
export const consistencyQuery = z.object({ first: number, second: number });
/** `to` is exclusive. */
export const leavesQuery = z.object({ from: number, to: number });

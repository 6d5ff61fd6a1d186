import { z } from 'zod';
import { decodeCbor, encodeCbor, type Cbor } from './cbor.ts';

/*
 * The seal in a certificate's second QR code: COSE_Sign1 (RFC 9052, ES256) with integer keys, in base45 (RFC 9285).
 * Promises: facts and signature are verified with a list of public keys alone, without a network.
 * Never: the hash of the delivered file, which contains the seal.
 */

/** Of base45: the characters of a QR code's alphanumeric mode, three of them for two bytes. */
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';
/** Tells the seal from other COSE texts, such as health certificates. */
export const sealPrefix = 'TF1:';
const es256 = -7;
/** Tag 18, COSE_Sign1. */
const coseTag = 0xd2;
/** Length of a key id: the first bytes of the SHA-256 of its public key. */
export const sealKeyIdBytes = 4;
export const sealHashBytes = 16;
/** In bytes of UTF-8: longer texts would take smaller modules than a scan of 150 dpi resolves. */
const textMax = { kind: 40, holder: 48 };

export interface SealFacts {
  code: string;
  kind: string;
  holder: string;
  /** Day of signing, as YYYY-MM-DD. */
  signedOn: string;
  /** Of the translation; null where unknown. */
  pages: number | null;
  originalPages: number;
  revision: number;
  /** Beginning of the SHA-256 of certified text and original, in hex. */
  hash: string;
}

export interface SealKey {
  /** In hex. */
  keyId: string;
  /** SubjectPublicKeyInfo, base64. */
  publicKey: string;
  from: string;
  /** When sealing with it ended; null: in use. */
  until: string | null;
  compromisedSince: string | null;
}

export interface SealSigner {
  keyId: Uint8Array;
  /** ECDSA over P-256 and SHA-256, as r and s. */
  sign(data: Uint8Array): Uint8Array;
}

const dayMs = 86_400_000;
const bytes = z.instanceof(Uint8Array);
const payloadShape = z.object({
  code: z.string().max(40),
  kind: z.string().max(80),
  holder: z.string().max(80),
  day: z.int().min(0).max(100_000),
  pages: z.int().min(1).nullable(),
  originalPages: z.int().min(1),
  revision: z.int().min(1),
  hash: bytes.refine(({ length }) => length === sealHashBytes),
});
/** Labels of the payload's map. */
const labels = ['code', 'kind', 'holder', 'day', 'pages', 'originalPages', 'revision', 'hash'] as const;

/** The text of the QR code. */
export function sealText(facts: SealFacts, { keyId, sign }: SealSigner): string {
  const { signedOn, hash, kind, holder, ...rest } = facts;
  const values: Record<(typeof labels)[number], Cbor> = {
    ...rest,
    kind: shorten(kind, textMax.kind),
    holder: shorten(holder, textMax.holder),
    day: Math.floor(Date.parse(signedOn) / dayMs),
    hash: fromHex(hash),
  };
  const payload = encodeCbor(new Map(labels.map((label, index) => [index + 1, values[label]])));
  const header = encodeCbor(
    new Map<number, Cbor>([
      [1, es256],
      [4, keyId],
    ]),
  );
  const cose = encodeCbor([header, new Map(), payload, sign(toBeSigned(header, payload))]);
  return sealPrefix + toBase45(Uint8Array.of(coseTag, ...cose));
}

export function isSealText(text: string): boolean {
  return text.startsWith(sealPrefix);
}

/**
 * `verified`: by a key of the list, within its time. `unknown-key`: of another house, or newer than the list.
 * `compromised`: the key may be in other hands, which a date in the seal does not disprove.
 */
export type SealReading =
  | { outcome: 'malformed' }
  | { outcome: 'verified' | 'forged' | 'unknown-key' | 'compromised'; facts: SealFacts };

/** Reads and verifies a seal with a list of keys. */
export async function readSeal(text: string, keys: readonly SealKey[]): Promise<SealReading> {
  const parsed = parseSeal(text);
  if (!parsed) return { outcome: 'malformed' };
  const { facts, keyId, message, signature } = parsed;
  const key = keys.find((one) => one.keyId === keyId);
  if (!key) return { outcome: 'unknown-key', facts };
  const spki = Uint8Array.from(atob(key.publicKey), (letter) => letter.charCodeAt(0));
  const curve = { name: 'ECDSA', namedCurve: 'P-256' };
  const publicKey = await crypto.subtle.importKey('spki', spki, curve, false, ['verify']);
  const isSigned = await crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, publicKey, signature, message);
  if (!isSigned || !isWithin(facts.signedOn, key)) return { outcome: 'forged', facts };
  return { outcome: key.compromisedSince === null ? 'verified' : 'compromised', facts };
}

/** By days, with one to spare: the seal states a day of UTC. */
function isWithin(signedOn: string, { from, until }: SealKey): boolean {
  const day = Date.parse(signedOn);
  return day >= Date.parse(from) - 2 * dayMs && (until === null || day <= Date.parse(until) + dayMs);
}

function parseSeal(text: string) {
  if (!isSealText(text)) return undefined;
  try {
    const [tag, ...cose] = fromBase45(text.slice(sealPrefix.length));
    if (tag !== coseTag) return undefined;
    const parts = z.tuple([bytes, z.map(z.unknown(), z.unknown()), bytes, bytes]);
    const [header, , payload, signature] = parts.parse(decodeCbor(Uint8Array.from(cose)));
    const named = z.map(z.number(), z.unknown()).parse(decodeCbor(header));
    if (named.get(1) !== es256) return undefined;
    const stated = z.map(z.number(), z.unknown()).parse(decodeCbor(payload));
    const read = payloadShape.parse(Object.fromEntries(labels.map((label, at) => [label, stated.get(at + 1)])));
    const { day, hash, ...facts } = read;
    return {
      facts: { ...facts, signedOn: new Date(day * dayMs).toISOString().slice(0, 10), hash: toHex(hash) },
      keyId: toHex(bytes.parse(named.get(4))),
      message: toBeSigned(header, payload),
      signature: Uint8Array.from(signature),
    };
  } catch {
    // A QR code can contain arbitrary text.
    return undefined;
  }
}

function toBeSigned(header: Uint8Array, payload: Uint8Array): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(encodeCbor(['Signature1', header, new Uint8Array(), payload]));
}

/** Whole characters that fit; an ellipsis tells that there were more. */
function shorten(text: string, max: number): string {
  const encoder = new TextEncoder();
  const sizeOf = (part: string): number => encoder.encode(part).length;
  const whole = text.normalize('NFC');
  if (sizeOf(whole) <= max) return whole;
  let kept = '';
  for (const letter of whole) {
    if (sizeOf(kept + letter) > max - 3) break;
    kept += letter;
  }
  return `${kept.trimEnd()}…`;
}

function toHex(data: Uint8Array): string {
  return Array.from(data, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export function toBase45(data: Uint8Array): string {
  let text = '';
  for (let at = 0; at < data.length; at += 2) {
    const [first = 0, second] = data.subarray(at, at + 2);
    const isPair = second !== undefined;
    let value = isPair ? first * 256 + second : first;
    for (let digit = 0; digit < (isPair ? 3 : 2); digit += 1, value = Math.floor(value / 45)) {
      text += alphabet.charAt(value % 45);
    }
  }
  return text;
}

/** Throws RangeError for a text that is not base45. */
export function fromBase45(text: string): Uint8Array {
  const decoded: number[] = [];
  for (let at = 0; at < text.length; at += 3) {
    const digits = [...text.slice(at, at + 3)].map((character) => alphabet.indexOf(character));
    const value = digits.reduceRight((sum, digit) => sum * 45 + digit, 0);
    const max = digits.length === 3 ? 0xffff : 0xff;
    if (digits.length === 1 || digits.includes(-1) || value > max) throw new RangeError('not base45');
    decoded.push(...(digits.length === 3 ? [value >> 8, value & 0xff] : [value]));
  }
  return Uint8Array.from(decoded);
}

import { createHash, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';

/**
 * Signed notes (c2sp.org/signed-note), checkpoints (c2sp.org/tlog-checkpoint) and witnesses' countersignatures
 * (c2sp.org/tlog-cosignature, Ed25519).
 */

const algorithms = { log: 0x01, cosignature: 0x04 } as const;
type KeyUse = keyof typeof algorithms;

export interface NoteKey {
  name: string;
  /** Ed25519, 32 bytes. */
  publicKey: Buffer;
  use: KeyUse;
}

/** A witness of the log: where it takes checkpoints, and the key of its countersignatures. */
export interface Witness {
  url: string;
  key: NoteKey;
}

const spkiPrefix = Buffer.from('302a300506032b6570032100', 'hex');

/** The 32 bytes of an Ed25519 key in SubjectPublicKeyInfo, DER. */
export function rawKey(spki: Buffer): Buffer {
  return spki.subarray(spkiPrefix.length);
}

function keyObject({ publicKey }: NoteKey): KeyObject {
  return createPublicKey({ key: Buffer.concat([spkiPrefix, publicKey]), format: 'der', type: 'spki' });
}

function keyId({ name, publicKey, use }: NoteKey): Buffer {
  const typed = Buffer.concat([Buffer.of(algorithms[use]), publicKey]);
  return createHash('sha256').update(`${name}\n`).update(typed).digest().subarray(0, 4);
}

/** `<name>+<key id>+<base64 of type and key>`. */
export function verifierKey(key: NoteKey): string {
  const typed = Buffer.concat([Buffer.of(algorithms[key.use]), key.publicKey]);
  return `${key.name}+${keyId(key).toString('hex')}+${typed.toString('base64')}`;
}

/** Undefined for anything but a verifier key of an Ed25519 witness. */
function parseVerifierKey(text: string): NoteKey | undefined {
  const [, name = '', id = '', typed = ''] = /^([^\s+]+)\+([\da-f]{8})\+([\w+/]+=*)$/.exec(text) ?? [];
  const bytes = Buffer.from(typed, 'base64');
  if (bytes.length !== 33 || bytes[0] !== algorithms.cosignature) return undefined;
  const key: NoteKey = { name, publicKey: bytes.subarray(1), use: 'cosignature' };
  return keyId(key).toString('hex') === id ? key : undefined;
}

/** Reads `<address>#<verifier key>`. */
export function parseWitness(text: string): Witness | undefined {
  const at = text.indexOf('#');
  const url = text.slice(0, Math.max(0, at)).replace(/(?<!\/)\/+$/, '');
  const key = parseVerifierKey(text.slice(at + 1));
  const isAddress = URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
  return key && isAddress ? { url, key } : undefined;
}

export interface Checkpoint {
  /** Without a scheme, as notes name logs. */
  origin: string;
  size: number;
  root: Buffer;
}

/** The text that log and witnesses sign. */
export function checkpointText({ origin, size, root }: Checkpoint): string {
  return `${origin}\n${size}\n${root.toString('base64')}\n`;
}

const maxSize = /^(?:0|[1-9]\d{0,14})$/;

/** A checkpoint, and the signature lines below it; undefined for a malformed one. */
export function parseCheckpoint(note: string): (Checkpoint & { signatures: string[] }) | undefined {
  const [text = '', lines] = note.split('\n\n');
  const [origin = '', size = '', root = '', ...extensions] = text.split('\n');
  const bytes = Buffer.from(root, 'base64');
  const isWhole = origin !== '' && maxSize.test(size) && bytes.length === 32 && bytes.toString('base64') === root;
  if (!isWhole || extensions.length > 0 || !lines?.endsWith('\n')) return undefined;
  return { origin, size: Number(size), root: bytes, signatures: lines.slice(0, -1).split('\n') };
}

function signatureLine(key: NoteKey, signature: Buffer): string {
  return `— ${key.name} ${Buffer.concat([keyId(key), signature]).toString('base64')}`;
}

/** The bytes that a line gives for a key; undefined for a line of another one. */
function signatureIn(line: string, key: NoteKey): Buffer | undefined {
  const [, name, encoded = ''] = /^— (\S+) ([\w+/]+=*)$/.exec(line) ?? [];
  const bytes = Buffer.from(encoded, 'base64');
  return name === key.name && bytes.subarray(0, 4).equals(keyId(key)) ? bytes.subarray(4) : undefined;
}

/** The log's own signature line; `signText` is Ed25519 over the bytes. */
export function signCheckpoint(
  checkpoint: Checkpoint,
  { publicKey, signText }: { publicKey: Buffer; signText: (text: Uint8Array) => Uint8Array },
): string {
  const key: NoteKey = { name: checkpoint.origin, publicKey, use: 'log' };
  return signatureLine(key, Buffer.from(signText(Buffer.from(checkpointText(checkpoint)))));
}

/** Whether one of the lines is the log's own signature by this key. */
export function isSignedByLog(checkpoint: Checkpoint & { signatures: readonly string[] }, publicKey: Buffer): boolean {
  const key: NoteKey = { name: checkpoint.origin, publicKey, use: 'log' };
  const text = Buffer.from(checkpointText(checkpoint));
  return checkpoint.signatures.some((line) => {
    const signature = signatureIn(line, key);
    return signature?.length === 64 && verify(null, text, keyObject(key), signature);
  });
}

const cosignedText = (checkpoint: Checkpoint, seconds: bigint) =>
  Buffer.from(`cosignature/v1\ntime ${seconds}\n${checkpointText(checkpoint)}`);

/** A witness's line below a checkpoint. */
export function cosign(
  checkpoint: Checkpoint,
  { name, privateKey, now }: { name: string; privateKey: KeyObject; now: Date },
): string {
  const publicKey = rawKey(createPublicKey(privateKey).export({ format: 'der', type: 'spki' }));
  const seconds = BigInt(Math.floor(now.getTime() / 1000));
  const time = Buffer.alloc(8);
  time.writeBigUInt64BE(seconds);
  const signature = sign(null, cosignedText(checkpoint, seconds), privateKey);
  return signatureLine({ name, publicKey, use: 'cosignature' }, Buffer.concat([time, signature]));
}

/** Time of a witness's cosignature among the lines; undefined without a valid one. */
export function findCosignature(
  checkpoint: Checkpoint,
  lines: readonly string[],
  key: NoteKey,
): { line: string; time: Date } | undefined {
  for (const line of lines) {
    const stamped = signatureIn(line, key);
    if (stamped?.length !== 72) continue;
    const seconds = stamped.readBigUInt64BE();
    if (!verify(null, cosignedText(checkpoint, seconds), keyObject(key), stamped.subarray(8))) continue;
    return { line, time: new Date(Number(seconds) * 1000) };
  }
  return undefined;
}

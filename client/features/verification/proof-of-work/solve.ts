import { formatWork, hasWorkBits, workParts, workSeedLength, workText } from '#shared/proof-of-work.ts';
import { compress, initialState, Sha256 } from '../file-check/sha256.ts';

export interface Challenge {
  challenge: string;
  /** Leading zero bits of each hash. */
  bits: number;
}

/** The proof of work that solves a challenge: some 500,000 hashes, so in a worker. */
export function solveWork({ challenge, bits }: Challenge): string {
  const seed = new Sha256().update(encode(challenge)).hex().slice(0, workSeedLength);
  const numbers = Array.from({ length: workParts }, (_, part) => findNumber(encode(workText(seed, part, 0)), bits));
  return formatWork(challenge, numbers);
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** The first number that, written in place of the 0 at the end of `text`, hashes to the bits. One block holds all of it. */
function findNumber(text: Uint8Array, bits: number): number {
  const block = new Uint8Array(64);
  const view = new DataView(block.buffer);
  block.set(text);
  const start = text.length - 1;
  const words = new Uint32Array(64);
  const state = new Uint32Array(8);
  for (let number = 0; ; number += 1) {
    const end = start + writeDigits(block, start, number);
    block[end] = 0x80;
    view.setUint32(60, 8 * end);
    for (let i = 0; i < 16; i += 1) words[i] = view.getUint32(4 * i);
    state.set(initialState);
    compress(state, words);
    if (hasWorkBits(state[0] ?? 0, bits)) return number;
  }
}

/** Writes a number in decimal and returns its digits. */
function writeDigits(block: Uint8Array, at: number, number: number): number {
  let digits = 1;
  for (let rest = number; rest >= 10; rest = Math.floor(rest / 10)) digits += 1;
  for (let rest = number, place = at + digits - 1; place >= at; place -= 1) {
    block[place] = 0x30 + (rest % 10);
    rest = Math.floor(rest / 10);
  }
  return digits;
}

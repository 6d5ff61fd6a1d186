/** SHA-256 in steps, which WebCrypto lacks: a large file is hashed without holding it in memory. */
export class Sha256 {
  private readonly state = Uint32Array.from(initialState);
  private readonly block = new Uint8Array(blockBytes);
  private readonly words = new Uint32Array(64);
  private filled = 0;
  private length = 0;

  update(bytes: Uint8Array): this {
    this.length += bytes.length;
    let at = 0;
    if (this.filled > 0) {
      at = Math.min(blockBytes - this.filled, bytes.length);
      this.block.set(bytes.subarray(0, at), this.filled);
      this.filled += at;
      if (this.filled < blockBytes) return this;
      this.compress(new DataView(this.block.buffer), 0);
      this.filled = 0;
    }
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (; at + blockBytes <= bytes.length; at += blockBytes) this.compress(view, at);
    this.block.set(bytes.subarray(at));
    this.filled = bytes.length - at;
    return this;
  }

  /** Ends the computation; 64 hex digits. */
  hex(): string {
    const bits = this.length * 8;
    const padding = new Uint8Array(this.filled < 56 ? blockBytes - this.filled : 2 * blockBytes - this.filled);
    padding[0] = 0x80;
    const view = new DataView(padding.buffer);
    view.setUint32(padding.length - 8, Math.floor(bits / 2 ** 32));
    view.setUint32(padding.length - 4, bits >>> 0);
    this.update(padding);
    return [...this.state].map((word) => word.toString(16).padStart(8, '0')).join('');
  }

  private compress(view: DataView, at: number): void {
    for (let i = 0; i < 16; i += 1) this.words[i] = view.getUint32(at + 4 * i);
    compress(this.state, this.words);
  }
}

/** Adds a block to the state: 16 words, with room for the 48 that follow from them. */
export function compress(state: Uint32Array, words: Uint32Array): void {
  for (let i = 16; i < 64; i += 1) {
    const [w15, w2] = [words[i - 15] ?? 0, words[i - 2] ?? 0];
    const s0 = rotate(w15, 7) ^ rotate(w15, 18) ^ (w15 >>> 3);
    const s1 = rotate(w2, 17) ^ rotate(w2, 19) ^ (w2 >>> 10);
    words[i] = (words[i - 16] ?? 0) + s0 + (words[i - 7] ?? 0) + s1;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i += 1) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const one = (h + s1 + ((e & f) ^ (~e & g)) + (roundConstants[i] ?? 0) + (words[i] ?? 0)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  state[0] = (state[0] ?? 0) + a;
  state[1] = (state[1] ?? 0) + b;
  state[2] = (state[2] ?? 0) + c;
  state[3] = (state[3] ?? 0) + d;
  state[4] = (state[4] ?? 0) + e;
  state[5] = (state[5] ?? 0) + f;
  state[6] = (state[6] ?? 0) + g;
  state[7] = (state[7] ?? 0) + h;
}

const blockBytes = 64;

function rotate(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** First 32 bits of the fraction. */
function fractionBits(value: number): number {
  return Math.floor((value % 1) * 2 ** 32);
}

const primes: number[] = [];
for (let candidate = 2; primes.length < 64; candidate += 1) {
  if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
}
/** The state before the first block. */
export const initialState: readonly number[] = primes.slice(0, 8).map((prime) => fractionBits(Math.sqrt(prime)));
const roundConstants = Uint32Array.from(primes, (prime) => fractionBits(Math.cbrt(prime)));

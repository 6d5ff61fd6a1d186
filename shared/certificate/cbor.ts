/** The part of CBOR (RFC 8949) that seals are made of: integers, bytes, texts, arrays, maps and null, in their shortest form. */

export type Cbor = number | null | string | Uint8Array | readonly Cbor[] | ReadonlyMap<number, Cbor>;

/** Major types. */
const kinds = { positive: 0, negative: 1, bytes: 2, text: 3, array: 4, map: 5 } as const;
const nullByte = 0xf6;
/** Nested values beyond this depth are refused. */
const maxDepth = 4;

export function encodeCbor(value: Cbor): Uint8Array {
  return Uint8Array.from(bytesOf(value));
}

function bytesOf(value: Cbor): number[] {
  if (value === null) return [nullByte];
  if (typeof value === 'number') return value < 0 ? head(kinds.negative, -1 - value) : head(kinds.positive, value);
  if (typeof value === 'string') {
    const text = new TextEncoder().encode(value);
    return [...head(kinds.text, text.length), ...text];
  }
  if (value instanceof Uint8Array) return [...head(kinds.bytes, value.length), ...value];
  if (isMap(value)) {
    const entries = [...value].flatMap(([key, item]) => [...bytesOf(key), ...bytesOf(item)]);
    return [...head(kinds.map, value.size), ...entries];
  }
  const items = [...value.values()];
  return [...head(kinds.array, items.length), ...items.flatMap(bytesOf)];
}

function isMap(value: readonly Cbor[] | ReadonlyMap<number, Cbor>): value is ReadonlyMap<number, Cbor> {
  return value instanceof Map;
}

/** Throws RangeError for numbers that no seal has. */
function head(kind: number, size: number): number[] {
  if (!Number.isInteger(size) || size < 0 || size > 0xffff_ffff) throw new RangeError('not encodable');
  const type = kind << 5;
  if (size < 24) return [type | size];
  if (size < 0x100) return [type | 24, size];
  if (size < 0x1_0000) return [type | 25, size >> 8, size & 0xff];
  return [type | 26, size >>> 24, (size >>> 16) & 0xff, (size >>> 8) & 0xff, size & 0xff];
}

/** Throws RangeError for anything else than one such value. */
export function decodeCbor(bytes: Uint8Array): Cbor {
  const reader = new Reader(bytes);
  const value = reader.read(0);
  if (!reader.isAtEnd) throw new RangeError('more than one value');
  return value;
}

class Reader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#bytes.length;
  }

  read(depth: number): Cbor {
    if (depth > maxDepth) throw new RangeError('nested too deeply');
    const [first = 0] = this.#take(1);
    if (first === nullByte) return null;
    const size = this.#size(first & 31);
    switch (first >> 5) {
      case kinds.positive:
        return size;
      case kinds.negative:
        return -1 - size;
      case kinds.bytes:
        return this.#take(size);
      case kinds.text:
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(this.#take(size));
      case kinds.array:
        return this.#list(size, depth);
      case kinds.map:
        return this.#map(size, depth);
      default:
        throw new RangeError('a value of another kind');
    }
  }

  #list(size: number, depth: number): Cbor[] {
    const items: Cbor[] = [];
    for (let index = 0; index < size; index += 1) items.push(this.read(depth + 1));
    return items;
  }

  #map(size: number, depth: number): Map<number, Cbor> {
    const map = new Map<number, Cbor>();
    for (let index = 0; index < size; index += 1) {
      const key = this.read(depth + 1);
      if (typeof key !== 'number' || map.has(key)) throw new RangeError('a key that is no number, or stands twice');
      map.set(key, this.read(depth + 1));
    }
    return map;
  }

  #size(short: number): number {
    if (short < 24) return short;
    const width = { 24: 1, 25: 2, 26: 4 }[short];
    if (width === undefined) throw new RangeError('a size of another form');
    return this.#take(width).reduce((sum, byte) => sum * 256 + byte, 0);
  }

  #take(length: number): Uint8Array {
    const taken = this.#bytes.slice(this.#at, this.#at + length);
    if (taken.length < length) throw new RangeError('cut short');
    this.#at += length;
    return taken;
  }
}

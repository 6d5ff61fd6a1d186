import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { InitOutput } from '@myriaddreamin/typst-ts-web-compiler';

const memorySection = 5;
const pagesPerMebibyte = 16;

/** Reads an unsigned LEB128 integer; returns it and the offset after it. */
function readLeb(bytes: Uint8Array, from: number): [value: number, next: number] {
  let value = 0;
  let shift = 0;
  for (let at = from; ; at += 1) {
    const byte = bytes[at];
    if (byte === undefined) throw new Error('unexpected end of the WebAssembly module');
    value += (byte & 127) * 2 ** shift;
    shift += 7;
    if ((byte & 128) === 0) return [value, at + 1];
  }
}

function toLeb(value: number): number[] {
  const bytes: number[] = [];
  for (let rest = value; ; rest >>>= 7) {
    if (rest < 128) return [...bytes, rest];
    bytes.push((rest & 127) | 128);
  }
}

/** Patches a maximum into the module's memory section, since a worker's `resourceLimits` do not bound WebAssembly memory. */
export function capMemory(wasm: Uint8Array, maxMebibytes: number): Uint8Array<ArrayBuffer> {
  for (let at = 8; at < wasm.length;) {
    const [size, body] = readLeb(wasm, at + 1);
    if (wasm[at] === memorySection) {
      const [initialPages] = readLeb(wasm, body + 2);
      const section = [1, 1, ...toLeb(initialPages), ...toLeb(maxMebibytes * pagesPerMebibyte)];
      const head = [memorySection, ...toLeb(section.length), ...section];
      return new Uint8Array(Buffer.concat([wasm.subarray(0, at), Uint8Array.from(head), wasm.subarray(body + size)]));
    }
    at = body + size;
  }
  throw new Error('the WebAssembly module has no memory section');
}

/** Compiles Typst's 28 MB module once; workers share it, so that a replacement starts fast. */
export async function compileTypst(maxMebibytes: number): Promise<WebAssembly.Module> {
  const file = createRequire(import.meta.url).resolve('@myriaddreamin/typst-ts-web-compiler/wasm');
  return WebAssembly.compile(capMemory(await readFile(file), maxMebibytes));
}

/**
 * Grows the compiler's memory once, by an allocation that is freed at once and reused by later ones. Each growth counts the whole
 * memory as new to V8, which then collects: otherwise once per print.
 */
export function reserveMemory(compiler: InitOutput, mebibytes: number): void {
  const bytes = mebibytes * 2 ** 20;
  // The bundler's names of the compiler's `malloc` and `free`.
  const { __wbindgen_export: allocate, __wbindgen_export4: free } = compiler;
  free(allocate(bytes, 1), bytes, 1);
}

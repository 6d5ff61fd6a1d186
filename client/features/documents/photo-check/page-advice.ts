import type { PhotoAdvice } from './judge-photo.ts';

/** Advice about one page of a file. */
export interface PageAdvice extends PhotoAdvice {
  page: number;
}

/** Advice about photos that became the pages of one file, until that file is read. */
const joined = new WeakMap<File, readonly PageAdvice[]>();

export function rememberAdvice(file: File, advice: readonly PageAdvice[]): void {
  joined.set(file, advice);
}

export function rememberedAdvice(file: File): readonly PageAdvice[] {
  return joined.get(file) ?? [];
}

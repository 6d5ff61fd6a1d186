import type { SourceTag } from '#shared/translation-text.ts';
import type { TruthPair, TruthPaper } from '../paper.ts';

/** Blocks of one error each, in three lines: `kind: from → to`, the source, its right translation. */
export function blocksOf(name: string, lang: SourceTag, text: string): TruthPaper {
  const pairs = text
    .trim()
    .split(/\n\s*\n/u)
    .map((block): TruthPair => {
      const [error = '', source = '', right = ''] = block.split('\n').map((line) => line.trim());
      const [, kind = '', from = '', to = ''] = /^([^:]+): (.+?) → ?(.*)$/u.exec(error) ?? [];
      if (from === '' || right === '') throw new Error(`no block: ${block}`);
      return { source, right, errors: [[kind, from, to]] };
    });
  return { name, lang, pairs };
}

/** Right blocks in two lines each: the source, its translation. */
export function rightsOf(text: string): (readonly [source: string, target: string])[] {
  return text
    .trim()
    .split(/\n\s*\n/u)
    .map((block) => {
      const [source = '', target = '', more] = block.split('\n').map((line) => line.trim());
      if (target === '' || more !== undefined) throw new Error(`no block: ${block}`);
      return [source, target];
    });
}

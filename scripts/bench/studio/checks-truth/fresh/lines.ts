import type { SourceTag } from '#shared/translation-text.ts';
import type { SeededError, TruthPair, TruthPaper } from '../paper.ts';

/** A record whose lines stand beside their English, so that false findings are counted per line as well. */
export interface LinedRecord extends TruthPair {
  lang: SourceTag;
  lines: readonly (readonly [source: string, right: string])[];
}

const unspaced: ReadonlySet<SourceTag> = new Set(['ja', 'zh', 'zh-Hant']);

/** Lines of the form `source => English`. */
export function lined(lang: SourceTag, text: string, errors: readonly SeededError[] = []): LinedRecord {
  const lines = text
    .trim()
    .split('\n')
    .map((line): [string, string] => {
      const [source = '', right = ''] = line.split(' => ').map((part) => part.trim());
      if (source === '' || right === '') throw new Error(`no pair: ${line}`);
      return [source, right];
    });
  return {
    lang,
    lines,
    source: lines.map(([source]) => source).join(unspaced.has(lang) ? '' : ' '),
    right: lines.map(([, right]) => right).join(' '),
    errors,
  };
}

/** The records by language. */
export function papersOf(records: readonly LinedRecord[]): TruthPaper[] {
  const groups = Map.groupBy(records, ({ lang }) => lang);
  return [...groups].map(([lang, pairs]) => ({ name: lang, lang, pairs }));
}

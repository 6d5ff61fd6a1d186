import type { SourceTag } from '#shared/translation-text.ts';

/**
 * An invented civil paper with known text. What has to be read to the letter is marked: `n:` name, `d:` date, `#:` number, in
 * braces within prose.
 */
export interface Paper {
  lang: SourceTag;
  top: readonly string[];
  title: string;
  fields: readonly (readonly string[])[];
  /** Two columns of fields in a frame. */
  columns: readonly (readonly (readonly string[])[])[];
  text: string;
  table: readonly (readonly string[])[];
  /** Lettering around the seal. */
  seal: string;
  signer: string;
}

export type ExactKind = 'name' | 'date' | 'number';

/** Expected result of a perfect reading. */
export interface Truth {
  segments: string[];
  fields: [label: string, value: string][];
  rows: string[][];
  exact: { kind: ExactKind; text: string }[];
}

const kinds: Readonly<Record<string, ExactKind>> = { n: 'name', d: 'date', '#': 'number' };

/** The text without its marks. */
export function plain(marked: string): string {
  return marked.replaceAll(/\{?(?:[nd#]:)([^{}]*)\}?/g, '$1');
}

export function truthOf(paper: Paper): Truth {
  const all = [...paper.fields, ...paper.columns.flat()];
  const fields = all.map(([label = '', value = '']): [string, string] => [label, plain(value)]);
  const rows = paper.table.map((row) => row.map(plain));
  const marked = [...all.flat(), paper.text, ...paper.table.flat(), paper.signer].join('"');
  return {
    fields,
    rows,
    segments: [
      ...paper.top,
      paper.title,
      ...fields.map(([label, value]) => `${label}: ${value}`),
      plain(paper.text),
      ...rows.map((row) => row.join(' ')),
      plain(paper.signer),
    ],
    exact: [...marked.matchAll(/([nd#]):([^"{}]*)/g)].flatMap(([, kind = '', text = '']) => {
      const known = kinds[kind];
      return known === undefined ? [] : [{ kind: known, text }];
    }),
  };
}

import type { TextBlock, TranslationText } from '#shared/schemas/translation-text.ts';
import { isReadTag, type LanguageTag, type TextTag } from '#shared/translation-text.ts';

/** A source text with its English: a paragraph, a label, a value or a cell. Its language is one that the product reads, unless `Tag` is wider. */
export interface Segment<Tag extends TextTag = LanguageTag> {
  id: string;
  page: number;
  lang: Tag;
  part: 'text' | 'label' | 'value' | 'cell';
  kind: TextBlock['kind'];
  /** The label of a value. */
  label: string;
  source: string;
  target: string;
}

export interface CheckedText<Tag extends TextTag = LanguageTag> {
  text: Pick<TranslationText, 'pages' | 'blocks'>;
  segments: readonly Segment<Tag>[];
}

/** Segments in reading order; cells pair by row and column. */
export function segmentsOf(blocks: readonly TextBlock[]): Segment<TextTag>[] {
  return blocks.flatMap(partsOf).map((segment) => ({
    ...segment,
    source: segment.source.replaceAll(directionMarks, ''),
    target: segment.target.replaceAll(directionMarks, ''),
  }));
}

/** Direction marks are removed: one before a minus hides it from a search for the start of a number. */
const directionMarks = /[\u{200E}\u{200F}\u{61C}\u{202A}-\u{202E}\u{2066}-\u{2069}]/gu;

function partsOf(block: TextBlock): Segment<TextTag>[] {
  const { id, page, lang, kind } = block;
  const common = { id, page, lang, kind, label: '' };
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
    case 'mark':
      return [{ ...common, part: 'text', source: block.source, target: block.target }];
    case 'note':
      return [{ ...common, part: 'text', source: '', target: block.target }];
    case 'field':
      return [
        { ...common, part: 'label', source: block.source.label, target: block.target.label },
        {
          ...common,
          part: 'value',
          label: block.source.label,
          source: block.source.value,
          target: block.target.value,
        },
      ];
    case 'table':
      return cellsOf(block.source.rows, block.target.rows).map((cell) => ({
        ...common,
        part: 'cell',
        ...cell,
      }));
  }
}

function cellsOf(source: readonly (readonly string[])[], target: readonly (readonly string[])[]) {
  const rows = Math.max(source.length, target.length);
  return Array.from({ length: rows }, (_row, row) => {
    const columns = Math.max(source[row]?.length ?? 0, target[row]?.length ?? 0);
    return Array.from({ length: columns }, (_column, column) => ({
      source: source[row]?.[column] ?? '',
      target: target[row]?.[column] ?? '',
    }));
  }).flat();
}

/** Whether both sides hold text; what lacks English is a matter of completeness. */
export function isTranslated({ source, target }: Pick<Segment, 'source' | 'target'>): boolean {
  return source.trim() !== '' && target.trim() !== '';
}

export function isReadSegment(segment: Segment<TextTag>): segment is Segment {
  return isReadTag(segment.lang);
}

/** Words of letters, with apostrophes and hyphens inside. */
export function wordsOf(text: string): string[] {
  return text.normalize('NFC').match(/[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu) ?? [];
}

/** Edits between two words, counting no further than `most` + 1. */
export function editsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let row = Array.from({ length: other.length + 1 }, (_value, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    if (Math.min(...next) > most) return most + 1;
    row = next;
  }
  return row[other.length] ?? most + 1;
}

import type { BlockContent, TextBlock, TextPage, TranslationText } from '#shared/schemas/translation-text.ts';

/** Texts for tests of the studio's client. */

const common = {
  box: { x: 0.1, y: 0.1, width: 0.8, height: 0.05 },
  confidence: 96,
  lang: 'pt',
  dir: 'ltr',
  state: 'untranslated',
  draft: null,
} as const;

export function blockId(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

type Kinds = { [Kind in BlockContent['kind']]: Extract<BlockContent, { kind: Kind }> };

/** A block with the number as id and position. */
export function blockOf<Kind extends 'paragraph' | 'heading'>(
  number: number,
  content: Partial<Kinds[Kind]> = {},
): TextBlock {
  return recorded({
    ...common,
    doubtful: [],
    kind: 'paragraph',
    id: blockId(number),
    page: 1,
    position: number,
    source: `Fonte ${number}`,
    target: '',
    ...content,
  });
}

export function fieldOf(number: number, content: Partial<Kinds['field']> = {}): TextBlock {
  return recorded({
    ...common,
    doubtful: [],
    kind: 'field',
    id: blockId(number),
    page: 1,
    position: number,
    source: { label: 'Nome', value: 'JOÃO' },
    target: { label: '', value: '' },
    ...content,
  });
}

export function tableOf(number: number, source: string[][], target: string[][]): TextBlock {
  return recorded({
    ...common,
    doubtful: [],
    kind: 'table',
    id: blockId(number),
    page: 1,
    position: number,
    source: { rows: source },
    target: { rows: target },
  });
}

function recorded(content: BlockContent): TextBlock {
  return { ...content, version: 1, confirmedBy: null, confirmedByName: null, confirmedAt: null };
}

export function pageOf(page: number): TextPage {
  return {
    page,
    isBlank: false,
    state: 'read',
    via: 'ocr',
    confidence: 95,
    rotation: 0,
    lang: 'pt',
    reason: null,
    mrz: null,
  };
}

export function textOf(blocks: readonly TextBlock[], version = 1): TranslationText {
  const pages = [...new Set([1, ...blocks.map(({ page }) => page)])].sort((a, b) => a - b);
  return {
    reviewId: blockId(900),
    documentId: blockId(901),
    version,
    sourceLanguage: 'Portuguese',
    pages: pages.map(pageOf),
    blocks: [...blocks],
    progress: { blocks: blocks.length, confirmed: 0, drafted: 0, untranslated: blocks.length, doubtful: 0 },
    updatedAt: '2026-11-22T09:00:00.000Z',
  };
}

import dictionary from 'dictionary-en';
import nspell from 'nspell';
import type { TextFinding } from '#shared/schemas/studio.ts';
import type { TextBlock, TextPage } from '#shared/schemas/translation-text.ts';
import type { Spelling } from '#shared/spelling.ts';
import { checkText } from '#shared/translation-checks/check-text.ts';
import type { Term } from '#shared/translation-checks/consistency.ts';
import { directionOf, type SourceTag } from '#shared/translation-text.ts';

/** A paragraph, or a field with its label. */
export type Side = string | [label: string, value: string];

interface Checked {
  lang: SourceTag;
  source: Side;
  target: Side;
  people: Spelling['people'];
  phrases: readonly Term[];
}

const english = nspell(Buffer.from(dictionary.aff), Buffer.from(dictionary.dic));

/** Findings about one confirmed block on a page of its own. */
export function checkBlock({ lang, source, target, people, phrases }: Checked): TextFinding[] {
  const page: TextPage = {
    page: 1,
    isBlank: false,
    state: 'read',
    via: 'layer',
    confidence: 100,
    rotation: 0,
    lang,
    reason: null,
    mrz: null,
  };
  return checkText({
    text: { pages: [page], blocks: [blockOf(lang, source, target)] },
    spelling: { people, family: [] },
    phrases,
    sourcePages: 1,
    spells: (word) => english.correct(word),
  });
}

function blockOf(lang: SourceTag, source: Side, target: Side): TextBlock {
  const common = {
    id: '00000000-0000-4000-8000-000000000001',
    page: 1,
    position: 1,
    box: null,
    confidence: null,
    doubtful: [],
    lang,
    dir: directionOf(lang),
    state: 'confirmed' as const,
    draft: null,
    version: 1,
    confirmedBy: null,
    confirmedByName: null,
    confirmedAt: null,
  };
  if (typeof source === 'string') {
    return { ...common, kind: 'paragraph', source, target: typeof target === 'string' ? target : target.join(' ') };
  }
  const [label, value] = typeof target === 'string' ? ['', target] : target;
  return { ...common, kind: 'field', source: { label: source[0], value: source[1] }, target: { label, value } };
}

import type { PrintableText } from '#server/platform/typesetting/text-job.ts';
import type { BlockContent } from '#shared/schemas/translation-text.ts';

/** The translated text of the set-up's test order: an invented birth certificate on two pages. */

/** Source and target of a field's label and value. */
type Pair = readonly [label: string, target: string, value: string, translated?: string];

const fields: readonly Pair[] = [
  ['Nome', 'Name', 'Maria da Silva'],
  ['Data de nascimento', 'Date of birth', '12 de março de 1990', 'March 12, 1990'],
  ['Local de nascimento', 'Place of birth', 'São Paulo, SP'],
  ['Mãe', 'Mother', 'Ana da Silva'],
  ['Pai', 'Father', 'João da Silva'],
];

const common: Omit<BlockContent, 'page' | 'position' | 'kind' | 'source' | 'target'> = {
  id: '00000000-0000-4000-8000-000000000000',
  box: null,
  confidence: null,
  doubtful: [],
  draft: null,
  lang: 'pt',
  dir: 'ltr',
  state: 'confirmed',
};

const blocks: readonly BlockContent[] = [
  { ...common, page: 1, position: 0, kind: 'heading', source: 'CERTIDÃO DE NASCIMENTO', target: 'BIRTH CERTIFICATE' },
  ...fields.map(([label, target, value, translated = value], index): BlockContent => ({
    ...common,
    page: 1,
    position: index + 1,
    kind: 'field',
    source: { label, value },
    target: { label: target, value: translated },
  })),
  {
    ...common,
    page: 2,
    position: 0,
    kind: 'paragraph',
    source: 'O referido é verdade e dou fé.',
    target: 'The above is true, and I so certify.',
  },
  {
    ...common,
    page: 2,
    position: 1,
    kind: 'mark',
    mark: 'signature',
    source: '',
    target: 'Signature of the registrar',
  },
];

export const sampleText: PrintableText = {
  sourceLanguage: 'Portuguese',
  pages: [
    { page: 1, isBlank: false, rotation: 0 },
    { page: 2, isBlank: false, rotation: 0 },
  ],
  blocks,
};

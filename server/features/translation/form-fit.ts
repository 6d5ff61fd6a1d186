import type { FormItem } from '#shared/schemas/forms.ts';
import type { BlockContent } from '#shared/schemas/translation-text.ts';
import type { SourceTag } from '#shared/translation-text.ts';
import { normalize } from './normalize.ts';

/**
 * Whether a paper is of a form: by its title, labels, their order and their places, never by what is filled in. A form
 * only drafts texts that it contains word for word, so a bad fit leaves gaps instead of errors.
 */

export interface PaperForm {
  id: string;
  lang: SourceTag;
  items: readonly FormItem[];
}

export interface FormFit<Form extends PaperForm = PaperForm> {
  form: Form;
  /** 0 to 1. */
  score: number;
  /** English of texts of blocks, by `partOf`. */
  targets: ReadonlyMap<string, string>;
}

/** Labels that have to be found. */
const leastFound = 4;
/** Share of the paper's labels that the form knows, or of the form's that the paper has. */
const leastShare = 0.4;
/** Share of found labels in the form's order. */
const leastOrder = 0.7;
/** Distance from the form's left edge, in widths of the page, and share of labels within it. */
const farAway = 0.12;
const leastInPlace = 0.7;
/** Longer cells and paragraphs are read as text, not as labels. */
const longestLabel = 90;

/** Names a text of a block. */
export function partOf(id: string, part: 'text' | 'label' | `${number}.${number}`): string {
  return `${id}.${part}`;
}

interface Label {
  part: string;
  key: string;
  at: { x: number; y: number } | undefined;
  /** Counts when the share of known labels is taken; values of tables and sentences may be labels or not. */
  isSure: boolean;
}

/** The form that fits best; undefined when none does. */
export function fitForm<Form extends PaperForm>(
  forms: readonly Form[],
  blocks: readonly BlockContent[],
  lang: SourceTag,
): FormFit<Form> | undefined {
  const labels = labelsOf(blocks, lang);
  const fits = forms.flatMap((form) => (form.lang === lang ? (fitOne(form, labels) ?? []) : []));
  return fits.toSorted((one, other) => other.score - one.score || (one.form.id < other.form.id ? -1 : 1))[0];
}

function fitOne<Form extends PaperForm>(form: Form, labels: readonly Label[]): FormFit<Form> | undefined {
  const byKey = Map.groupBy(
    keyedItems(form).map((item, index) => ({ ...item, index })),
    ({ key }) => key,
  );
  const taken = new Map<string, number>();
  const found = labels.flatMap((label) => {
    const items = byKey.get(label.key);
    if (items === undefined) return [];
    // The n-th occurrence of a label is the n-th of the form, up to the form's last.
    const count = taken.get(label.key) ?? 0;
    taken.set(label.key, count + 1);
    const item = items[Math.min(count, items.length - 1)];
    return item ? [{ label, item }] : [];
  });
  const titles = form.items.some(({ kind }) => kind === 'title');
  if (found.length < leastFound || (titles && !found.some(({ item }) => item.kind === 'title'))) return undefined;
  const sure = labels.filter(({ isSure }) => isSure).length;
  const known = found.filter(({ label }) => label.isSure).length / Math.max(1, sure);
  const covered = new Set(found.map(({ item }) => item.index)).size / form.items.length;
  const order = longestRun(found.map(({ item }) => item.index)) / found.length;
  if (Math.max(known, covered) < leastShare || order < leastOrder || inPlace(found) < leastInPlace) return undefined;
  const targets = new Map(found.map(({ label, item }) => [label.part, item.target]));
  return { form, score: (known + covered) / 2, targets };
}

type Keyed = FormItem & { key: string };
const keyed = new WeakMap<readonly FormItem[], Keyed[]>();

/** Cached per list: shipped forms live as long as the process. */
function keyedItems({ items, lang }: PaperForm): Keyed[] {
  const known = keyed.get(items);
  if (known) return known;
  const made = items.map((item) => ({ ...item, key: normalize(item.source, lang) })).filter(({ key }) => key !== '');
  keyed.set(items, made);
  return made;
}

function labelsOf(blocks: readonly BlockContent[], lang: SourceTag): Label[] {
  return blocks.flatMap((block) => {
    if (block.lang !== lang || block.kind === 'note') return [];
    const at = block.box ? { x: block.box.x, y: block.box.y } : undefined;
    const label = (part: string, text: string, isSure: boolean): Label[] => {
      const key = text.length > longestLabel && isSure ? '' : normalize(text, lang);
      return key === '' ? [] : [{ part, key, at, isSure }];
    };
    switch (block.kind) {
      case 'field':
        return label(partOf(block.id, 'label'), block.source.label, true);
      case 'table':
        return block.source.rows.flatMap((row, r) =>
          row.flatMap((cell, c) =>
            label(partOf(block.id, `${r}.${c}`), cell, r === 0).map((one) => ({ ...one, at: undefined })),
          ),
        );
      default:
        return label(partOf(block.id, 'text'), block.source, block.kind === 'heading');
    }
  });
}

/** Length of the longest rising run, which may leave numbers out. */
function longestRun(numbers: readonly number[]): number {
  const ends: number[] = [];
  for (const number of numbers) {
    const at = ends.findIndex((end) => end > number);
    if (at < 0) ends.push(number);
    else ends[at] = number;
  }
  return ends.length;
}

/** Share of labels near the form's left edge; 1 where a side has no places. */
function inPlace(found: readonly { label: Label; item: FormItem }[]): number {
  const placed = found.flatMap(({ label, item }) => (label.at && item.at ? [Math.abs(label.at.x - item.at.x)] : []));
  return placed.length === 0 ? 1 : placed.filter((distance) => distance <= farAway).length / placed.length;
}

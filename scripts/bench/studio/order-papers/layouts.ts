import type { SourceTag } from '#shared/translation-text.ts';

/** Layouts of civil papers, with what a person reads on them one after the other. */

export type LayoutKind =
  | 'single column'
  | 'two columns'
  | 'margin notes'
  | 'labels and values'
  | 'boxed form'
  | 'bilingual'
  | 'card'
  | 'table';

export interface LaidOut {
  name: string;
  kind: LayoutKind;
  lang: SourceTag;
  /** File below `node_modules/@`. */
  font: string;
  /** Of the page's body. */
  html: string;
  /** Paragraphs, labels and values in reading order. */
  truth: string[];
  /** The same in an order that is as good. */
  alike?: string[];
}

interface LayoutOptions {
  name: string;
  lang: SourceTag;
  font: string;
  title: string;
}

export function letter({ title, ...paper }: LayoutOptions, paragraphs: readonly string[]): LaidOut {
  const html = `<h1>${title}</h1>${paragraphs.map((text) => `<p>${text}</p>`).join('')}`;
  return { ...paper, kind: 'single column', html, truth: [title, ...paragraphs] };
}

/** `gap` in millimetres; `foot` runs over the whole width. */
export function columns(
  { title, ...paper }: LayoutOptions,
  {
    sides,
    foot,
    gap = 9,
    size = 11,
  }: { sides: readonly (readonly string[])[]; foot?: string; gap?: number; size?: number },
): LaidOut {
  const side = (paragraphs: readonly string[]) => `<div>${paragraphs.map((text) => `<p>${text}</p>`).join('')}</div>`;
  const html = `<h1>${title}</h1><div style="display:flex;gap:${gap}mm;font-size:${size}pt">${sides.map(side).join('')}</div>${foot ? `<p>${foot}</p>` : ''}`;
  return { ...paper, kind: 'two columns', html, truth: [title, ...sides.flat(), ...(foot ? [foot] : [])] };
}

/** Notes in smaller letters beside the act: at its left they are read first, at its right last. */
export function margin(
  { title, ...paper }: LayoutOptions,
  { notes, act, side = 'left' }: { notes: readonly string[]; act: readonly string[]; side?: 'left' | 'right' },
): LaidOut {
  const paragraphs = (texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join('');
  const sides = [
    `<div style="flex:0 0 45mm;font-size:9pt">${paragraphs(notes)}</div>`,
    `<div>${paragraphs(act)}</div>`,
  ];
  const isLeft = side === 'left';
  const html = `<h1>${title}</h1><div style="display:flex;gap:9mm">${(isLeft ? sides : sides.toReversed()).join('')}</div>`;
  return { ...paper, kind: 'margin notes', html, truth: [title, ...(isLeft ? [notes, act] : [act, notes]).flat()] };
}

/** Labels without colons at the left, values at a tab stop. */
export function labels({ title, ...paper }: LayoutOptions, fields: readonly (readonly [string, string])[]): LaidOut {
  const row = ([label, value]: readonly [string, string]) =>
    `<div style="display:flex;margin:4mm 0"><span style="flex:0 0 62mm">${label}</span><span>${value}</span></div>`;
  return {
    ...paper,
    kind: 'labels and values',
    html: `<h1>${title}</h1>${fields.map(row).join('')}`,
    truth: [title, ...fields.flat()],
  };
}

/** A box: its label in small letters, and its value. */
type Cell = readonly [label: string, value: string];

/** Rows of boxes of unlike widths, the label over the value within each. */
export function form(
  { title, ...paper }: LayoutOptions,
  { rows, foot }: { rows: readonly (readonly (readonly [share: number, ...Cell])[])[]; foot: string },
): LaidOut {
  const box = ([share, label, value]: readonly [number, ...Cell]) =>
    `<div style="flex:${share};border:.3mm solid #222;margin:0 -.3mm -.3mm 0;padding:.8mm 1.5mm;min-width:0"><div style="font-size:7.5pt;line-height:1.3">${label}</div><div style="font-size:11.5pt">${value}</div></div>`;
  const html = `<h1>${title}</h1>${rows.map((row) => `<div style="display:flex">${row.map(box).join('')}</div>`).join('')}<p>${foot}</p>`;
  return {
    ...paper,
    kind: 'boxed form',
    html,
    truth: [title, ...rows.flatMap((row) => row.flatMap(([, label, value]) => [label, value])), foot],
  };
}

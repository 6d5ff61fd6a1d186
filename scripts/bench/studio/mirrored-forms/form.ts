import type { SourceLanguage } from '#shared/languages.ts';
import type { SourceMark } from '#shared/translation-text.ts';

/** Forms of civil papers drawn by a browser, each block with its English. */

export interface Form {
  name: string;
  language: SourceLanguage;
  /** File below `node_modules/@`. */
  font: string;
  html: string;
  blocks: readonly FormBlock[];
}

export type FormBlock =
  | { kind: 'heading' | 'paragraph'; source: string; target: string }
  | { kind: 'field'; source: Pair; target: Pair }
  | { kind: 'table'; source: Rows; target: Rows; isRuled: boolean }
  | { kind: 'mark'; mark: SourceMark; source: string; target: string };

type Pair = Readonly<Record<'label' | 'value', string>>;
type Rows = readonly (readonly string[])[];

export interface Pen {
  heading: (source: string, target: string, css?: string) => string;
  text: (source: string, target: string, css?: string) => string;
  /** On one line. */
  field: (label: Two, value: Two | string, css?: string) => string;
  /** In a drawn box, the label over the value. */
  boxed: (share: number, label: Two, value: Two | string) => string;
  /** The value at a tab stop, in millimetres. */
  tabbed: (tab: number, label: Two, value: Two | string) => string;
  table: (rows: readonly (readonly (Two | string)[])[], widths: readonly number[], isRuled?: boolean) => string;
  mark: (mark: SourceMark, words: Two, css: string) => string;
}

/** A text and its English. */
type Two = readonly [source: string, target: string];

const pair = (text: Two | string): Two => (typeof text === 'string' ? [text, text] : text);

/** Draws a form; its blocks are in the order in which they are drawn. */
export function drawForm(form: Omit<Form, 'html' | 'blocks'>, draw: (pen: Pen) => string): Form {
  const blocks: FormBlock[] = [];
  const add = (block: FormBlock): string => `data-block="${blocks.push(block) - 1}"`;
  const field = (label: Two, value: Two | string): string => {
    const [source, target] = pair(value);
    return add({
      kind: 'field',
      source: { label: label[0], value: source },
      target: { label: label[1], value: target },
    });
  };
  const html = draw({
    heading: (source, target, css = '') =>
      `<h1 ${add({ kind: 'heading', source, target })} style="${css}">${source}</h1>`,
    text: (source, target, css = '') => `<p ${add({ kind: 'paragraph', source, target })} style="${css}">${source}</p>`,
    field: (label, value, css = '') =>
      `<p ${field(label, value)} style="${css}"><span>${label[0]}: </span><b data-value>${pair(value)[0]}</b></p>`,
    boxed: (share, label, value) =>
      `<div class="box" data-frame style="flex:${share}"><div ${field(label, value)}><small>${label[0]}</small><br><span data-value>${pair(value)[0]}</span></div></div>`,
    tabbed: (tab, label, value) =>
      `<div ${field(label, value)} style="display:flex;margin:2mm 0"><span style="flex:0 0 ${tab}mm">${label[0]}</span><span data-value>${pair(value)[0]}</span></div>`,
    table(rows, widths, isRuled = true) {
      const both = rows.map((row) => row.map(pair));
      const side = (at: 0 | 1) => both.map((row) => row.map((cell) => cell[at]));
      const line = (row: readonly Two[]) =>
        `<tr>${row.map((cell, at) => `<td style="width:${widths[at] ?? 1}%">${cell[0]}</td>`).join('')}</tr>`;
      const attributes = add({ kind: 'table', source: side(0), target: side(1), isRuled });
      return `<table ${attributes} class="${isRuled ? 'ruled' : ''}">${both.map(line).join('')}</table>`;
    },
    mark: (mark, [source, target], css) =>
      `<div ${add({ kind: 'mark', mark, source, target })} class="mark" style="${css}">${source}</div>`,
  });
  return { ...form, html, blocks };
}

/** Round ink, a line to sign over, a square. */
export const shapes = {
  seal: 'width:32mm;height:32mm;border-radius:50%;border:.6mm double #3a4c9c;color:#3a4c9c;font-size:7pt',
  emblem: 'width:20mm;height:20mm;border-radius:50%;border:.5mm solid #555;font-size:6pt',
  photo: 'width:32mm;height:41mm;border:.3mm solid #777;background:#ddd',
  code: 'width:22mm;height:22mm;background:repeating-conic-gradient(#000 0 25%,#fff 0 50%) 0/3mm 3mm',
  signature: 'width:45mm;height:12mm;font:italic 15pt serif;color:#223a8f',
} as const;

export function pageHtml({ html, language }: Form): string {
  const direction = ['Arabic', 'Hebrew'].includes(language) ? 'rtl' : 'ltr';
  return `<style>*{box-sizing:border-box}body{font:10.5pt/1.4 F;margin:14mm 17mm;color:#181818;background:#fff;direction:${direction}}
h1{font-size:16pt;margin:2mm 0}p{margin:1.6mm 0}small{font-size:7pt}.row{display:flex;gap:8mm}.line{display:flex}.box{border:.3mm solid #222;margin:0 -.3mm -.3mm 0;padding:.8mm 1.5mm;min-width:0}
table{width:100%;border-collapse:collapse;margin:2mm 0}td{padding:1mm 1.5mm;vertical-align:top}.ruled td{border:.3mm solid #222}.mark{display:flex;align-items:center;justify-content:center;text-align:center;overflow:hidden}.center{text-align:center}</style>${html}`;
}

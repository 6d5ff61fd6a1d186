import { directionOf, type SourceTag } from '#shared/translation-text.ts';
import type { ReferencePaper } from '../drafting-papers/paper-notation.ts';

/** Pages of reference papers: their blocks in one of the layouts that offices use. */

export const pageLayouts = ['lines', 'boxes', 'tab stop', 'two columns', 'grid', 'dotted', 'shaded boxes'] as const;
export type PageLayout = (typeof pageLayouts)[number];

type Field = readonly [label: string, value: string];

const style = `body{font:11.5pt/1.45 F;margin:16mm 18mm;color:#161616;background:#fff;position:relative}h1{font-size:16pt;text-align:center;margin:2mm 0 5mm}
p{margin:2mm 0}table{border-collapse:collapse;width:100%;margin:3mm 0}td{border:.3mm solid #222;padding:1mm 2mm}.box{border:.3mm solid #222;margin:0 -.3mm -.3mm 0;padding:.8mm 1.5mm;min-width:0}
.small{font-size:7.5pt;line-height:1.3}`;

/** `aside` is drawn after the text, at places of its own. */
export function pageOf(paper: ReferencePaper, { layout, aside }: { layout: PageLayout; aside: string }): string {
  const parts: string[] = [];
  let fields: Field[] = [];
  const close = (): void => {
    if (fields.length > 0) parts.push(drawers[layout](fields));
    fields = [];
  };
  for (const { block } of paper.blocks) {
    if (block.kind === 'field') {
      fields.push([block.source.label, block.source.value]);
      continue;
    }
    // Marks are drawn aside.
    if (block.kind === 'mark' || block.kind === 'note') continue;
    close();
    if (block.kind === 'heading') parts.push(`<h1>${block.source}</h1>`);
    else if (block.kind === 'paragraph') parts.push(`<p>${block.source}</p>`);
    else parts.push(tableOf(block.source.rows));
  }
  close();
  return `<style>${style}</style>${parts.join('')}${aside}`;
}

/** Beside a right-to-left page its photo stands at the left. */
export function outerSide(lang: SourceTag): 'left' | 'right' {
  return directionOf(lang) === 'rtl' ? 'left' : 'right';
}

const drawers: Readonly<Record<PageLayout, (fields: readonly Field[]) => string>> = {
  lines: (fields) => fields.map(lineOf).join(''),
  boxes: (fields) => rowsOf(fields, 3).map(boxesOf(boxOf)).join(''),
  'tab stop': (fields) => fields.map(tabbed(62, '')).join(''),
  'two columns': (fields) =>
    `<div style="display:flex;gap:10mm">${halvesOf(fields)
      .map((half) => `<div style="flex:1">${half.map(lineOf).join('')}</div>`)
      .join('')}</div>`,
  grid: (fields) => tableOf(rowsOf(fields, 2).map((row) => row.flat())),
  dotted: (fields) => fields.map(tabbed(58, 'border-bottom:.3mm dotted #333;flex:1')).join(''),
  'shaded boxes': (fields) =>
    rowsOf(fields, 2)
      .map(
        boxesOf(
          ([label, value]) =>
            `<div class=box style="flex:1;padding:0"><div class=small style="background:#ddd;padding:.4mm 1.5mm">${label}</div><div style="padding:.6mm 1.5mm;min-height:6mm">${value}</div></div>`,
        ),
      )
      .join(''),
};

function lineOf([label, value]: Field): string {
  return `<p><b>${label.replace(/:$/, '')}:</b> ${value}</p>`;
}

function boxOf([label, value]: Field): string {
  const share = Math.max(10, label.length, value.length);
  return `<div class=box style="flex:${share}"><div class=small>${label}</div><div style="min-height:6mm">${value}</div></div>`;
}

function boxesOf(draw: (field: Field) => string): (row: readonly Field[]) => string {
  return (row) => `<div style="display:flex">${row.map(draw).join('')}</div>`;
}

function tabbed(millimetres: number, more: string): (field: Field) => string {
  return ([label, value]) =>
    `<div style="display:flex;margin:2.6mm 0"><span style="flex:0 0 ${millimetres}mm">${label}</span><span style="${more}">${value}</span></div>`;
}

function tableOf(rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  return `<table>${rows.map(row).join('')}</table>`;
}

function rowsOf(fields: readonly Field[], most: number): Field[][] {
  const rows: Field[][] = [];
  for (const field of fields) {
    const row = rows.at(-1);
    const letters = [...(row ?? []), field].reduce(
      (sum, [label, value]) => sum + Math.max(label.length, value.length),
      0,
    );
    if (row && row.length < most && letters < 75) row.push(field);
    else rows.push([field]);
  }
  return rows;
}

function halvesOf(fields: readonly Field[]): (readonly Field[])[] {
  const middle = Math.ceil(fields.length / 2);
  return [fields.slice(0, middle), fields.slice(middle)];
}

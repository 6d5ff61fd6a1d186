import { draw, type Style } from './fresh-style.ts';
import type { LaidOut, LayoutKind } from './layouts.ts';

/** Layouts that offices print and the rules of reading order were not written with. */

export type Paper = Pick<LaidOut, 'name' | 'lang' | 'font'> & { title: string };
/** `others` are labels in further languages. */
export interface Field {
  label: string;
  others?: readonly string[];
  value: string;
}

function made(
  { title, ...paper }: Paper,
  { kind, html, truth, alike }: { kind: LayoutKind; html: string; truth: readonly string[]; alike?: readonly string[] },
): LaidOut {
  const page = { ...paper, kind, html: `<h1>${title}</h1>${html}`, truth: [title, ...truth] };
  return alike ? { ...page, alike: [title, ...alike] } : page;
}

/** Labels in two languages over their values, two fields side by side without boxes; read across or down. */
export function stacked(
  paper: Paper,
  fields: readonly Field[],
  { foot, gap, small }: Style & { foot: string },
): LaidOut {
  const one = ({ label, others = [], value }: Field) =>
    `<div style="margin:0 0 4.5mm"><div style="font-size:${small}pt;line-height:1.25;color:#333">${[label, ...others].join(' / ')}</div><div>${value}</div></div>`;
  const middle = Math.ceil(fields.length / 2);
  const sides = [fields.slice(0, middle), fields.slice(middle)];
  const texts = ({ label, others = [], value }: Field) => [[label, ...others].join(' / '), value];
  const across = (sides[0] ?? [])
    .flatMap((field, index) => [field, sides[1]?.[index]])
    .filter((field) => field !== undefined);
  return made(paper, {
    kind: 'bilingual',
    html: `<div style="display:grid;grid-template-columns:1fr 1fr;grid-auto-flow:column;grid-template-rows:repeat(${middle},auto);column-gap:${gap}mm">${fields.map(one).join('')}</div><p>${foot}</p>`,
    truth: [...across.flatMap(texts), foot],
    alike: [...fields.flatMap(texts), foot],
  });
}

/** A paragraph and its translation beside it; read by columns, or paragraph by paragraph. */
export function besides(
  paper: Paper,
  pairs: readonly (readonly [string, string])[],
  { foot, gap, size }: Style & { foot: string },
): LaidOut {
  const html = pairs.map((pair) => pair.map((text) => `<p style="margin:0">${text}</p>`).join('')).join('');
  return made(paper, {
    kind: 'bilingual',
    html: `<div style="display:grid;grid-template-columns:1fr 1fr;column-gap:${gap}mm;row-gap:3mm;font-size:${size}pt">${html}</div><p>${foot}</p>`,
    truth: [...pairs.map(([own]) => own), ...pairs.map(([, other]) => other), foot],
    alike: [...pairs.flat(), foot],
  });
}

/** A label at each side in its own language, the value between them. */
export function facing(paper: Paper, fields: readonly Field[], { foot, gap }: Style & { foot: string }): LaidOut {
  const one = ({ label, others = [], value }: Field) =>
    `<div style="display:flex;margin:${gap / 4}mm 0"><span style="flex:0 0 48mm">${label}</span><span style="flex:1;text-align:center">${value}</span><span dir=ltr style="flex:0 0 48mm;text-align:left">${others.join(' ')}</span></div>`;
  return made(paper, {
    kind: 'bilingual',
    html: `${fields.map(one).join('')}<p>${foot}</p>`,
    truth: [...fields.flatMap(({ label, others = [], value }) => [label, value, ...others]), foot],
  });
}

/** The data page of a passport: photo, small labels in two languages over the values, the zone under a line. */
export function dataPage(
  paper: Paper,
  rows: readonly (readonly Field[])[],
  { zone, small }: Style & { zone: readonly string[] },
): LaidOut {
  const one = ({ label, others = [], value }: Field) =>
    `<div style="flex:1;margin:0 3mm 2.2mm 0"><div style="font-size:${small - 1}pt;line-height:1.2;color:#445">${[label, ...others].join(' / ')}</div><div style="font-size:11pt;line-height:1.25">${value}</div></div>`;
  const grid = rows.map((row) => `<div style="display:flex">${row.map(one).join('')}</div>`).join('');
  const lines = zone.map((line) => line.replaceAll('<', '&lt;')).join('<br>');
  return made(paper, {
    kind: 'card',
    html: `<div style="border:.3mm solid #889;border-radius:3mm;padding:5mm;background:#f3f6f4"><div style="display:flex;gap:6mm">${draw.photo(35, 45)}<div style="flex:1">${grid}</div></div>
<div style="font:13pt/1.6 monospace;white-space:nowrap;margin-top:5mm">${lines}</div></div>`,
    truth: rows.flat().flatMap(({ label, others = [], value }) => [[label, ...others].join(' / '), value]),
  });
}

/** Both sides of a card on one sheet: numbered lines beside a photo, then a table of classes and a note. */
export function twoSides(
  paper: Paper,
  {
    lines,
    classes,
    note,
    front,
    back,
  }: { lines: readonly string[]; classes: readonly (readonly string[])[]; note: string; front: string; back: string },
  { size }: Style,
): LaidOut {
  const card = (inner: string) =>
    `<div style="border:.35mm solid #667;border-radius:4mm;width:105mm;min-height:62mm;padding:4mm;margin:6mm auto;background:#f6f1f3;font-size:${size}pt;line-height:1.35">${inner}</div>`;
  const list = lines.map((line) => `<div>${line}</div>`).join('');
  const row = (cells: readonly string[]) =>
    `<tr>${cells.map((cell) => `<td style="border:.2mm solid #666;padding:.5mm 1.5mm">${cell}</td>`).join('')}</tr>`;
  return made(paper, {
    kind: 'card',
    html: `${card(`<div style="font-weight:bold;text-align:center;margin-bottom:2mm">${front}</div><div style="display:flex;gap:4mm">${draw.photo(25, 32)}<div>${list}</div></div>`)}
${card(`<div style="text-align:center;margin-bottom:2mm">${back}</div><table style="border-collapse:collapse;width:100%">${classes.map(row).join('')}</table><div style="margin-top:2mm">${note}</div>`)}`,
    truth: [front, ...lines, back, ...classes.flat(), note],
  });
}

/** An extract of a register: notes at the heights of what they change, a line between them and the act. */
export function ruledMargin(
  paper: Paper,
  { notes, act, foot }: { notes: readonly string[]; act: readonly string[]; foot: string },
  { small, size }: Style,
): LaidOut {
  const note = (text: string) => `<p style="margin:0 0 14mm;text-align:left">${text}</p>`;
  return made(paper, {
    kind: 'margin notes',
    html: `<div style="display:flex"><div style="flex:0 0 42mm;padding-right:3mm;border-right:.3mm solid #333;font-size:${small + 1}pt">${notes.map(note).join('')}</div><div style="padding-left:4mm;font-size:${size + 1}pt">${act.map((text) => `<p>${text}</p>`).join('')}</div></div><p>${foot}</p>`,
    truth: [...notes, ...act, foot],
  });
}

/** A statement of an account: cells that wrap, amounts flush right, no lines but under the head. */
export function statement(
  paper: Paper,
  {
    head,
    rows,
    above,
    foot,
  }: { head: readonly string[]; rows: readonly (readonly string[])[]; above: readonly string[]; foot: string },
  { size }: Style,
): LaidOut {
  const widths = [22, 66, 26, 26, 30];
  const cell = (text: string, at: number, more: string) =>
    `<td style="width:${widths[at]}mm;padding:1.1mm 2mm;vertical-align:top;text-align:${at > 1 ? 'right' : 'left'};${more}">${text}</td>`;
  const row = (cells: readonly string[], more = '') =>
    `<tr>${cells.map((text, at) => cell(text, at, more)).join('')}</tr>`;
  return made(paper, {
    kind: 'table',
    html: `${above.map((text) => `<div>${text}</div>`).join('')}<table style="border-collapse:collapse;width:170mm;font-size:${size}pt;line-height:1.3;margin-top:5mm">${row(head, 'border-bottom:.3mm solid #222;background:#e8ebee')}${rows.map((cells) => row(cells)).join('')}</table><p>${foot}</p>`,
    truth: [...above, ...head, ...rows.flat(), foot],
  });
}

/** A letterhead of two blocks, a subject, and the reasons in two narrow columns. */
export function courtLetter(
  paper: Paper,
  {
    from,
    to,
    subject,
    sides,
    foot,
  }: {
    from: readonly string[];
    to: readonly string[];
    subject: string;
    sides: readonly (readonly string[])[];
    foot: string;
  },
  { gap, size }: Style,
): LaidOut {
  const side = (paragraphs: readonly string[]) =>
    `<div style="flex:1">${paragraphs.map((text) => `<p style="margin:0 0 1.5mm">${text}</p>`).join('')}</div>`;
  const block = (lines: readonly string[]) => `<div>${lines.map((line) => `<div>${line}</div>`).join('')}</div>`;
  return made(paper, {
    kind: 'two columns',
    html: `<div style="display:flex;justify-content:space-between;font-size:10pt;line-height:1.3">${block(from)}${block(to)}</div><p style="font-weight:bold;margin-top:8mm">${subject}</p><div style="display:flex;gap:${gap}mm;font-size:${size}pt;line-height:1.35">${sides.map(side).join('')}</div><p>${foot}</p>`,
    truth: [...from, ...to, subject, ...sides.flat(), foot],
  });
}

/** Marks by terms: a head of two rows whose cells span several columns or both rows. */
export function schoolReport(
  paper: Paper,
  {
    subject,
    terms,
    marks,
    rows,
    above,
    foot,
  }: {
    subject: string;
    terms: readonly string[];
    marks: readonly (readonly string[])[];
    rows: readonly (readonly string[])[];
    above: readonly string[];
    foot: string;
  },
  { size }: Style,
): LaidOut {
  const td = (text: string, more = '') => `<td ${more} style="border:.3mm solid #222;padding:.9mm 1.8mm">${text}</td>`;
  const top = `<tr>${td(subject, 'rowspan=2')}${terms.map((term, at) => td(term, `colspan=${marks[at]?.length} align=center`)).join('')}</tr><tr>${marks
    .flat()
    .map((mark) => td(mark))
    .join('')}</tr>`;
  const body = rows.map((cells) => `<tr>${cells.map((text) => td(text)).join('')}</tr>`).join('');
  return made(paper, {
    kind: 'table',
    html: `${above.map((text) => `<div>${text}</div>`).join('')}<table style="border-collapse:collapse;width:100%;margin-top:4mm;font-size:${size}pt;line-height:1.35">${top}${body}</table><p>${foot}</p>`,
    truth: [...above, subject, ...terms, ...marks.flat(), ...rows.flat(), foot],
  });
}

/** Cells of a table on the clipboard, as spreadsheets and web pages put them there. */

/** Undefined for anything but several cells. `html` is preferred: it keeps a single column and empty cells apart. */
export function readCells({ html, text }: { html: string; text: string }): string[][] | undefined {
  const rows = html.includes('<table') ? cellsOfHtml(html) : text.includes('\t') ? cellsOfText(text) : [];
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1 ? rows : undefined;
}

/** Marks a visible line break; line breaks of the markup count as spaces. */
const shownBreak = '\u2028';

function cellsOfHtml(html: string): string[][] {
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table');
  for (const element of table?.querySelectorAll('script, style') ?? []) element.remove();
  for (const element of table?.querySelectorAll('br') ?? []) element.replaceWith(shownBreak);
  const rows = [...(table?.rows ?? [])];
  const grid = rows.map((): (string | undefined)[] => []);
  for (const [y, row] of rows.entries()) {
    let x = 0;
    for (const cell of row.cells) {
      // Covered by a cell that spans from a row above.
      while (grid[y]?.[x] !== undefined) x += 1;
      for (const line of grid.slice(y, y + Math.max(1, cell.rowSpan))) {
        for (let at = x; at < x + cell.colSpan; at += 1) line[at] = '';
      }
      const line = grid[y];
      if (line) line[x] = textOf(cell);
    }
  }
  return grid.map((line) => Array.from(line, (text) => text ?? ''));
}

function textOf({ textContent }: Element): string {
  const lines = textContent.replaceAll(/[^\S\u2028]+/g, ' ').split(shownBreak);
  return lines
    .map((line) => line.trim())
    .join('\n')
    .trim();
}

/** Tab-separated lines; a cell with a tab, line break or quote is quoted, and its quotes are doubled. */
export function cellsOfText(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const pattern = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/gy;
  for (const [whole, quoted, plain = '', end] of text.matchAll(pattern)) {
    if (whole === '' && row.length === 0) break;
    row.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === '\t') continue;
    rows.push(row);
    row = [];
    if (end === '') break;
  }
  return rows;
}

/** Reads which glyphs the content of a page shows: strings of two-byte codes, as Typst writes them. */

export interface ShownGlyph {
  /** Name in the resources of the page. */
  font: string;
  code: number;
  /** Text of the span around it, and where that span starts in the content. */
  span: Span | null;
  /** The string that shows it, which `start` and `end` enclose in the content. */
  operand: Operand;
}

/** `end` is that of its `EMC`. */
export interface Span {
  text: string;
  start: number;
  end: number;
}

export interface Operand {
  start: number;
  end: number;
}

interface ShownString extends Operand {
  text: string;
}

const operand = /[^\s()<>[\]{}/%]+/y;
const escapes: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 };

export function readGlyphs(content: string): ShownGlyph[] {
  const glyphs: ShownGlyph[] = [];
  const spans: (Span | null)[] = [];
  let operands = { start: 0, names: [] as string[], strings: [] as ShownString[] };
  let font = '';

  function apply(operator: string, at: number): void {
    const { start, names, strings } = operands;
    const span = spans.at(-1) ?? null;
    if (operator === 'Tf') font = names.at(-1) ?? '';
    else if (operator === 'BMC' || operator === 'BDC') {
      spans.push(
        names.includes('ActualText')
          ? { text: fromUtf16(strings.map(({ text }) => text).join('')), start, end: start }
          : span,
      );
    } else if (operator === 'EMC') {
      const closed = spans.pop();
      if (closed && closed !== spans.at(-1)) closed.end = at;
    } else if (operator === 'Tj' || operator === 'TJ') {
      for (const { text, start: from, end } of strings) {
        for (const code of codesOf(text)) glyphs.push({ font, code, span, operand: { start: from, end } });
      }
    }
  }

  for (let at = 0; at < content.length;) {
    const char = content[at] ?? '';
    if (/[\s[\]<>{}]/.test(char) && !(char === '<' && content[at + 1] !== '<')) {
      at += char === '<' ? 2 : 1;
      continue;
    }
    if (operands.names.length + operands.strings.length === 0) operands.start = at;
    if (char === '(') {
      const { text, end } = readLiteral(content, at);
      operands.strings.push({ text, start: at, end });
      at = end;
    } else if (char === '<') {
      const end = content.indexOf('>', at);
      const text = Buffer.from(content.slice(at + 1, end), 'hex').toString('latin1');
      operands.strings.push({ text, start: at, end: end + 1 });
      at = end + 1;
    } else {
      operand.lastIndex = char === '/' ? at + 1 : at;
      const word = operand.exec(content)?.[0] ?? '';
      at = operand.lastIndex === 0 ? at + 1 : operand.lastIndex;
      if (char === '/') operands.names.push(word);
      else if (/^[A-Za-z'"*]/.test(word)) {
        apply(word, at);
        operands = { start: at, names: [], strings: [] };
      }
    }
  }
  return glyphs;
}

/** The bytes of the literal string that starts at `from`, as Latin-1. */
function readLiteral(content: string, from: number): { text: string; end: number } {
  const bytes: number[] = [];
  let depth = 0;
  for (let at = from + 1; at < content.length; at += 1) {
    const char = content[at] ?? '';
    if (char === '\\') {
      const octal = /^[0-7]{1,3}/.exec(content.slice(at + 1, at + 4))?.[0];
      const next = content[at + 1] ?? '';
      bytes.push(octal === undefined ? (escapes[next] ?? next.charCodeAt(0)) : Number.parseInt(octal, 8));
      at += octal?.length ?? 1;
      continue;
    }
    if (char === ')' && depth === 0) return { text: String.fromCharCode(...bytes), end: at + 1 };
    if (char === '(') depth += 1;
    if (char === ')') depth -= 1;
    bytes.push(char.charCodeAt(0));
  }
  throw new Error('a string of the page does not end');
}

function codesOf(bytes: string): number[] {
  return Array.from(
    { length: bytes.length / 2 },
    (_, at) => bytes.charCodeAt(2 * at) * 256 + bytes.charCodeAt(2 * at + 1),
  );
}

/** UTF-16 with byte order mark, else as it is. */
function fromUtf16(bytes: string): string {
  if (!bytes.startsWith('\u00FE\u00FF')) return bytes;
  return Buffer.from(bytes.slice(2), 'latin1').swap16().toString('utf16le');
}

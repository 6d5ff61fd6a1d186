/** Checks on the raw bytes of a PDF: truncation, and constructs that viewers interpret differently. */

const asText = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');

/** Whether objects follow the last `startxref`, or there is none: the file was truncated. */
export function isTruncated(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = file.lastIndexOf('startxref');
  return end < 0 || /\d\s+\d+\s+obj\b|endobj|endstream/.test(file.toString('latin1', end));
}

/** Whether the file holds several documents: a second header or a second root. Incremental updates keep their root. */
export function hasRivalDocuments(bytes: Uint8Array): boolean {
  const text = asText(bytes);
  if (/[\r\n]%PDF-\d/.test(text)) return true;
  const roots = text.matchAll(/\/Root\s+(\d+)\s+(\d+)\s+R/g);
  return new Set(Array.from(roots, ([, number, generation]) => `${Number(number)} ${Number(generation)}`)).size > 1;
}

/** Keys that determine the page tree. */
const structuralKeys = ['Type', 'Kids', 'Pages', 'Root', 'Prev', 'XRefStm', 'Encrypt'];
const treeTypes = ['/Page', '/Pages', '/Catalog'];

/** Matches a name with any letter escaped, and with a NUL behind it: `/K#69ds` and `/Kids#00` are `/Kids` to some. */
const namePattern = (name: string): string =>
  [...name].map((letter) => `(?:${letter}|#${letter.charCodeAt(0).toString(16)})`).join('');
const structuralNames = new RegExp(
  `/(?:${[...structuralKeys, 'Page', 'Catalog'].map(namePattern).join('|')})(?=[\\s\\0<>[\\]()/%{}]|#0|$)`,
  'gi',
);

const token =
  /%[^\r\n]*|\((?:\\[^]|[^\\()])*\)|\/[^\s\0<>[\]()/%{}]*|<<|>>|<[^<>]*>|[[\]]|[^\s\0<>[\]()/%{}]+|[(){}<>]/y;

/** Tokens of `text` from offset `at`, without comments. */
function* tokensFrom(text: string, at: number): Generator<string> {
  const whitespace = /[\s\0]*/y;
  for (let next = at; ;) {
    whitespace.lastIndex = next;
    whitespace.exec(text);
    token.lastIndex = whitespace.lastIndex;
    const found = token.exec(text)?.[0];
    if (found === undefined) return;
    next = token.lastIndex;
    if (!found.startsWith('%')) yield found;
  }
}

/** First token of each value of `key` in the dictionary around `at`, from there on; several when the key is repeated. */
function valuesOfKey(text: string, at: number, key: string): string[] {
  const values: string[] = [];
  let depth = 0;
  let current: string | undefined;
  for (const found of tokensFrom(text, at)) {
    if (found === 'endobj' || found === 'stream') break;
    if (depth === 0) {
      if (found === '>>' || found === ']') break;
      if (current === undefined) {
        // Skips the rest of a value such as `1 0 R` up to the next name.
        if (found.startsWith('/')) current = found;
        continue;
      }
      if (current === `/${key}`) values.push(found);
      current = undefined;
    }
    if (found === '<<' || found === '[') depth += 1;
    else if (found === '>>' || found === ']') depth -= 1;
  }
  return values;
}

/**
 * Whether a key of the page tree is repeated in its dictionary (viewers take the first or the last), written with escapes, or
 * null where kids are expected.
 * Checks the whole text, since a cross-reference table can point anywhere.
 */
export function isAmbiguous(text: string): boolean {
  for (const { 0: match, index } of text.matchAll(structuralNames)) {
    // `/Kids#00` ends at its NUL for some readers.
    if (match.includes('#') || text[index + match.length] === '#') return true;
    const name = match.slice(1);
    if (!structuralKeys.includes(name)) continue;
    const values = valuesOfKey(text, index, name);
    if (name === 'Kids' && values.includes('null')) return true;
    if (values.length > 1 && (name !== 'Type' || values.some((value) => treeTypes.includes(value)))) return true;
  }
  return false;
}

/** Applies `isAmbiguous` to the file and its object streams. */
export function isAmbiguousFile(bytes: Uint8Array, objectStreams: Iterable<string>): boolean {
  if (isAmbiguous(asText(bytes))) return true;
  for (const text of objectStreams) if (isAmbiguous(text)) return true;
  return false;
}

/** What the bytes of a PDF show before any reader interprets them: whether it is whole, and whether viewers read it alike. */

const asText = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');

/** A file ends with `startxref`; one that goes on with objects after the last of them was cut off. */
export function isCutOff(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = file.lastIndexOf('startxref');
  return end < 0 || /\d\s+\d+\s+obj\b|endobj|endstream/.test(file.toString('latin1', end));
}

/** Trailers of one document name one root, also after updates; two roots, or a second header, are two documents in one file. */
export function hasRivalDocuments(bytes: Uint8Array): boolean {
  const text = asText(bytes);
  if (/[\r\n]%PDF-\d/.test(text)) return true;
  const roots = text.matchAll(/\/Root\s+(\d+)\s+(\d+)\s+R/g);
  return new Set(Array.from(roots, ([, number, generation]) => `${Number(number)} ${Number(generation)}`)).size > 1;
}

/** Keys that decide which pages there are. */
const structural = ['Type', 'Kids', 'Pages', 'Root', 'Prev', 'XRefStm', 'Encrypt'];
const treeTypes = ['/Page', '/Pages', '/Catalog'];

/** A letter of a name as itself or as its code: `/K#69ds` is `/Kids`. */
const spelled = (name: string): string =>
  [...name].map((letter) => `(?:${letter}|#${letter.charCodeAt(0).toString(16)})`).join('');
const structuralName = new RegExp(
  `/(?:${[...structural, 'Page', 'Catalog'].map(spelled).join('|')})(?=[\\s\\0<>[\\]()/%{}]|$)`,
  'gi',
);

const token =
  /%[^\r\n]*|\((?:\\[^]|[^\\()])*\)|\/[^\s\0<>[\]()/%{}]*|<<|>>|<[^<>]*>|[[\]]|[^\s\0<>[\]()/%{}]+|[(){}<>]/y;

/** Tokens of `text` from `at` on, without comments. */
function* tokensFrom(text: string, at: number): Generator<string> {
  const blank = /[\s\0]*/y;
  for (let next = at; ;) {
    blank.lastIndex = next;
    blank.exec(text);
    token.lastIndex = blank.lastIndex;
    const found = token.exec(text)?.[0];
    if (found === undefined) return;
    next = token.lastIndex;
    if (!found.startsWith('%')) yield found;
  }
}

/** First tokens of the values that the dictionary around `at` gives `key` from there on; one, unless the key is repeated. */
function valuesOfKey(text: string, at: number, key: string): string[] {
  const values: string[] = [];
  let depth = 0;
  let current: string | undefined;
  for (const one of tokensFrom(text, at)) {
    if (one === 'endobj' || one === 'stream') break;
    if (depth === 0) {
      if (one === '>>' || one === ']') break;
      if (current === undefined) {
        // The rest of a value such as `1 0 R` ends where the next name begins.
        if (one.startsWith('/')) current = one;
        continue;
      }
      if (current === `/${key}`) values.push(one);
      current = undefined;
    }
    if (one === '<<' || one === '[') depth += 1;
    else if (one === '>>' || one === ']') depth -= 1;
  }
  return values;
}

/**
 * Whether a dictionary of the page tree is written so that viewers read it differently: a key that stands in it twice (some
 * take the first, some the last), or is spelled with escapes. Looks everywhere, as a table may point anywhere.
 */
export function isAmbiguous(text: string): boolean {
  for (const { 0: match, index } of text.matchAll(structuralName)) {
    if (match.includes('#')) return true;
    const name = match.slice(1);
    if (!structural.includes(name)) continue;
    const values = valuesOfKey(text, index, name);
    if (values.length > 1 && (name !== 'Type' || values.some((value) => treeTypes.includes(value)))) return true;
  }
  return false;
}

/** `isAmbiguous` for the file itself and for what its object streams hold. */
export function isAmbiguousFile(bytes: Uint8Array, objectStreams: Iterable<string>): boolean {
  if (isAmbiguous(asText(bytes))) return true;
  for (const text of objectStreams) if (isAmbiguous(text)) return true;
  return false;
}

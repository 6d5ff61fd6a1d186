import { AppError } from '#server/errors.ts';
import { LoopSlices } from '#server/platform/rate-limit/loop-slices.ts';
import { collectionLimits } from '#shared/memory-collections.ts';

/*
 * Streams XML of any length and splits it into the elements of one name. Each is parsed separately, so that a broken
 * one does not affect the others.
 * Never: a document type or its entities read; more than one element in memory.
 */

export interface CutElement {
  /** Its number in the file, and the line on which it starts, from 1. */
  unit: number;
  line: number;
  /** Name in the file. */
  name: string | null;
  /** Null if the element is not closed, or exceeds the maximum size. */
  xml: string | null;
  reason: string | null;
}

export interface ElementNames {
  /** Name of the file's first element. */
  roots: readonly string[];
  elements: readonly string[];
}

const noEnd = 'It has no end tag.';
const tooLong = 'It is longer than an entry may be.';
const nameAttribute = /^<\w+\s[^>]*?\b(?:tuid|id)\s*=\s*["']([^"'<>]*)["']/;
const nameReach = 1000;
/** Length of a file's start within which its first element must begin. */
const prologMax = 64 * 1024;
const tailLength = 400;

/** Cuts texts as they arrive. Throws MEMORY_FILE_UNREADABLE for a file of another kind; MEMORY_FILE_CUT at the end of one that ends too early. */
export async function* cutElements(
  texts: AsyncIterable<string>,
  { roots, elements }: ElementNames,
): AsyncGenerator<CutElement> {
  const cutter = new ElementCutter(elements);
  const slices = new LoopSlices();
  const root = new RegExp(String.raw`<(?:${roots.join('|')})(?=[\s>/])`);
  const end = new RegExp(String.raw`</(?:${roots.join('|')})\s*>\s*$`);
  let prolog: string | undefined = '';
  let tail = '';
  for await (const text of texts) {
    if (prolog !== undefined) {
      prolog += text;
      if (root.test(prolog.slice(0, prologMax))) prolog = undefined;
      else if (prolog.length > prologMax) throw new AppError('MEMORY_FILE_UNREADABLE');
    }
    tail = (tail + text).slice(-tailLength);
    for (const element of cutter.take(text)) {
      if (slices.isSpent) await slices.pause();
      yield element;
    }
  }
  if (prolog !== undefined) throw new AppError('MEMORY_FILE_UNREADABLE');
  yield* cutter.end();
  if (!end.test(tail)) throw new AppError('MEMORY_FILE_CUT');
}

class ElementCutter {
  readonly #start: RegExp;
  readonly #edge: RegExp;
  #held = '';
  /** Lines before what is held. */
  #line = 1;
  #unit = 0;
  /** Inside of an element that began at the start of the buffer. */
  #isInside = false;
  #searched = 0;
  /** Skips the remainder of an oversized element. */
  #isSkipping = false;

  constructor(names: readonly string[]) {
    const name = `(?:${names.join('|')})`;
    this.#start = new RegExp(String.raw`<!--|<${name}(?=[\s>/])`, 'g');
    this.#edge = new RegExp(String.raw`</${name}\s*>|<${name}(?=[\s>/])`, 'g');
  }

  *take(text: string): Generator<CutElement> {
    this.#held += text;
    for (;;) {
      const found = this.#isInside ? this.#finish() : this.#begin();
      if (found === undefined) return;
      if (found !== 'on') yield found;
    }
  }

  *end(): Generator<CutElement> {
    if (this.#isInside && !this.#isSkipping) yield this.#cut(null, noEnd);
  }

  /** Finds the next element's start; keeps a possible partial start tag. */
  #begin(): 'on' | undefined {
    this.#start.lastIndex = 0;
    const match = this.#start.exec(this.#held);
    if (!match) {
      const open = this.#held.lastIndexOf('<');
      this.#drop(open >= 0 && this.#held.length - open < 64 ? open : this.#held.length);
      return undefined;
    }
    this.#drop(match.index);
    if (match[0] !== '<!--') {
      this.#isInside = true;
      this.#searched = 1;
      this.#unit += 1;
      return 'on';
    }
    const close = this.#held.indexOf('-->');
    if (close < 0) return undefined;
    this.#drop(close + 3);
    return 'on';
  }

  /** Finds the end of the element at hand, or the start of the next one before it. */
  #finish(): CutElement | 'on' | undefined {
    this.#edge.lastIndex = this.#searched;
    const match = this.#edge.exec(this.#held);
    if (!match) {
      if (this.#held.length > collectionLimits.unitMax) return this.#skip();
      this.#searched = Math.max(1, this.#held.length - 64);
      return undefined;
    }
    const isEnd = match[0].startsWith('</');
    const length = match.index + (isEnd ? match[0].length : 0);
    const wasSkipping = this.#isSkipping;
    const made =
      isEnd && length <= collectionLimits.unitMax
        ? this.#cut(this.#held.slice(0, length), null)
        : this.#cut(null, isEnd ? tooLong : noEnd);
    this.#drop(length);
    this.#isInside = false;
    this.#isSkipping = false;
    return wasSkipping ? 'on' : made;
  }

  #skip(): CutElement | 'on' | undefined {
    const element = this.#cut(null, tooLong);
    this.#drop(this.#held.length - 64);
    this.#searched = 0;
    if (this.#isSkipping) return undefined;
    this.#isSkipping = true;
    return element;
  }

  #cut(xml: string | null, reason: string | null): CutElement {
    const [, name] = nameAttribute.exec(this.#held.slice(0, nameReach)) ?? [];
    return { unit: this.#unit, line: this.#line, name: name?.slice(0, 100) ?? null, xml, reason };
  }

  #drop(length: number): void {
    const dropped = this.#held.slice(0, length);
    for (let at = dropped.indexOf('\n'); at >= 0; at = dropped.indexOf('\n', at + 1)) this.#line += 1;
    this.#held = this.#held.slice(length);
  }
}

import { isDeepStrictEqual } from 'node:util';
import { PDF, PdfArray, PdfDict, PdfRef, PdfStream, type PdfObject } from '@libpdf/core';
import { readDocumentTimestamp, stampedContent } from './signature-gap.ts';
import { verifyToken } from './timestamp.ts';
import { TimestampError } from './types.ts';

/**
 * Compares the objects appended to a signed file with the signed ones. The caller has verified the signed beginning, so
 * only the appended bytes are untrusted.
 */

/** Chains, revocation lists and timestamps of decades have less. */
const maxAppendedBytes = 4 * 1024 * 1024;
const storeKeys = new Set(['Type', 'Certs', 'CRLs', 'OCSPs', 'VRI']);
const fieldKeys = new Set(['FT', 'T', 'V', 'Type', 'Subtype', 'F', 'P', 'Rect']);

/**
 * A sentence if anything but validation data and document timestamps follows the first `signedBytes`; else undefined.
 */
export async function findAppendedFault(pdf: Buffer, signedBytes: number): Promise<string | undefined> {
  if (pdf.length - signedBytes > maxAppendedBytes) return 'more was appended than validation data';
  try {
    const before = await PDF.load(new Uint8Array(pdf.subarray(0, signedBytes)));
    const after = await PDF.load(new Uint8Array(pdf));
    const isKept = new Comparison(before, after).isKept();
    return isKept && (await isTimestamped(pdf, after)) ? undefined : fault;
  } catch (error) {
    if (error instanceof Error) return fault;
    throw error;
  }
}

const fault = 'what follows its signature is not validation data alone';

/** The newest document timestamp, where there is one, is over every byte before it. */
async function isTimestamped(pdf: Buffer, after: PDF): Promise<boolean> {
  const resolve = (ref: PdfRef) => after.context.resolve(ref);
  const form = after.getCatalog().getDict('AcroForm', resolve);
  const fields = [...(form?.getArray('Fields', resolve) ?? [])].map((item) => dictOf(item, resolve));
  if (!fields.some((field) => isTimestampField(field, resolve))) return true;
  try {
    // Checks only that it covers these bytes; the renewal job checks its chain.
    await verifyToken(readDocumentTimestamp(pdf), { data: stampedContent(pdf), roots: [] });
    return true;
  } catch (error) {
    if (error instanceof TimestampError) return false;
    throw error;
  }
}

type Resolve = (ref: PdfRef) => PdfObject | null;

function dictOf(item: PdfObject | undefined, resolve: Resolve): PdfDict | undefined {
  const object = item instanceof PdfRef ? resolve(item) : item;
  return object instanceof PdfDict ? object : undefined;
}

/** An invisible field without actions, whose value is a document timestamp. */
function isTimestampField(field: PdfDict | undefined, resolve: Resolve): boolean {
  const value = field?.getDict('V', resolve);
  if (!field || !value || [...field.keys()].some(({ value: key }) => !fieldKeys.has(key))) return false;
  const box = [...(field.getArray('Rect', resolve) ?? [])];
  const isInvisible = box.every((side) => 'value' in side && side.value === 0);
  const isStamp =
    value.getName('Type')?.value === 'DocTimeStamp' && value.getName('SubFilter')?.value === 'ETSI.RFC3161';
  return isInvisible && isStamp && field.getName('FT')?.value === 'Sig';
}

class Comparison {
  readonly #seen = new Set<number>();
  readonly #pending: [before: PdfObject | undefined, after: PdfObject | undefined][] = [];
  readonly #before: PDF;
  readonly #after: PDF;
  readonly #resolveBefore: Resolve;
  readonly #resolveAfter: Resolve;

  constructor(before: PDF, after: PDF) {
    this.#before = before;
    this.#after = after;
    this.#resolveBefore = (ref) => before.context.resolve(ref);
    this.#resolveAfter = (ref) => after.context.resolve(ref);
  }

  isKept(): boolean {
    const [before, after] = [this.#before.getCatalog(), this.#after.getCatalog()];
    if (!this.#isFormKept(before, after) || !this.#isStore(after)) return false;
    this.#queueEntries(before, after, new Set(['AcroForm', 'DSS', 'Extensions']));
    const trailers = [this.#before, this.#after].map(({ context }) => context.info.trailer);
    this.#pending.push([trailers[0]?.get('Info'), trailers[1]?.get('Info')]);
    // Iterative: long outlines and page trees would overflow the stack.
    for (let pair = this.#pending.pop(); pair; pair = this.#pending.pop()) {
      if (!this.#isSame(...pair)) return false;
    }
    return true;
  }

  /** Every field as it was, then document timestamps. */
  #isFormKept(before: PdfDict, after: PdfDict): boolean {
    const [own, later] = [
      before.getDict('AcroForm', this.#resolveBefore),
      after.getDict('AcroForm', this.#resolveAfter),
    ];
    if (!own || !later) return false;
    this.#queueEntries(own, later, new Set(['Fields', 'SigFlags']));
    const [fields, all] = [own.getArray('Fields', this.#resolveBefore), later.getArray('Fields', this.#resolveAfter)];
    const kept = [...(fields ?? [])];
    const added = [...(all ?? [])].slice(kept.length);
    for (const [index, field] of kept.entries()) this.#pending.push([field, all?.at(index)]);
    return added.every((item) => isTimestampField(dictOf(item, this.#resolveAfter), this.#resolveAfter));
  }

  #isStore(after: PdfDict): boolean {
    const store = after.getDict('DSS', this.#resolveAfter);
    return store === undefined || [...store.keys()].every(({ value }) => storeKeys.has(value));
  }

  #queueEntries(before: PdfDict, after: PdfDict, except: ReadonlySet<string>): void {
    const names = new Set([...before.keys(), ...after.keys()].map(({ value }) => value));
    for (const name of names) if (!except.has(name)) this.#pending.push([before.get(name), after.get(name)]);
  }

  #isSame(before: PdfObject | undefined, after: PdfObject | undefined): boolean {
    if (before instanceof PdfRef && after instanceof PdfRef) {
      if (before.objectNumber !== after.objectNumber || before.generation !== after.generation) return false;
      if (this.#seen.has(before.objectNumber)) return true;
      this.#seen.add(before.objectNumber);
      const [own, later] = [this.#resolveBefore(before), this.#resolveAfter(after)];
      this.#pending.push([own ?? undefined, later ?? undefined]);
      return true;
    }
    if (before instanceof PdfDict && after instanceof PdfDict) {
      this.#queueEntries(before, after, new Set());
      const areStreams = before instanceof PdfStream && after instanceof PdfStream;
      return areStreams ? Buffer.from(before.data).equals(after.data) : before.type === after.type;
    }
    if (before instanceof PdfArray && after instanceof PdfArray) {
      for (const [index, item] of [...before].entries()) this.#pending.push([item, after.at(index)]);
      return before.length === after.length;
    }
    return isDeepStrictEqual(before, after);
  }
}

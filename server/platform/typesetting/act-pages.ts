import type { ActSheet, PrintJob, SignatureArt } from './print-job.ts';
import { prepareSource } from './source-file.ts';

/** Prepares the notarial act of a job for the templates. */

/** A long statement runs over to a second page. */
export const maxSheetPages = 2;

export interface PreparedAct {
  /** `data.act`: the typeset sheet, or the scan's pages. */
  data: unknown;
  files: Readonly<Record<string, Uint8Array>>;
  /** Pages of the scan, which are placed as they are. */
  scanPages: number;
}

const noAct: PreparedAct = { data: null, files: {}, scanPages: 0 };

function imageOf(signature: SignatureArt, base: string): { name: string; bytes: Uint8Array } {
  return 'svg' in signature
    ? { name: `${base}.svg`, bytes: Buffer.from(signature.svg) }
    : { name: `${base}.png`, bytes: signature.png };
}

/** The sheet for `act-body`; `files` are the images of the signatures, where there are any. */
export function describeSheetData(sheet: ActSheet, files: { signer: string | null; notary: string | null }) {
  return {
    kind: 'sheet',
    ...sheet,
    signer: { ...sheet.signer, file: files.signer },
    notary: { ...sheet.notary, file: files.notary },
  };
}

/** `signerFile` is the image of the translator's signature, which the certificate shows as well. */
export async function prepareAct({ act }: Pick<PrintJob, 'act'>, signerFile: string): Promise<PreparedAct> {
  if (act === undefined) return noAct;
  if ('sheet' in act) {
    const notary = act.notarySignature && imageOf(act.notarySignature, 'notary');
    return {
      data: describeSheetData(act.sheet, { signer: signerFile, notary: notary?.name ?? null }),
      files: notary ? { [notary.name]: notary.bytes } : {},
      scanPages: 0,
    };
  }
  const scan = await prepareSource(act.scan, 'scan');
  const pages = scan.pages.map(({ width, height }) => ({ isWide: width > height }));
  return {
    data: { kind: 'scan', file: scan.name, isPdf: scan.isPdf, pages },
    files: { [scan.name]: scan.bytes },
    scanPages: pages.length,
  };
}

import type { ActSheet, PrintJob } from './print-job.ts';
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

/** The sheet for `act-body`. */
export function describeSheetData(sheet: ActSheet) {
  return { kind: 'sheet', ...sheet };
}

export async function prepareAct({ act }: Pick<PrintJob, 'act'>): Promise<PreparedAct> {
  if (act === undefined) return noAct;
  if ('sheet' in act) return { data: describeSheetData(act.sheet), files: {}, scanPages: 0 };
  const scan = await prepareSource(act.scan, 'scan');
  const pages = scan.pages.map(({ width, height }) => ({ isWide: width > height }));
  return {
    data: { kind: 'scan', file: scan.name, isPdf: scan.isPdf, pages },
    files: { [scan.name]: scan.bytes },
    scanPages: pages.length,
  };
}

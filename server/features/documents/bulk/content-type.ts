import { AppError } from '#server/errors.ts';

/** What browsers and programs call a CSV: systems that know no better say text, spreadsheet or nothing. */
const csvTypes: ReadonlySet<string> = new Set([
  'text/csv',
  'text/x-csv',
  'text/comma-separated-values',
  'text/x-comma-separated-values',
  'text/plain',
  'application/csv',
  'application/x-csv',
  'application/vnd.ms-excel',
  'application/octet-stream',
]);

/** Throws BULK_TYPE for a body that says to be something else than a CSV. */
export function requireCsv(contentType: string | undefined): void {
  const [type = ''] = (contentType ?? '').split(';', 1);
  if (contentType !== undefined && !csvTypes.has(type.trim().toLowerCase())) throw new AppError('BULK_TYPE');
}

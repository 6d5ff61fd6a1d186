import type { z } from 'zod';
import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { makeFileLink } from '#server/features/documents/file-link.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Keyset, PageWindow } from '#server/platform/db/pagination.ts';
import { amountCell, type CsvColumn } from '#server/platform/http/csv.ts';
import { PrintError } from '#server/platform/typesetting/print-error.ts';
import type { PrintedJournal } from '#server/platform/typesetting/print-job.ts';
import { actKindWords, actMethodWords, evidenceText, knownState } from '#shared/notarial/acts.ts';
import { placeOf } from '#shared/notarial/state-names.ts';
import { venueTime } from '#shared/notarial/zones.ts';
import { countOf } from '#shared/plural.ts';
import type { actView, journal } from '#shared/schemas/notary.ts';
import { listActs, readActs } from './notary-queries.ts';

/** A notary's journal, with what Cal. Gov. Code 8206 and Tex. Gov. Code 406.014 ask; exported whole when a notary leaves. */

/** One page of the actor's journal. */
export async function getJournal(deps: Deps, actor: Actor, page: PageWindow): Promise<z.input<typeof journal>> {
  const { rows, total } = await listActs(deps.db, { notaryId: actor.id, limit: page.pageSize, offset: page.offset });
  const items = rows.map((row) => viewAct(deps, row));
  return { items, total, page: page.page, pageSize: page.pageSize };
}

type Entry = Awaited<ReturnType<typeof listActs>>['rows'][number];

function viewAct(deps: Deps, row: Entry): z.input<typeof actView> {
  const { scanId } = row;
  return {
    ...row,
    venueState: knownState(row.venueState),
    identity: evidenceText(row),
    scanUrl: scanId === null ? null : makeFileLink(deps, { kind: 'scan', id: scanId, disposition: 'inline' }).url,
  };
}

type ExportedEntry = Entry & Keyset;

/** Entries in the order of their numbers, which are the keyset. */
export async function readJournal(
  db: Db,
  reach: { notaryId: string; after: Keyset | undefined; limit: number },
): Promise<ExportedEntry[]> {
  const { notaryId, after, limit } = reach;
  const rows = await readActs(db, { notaryId, after: Number(after?.at ?? 0), limit });
  return rows.map((row) => ({ ...row, at: String(row.journalNumber) }));
}

/** Each entry as labelled values; the columns of the CSV. */
export const journalColumns: readonly CsvColumn<ExportedEntry>[] = [
  ['No.', (row) => row.journalNumber],
  ['Date and time', timeOf],
  ['Kind of act', (row) => actKindWords[row.kind].label],
  ['How it was signed', (row) => actMethodWords[row.method]],
  ['Instrument', (row) => row.instrument ?? row.paperKind],
  ['Date of the instrument', (row) => row.instrumentDatedOn],
  ['Signer', (row) => row.signerName],
  ['Signer’s address', (row) => row.signerAddress],
  ['Identified by', evidenceText],
  ['Signature', signatureOf],
  ['Appearance', appearanceOf],
  ['Venue', (row) => placeOf({ state: row.venueState, county: row.venueCounty })],
  ['Fee (USD)', (row) => amountCell(row.feeCents, 'usd')],
  ['Notary', (row) => row.notaryName],
  ['Commission', (row) => `${row.commissionState} ${row.commissionNumber}`],
  ['Recorded at', (row) => row.recordedAt],
];

function timeOf({ actedAt, venueState, venueCounty }: Entry): string {
  return venueTime(actedAt, { state: knownState(venueState), county: venueCounty });
}

/** The key of an electronic signature is the translator's account and its oath; that of ink, the scan. */
function signatureOf({ signature, oathId, swornAt, scanSha256 }: Entry): string {
  if (signature !== null) return `/s/ ${signature}, oath ${oathId}, ${swornAt?.toISOString()}`;
  return scanSha256 === null ? '' : `In ink, scan SHA-256 ${scanSha256}`;
}

function appearanceOf({ appearance, sessionReference }: Entry): string {
  return sessionReference === null
    ? 'In person'
    : `${appearance === 'remote' ? 'Recorded session' : ''} ${sessionReference}`;
}

/** The journal as a PDF. Throws SERVICE_UNAVAILABLE. */
export async function printJournal(
  deps: Deps,
  actor: Pick<Actor, 'id'>,
  pages: AsyncIterable<readonly ExportedEntry[]>,
): Promise<Buffer> {
  const journalEntries: PrintedJournal['journalEntries'][number][] = [];
  for await (const rows of pages) journalEntries.push(...rows.map(describeEntry));
  const brand = await deps.company.site();
  const now = deps.now();
  const job: PrintedJournal = {
    title: 'Journal of notarial acts',
    subtitle: `${countOf(journalEntries.length, 'entry', 'entries')}, exported ${now.toISOString().slice(0, 10)}`,
    brand: brand.legalName,
    date: [now.getUTCFullYear(), now.getUTCMonth() + 1, now.getUTCDate()],
    journalEntries,
  };
  try {
    const print = () => deps.typesetter.print(job, `journal:${actor.id}`);
    return Buffer.from((await deps.fairShares.packets.run(actor.id, print)).pdf);
  } catch (error) {
    throw error instanceof PrintError ? new AppError('SERVICE_UNAVAILABLE', { cause: error }) : error;
  }
}

function describeEntry(row: ExportedEntry) {
  const facts = journalColumns.map(([label, cell]) => {
    const value = cell(row);
    return { label, value: value instanceof Date ? value.toISOString() : String(value ?? '—') };
  });
  const [number, ...rest] = facts;
  return { title: `No. ${number?.value ?? ''}`, facts: rest.map((fact) => ({ ...fact, value: fact.value || '—' })) };
}

import type { ActKind, ActMethod, Identification } from '#shared/notarial/acts.ts';
import type { NotarialOrder, RecordActInput } from '#shared/schemas/notary.ts';

/** The act as entered, before it is recorded. */
export interface ActDraft {
  commissionId: string;
  kind: ActKind;
  method: ActMethod;
  county: string;
  identification: Identification | undefined;
  /** Local time of an input, `YYYY-MM-DDTHH:MM`; empty until stated. */
  actedAt: string;
}

export type Commission = NotarialOrder['commissions'][number];

export function startDraft(commission: Commission): ActDraft {
  return {
    commissionId: commission.id,
    kind: 'jurat',
    method: 'ink',
    county: commission.county,
    identification: undefined,
    actedAt: '',
  };
}

/** What is missing, in the order of the form. */
export interface DraftFaults {
  county?: string;
  identification?: string;
  actedAt?: string;
  scan?: string;
}

export function findFaults(draft: ActDraft, scanId: string | undefined): DraftFaults {
  const isInk = draft.method === 'ink';
  return {
    ...(draft.county.trim() === '' ? { county: 'Enter the county where the act takes place.' } : {}),
    ...(draft.identification ? {} : { identification: 'Choose how you identified the translator.' }),
    ...(isInk && draft.actedAt === '' ? { actedAt: 'Enter when the sheet was signed before you.' } : {}),
    ...(isInk && scanId === undefined ? { scan: 'Upload the scan of the signed sheet.' } : {}),
  };
}

/** The call for a draft without faults; undefined otherwise. */
export function toInput(
  reviewId: string,
  draft: ActDraft,
  { commission, scanId }: { commission: Commission; scanId: string | undefined },
): RecordActInput | undefined {
  const { kind, identification, method } = draft;
  if (!identification || Object.keys(findFaults(draft, scanId)).length > 0) return undefined;
  const act = { id: reviewId, commissionId: commission.id, state: commission.state, county: draft.county.trim(), kind };
  if (method === 'electronic') return { ...act, method, identification };
  return scanId === undefined
    ? undefined
    : { ...act, method, identification, scanId, actedAt: new Date(draft.actedAt).toISOString() };
}

/** Local `YYYY-MM-DDTHH:MM` of a time, for the bounds of a date and time input. */
export function toLocalMinute(time: Date): string {
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

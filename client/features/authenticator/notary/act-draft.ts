import type { UseFormReturn } from 'react-hook-form';
import type { ActKind, ActMethod, AppearanceKind, Identification, IdentityDocument } from '#shared/notarial/acts.ts';
import type { NotarialOrder, OathView, RecordActInput } from '#shared/schemas/notary.ts';

/** The act as entered, before it is recorded. */
export interface ActDraft {
  commissionId: string;
  kind: ActKind;
  method: ActMethod;
  county: string;
  identification: Identification | undefined;
  document: { kind: IdentityDocument; issuer: string; lastFour: string; expiresOn: string };
  witness: { name: string; address: string };
  signerAddress: string;
  appearance: AppearanceKind;
  /** Of the recorded session. */
  reference: string;
  /** Local time of an input, `YYYY-MM-DDTHH:MM`; empty until stated. */
  actedAt: string;
}

export type Commission = NotarialOrder['commissions'][number];

/** Form state of an act. */
export interface ActControls {
  form: UseFormReturn<ActDraft>;
  draft: ActDraft;
  commission: Commission;
  disabled: boolean;
}

/** Starts with the oath that the translator swore before one of the commissions, where there is one. */
export function startDraft(commission: Commission, { oath, signerAddress }: NotarialOrder): ActDraft {
  const isSworn = oath?.commissionId === commission.id;
  return {
    commissionId: commission.id,
    kind: isSworn ? oath.kind : 'jurat',
    method: isSworn ? 'electronic' : 'ink',
    county: commission.county,
    identification: undefined,
    document: { kind: 'driver-license', issuer: '', lastFour: '', expiresOn: '' },
    witness: { name: '', address: '' },
    signerAddress,
    appearance: 'in-person',
    reference: '',
    actedAt: '',
  };
}

/** Missing fields, in the order of the form. */
export interface DraftFaults {
  county?: string;
  oath?: string;
  reference?: string;
  identification?: string;
  document?: string;
  witness?: string;
  signerAddress?: string;
  actedAt?: string;
  scan?: string;
}

interface Support {
  scanId: string | undefined;
  oath: OathView | null;
}

/** The oath that an electronic act of this draft rests on. */
export function oathOf({ commissionId }: ActDraft, { oath }: Pick<NotarialOrder, 'oath'>): OathView | null {
  return oath?.commissionId === commissionId ? oath : null;
}

const isEmpty = (text: string): boolean => text.trim() === '';

export function findFaults(draft: ActDraft, { scanId, oath }: Support): DraftFaults {
  const { method, identification, document, witness } = draft;
  const faults: Record<keyof DraftFaults, [boolean, string]> = {
    county: [isEmpty(draft.county), 'Enter the county where the act takes place.'],
    oath: [method === 'electronic' && oath === null, 'The translator opens the act and signs first.'],
    reference: [
      method === 'electronic' && draft.appearance === 'remote' && isEmpty(draft.reference),
      'Enter the reference of the recorded session.',
    ],
    identification: [identification === undefined, 'Choose how you identified the translator.'],
    document: [identification === 'identity-document' && !isWhole(document), 'Enter issuer, last four and expiry.'],
    witness: [
      identification === 'credible-witness' && (isEmpty(witness.name) || isEmpty(witness.address)),
      'Enter the witness’s name and address.',
    ],
    signerAddress: [isEmpty(draft.signerAddress), 'Enter the translator’s address.'],
    actedAt: [method === 'ink' && draft.actedAt === '', 'Enter when the sheet was signed before you.'],
    scan: [method === 'ink' && scanId === undefined, 'Upload the scan of the signed sheet.'],
  };
  return Object.fromEntries(
    Object.entries(faults).flatMap(([key, [isMissing, text]]) => (isMissing ? [[key, text]] : [])),
  );
}

function isWhole({ issuer, lastFour, expiresOn }: ActDraft['document']): boolean {
  return !isEmpty(issuer) && /^[A-Za-z0-9]{4}$/.test(lastFour.trim()) && expiresOn !== '';
}

/** The procedure's input; undefined for a draft with faults. */
export function toInput(
  reviewId: string,
  draft: ActDraft,
  { commission, ...support }: Support & { commission: Commission },
): RecordActInput | undefined {
  const { kind, method, signerAddress } = draft;
  const { scanId, oath } = support;
  const identity = identityOf(draft);
  if (!identity || Object.keys(findFaults(draft, support)).length > 0) return undefined;
  const venue = { state: commission.state, county: draft.county.trim() };
  const act = { id: reviewId, commissionId: commission.id, ...venue, kind, identity, signerAddress };
  if (method === 'electronic') {
    const appearance =
      draft.appearance === 'remote'
        ? { kind: 'remote' as const, reference: draft.reference }
        : { kind: draft.appearance };
    return oath ? { ...act, method, kind: oath.kind, oathId: oath.id, appearance } : undefined;
  }
  return scanId === undefined ? undefined : { ...act, method, scanId, actedAt: new Date(draft.actedAt).toISOString() };
}

function identityOf({ identification, document, witness }: ActDraft): RecordActInput['identity'] | undefined {
  if (identification === 'identity-document') return { identification, document };
  if (identification === 'credible-witness') return { identification, witness };
  return identification && { identification };
}

/** Local `YYYY-MM-DDTHH:MM` of a time, for the bounds of a date and time input. */
export function toLocalMinute(time: Date): string {
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

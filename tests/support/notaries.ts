import type { RecordActInput, SetCommissionInput } from '#shared/schemas/notary.ts';
import { correctionUploadOutput } from '#shared/schemas/uploads.ts';
import { buildUser, type BuiltUser, type ReviewRow } from './factories.ts';
import type { Harness } from './harness.ts';
import { buildPending, statement } from './reviews.ts';
import { scanOf } from './scans.ts';

/** Commissions, orders with the notary, and scanned sheets. */

export const commissionOf = (userId: string): SetCommissionInput => ({
  userId,
  name: 'Nora Okafor',
  number: '13-204-7781',
  state: 'TX',
  county: 'Travis',
  expiresOn: new Date(Date.now() + 2 * 365 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
  allowsElectronic: true,
  allowsRemote: false,
  sealText: 'NORA OKAFOR\nNotary Public, State of Texas',
});

/** A member of staff with a commission, by default in force and of Texas; returns the version's id. */
export async function buildCommission(
  h: Harness,
  user: { id: string },
  changes: Partial<SetCommissionInput> = {},
): Promise<string> {
  const { id } = await h.db
    .insertInto('notaryCommissions')
    .values({ ...commissionOf(user.id), ...changes, setBy: user.id, setAt: h.deps.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function buildNotary(h: Harness, changes: Partial<SetCommissionInput> = {}) {
  const notary = await buildUser(h, { role: 'authenticator', name: 'Nora Okafor' });
  return { notary, commissionId: await buildCommission(h, notary, changes) };
}

/** A notarized order, certified by `by` and awaiting its notary. */
export async function buildWithNotary(h: Harness, { by, owner }: { by: BuiltUser; owner?: BuiltUser }) {
  const pending = await buildPending(h, { translationType: 'notarized', ...(owner ? { owner } : {}) });
  const held = await h.caller(by).authenticator.approve({ id: pending.review.id, ...statement });
  return { ...pending, held };
}

/** Puts a pending review with the notary without printing it; returns its id. */
export async function holdReview(h: Harness, review: ReviewRow): Promise<string> {
  const by = await buildUser(h, { role: 'authenticator', name: 'Clara Reis' });
  const signer = await h.db
    .selectFrom('signerProfiles')
    .select('id')
    .where('userId', '=', by.id)
    .executeTakeFirstOrThrow();
  const now = h.deps.now();
  await h.db
    .insertInto('notarialRequests')
    .values({
      documentId: review.documentId,
      reviewId: review.id,
      decision: 'approved',
      statement: JSON.stringify(statement),
      fileKey: review.translatedFileKey ?? '',
      fileSizeBytes: review.translatedFileSizeBytes ?? 0,
      fileSha256: review.translatedFileSha256 ?? '',
      fileMimetype: review.translatedFileMimetype ?? '',
      fourEyes: null,
      certifiedBy: by.id,
      certifiedByName: 'Clara Reis',
      signerProfileId: signer.id,
      certifiedAt: now,
      outcome: null,
      returnReason: null,
      closedBy: null,
    })
    .execute();
  await h.db.updateTable('documentsToBeVerified').set({ notarySince: now }).where('id', '=', review.id).execute();
  return review.id;
}

type ElectronicAct = Extract<RecordActInput, { method: 'electronic' }>;

/** Evidence of identity that every state accepts. */
export const evidence = {
  identity: {
    identification: 'identity-document',
    document: { kind: 'driver-license', issuer: 'State of Texas', lastFour: '4471', expiresOn: '2099-01-31' },
  },
  signerAddress: '100 Congress Ave, Austin, TX 78701',
} as const;

/** The certifying translator's oath before the commission's notary; returns its id. */
export async function swear(
  h: Harness,
  oath: { reviewId: string; by: BuiltUser; commissionId: string; kind?: 'jurat' | 'acknowledgment' },
): Promise<string> {
  const { reviewId, by, commissionId, kind = 'jurat' } = oath;
  const signature = 'Clara Reis';
  return (await h.caller(by).authenticator.openAct({ id: reviewId, commissionId, kind, signature })).id;
}

/** An electronic act of Travis County that rests on an oath. */
export function electronicAct(
  id: string,
  { commissionId, oathId }: { commissionId: string; oathId: string },
  changes: Partial<ElectronicAct> = {},
): ElectronicAct {
  const venue = { county: 'Travis', state: 'TX' } as const;
  const appearance = { kind: 'in-person' } as const;
  return {
    id,
    commissionId,
    oathId,
    kind: 'jurat',
    ...venue,
    ...evidence,
    method: 'electronic',
    appearance,
    ...changes,
  };
}

export async function uploadScan(
  h: Harness,
  reviewId: string,
  { by, bytes, type = 'image/jpeg' }: { by: BuiltUser; bytes?: Buffer; type?: string },
): Promise<Response> {
  const body = bytes ?? (await scanOf({ format: 'jpeg', isDirty: true, letters: 30 }));
  return fetch(`${h.env.publicUrl}/files/notarial-sheets/${reviewId}`, {
    method: 'PUT',
    headers: { cookie: by.cookie, 'content-type': type },
    body: new Uint8Array(body),
  });
}

export async function scanIdOf(h: Harness, reviewId: string, by: BuiltUser): Promise<string> {
  const response = await uploadScan(h, reviewId, { by });
  return correctionUploadOutput.parse(await response.json()).uploadId;
}

import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import type { Db } from '#server/platform/db/client.ts';
import { findCredentialGaps, withoutCredential } from '#shared/certificate/credentials.ts';
import type { Finding } from '#shared/certificate/findings.ts';
import { signatureSvg } from '#shared/certificate/signature.ts';
import { findLanguageGaps, findSignerFaults, findSignerGaps, type SignerFields } from '#shared/certificate/signer.ts';
import { dayOf } from '#shared/notarial/acts.ts';
import { listCheckedCredentials } from './credential-queries.ts';
import { findSignerProfile, findSignerVersion, listSignerProfiles } from './signer-queries.ts';

/*
 * Signers: who signs a certificate, with which credential and signature; `signer-profiles.ts` saves their profiles.
 * Promises: a decision needs a whole profile, and prints and counts a credential that somebody else checked; a certificate keeps the
 * version it printed.
 */

export type StoredProfile = NonNullable<Awaited<ReturnType<typeof findSignerProfile>>>;

/** The signer of a decision, as printed. */
export interface Signer {
  profileId: string;
  fields: SignerFields;
  signature: { svg: string } | { png: Uint8Array };
}

export const nothing: SignerFields = {
  legalName: '',
  credential: '',
  credentialNumber: '',
  credentialExpiresOn: '',
  address: [],
  languagePairs: [],
};

type StoredFields = Omit<
  StoredProfile,
  'id' | 'userId' | 'isPublic' | 'createdAt' | 'signatureStrokes' | 'signaturePng'
>;

export function fieldsOf(row: StoredFields): SignerFields {
  const { legalName, nativeName, credential, credentialNumber, credentialExpiresOn, address, languagePairs } = row;
  return {
    legalName,
    ...(nativeName === null ? {} : { nativeName }),
    credential,
    credentialNumber,
    credentialExpiresOn,
    address,
    ...(row.email === null ? {} : { email: row.email }),
    ...(row.phone === null ? {} : { phone: row.phone }),
    languagePairs,
  };
}

/** Checked again, since the rules may have become stricter since the profile was saved. */
export function findingsOf(
  fields: SignerFields,
  { hasSignature, now }: { hasSignature: boolean; now: Date },
): Finding[] {
  return [...findSignerFaults(fields), ...findSignerGaps({ ...fields, hasSignature }, dayOf(now))];
}

export const hasSignature = ({ signatureStrokes, signaturePng }: StoredProfile): boolean =>
  signatureStrokes !== null || signaturePng !== null;

/** Profiles as a certificate for these languages prints them, by person; a credential that was not checked is left out. */
export async function listPrintedSigners(
  db: Db,
  userIds: readonly string[],
  { today, ...languages }: Languages & { today: string },
): Promise<Map<string, SignerFields & { hasSignature: boolean }>> {
  const profiles = await listSignerProfiles(db, userIds);
  const checked = Map.groupBy(await listCheckedCredentials(db, userIds), ({ userId }) => userId);
  return new Map(
    profiles.map((row) => {
      const fields = fieldsOf(row);
      const gaps = findCredentialGaps(fields, checked.get(row.userId) ?? [], { today, languages });
      const printed = gaps.length === 0 ? fields : withoutCredential(fields);
      return [row.userId, { ...printed, hasSignature: row.hasSignature }];
    }),
  );
}

/** The signer of a decision, undefined while findings are open. The language is among what the profile must list. */
export async function findSigner(deps: Deps, actor: Actor, languages: Languages): Promise<FoundSigner> {
  return signerFrom(deps, await findSignerProfile(deps.db, actor.id), languages);
}

interface Languages {
  sourceLanguage: string;
  targetLanguage: string;
}

interface FoundSigner {
  signer: Signer | undefined;
  findings: Finding[];
}

async function signerFrom(deps: Deps, stored: StoredProfile | undefined, languages: Languages): Promise<FoundSigner> {
  const fields = stored ? fieldsOf(stored) : nothing;
  const isSigned = stored !== undefined && hasSignature(stored);
  const now = deps.now();
  const unlisted = findLanguageGaps(fields, languages);
  const lacks = [...findingsOf(fields, { hasSignature: isSigned, now }), ...unlisted];
  const checked = stored ? await listCheckedCredentials(deps.db, [stored.userId]) : [];
  // Reports missing languages once.
  const gaps = findCredentialGaps(fields, checked, { today: dayOf(now), ...(unlisted.length === 0 && { languages }) });
  const printed = gaps.length === 0 ? fields : withoutCredential(fields);
  return {
    signer: stored && lacks.length === 0 ? toSigner(stored, printed) : undefined,
    findings: [...lacks, ...gaps],
  };
}

/** The version of a profile with which its person decided, as `findSigner` answers it. */
export async function findSignerOf(deps: Deps, profileId: string, languages: Languages): Promise<FoundSigner> {
  return signerFrom(deps, await findSignerVersion(deps.db, profileId), languages);
}

function toSigner(stored: StoredProfile, fields: SignerFields): Signer | undefined {
  const { id, signatureStrokes, signaturePng } = stored;
  const named = { profileId: id, fields };
  if (signatureStrokes) return { ...named, signature: { svg: signatureSvg(signatureStrokes) } };
  return signaturePng ? { ...named, signature: { png: signaturePng } } : undefined;
}

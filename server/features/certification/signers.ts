import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import type { Db } from '#server/platform/db/client.ts';
import { lawFinding, type Finding } from '#shared/certificate/findings.ts';
import { findStrokeFault, roundedStrokes, signatureSvg, type SignaturePoint } from '#shared/certificate/signature.ts';
import {
  describeCredential,
  findLanguageGaps,
  findSignerFaults,
  findSignerGaps,
  tidyLines,
  type SignerFields,
} from '#shared/certificate/signer.ts';
import { targetLanguage } from '#shared/languages.ts';
import type { PublicSigner } from '#shared/schemas/public-facts.ts';
import type { SignatureInput, SignatureView, SignerView, UpdateSignerProfileInput } from '#shared/schemas/signer.ts';
import { cleanSignature, SignatureImageError, type SignatureImageFault } from './signature-image.ts';
import {
  findSignerProfile,
  findSignerVersion,
  insertSignerProfile,
  listPublicProfiles,
  listSignerProfiles,
} from './signer-queries.ts';

/*
 * Signers: who signs a certificate, with which credential and signature.
 * Promises: a decision needs a whole profile; every save is a new version, and a certificate keeps the one it printed.
 * Never: markup of a client on a paper. Signatures are drawn from validated points, or decoded and re-encoded.
 */

type StoredProfile = NonNullable<Awaited<ReturnType<typeof findSignerProfile>>>;

/** The signer of a decision, as printed. */
export interface Signer {
  profileId: string;
  fields: SignerFields;
  signature: { svg: string } | { png: Uint8Array };
}

const nothing: SignerFields = {
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

function fieldsOf(row: StoredFields): SignerFields {
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

/** Rules can be stricter than those of the time of saving, so the faults are found again. */
function findingsOf(fields: SignerFields, { hasSignature, now }: { hasSignature: boolean; now: Date }): Finding[] {
  return [...findSignerFaults(fields), ...findSignerGaps({ ...fields, hasSignature }, now.toISOString().slice(0, 10))];
}

const hasSignature = ({ signatureStrokes, signaturePng }: StoredProfile): boolean =>
  signatureStrokes !== null || signaturePng !== null;

function viewSignature({ signatureStrokes, signaturePng }: StoredProfile): SignatureView | null {
  if (signatureStrokes) return { svg: signatureSvg(signatureStrokes) };
  return signaturePng ? { png: signaturePng.toString('base64') } : null;
}

function toView(stored: StoredProfile | undefined, now: Date): SignerView {
  if (!stored) return { profile: null, findings: findingsOf(nothing, { hasSignature: false, now }), isWhole: false };
  const findings = findingsOf(fieldsOf(stored), { hasSignature: hasSignature(stored), now });
  const profile = { ...stored, signature: viewSignature(stored), savedAt: stored.createdAt };
  return { profile, findings, isWhole: findings.length === 0 };
}

/** A person's profile in force, and what a decision still needs of it. */
export async function getSigner(deps: Deps, userId: string): Promise<SignerView> {
  return toView(await findSignerProfile(deps.db, userId), deps.now());
}

/** The people among `userIds` whose profile is whole. */
export async function listWholeSigners(db: Db, userIds: readonly string[], now: Date): Promise<Set<string>> {
  const profiles = await listSignerProfiles(db, userIds);
  const whole = profiles.filter(
    (row) => findingsOf(fieldsOf(row), { hasSignature: row.hasSignature, now }).length === 0,
  );
  return new Set(whole.map(({ userId }) => userId));
}

/** Staff who chose to be public and can sign today: name, credential and languages, no address or contact. */
export async function listPublicSigners({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<PublicSigner[]> {
  const profiles = await listPublicProfiles(db);
  return profiles
    .filter((row) => findingsOf(fieldsOf(row), { hasSignature: row.hasSignature, now: now() }).length === 0)
    .map((row) => ({
      legalName: row.legalName,
      nativeName: row.nativeName,
      credential: describeCredential(row),
      languages: row.languagePairs.filter(({ to }) => to === targetLanguage).map(({ from }) => from),
    }));
}

/**
 * Saves a new version of the actor's profile. Facts may be missing, which a decision then refuses.
 * Throws SIGNER_PROFILE_INVALID with the findings of what is stated.
 */
export async function saveSigner(deps: Deps, actor: Actor, input: UpdateSignerProfileInput): Promise<SignerView> {
  const { isPublic } = input;
  const fields = fieldsFrom(input);
  const faults = findSignerFaults(fields);
  const signature = input.signature && (await readSignature(input.signature));
  if (signature && 'say' in signature) faults.push(signature);
  if (faults.length > 0) throw new AppError('SIGNER_PROFILE_INVALID', { details: { findings: faults } });
  const now = deps.now();
  const saved = await deps.db.transaction().execute(async (trx) => {
    const kept = await findSignerProfile(trx, actor.id);
    const drawn = signature && !('say' in signature) ? signature : kept;
    await insertSignerProfile(trx, {
      ...fields,
      userId: actor.id,
      nativeName: fields.nativeName ?? null,
      email: fields.email ?? null,
      phone: fields.phone ?? null,
      address: JSON.stringify(fields.address),
      languagePairs: JSON.stringify(fields.languagePairs),
      signatureStrokes: drawn?.signatureStrokes ? JSON.stringify(drawn.signatureStrokes) : null,
      signaturePng: drawn?.signaturePng ?? null,
      isPublic,
      createdAt: now,
    });
    const version = await findSignerProfile(trx, actor.id);
    const details = { signerProfileId: version?.id, hasNewSignature: signature !== undefined, isPublic };
    await recordAudit(deps, trx, { event: 'signer.changed', actor, details });
    return version;
  });
  return toView(saved, now);
}

function fieldsFrom({
  signature: _signature,
  isPublic: _isPublic,
  nativeName,
  email,
  phone,
  ...input
}: UpdateSignerProfileInput): SignerFields {
  return {
    ...input,
    ...(nativeName ? { nativeName } : {}),
    address: tidyLines(input.address),
    ...(email ? { email } : {}),
    ...(phone ? { phone } : {}),
  };
}

type ReadSignature = Pick<StoredProfile, 'signatureStrokes' | 'signaturePng'>;

const imageFaults: Record<SignatureImageFault, string> = {
  type: 'Upload the signature as a PNG or JPEG image.',
  size: 'This image is too large. Upload one with at most 16 megapixels.',
  unreadable: 'This image cannot be read. Save it again as PNG or JPEG.',
  'not-a-signature': 'No signature was found in this image. Sign with a dark pen on white paper.',
};

async function readSignature(input: SignatureInput): Promise<ReadSignature | Finding> {
  const refuse = (say: string) => lawFinding('signer.signature', say);
  if ('strokes' in input) {
    const fault = findStrokeFault(input.strokes);
    if (fault !== undefined) return refuse(fault);
    const signatureStrokes: SignaturePoint[][] = roundedStrokes(input.strokes);
    return { signatureStrokes, signaturePng: null };
  }
  try {
    return { signatureStrokes: null, signaturePng: await cleanSignature(Buffer.from(input.image, 'base64')) };
  } catch (error) {
    if (!(error instanceof SignatureImageError)) throw error;
    return refuse(imageFaults[error.fault]);
  }
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

function signerFrom(deps: Deps, stored: StoredProfile | undefined, languages: Languages): FoundSigner {
  const fields = stored ? fieldsOf(stored) : nothing;
  const isSigned = stored !== undefined && hasSignature(stored);
  const findings = [
    ...findingsOf(fields, { hasSignature: isSigned, now: deps.now() }),
    ...findLanguageGaps(fields, languages),
  ];
  return { signer: stored && findings.length === 0 ? toSigner(stored) : undefined, findings };
}

/** The version of a profile with which its person decided, as `findSigner` answers it. */
export async function findSignerOf(deps: Deps, profileId: string, languages: Languages): Promise<FoundSigner> {
  return signerFrom(deps, await findSignerVersion(deps.db, profileId), languages);
}

function toSigner(stored: StoredProfile): Signer | undefined {
  const { id, signatureStrokes, signaturePng } = stored;
  const named = { profileId: id, fields: fieldsOf(stored) };
  if (signatureStrokes) return { ...named, signature: { svg: signatureSvg(signatureStrokes) } };
  return signaturePng ? { ...named, signature: { png: signaturePng } } : undefined;
}

import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import type { Db } from '#server/platform/db/client.ts';
import { credentialStateOf, findCredentialGaps, isPrintedBy, registerOf } from '#shared/certificate/credentials.ts';
import { lawFinding, type Finding } from '#shared/certificate/findings.ts';
import { findStrokeFault, roundedStrokes, signatureSvg, type SignaturePoint } from '#shared/certificate/signature.ts';
import { describeCredential, findSignerFaults, tidyLines, type SignerFields } from '#shared/certificate/signer.ts';
import { targetLanguage } from '#shared/languages.ts';
import { dayOf } from '#shared/notarial/acts.ts';
import type { PublicSigner } from '#shared/schemas/public-facts.ts';
import type { SignatureInput, SignatureView, SignerView, UpdateSignerProfileInput } from '#shared/schemas/signer.ts';
import { listCheckedCredentials, listOwnCredentials } from './credential-queries.ts';
import { claimPrinted } from './credentials.ts';
import { cleanSignature, SignatureImageError, type SignatureImageFault } from './signature-image.ts';
import { findSignerProfile, insertSignerProfile, listPublicProfiles, listSignerProfiles } from './signer-queries.ts';
import { fieldsOf, findingsOf, hasSignature, nothing, type StoredProfile } from './signers.ts';

/*
 * Profiles of signers, as they save them and as others see them.
 * Promises: every save is a new version.
 * Never: markup of a client on a paper. Signatures are drawn from validated points, or decoded and re-encoded.
 */

function viewSignature({ signatureStrokes, signaturePng }: StoredProfile): SignatureView | null {
  if (signatureStrokes) return { svg: signatureSvg(signatureStrokes) };
  return signaturePng ? { png: signaturePng.toString('base64') } : null;
}

/** A person's current profile, with the findings that block a decision. */
export async function getSigner(deps: Deps, userId: string): Promise<SignerView> {
  const [stored, credentials] = await Promise.all([
    findSignerProfile(deps.db, userId),
    listOwnCredentials(deps.db, userId),
  ]);
  const now = deps.now();
  if (!stored) {
    const findings = findingsOf(nothing, { hasSignature: false, now });
    return { profile: null, printedCredential: null, findings, isWhole: false };
  }
  const fields = fieldsOf(stored);
  const lacks = findingsOf(fields, { hasSignature: hasSignature(stored), now });
  const checked = credentials.filter(({ checkedAt }) => checkedAt !== null);
  const printed = credentials.find((row) => isPrintedBy(fields, row));
  return {
    profile: { ...stored, signature: viewSignature(stored), savedAt: stored.createdAt },
    printedCredential: printed ? { id: printed.id, state: credentialStateOf(printed, dayOf(now)) } : null,
    findings: [...lacks, ...findCredentialGaps(fields, checked, { today: dayOf(now) })],
    isWhole: lacks.length === 0,
  };
}

type ListedProfile = Awaited<ReturnType<typeof listSignerProfiles>>[number];

const isWhole = (row: ListedProfile, now: Date): boolean =>
  findingsOf(fieldsOf(row), { hasSignature: row.hasSignature, now }).length === 0;

/** The people among `userIds` who can sign today. */
export async function listAbleSigners(db: Db, userIds: readonly string[], now: Date): Promise<Set<string>> {
  const profiles = await listSignerProfiles(db, userIds);
  return new Set(profiles.filter((row) => isWhole(row, now)).map(({ userId }) => userId));
}

/**
 * Staff who chose to be public, can sign today and have a checked credential: name, credential and languages, no address or
 * contact.
 */
export async function listPublicSigners({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<PublicSigner[]> {
  const able = (await listPublicProfiles(db)).filter((row) => isWhole(row, now()));
  const holders = able.map(({ userId }) => userId);
  const checked = Map.groupBy(await listCheckedCredentials(db, holders), ({ userId }) => userId);
  const today = dayOf(now());
  const shown = able.filter(
    (row) => findCredentialGaps(fieldsOf(row), checked.get(row.userId) ?? [], { today }).length === 0,
  );
  return shown.map((row) => ({
    legalName: row.legalName,
    nativeName: row.nativeName,
    credential: describeCredential(row),
    languages: row.languagePairs.filter(({ to }) => to === targetLanguage).map(({ from }) => from),
    register: registerOf({
      credential: row.credential,
      registerUrl: checked.get(row.userId)?.find((one) => isPrintedBy(fieldsOf(row), one))?.registerUrl ?? null,
    }),
  }));
}

/**
 * Saves a new version of the actor's profile, and claims the credential that it prints. Facts may be missing, which a decision
 * then refuses.
 * Throws SIGNER_PROFILE_INVALID with the findings on the stated facts.
 */
export async function saveSigner(deps: Deps, actor: Actor, input: UpdateSignerProfileInput): Promise<SignerView> {
  const { isPublic } = input;
  const fields = fieldsFrom(input);
  const faults = findSignerFaults(fields);
  const signature = input.signature && (await readSignature(input.signature));
  if (signature && 'say' in signature) faults.push(signature);
  if (faults.length > 0) throw new AppError('SIGNER_PROFILE_INVALID', { details: { findings: faults } });
  const now = deps.now();
  await deps.db.transaction().execute(async (trx) => {
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
    await claimPrinted(deps, trx, actor, fields);
  });
  return getSigner(deps, actor.id);
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

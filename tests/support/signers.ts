import type { Signer } from '#server/features/certification/signers.ts';
import { signatureSvg, type SignaturePoint } from '#shared/certificate/signature.ts';
import { signerLanguages, type SignerFields } from '#shared/certificate/signer.ts';
import type { Harness } from './harness.ts';

/** Signers' profiles. */

/** Loops across a pad of 320 pixels, as a hand draws them. */
export const strokes: SignaturePoint[][] = [
  Array.from({ length: 60 }, (_point, at) => ({ x: 20 + at * 4, y: 60 + 24 * Math.sin(at / 3) * Math.cos(at / 11) })),
  [
    { x: 30, y: 96 },
    { x: 140, y: 92 },
    { x: 260, y: 95 },
  ],
];

const isLatin = (name: string): boolean => /^[\p{Script=Latin}\p{M} '’.-]+$/u.test(name);

/** A whole profile; a name in another script is the native spelling. */
export function signerFields(name = 'Clara Reis'): SignerFields {
  return {
    ...(isLatin(name) || /\p{Script=Latin}/u.test(name)
      ? { legalName: name }
      : { legalName: 'Clara Reis', nativeName: name }),
    credential: 'ATA-certified translator',
    credentialNumber: '483920',
    credentialExpiresOn: '2199-12-31',
    address: ['12 Bridge Street', 'Austin, TX 78701'],
    email: 'signer@people.example',
    phone: '+1 555 010 0142',
    languagePairs: signerLanguages.filter((from) => from !== 'English').map((from) => ({ from, to: 'English' })),
  };
}

/** The input that saves a whole profile. */
export function signerInput(name?: string) {
  const { address, languagePairs, ...fields } = signerFields(name);
  return { ...fields, address: [...address], languagePairs: [...languagePairs], signature: { strokes } };
}

/** A signer as printed. */
export function printedSigner(changes: Partial<SignerFields> = {}): Pick<Signer, 'fields' | 'signature'> {
  return { fields: { ...signerFields(), ...changes }, signature: { svg: signatureSvg(strokes) } };
}

/** Inserts a whole profile of a person, who can then decide; returns the version's id. */
export async function buildSigner(
  h: Harness,
  { id: userId, name }: { id: string; name: string | null },
  changes: Partial<SignerFields> = {},
): Promise<string> {
  const { nativeName, email, phone, address, languagePairs, ...fields } = {
    ...signerFields(name ?? undefined),
    ...changes,
  };
  const row = await h.db
    .insertInto('signerProfiles')
    .values({
      ...fields,
      userId,
      nativeName: nativeName ?? null,
      email: email ?? null,
      phone: phone ?? null,
      address: JSON.stringify(address),
      languagePairs: JSON.stringify(languagePairs),
      signatureStrokes: JSON.stringify(strokes),
      signaturePng: null,
      createdAt: h.deps.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await buildChecked(h, { id: userId }, fields);
  return row.id;
}

/** A credential that somebody checked, unless the person has one of the same facts. */
export async function buildChecked(
  h: Harness,
  { id: userId }: { id: string },
  {
    credential,
    credentialNumber: number,
    credentialExpiresOn: validUntil,
  }: Pick<SignerFields, 'credential' | 'credentialNumber' | 'credentialExpiresOn'> = signerFields(),
): Promise<void> {
  if (credential === '' || number === '' || validUntil === '') return;
  const now = h.deps.now();
  const facts = { userId, credential, number, validUntil, languages: null, claimedAt: now };
  await h.db
    .insertInto('signerCredentials')
    .values({ ...facts, checkedAt: now, how: 'set up by a test' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

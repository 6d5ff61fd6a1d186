import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { recordAudit } from '#server/features/auth/audit-log.ts';
import { saveSigner } from '#server/features/certification/signer-profiles.ts';
import { findSignerProfile } from '#server/features/certification/signer-queries.ts';
import type { LanguagePair } from '#shared/certificate/language-pairs.ts';
import type { Stroke } from '#shared/certificate/signature.ts';
import { sourceLanguages, targetLanguage } from '#shared/languages.ts';

/** Signers' profiles of the demo staff, who together decide orders of every language. */

type Point = readonly [number, number];

/** Points that a pen passes, stroke by stroke, as `x,y`; the curve between them is sampled as a pad does. */
const signatures = {
  brooks: [
    '34,30 30,62 27,96 25,104 32,70 44,38 70,26 92,44 88,78 58,102 26,104',
    '104,100 106,76 110,44 118,26 138,34 132,58 114,62 140,66 146,86 130,102 152,100 158,80 162,90 166,78 ' +
      '176,82 178,98 188,80 196,78 190,98 204,96 210,80 218,82 214,98 230,92 240,40 232,98 246,78 240,84 ' +
      '252,100 268,82 262,100 284,96 312,88',
  ],
  whitfield: [
    '84,40 70,28 48,34 34,60 38,90 60,100 78,84 80,66 62,68 86,64 88,96 96,76 106,74 102,88 110,98 120,78 ' +
      '132,76 124,96 136,96 142,78 152,80 146,98 164,90',
    '176,36 186,98 202,52 212,98 232,34 228,60 226,98 240,76 246,98 256,92 262,60 270,34 264,98 276,78 ' +
      '284,96 310,90 330,94',
    '250,62 286,56',
  ],
  herrera: [
    '30,100 48,56 62,30 66,64 72,102 78,84 86,76 90,98 100,78 106,98 118,80 128,78 122,98 136,96',
    '40,78 76,72',
    '152,34 148,70 146,102 158,66 178,62 184,30 180,70 178,100 190,92 202,78 196,98 214,94 222,78 224,98 ' +
      '236,80 242,98 254,82 262,80 256,98 276,94 300,70 322,62',
  ],
  keller: [
    '28,36 60,32 96,34',
    '60,34 56,70 52,102 66,96 82,92',
    '112,32 108,70 104,104',
    '148,36 126,58 110,70 130,84 152,102 164,88 172,80 164,98 180,92 192,40 184,98 198,86 208,40 200,98 ' +
      '216,84 224,80 218,98 236,92 242,80 250,84 246,98 270,90 300,94',
  ],
} as const;

const samples = 7;

function pointsOf(stroke: string): Point[] {
  return stroke.split(' ').map((point): Point => {
    const [x = 0, y = 0] = point.split(',').map(Number);
    return [x, y];
  });
}

/** Catmull-Rom spline through the points. */
function penStroke(stroke: string): Stroke {
  const points = pointsOf(stroke);
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  const blend = (t: number, [a, b, c, d]: readonly [number, number, number, number]) =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3);
  return points.slice(0, -1).flatMap((_point, index) => {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    return Array.from({ length: samples }, (_sample, step) => ({
      x: blend(step / samples, [a[0], b[0], c[0], d[0]]),
      y: blend(step / samples, [a[1], b[1], c[1], d[1]]),
    }));
  });
}

const people = {
  brooks: {
    credential: 'ATA-certified translator',
    credentialNumber: '527184',
    authority: 'American Translators Association',
    expiresAfterYears: 3,
    address: ['410 Larkin Street, Suite 12', 'San Francisco, CA 94102'],
    phone: '+1 555 010 0102',
  },
  whitfield: {
    credential: 'NAATI Certified Translator',
    credentialNumber: 'CPN4XK29C',
    authority: 'National Accreditation Authority for Translators and Interpreters',
    expiresAfterYears: 2,
    address: ['410 Larkin Street, Suite 12', 'San Francisco, CA 94102'],
    phone: '+1 555 010 0103',
  },
  herrera: {
    credential: 'Sworn translator of Spain (MAEC)',
    credentialNumber: '10874',
    authority: 'Ministry of Foreign Affairs of Spain',
    expiresAfterYears: null,
    address: ['Calle de Serrano 41, 3 B', '28001 Madrid, Spain'],
    phone: '+1 555 010 0121',
  },
  keller: {
    credential: 'Sworn translator of the Regional Court of Munich I',
    credentialNumber: '7311/2014',
    authority: 'Regional Court of Munich I',
    expiresAfterYears: null,
    address: ['Rosental 9', '80331 Munich, Germany'],
    phone: '+1 555 010 0122',
  },
} as const;

export type DemoSigner = keyof typeof people;

/**
 * Saves the person's profile unless there is one, with a credential that counts as checked. `since` is when the account was made.
 */
export async function ensureSigner(deps: Deps, actor: Actor, { signer, since }: { signer: DemoSigner; since: Date }) {
  const { expiresAfterYears, address, authority, ...person } = people[signer];
  const expiry = `${new Date().getUTCFullYear() + (expiresAfterYears ?? 0)}-12-31`;
  const credentialExpiresOn = expiresAfterYears === null ? null : expiry;
  const languagePairs = sourceLanguages.map((from) => ({ from, to: targetLanguage }));
  if (!(await findSignerProfile(deps.db, actor.id))) {
    await saveSigner({ ...deps, now: () => since }, actor, {
      ...person,
      legalName: actor.name ?? '',
      credentialExpiresOn,
      address: [...address],
      email: actor.email,
      languagePairs,
      isPublic: true,
      signature: { strokes: signatures[signer].map((stroke) => [...penStroke(stroke)]) },
    });
  }
  await checkSample(deps, actor, {
    since,
    number: person.credentialNumber,
    credentialExpiresOn,
    authority,
    languagePairs,
  });
}

/** Nobody of the demo checks the first credentials, without which a fresh start could not deliver. */
async function checkSample(
  deps: Deps,
  actor: Actor,
  sample: {
    since: Date;
    number: string;
    credentialExpiresOn: string | null;
    authority: string;
    languagePairs: readonly LanguagePair[];
  },
) {
  const { since, number, credentialExpiresOn, authority, languagePairs } = sample;
  const how = 'Sample data';
  await deps.db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('signerCredentials')
      .set({ authority, languages: JSON.stringify(languagePairs), checkedAt: since, how })
      .where('userId', '=', actor.id)
      .where('number', '=', number)
      .where('validUntil', 'is not distinct from', credentialExpiresOn)
      .where('checkedAt', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!row) return;
    await recordAudit({ now: () => since }, trx, {
      event: 'credential.checked',
      actor: null,
      subjectUserId: actor.id,
      details: { credentialId: row.id, how },
    });
  });
}

import { legalScope } from '#shared/legal.ts';
import { untilRead } from './company.ts';
import type { BuiltUser } from './factories.ts';
import type { Harness } from './harness.ts';
import { buildStaff } from './staff.ts';

/** Freelancers of tests, and the agreement that they accept. */

const markdown =
  'Between {legalName}, {address}, and the freelancer.\n\n## Confidentiality\n\nWhat is in a document stays there.';
export const agreementFacts = {
  title: 'Agreement for freelancers',
  markdown,
  review: { by: 'Dr. Anna Weber', on: '2026-11-01' },
};

export async function buildFreelancer(h: Harness, options: Partial<Parameters<typeof buildStaff>[1]> = {}) {
  const user = await buildStaff(h, { capabilities: ['translate'], ...options });
  await h.db.updateTable('profiles').set({ engagement: 'freelance' }).where('id', '=', user.id).execute();
  return user;
}

/** Publishes a version, read by everybody when this returns. */
export async function publishAgreement(
  h: Harness,
  manager: BuiltUser,
  { validFrom, ...changes }: Partial<typeof agreementFacts> & { validFrom?: string } = {},
): Promise<string> {
  const { id } = await h.caller(manager).admin.publishLegalText({
    ...{ page: 'agreement', locale: 'en', facts: { ...agreementFacts, ...changes }, reason: 'as agreed' },
    ...(validFrom !== undefined && { validFrom }),
  });
  await untilRead(h, { kind: 'legal-text', id });
  return id;
}

/** Acceptance of a version that was never shown. */
export async function buildAcceptance(h: Harness, person: Pick<BuiltUser, 'id'>): Promise<string> {
  const scope = legalScope('agreement', 'en');
  const known = await h.db
    .selectFrom('companyVersions')
    .select(['id', 'version'])
    .where('scope', '=', scope)
    .executeTakeFirst();
  const at = new Date('2099-01-01T00:00:00Z');
  const row =
    known ??
    (await h.db
      .insertInto('companyVersions')
      .values({
        ...{ kind: 'legal-text', scope, version: 1, facts: JSON.stringify(agreementFacts), validFrom: at },
        ...{ reason: 'as agreed', publishedBy: null },
      })
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow());
  const { id } = await h.db
    .insertInto('agreementAcceptances')
    .values({
      ...{ userId: person.id, versionId: row.id, version: row.version, name: 'Clara Reis' },
      ...{ title: agreementFacts.title, text: markdown, sha256: '0'.repeat(64), acceptedAt: h.deps.now() },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

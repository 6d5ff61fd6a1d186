import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { resumeErasures } from '#server/features/privacy/erasure/service.ts';
import { readAccountFiles } from '#server/features/privacy/export/queries.ts';
import { jobHandlers } from '#server/start/job-handlers.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { BuiltUser } from '../support/factories.ts';
import { agreementFacts, buildFreelancer, publishAgreement } from '../support/freelancers.ts';
import { useHarness } from '../support/harness.ts';
import { buildPending, statement } from '../support/reviews.ts';
import { buildSigner } from '../support/signers.ts';
import { buildStaff } from '../support/staff.ts';

// The agreement that freelancers work under: accepted as it was shown, and asked for by every way to new work.

const h = useHarness({ env: { TRANSLATION_WEBHOOK_URL: '', SANDBOX_TRANSLATIONS: 'false' } });
const refusal = (code: ErrorCode) => ({ cause: { code } });
const dayMs = 24 * 60 * 60_000;
let manager: BuiltUser;
beforeAll(async () => {
  await h.listen();
  manager = await buildStaff(h, { capabilities: ['manage'], name: 'Olga Lima' });
  await as(manager).publishRouting({ facts: { isOn: true, offerMinutes: 30 }, reason: 'Offers begin' });
  await vi.waitUntil(async () => (await as(manager).routing()).facts.isOn, { timeout: 60_000 });
});
beforeEach(async () => {
  h.setNow(null);
  await h.deps.pool.query('delete from rate_limits');
});

const as = (user: BuiltUser) => h.caller(user).admin;
const own = (user: BuiltUser) => h.caller(user).authenticator;
const always = {
  timeZone: 'UTC',
  hours: Array.from({ length: 7 }, () => ({ from: 0, to: 1440 })),
  pagesPerDay: 20,
};

async function accept(person: BuiltUser) {
  const { due } = await own(person).agreement();
  return own(person).acceptAgreement({ versionId: due?.versionId ?? '', sha256: due?.sha256 ?? '' });
}

/** A paper of a language that a test has for itself. */
async function paperIn(sourceLanguage: string): Promise<string> {
  const { review } = await buildPending(h, { sourceLanguage, pages: 2 });
  const dueAt = new Date(Date.now() + 3 * dayMs);
  await h.db.updateTable('documentsToBeVerified').set({ dueAt }).where('id', '=', review.id).execute();
  return review.id;
}

const route = (reviewId: string) => jobHandlers['team.route'](h.deps, { reviewId });
const offersOf = async (person: BuiltUser) => (await own(person).offers()).items;

test('nothing is demanded before a version is published, nor before it binds', async () => {
  const clara = await buildFreelancer(h);
  expect(await own(clara).agreement()).toMatchObject({ engagement: 'freelance', standing: 'not-needed', due: null });
  await own(clara).claim({ id: await paperIn('German') });

  const binds = new Date(Date.now() + 2 * dayMs);
  await publishAgreement(h, manager, { validFrom: binds.toISOString() });
  const { standing, due } = await own(clara).agreement();
  expect({ standing, version: due?.version }).toEqual({ standing: 'not-needed', version: 1 });
  expect((await h.caller(clara).notifications.list({})).items[0]).toMatchObject({ type: 'agreement_published' });
  await own(clara).claim({ id: await paperIn('German') });
  const other = await buildFreelancer(h, { name: 'Ben Ode' });
  await accept(clara);

  h.setNow(new Date(binds.getTime() + 1000));
  await h.db.updateTable('sessions').set({ lastSeenAt: h.deps.now(), provedAt: h.deps.now() }).execute();
  expect(await own(clara).agreement()).toMatchObject({ standing: 'accepted', due: null });
  expect((await own(other).agreement()).standing).toBe('waiting');
  await expect(own(other).claim({ id: await paperIn('German') })).rejects.toMatchObject(refusal('AGREEMENT_NEEDED'));
});

test('two presses at once are one acceptance, with the text as it was shown; SQL changes none', async () => {
  await publishAgreement(h, manager);
  const clara = await buildFreelancer(h);
  const employed = await buildStaff(h, { capabilities: ['translate'], pairs: [] });
  const { due } = await own(clara).agreement();
  const shown = { versionId: due?.versionId ?? '', sha256: due?.sha256 ?? '' };
  await expect(own(employed).acceptAgreement(shown)).rejects.toMatchObject(refusal('AGREEMENT_NOT_NEEDED'));
  await h.db
    .updateTable('sessions')
    .set({ provedAt: new Date(Date.now() - 60 * 60_000) })
    .where('userId', '=', clara.id)
    .execute();
  await expect(own(clara).acceptAgreement(shown)).rejects.toMatchObject(refusal('PROOF_NEEDED'));
  await h.db.updateTable('sessions').set({ provedAt: new Date() }).where('userId', '=', clara.id).execute();
  const forged = { ...shown, sha256: 'f'.repeat(64) };
  await expect(own(clara).acceptAgreement(forged)).rejects.toMatchObject(refusal('AGREEMENT_CHANGED'));

  const [one, other] = await Promise.all([own(clara).acceptAgreement(shown), own(clara).acceptAgreement(shown)]);
  expect(one.accepted).toEqual(other.accepted);
  expect(one).toMatchObject({ standing: 'accepted', accepted: [{ sha256: shown.sha256 }] });
  const id = one.accepted[0]?.id ?? '';
  const events = await h.db
    .selectFrom('staffEvents')
    .select('event')
    .where('subjectUserId', '=', clara.id)
    .where('event', '=', 'agreement.accepted')
    .execute();
  expect(events).toHaveLength(1);

  const copy = await own(clara).agreementCopy({ id });
  const { legalName } = await h.deps.company.site();
  expect(copy.file).toContain(`Between ${legalName}`);
  expect(await as(manager).agreementCopy({ id })).toEqual(copy);
  await expect(own(employed).agreementCopy({ id })).rejects.toMatchObject(refusal('AGREEMENT_NOT_FOUND'));
  for (const change of ["update agreement_acceptances set text = 'other'", 'delete from agreement_acceptances']) {
    await expect(h.deps.pool.query(change)).rejects.toThrow('pay');
  }
  expect((await readAccountFiles(h.db, clara.id))['pay']).toMatchObject({ agreements: [{ sha256: shown.sha256 }] });
});

test('a version published at the moment of the press is not accepted unread', async () => {
  await publishAgreement(h, manager);
  const clara = await buildFreelancer(h);
  const { due } = await own(clara).agreement();
  const shown = { versionId: due?.versionId ?? '', sha256: due?.sha256 ?? '' };
  const [published, pressed] = await Promise.allSettled([
    publishAgreement(h, manager, { markdown: `${agreementFacts.markdown}\n\nAnd one more clause.` }),
    own(clara).acceptAgreement(shown),
  ]);
  expect(published.status).toBe('fulfilled');
  if (pressed.status === 'rejected') expect(pressed.reason).toMatchObject(refusal('AGREEMENT_CHANGED'));
  const after = await own(clara).agreement();
  expect(after).toMatchObject({ standing: 'waiting', due: { version: (due?.version ?? 0) + 1 } });
  expect(after.accepted).toHaveLength(pressed.status === 'fulfilled' ? 1 : 0);
  const again = own(clara).acceptAgreement(shown);
  if (pressed.status === 'rejected') await expect(again).rejects.toMatchObject(refusal('AGREEMENT_CHANGED'));
  else await again;
  expect((await accept(clara)).standing).toBe('accepted');
});

test('without an acceptance there are no offers, claims or assignments; what was begun is finished', async () => {
  const language = 'Japanese';
  const pairs = [{ from: language, to: 'English' }];
  const clara = await buildFreelancer(h, { capabilities: ['translate', 'certify'], pairs, name: 'Clara Reis' });
  await buildSigner(h, clara, { languagePairs: pairs });
  await own(clara).saveWorkingTime(always);
  await publishAgreement(h, manager);
  await accept(clara);
  const [begun, offered] = [await paperIn(language), await paperIn(language)];
  await as(manager).moveReview({ id: begun, to: clara.id });
  await route(offered);
  const [offer] = await offersOf(clara);
  expect(offer?.reviewId).toBe(offered);

  await publishAgreement(h, manager, { title: 'Agreement, second version' });
  const reason = 'Clara Reis has not accepted the agreement in force.';
  await expect(own(clara).answerOffer({ id: offer?.id ?? '', accept: true })).rejects.toThrow(reason);
  const free = await paperIn(language);
  await route(free);
  expect((await offersOf(clara)).map(({ reviewId }) => reviewId)).not.toContain(free);
  await expect(as(manager).moveReview({ id: free, to: clara.id })).rejects.toThrow(reason);
  const assignees = (await own(manager).assignees({ id: free })).items;
  expect(assignees.find(({ id }) => id === clara.id)?.cannot).toBe(reason);
  await expect(own(clara).claim({ id: free })).rejects.toMatchObject(refusal('AGREEMENT_NEEDED'));
  const { version } = await own(clara).text({ id: free });
  const save = {
    id: free,
    saveId: randomUUID(),
    version,
    changes: [{ kind: 'remove' as const, blockId: randomUUID() }],
  };
  await expect(own(clara).saveText(save)).rejects.toMatchObject(refusal('AGREEMENT_NEEDED'));
  await expect(own(clara).readSource({ id: free })).rejects.toMatchObject(refusal('AGREEMENT_NEEDED'));
  await expect(own(clara).draftText({ id: free, version })).rejects.toMatchObject(refusal('AGREEMENT_NEEDED'));
  const dismissal = { id: free, boxId: randomUUID(), reason: 'A crease of the paper.' };
  await expect(own(clara).answerBox(dismissal)).rejects.toMatchObject(refusal('AGREEMENT_NEEDED'));
  await expect(own(clara).approve({ id: free, ...statement })).rejects.toMatchObject(refusal('AGREEMENT_NEEDED'));

  await own(clara).claim({ id: begun });
  expect(await own(clara).approve({ id: begun, ...statement })).toBeDefined();
  await accept(clara);
  await as(manager).moveReview({ id: free, to: clara.id });
});

test('who becomes a freelancer loses the offers that need an acceptance; the change is in the audit log', async () => {
  const language = 'Korean';
  const pairs = [{ from: language, to: 'English' }];
  await publishAgreement(h, manager);
  const dora = await buildStaff(h, { capabilities: ['translate'], pairs, name: 'Dora Kim' });
  await own(dora).saveWorkingTime(always);
  const id = await paperIn(language);
  await route(id);
  expect(await offersOf(dora)).toHaveLength(1);

  const change = { email: dora.email, capabilities: ['translate' as const], engagement: 'freelance' as const };
  const { member } = await as(manager).setCapabilities(change);
  expect(member).toMatchObject({ engagement: 'freelance', agreement: { standing: 'waiting', accepted: [] } });
  const offers = await h.db.selectFrom('reviewOffers').select('answer').where('personId', '=', dora.id).execute();
  expect(offers).toEqual([{ answer: 'withdrawn' }]);
  const [event] = await h.db
    .selectFrom('staffEvents')
    .select('details')
    .where('subjectUserId', '=', dora.id)
    .where('event', '=', 'staff.changed')
    .execute();
  expect(event?.details).toMatchObject({ engagement: ['employed', 'freelance'] });
});

test('an invitation says how the person is engaged; the agreement is no public text; freelancers list no customers', async () => {
  const email = `freelancer-${randomUUID()}@people.example`;
  await as(manager).inviteStaff({ email, capabilities: ['translate'], engagement: 'freelance' });
  expect((await as(manager).staff()).invitations.find((one) => one.email === email)?.engagement).toBe('freelance');
  const clara = await buildFreelancer(h);
  const text: { page: 'terms'; locale: 'en' } = JSON.parse('{ "page": "agreement", "locale": "en" }');
  await expect(h.caller(null).documents.legalText(text)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  await expect(as(clara).users({})).rejects.toMatchObject(refusal('ADMIN_ONLY'));
  await expect(as(manager).legalTexts({ page: 'agreement', locale: 'de' })).rejects.toMatchObject(
    refusal('INVALID_INPUT'),
  );
});

test('an erased freelancer leaves what was agreed', async () => {
  await publishAgreement(h, manager);
  const clara = await buildFreelancer(h);
  await accept(clara);
  await h.db
    .updateTable('profiles')
    .set({ role: 'user', capabilities: null, workPairs: null })
    .where('id', '=', clara.id)
    .execute();
  await h.caller({ ...clara, role: 'user' }).auth.deleteAccount({ email: clara.email });
  await h.runJobs();
  h.setNow(new Date(Date.now() + 5 * 60_000));
  await resumeErasures(h.deps);
  h.setNow(null);
  await h.runJobs();
  const kept = await h.db.selectFrom('agreementAcceptances').select('id').where('userId', '=', clara.id).execute();
  expect(kept).toHaveLength(1);
});

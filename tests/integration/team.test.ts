import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { applyOrderMoney } from '#server/features/documents/standing.ts';
import { jobHandlers } from '#server/start/job-handlers.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { buildDraft, deliver, pay } from '../support/orders.ts';
import { buildPending } from '../support/reviews.ts';
import { buildSigner } from '../support/signers.ts';
import { buildStaff } from '../support/staff.ts';

// Offers by rule, assignments that say why not, the board and the team's time.

const h = useHarness();
const refusal = (code: ErrorCode) => ({ cause: { code } });
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
let manager: BuiltUser;
let dispatcher: BuiltUser;

beforeAll(async () => {
  await h.listen();
  manager = await buildStaff(h, { capabilities: ['manage'], name: 'Olga Lima' });
  dispatcher = await buildStaff(h, { capabilities: ['desk'], name: 'Dan Hall' });
  await as(manager).publishRouting({ facts: { isOn: true, offerMinutes: 30 }, reason: 'Offers begin' });
  await vi.waitUntil(async () => (await as(manager).routing()).facts.isOn, { timeout: 60_000 });
});
beforeEach(async () => {
  h.setNow(null);
  await h.deps.pool.query('delete from rate_limits');
});

const as = (user: BuiltUser) => h.caller(user).admin;
const own = (user: BuiltUser) => h.caller(user).authenticator;
const later = (ms: number) => h.setNow(new Date(Date.now() + ms));
const dayAhead = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

/** Around the clock, so that no test depends on the hour. */
const always = {
  timeZone: 'UTC',
  hours: Array.from({ length: 7 }, () => ({ from: 0, to: 1440 })),
  pagesPerDay: 20,
};

/** A translator of one language, whose tests have it for themselves. */
async function translator(name: string, language: string): Promise<BuiltUser> {
  const person = await buildUser(h, { role: 'authenticator', name, canSign: false });
  await buildSigner(h, person, { languagePairs: [{ from: language, to: 'English' }] });
  await own(person).saveWorkingTime(always);
  return person;
}

async function paperIn(sourceLanguage: string, { pages = 2, owner }: { pages?: number; owner?: BuiltUser } = {}) {
  const { review } = await buildPending(h, { sourceLanguage, pages, ...(owner && { owner }) });
  await h.db
    .updateTable('documentsToBeVerified')
    .set({ dueAt: new Date(Date.now() + 3 * dayMs) })
    .where('id', '=', review.id)
    .execute();
  return review.id;
}

const route = (reviewId: string) => jobHandlers['team.route'](h.deps, { reviewId });
const holderOf = async (id: string) =>
  (await h.db.selectFrom('documentsToBeVerified').select('assignedTo').where('id', '=', id).executeTakeFirstOrThrow())
    .assignedTo;
const answersOf = async (reviewId: string) => {
  const rows = await h.db
    .selectFrom('reviewOffers')
    .select(['personId', 'answer'])
    .where('reviewId', '=', reviewId)
    .orderBy('offeredAt')
    .execute();
  return rows.map(({ personId, answer }) => [personId, answer]);
};
const offerOf = async (person: BuiltUser) => (await own(person).offers()).items[0]?.id ?? '';

describe('an offer', () => {
  test('goes first to the specialist of the paper’s kind, though others have less to do', async () => {
    const [named, other] = [
      await translator('Ida Berg', 'Chinese (Simplified)'),
      await translator('Jon Dahl', 'Chinese (Simplified)'),
    ];
    const busy = await paperIn('Chinese (Simplified)', { pages: 12 });
    await as(dispatcher).moveReview({ id: busy, to: named.id });
    const id = await paperIn('Chinese (Simplified)');
    const offers = { isOn: true, offerMinutes: 30 };
    const kinds = [{ kind: 'Birth certificate', personIds: [named.id] }];
    const publish = async (rules: typeof kinds) => {
      await as(manager).publishRouting({ facts: { ...offers, kinds: rules }, reason: 'Who knows these papers' });
      const isRead = async () => (await h.deps.company.find('routing'))?.facts.kinds.length === rules.length;
      await vi.waitUntil(isRead, { timeout: 60_000 });
    };
    await expect(publish([...kinds, ...kinds])).rejects.toThrow();
    await publish(kinds);
    await route(id);
    expect(await answersOf(id)).toEqual([[named.id, null]]);
    await own(named).answerOffer({ id: await offerOf(named), accept: false });
    await route(id);
    expect((await answersOf(id)).at(-1)).toEqual([other.id, null]);
    await publish([]);
  });

  test('of a paid paper goes to a person who can do it, notifies them, and becomes an assignment', async () => {
    const ana = await translator('Ana Reis', 'Spanish');
    const owner = await buildUser(h);
    const draft = await buildDraft(h, owner, { sourceLanguage: 'Spanish' });
    const { sessionId } = await h.caller(owner).payments.createCheckoutSession({
      documentIds: [draft.id],
      expectedTotalCents: 1500,
    });
    await pay(h, sessionId);
    await deliver(h, sessionId);
    await h.runJobs();
    const [offer] = (await own(ana).offers()).items;
    expect(offer).toMatchObject({ sourceLanguage: 'Spanish', pages: 1 });
    const { items } = await h.caller(ana).notifications.list({});
    expect(items.find(({ documentId }) => documentId === draft.id)?.type).toBe('review_offered');
    // Pressed twice at once.
    const id = offer?.id ?? '';
    await Promise.all([own(ana).answerOffer({ id, accept: true }), own(ana).answerOffer({ id, accept: true })]);
    expect(await holderOf(offer?.reviewId ?? '')).toBe(ana.id);
    expect((await own(ana).myWork()).papers).toMatchObject([{ id: offer?.reviewId, isLate: false }]);
    await expect(own(ana).answerOffer({ id, accept: false })).rejects.toMatchObject(refusal('WORK_OFFER_ANSWERED'));
    const stranger = await translator('Eve Stone', 'Korean');
    await expect(own(stranger).answerOffer({ id, accept: true })).rejects.toMatchObject(
      refusal('WORK_OFFER_NOT_FOUND'),
    );
  });

  test('raced by a dispatcher has one holder, whichever was first', async () => {
    const ben = await translator('Ben Ito', 'Japanese');
    const cleo = await translator('Cleo Abe', 'Japanese');
    for (let round = 0; round < 4; round += 1) {
      const id = await paperIn('Japanese');
      await route(id);
      const [[personId] = []] = await answersOf(id);
      const [asked, other] = personId === ben.id ? [ben, cleo] : [cleo, ben];
      const [accepted, moved] = await Promise.allSettled([
        own(asked).answerOffer({ id: await offerOf(asked), accept: true }),
        as(dispatcher).moveReview({ id, from: null, to: other.id }),
      ]);
      const holder = await holderOf(id);
      if (accepted.status === 'fulfilled') {
        expect(moved).toMatchObject({ reason: refusal('BOARD_CHANGED') });
        expect(holder).toBe(asked.id);
      } else {
        expect(accepted.reason).toMatchObject(refusal('WORK_OFFER_WITHDRAWN'));
        expect(holder).toBe(other.id);
      }
      expect((await answersOf(id)).map(([, answer]) => answer)).toEqual([
        accepted.status === 'fulfilled' ? 'accepted' : 'withdrawn',
      ]);
    }
  });

  test('that is declined or expires goes to the next person, and after all to the pool', async () => {
    const ana = await translator('Ana Kaya', 'Ukrainian');
    const ben = await translator('Ben Kaya', 'Ukrainian');
    // Did the customer's last paper.
    const owner = await buildUser(h);
    const last = await paperIn('Ukrainian', { owner });
    await h.db
      .updateTable('documentsToBeVerified')
      .set({
        status: 'completed',
        authenticatedBy: ben.id,
        authenticatedByName: 'Ben Kaya',
        authenticationDate: new Date(),
      })
      .where('id', '=', last)
      .execute();
    const id = await paperIn('Ukrainian', { owner });
    await Promise.all([route(id), route(id), route(id)]);
    expect(await answersOf(id)).toEqual([[ben.id, null]]);
    await own(ben).answerOffer({ id: await offerOf(ben), accept: false });
    await route(id);
    const late = await offerOf(ana);
    later(31 * minuteMs);
    await expect(own(ana).answerOffer({ id: late, accept: true })).rejects.toMatchObject(refusal('WORK_OFFER_EXPIRED'));
    await jobHandlers['team.expireOffers'](h.deps, {});
    expect(await answersOf(id)).toEqual([
      [ben.id, 'declined'],
      [ana.id, 'expired'],
    ]);
    await route(id);
    expect(await answersOf(id)).toHaveLength(2);
    expect(await holderOf(id)).toBeNull();
    // The pool: who is free takes it, as ever.
    await own(ana).assign({ id, to: ana.id });
    expect(await holderOf(id)).toBe(ana.id);
  });

  test('ends with the suspension of its person, also at the same moment, and goes on', async () => {
    const ana = await translator('Ana Levi', 'Hebrew');
    const ben = await translator('Ben Levi', 'Hebrew');
    const id = await paperIn('Hebrew');
    await route(id);
    const [[personId] = []] = await answersOf(id);
    const [asked, next] = personId === ana.id ? [ana, ben] : [ben, ana];
    const offerId = await offerOf(asked);
    const [accepted, suspended] = await Promise.allSettled([
      own(asked).answerOffer({ id: offerId, accept: true }),
      as(manager).suspendStaff({ email: asked.email }),
    ]);
    expect(suspended.status).toBe('fulfilled');
    expect(await holderOf(id)).toBeNull();
    if (accepted.status === 'rejected') expect(accepted.reason).toMatchObject(refusal('WORK_OFFER_WITHDRAWN'));
    await route(id);
    const open = (await answersOf(id)).filter(([, answer]) => answer === null);
    expect(open).toEqual([[next.id, null]]);
  });

  test('is withdrawn by an absence, and given to nobody who is full', async () => {
    const ana = await translator('Ana Haddad', 'Arabic');
    const id = await paperIn('Arabic', { pages: 5 });
    await route(id);
    expect(await answersOf(id)).toEqual([[ana.id, null]]);
    const absence = { absenceId: randomUUID(), from: dayAhead(-1), until: dayAhead(7), note: 'Leave' };
    const { absences } = await own(ana).addAbsence(absence);
    expect((await own(ana).addAbsence(absence)).absences).toEqual(absences);
    expect(await answersOf(id)).toEqual([[ana.id, 'withdrawn']]);
    await route(id);
    expect(await answersOf(id)).toHaveLength(1);
    await own(ana).removeAbsence({ id: absence.absenceId });
    await own(ana).saveWorkingTime({ ...always, pagesPerDay: 2 });
    // Six pages in three days: one of two papers of five, though both are routed at once.
    const other = await paperIn('Arabic', { pages: 5 });
    await Promise.all([route(id), route(other)]);
    const open = [...(await answersOf(id)), ...(await answersOf(other))].filter(([, answer]) => answer === null);
    expect(open).toHaveLength(1);
  });
});

describe('a paper that becomes free', () => {
  test('because its holder gives it back is offered to somebody else', async () => {
    const ida = await translator('Ida Berg', 'Korean');
    await translator('Jon Park', 'Korean');
    const id = await paperIn('Korean');
    await own(ida).assign({ id, to: ida.id });
    await own(ida).assign({ id, to: null });
    await route(id);
    const [first, second] = await answersOf(id);
    expect(first).toEqual([ida.id, 'declined']);
    expect(second).toEqual([expect.not.stringMatching(ida.id), null]);
  });

  test('because its payment is no longer disputed is offered to the next', async () => {
    await translator('Eva Roth', 'German');
    await translator('Finn Kurz', 'German');
    const { review } = await buildPending(h, { sourceLanguage: 'German' });
    await route(review.id);
    const hold = (state: 'dispute' | null) =>
      h.db
        .transaction()
        .execute((trx) =>
          applyOrderMoney(h.deps, trx, { documentId: review.documentId, refundedCents: 0, hold: state }),
        );
    await hold('dispute');
    later(31 * minuteMs);
    await h.runJobs();
    expect(await answersOf(review.id)).toMatchObject([[expect.any(String), 'expired']]);
    await hold(null);
    await h.runJobs();
    expect(await answersOf(review.id)).toMatchObject([
      [expect.any(String), 'expired'],
      [expect.any(String), null],
    ]);
  });
});

describe('an assignment', () => {
  test('to somebody who cannot do the paper is refused, and says why', async () => {
    const ana = await translator('Ana Kim', 'Korean');
    const id = await paperIn('German');
    await expect(as(dispatcher).moveReview({ id, from: null, to: ana.id })).rejects.toMatchObject({
      cause: {
        code: 'ASSIGNEE_CANNOT',
        details: { reason: 'Ana Kim does not list German into English in their signer profile.' },
      },
    });
    const unsigned = await buildUser(h, { role: 'authenticator', name: 'Una Sign', canSign: false });
    await expect(own(unsigned).assign({ id, to: unsigned.id })).rejects.toMatchObject({
      cause: { code: 'ASSIGNEE_CANNOT', details: { reason: expect.stringContaining('has no signer profile') } },
    });
    // Who only translates leaves the certificate to a colleague.
    const only = await buildStaff(h, { capabilities: ['translate'], pairs: [{ from: 'German', to: 'English' }] });
    await as(dispatcher).moveReview({ id, from: null, to: only.id });
    expect(await holderOf(id)).toBe(only.id);
  });

  test('is passed on with a note by its holder alone', async () => {
    const ana = await translator('Ana Rossi', 'Italian');
    const ben = await translator('Ben Rossi', 'Italian');
    const cleo = await translator('Cleo Park', 'Korean');
    const id = await paperIn('Italian');
    await own(ana).assign({ id, to: ana.id });
    const note = 'The stamp on page 2 is Sardinian.';
    await expect(own(ben).passOn({ id, to: ben.id, note })).rejects.toMatchObject(refusal('PASS_ON_DENIED'));
    await expect(own(ana).passOn({ id, to: cleo.id, note })).rejects.toMatchObject(refusal('ASSIGNEE_CANNOT'));
    await own(ana).passOn({ id, to: ben.id, note });
    expect((await own(ben).myWork()).papers).toMatchObject([{ id, note, passedOnBy: 'Ana Rossi' }]);
    expect((await own(ana).myWork()).papers).toEqual([]);
    const { items } = await h.caller(ben).notifications.list({});
    expect(items[0]).toMatchObject({ type: 'review_passed', message: expect.stringContaining(note) });
  });
});

describe('the board', () => {
  test('has people by days; of two dispatchers who move one card the second is told', async () => {
    const ana = await translator('Ana Roux', 'French');
    const ben = await translator('Ben Roux', 'French');
    const id = await paperIn('French', { pages: 4 });
    const dueOn = dayAhead(3);
    const week = { week: dueOn };
    const free = await as(dispatcher).board(week);
    expect(free.unassigned.cards.map((card) => card.id)).toContain(id);
    const other = await buildStaff(h, { capabilities: ['manage'] });
    const moves = await Promise.allSettled([
      as(dispatcher).moveReview({ id, from: null, to: ana.id }),
      as(other).moveReview({ id, from: null, to: ben.id }),
    ]);
    expect(moves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(moves.find(({ status }) => status === 'rejected')).toMatchObject({ reason: refusal('BOARD_CHANGED') });
    const board = await as(dispatcher).board(week);
    const holder = await holderOf(id);
    const cells = board.people.flatMap(({ id: person, days }) =>
      days.flatMap(({ cards, pages, total }) => cards.map((card) => ({ person, id: card.id, pages, total }))),
    );
    expect(cells).toContainEqual({ person: holder, id, pages: 4, total: 1 });
    expect(board.unassigned.cards.map((card) => card.id)).not.toContain(id);
    await as(dispatcher).moveReview({ id, from: holder, to: null });
    expect(await holderOf(id)).toBeNull();
  });

  test('is closed to translators, and shows no customer', async () => {
    const ana = await translator('Ana Polak', 'Polish');
    await expect(as(ana).board()).rejects.toMatchObject(refusal('ADMIN_ONLY'));
    const owner = await buildUser(h, { name: 'Zofia Secret' });
    await paperIn('Polish', { owner });
    expect(JSON.stringify(await as(dispatcher).board())).not.toContain('Secret');
  });
});

describe('the team’s time', () => {
  test('has absences and capacity by day; the note is for managers', async () => {
    const ana = await translator('Ana Tanaka', 'Japanese');
    const day = `${dayAhead(40).slice(0, 7)}-15`;
    const absence = { absenceId: randomUUID(), from: day, until: day, note: 'Operation' };
    await as(manager).addAbsence({ userId: ana.id, ...absence });
    const month = day.slice(0, 7);
    const of = async (user: BuiltUser) => (await as(user).team({ month })).people.find(({ id }) => id === ana.id);
    const seen = await of(manager);
    expect(seen?.days.find((one) => one.day === day)).toMatchObject({ off: 'absent', capacity: 0 });
    expect(seen?.days.filter(({ off }) => off === null).every(({ capacity }) => capacity === 20)).toBe(true);
    expect(seen?.absences).toMatchObject([{ note: 'Operation' }]);
    expect((await of(dispatcher))?.absences).toMatchObject([{ note: '' }]);
    await expect(own(dispatcher).removeAbsence({ id: absence.absenceId })).rejects.toMatchObject(
      refusal('PERMISSION_DENIED'),
    );
    const stranger = await translator('Eve Sato', 'Japanese');
    await expect(own(stranger).removeAbsence({ id: absence.absenceId })).rejects.toMatchObject(
      refusal('ABSENCE_NOT_FOUND'),
    );
    const wrong = { absenceId: randomUUID(), from: '2030-01-05', until: '2030-01-04', note: '' };
    await expect(own(ana).addAbsence(wrong)).rejects.toMatchObject(refusal('ABSENCE_SPAN'));
    await expect(as(manager).saveWorkingTime({ userId: randomUUID(), ...always })).rejects.toMatchObject(
      refusal('STAFF_NOT_FOUND'),
    );
  });
});

import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseFacts } from '#server/features/company/facts.ts';
import { publishFacts } from '#server/features/company/publishing.ts';
import { findDraft, upsertDraft } from '#server/features/company/queries.ts';
import type { PriceList } from '#shared/schemas/company.ts';
import { buildUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';

const harness = useHarness();
let admin: string;

beforeAll(async () => {
  // Publications travel as signals of the database, to which a served process listens.
  await harness.listen();
  ({ id: admin } = await buildUser(harness, { role: 'admin' }));
});

const hourMs = 60 * 60 * 1000;

/** Publishes the prices in force with another postage. */
async function publish(postageCents: number, { basedOn, validFrom }: { basedOn: number; validFrom?: Date }) {
  const { facts } = await harness.deps.company.inForce('prices');
  return harness.db.transaction().execute((trx) =>
    publishFacts(harness.deps, trx, {
      kind: 'prices',
      facts: { ...facts, postageCents },
      basedOn,
      validFrom,
      reason: 'The carrier raised its rates',
      publishedBy: admin,
    }),
  );
}

async function latest(): Promise<number> {
  const { version } = await harness.db
    .selectFrom('companyVersions')
    .select((eb) => eb.fn.max('version').as('version'))
    .where('kind', '=', 'prices')
    .executeTakeFirstOrThrow();
  return version;
}

const postage = async (at?: Date) => {
  const { facts } = await harness.deps.company.inForce('prices', at ? { at } : {});
  return facts.postageCents;
};

describe('the facts of the house', () => {
  it('begin with the prices of the release', async () => {
    const { facts, version } = await harness.deps.company.inForce('prices', { at: new Date('2026-02-01T00:00:00Z') });
    expect(version).toBe(1);
    expect(facts).toMatchObject({ currency: 'usd', rates: { certified: { regular: 1500, bankStatement: 2500 } } });
  });

  it('of a later version are in force from their time on, in every reader', async () => {
    const validFrom = new Date(Date.now() + hourMs);
    const before = await postage();
    await publish(1750, { basedOn: await latest(), validFrom });
    await expect.poll(() => postage(new Date(validFrom.getTime() + 1))).toBe(1750);
    expect(await postage()).toBe(before);
  });

  it('keep every version, which orders find by its id', async () => {
    const { id } = await publish(1800, { basedOn: await latest() });
    await publish(1900, { basedOn: await latest() });
    await expect.poll(() => harness.deps.company.byId('prices', id)).toMatchObject({ facts: { postageCents: 1800 } });
    expect(await harness.deps.company.byId('prices', randomUUID())).toBeUndefined();
    const change = harness.db.updateTable('companyVersions').set({ reason: 'another one' }).where('id', '=', id);
    await expect(change.execute()).rejects.toThrow('append-only');
  });

  it('of two people who change one version, the second is told', async () => {
    const basedOn = await latest();
    const results = await Promise.allSettled([publish(2000, { basedOn }), publish(2100, { basedOn })]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [refused] = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
    expect(refused).toMatchObject({ code: 'FACTS_CHANGED', details: { version: basedOn + 1 } });
    expect(await latest()).toBe(basedOn + 1);
  });

  it('never take effect in the past', async () => {
    const validFrom = new Date(Date.now() - hourMs);
    await expect(publish(1, { basedOn: await latest(), validFrom })).rejects.toMatchObject({ code: 'FACTS_IN_PAST' });
  });

  it('stay in force while a draft is edited, until it is published', async () => {
    const basedOn = await latest();
    // The reader hears of what the tests above published.
    await expect.poll(async () => (await harness.deps.company.inForce('prices')).version).toBe(basedOn);
    const { facts } = await harness.deps.company.inForce('prices');
    const before = await postage();
    const draft = { kind: 'prices', scope: '', savedBy: admin, savedAt: new Date(), basedOn } as const;
    await upsertDraft(harness.db, { ...draft, facts: { ...facts, postageCents: 1 } });
    await upsertDraft(harness.db, { ...draft, facts: { ...facts, postageCents: 2 } });
    expect(await findDraft(harness.db, draft)).toMatchObject({ basedOn, facts: { postageCents: 2 } });
    expect(await postage()).toBe(before);
    await publish(2200, { basedOn });
    expect(await findDraft(harness.db, draft)).toBeUndefined();
  });

  it.each<[string, Partial<Record<keyof PriceList, unknown>>]>([
    ['a price below zero', { postageCents: -1 }],
    ['a fraction of a cent', { postageCents: 0.5 }],
    ['a trillion', { postageCents: 1e12 }],
    ['a list without a minimum', { minimumCents: undefined }],
    ['an unknown field', { discount: 5 } as object],
  ])('refuse %s', async (_name, change) => {
    const { facts } = await harness.deps.company.inForce('prices');
    expect(() => parseFacts('prices', { ...facts, ...change })).toThrow();
  });
});

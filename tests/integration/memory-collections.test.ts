import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertImport, insertUnits, upsertTerms } from '#server/features/translation/collection-queries.ts';
import { draftReview } from '#server/features/translation/drafting/service.ts';
import { importFile } from '#server/features/translation/exchange/importing.ts';
import { tmxEnd, tmxHead, tmxUnit } from '#server/features/translation/exchange/tmx.ts';
import { getText } from '#server/features/translation/text.ts';
import { importFileOutput } from '#shared/schemas/memory-collections.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { startWhileHeld } from '../support/lock-waits.ts';
import { buildText, deliverPaper, paragraphOf, put } from '../support/texts.ts';

// Memories and glossaries that came as files: whose papers they serve, and what a translator finds in them.

const h = useHarness({ env: { TRANSLATION_WEBHOOK_URL: '' } });
let admin: BuiltUser;
let clara: BuiltUser;
beforeAll(async () => {
  await h.listen();
  admin = await buildUser(h, { role: 'admin' });
  clara = await buildUser(h, { role: 'authenticator', name: 'Clara Reis' });
});
beforeEach(async () => {
  await h.db.deleteFrom('memoryCollections').execute();
});

const fileOf = (pairs: readonly (readonly [string, string])[], more = '') =>
  `${tmxHead('1')}${pairs.map(([source, target]) => tmxUnit({ lang: 'pt', source, target })).join('')}${more}${tmxEnd}`;
const glossaryOf = (pairs: readonly (readonly [string, string, string])[]) =>
  `<?xml version="1.0"?><martif type="TBX"><text><body>${pairs
    .map(
      ([source, target, status]) =>
        `<termEntry><langSet xml:lang="pt"><tig><term>${source}</term></tig></langSet><langSet xml:lang="en"><tig><term>${target}</term><termNote type="administrativeStatus">${status}</termNote></tig></langSet></termEntry>`,
    )
    .join('')}</body></text></martif>`;

const address = (id: string) => `${h.env.publicUrl}/files/collections/${id}`;
const send = (user: BuiltUser | undefined, id: string, body: string) =>
  fetch(`${address(id)}?filename=memory.tmx`, {
    method: 'PUT',
    headers: { ...(user && { cookie: user.cookie }), Origin: h.env.publicUrl },
    body,
  });

async function made(
  kind: 'memory' | 'glossary',
  file: string,
  owner?: BuiltUser,
  level: 'answer' | 'advice' = 'answer',
) {
  const accountId = owner?.id ?? null;
  const { id } = await h
    .caller(admin)
    .admin.saveCollection({ kind, name: `${kind} ${randomUUID()}`, accountId, level });
  const response = await send(admin, id, file);
  expect(response.status).toBe(200);
  return { id, result: importFileOutput.parse(await response.json()) };
}

const source = 'O presente termo foi lavrado pelo escrivão substituto da comarca.';
const target = 'This record was drawn up by the deputy clerk of the judicial district.';

async function draftFor(owner: BuiltUser) {
  const block = paragraphOf(source);
  const built = await buildText(h, [[block]], { owner });
  await draftReview(h.deps, { reviewId: built.review.id });
  const [drafted] = (await getText(h.deps, built.review.id)).blocks;
  return { ...built, block: drafted };
}

describe('a file of a memory', () => {
  test('adds its units once, names the broken ones, and drafts the papers of its customer alone', async () => {
    const [owner, stranger] = [await buildUser(h), await buildUser(h)];
    const broken = '<tu tuid="b-1"><tuv xml:lang="pt"><seg>sem fim</seg></tuv>\n';
    const file = fileOf(
      [
        [source, target],
        ['Dou fé.', 'I attest.'],
      ],
      broken,
    );
    const { id, result } = await made('memory', file, owner);
    expect(result).toMatchObject({ units: 3, added: 2, broken: 1, foreignUnits: 0 });
    expect(result.faults).toMatchObject([{ unit: 3, name: 'b-1', reason: 'It has no end tag.' }]);
    expect(await (await send(admin, id, file)).json()).toMatchObject({ added: 0 });
    expect((await draftFor(owner)).block).toMatchObject({ state: 'drafted', target, draft: { from: 'memory' } });
    expect((await draftFor(stranger)).block).toMatchObject({ state: 'untranslated' });
    const { items } = await h.caller(admin).admin.collections();
    expect(items).toMatchObject([{ id, entries: 2, accountEmail: owner.email }]);
  });

  test('that was cut off keeps and reports what arrived, and is completed by the whole file', async () => {
    const file = fileOf([
      [source, target],
      ['Dou fé.', 'I attest.'],
    ]);
    const { id } = await h.caller(admin).admin.saveCollection({ kind: 'memory', name: 'House' });
    const cut = await send(admin, id, file.slice(0, file.indexOf('Dou')));
    expect(cut.status).toBe(400);
    expect(JSON.stringify(await cut.json())).toContain('ends too early');
    const imports = () => h.caller(admin).admin.collectionImports({ collectionId: id });
    expect((await imports()).items).toMatchObject([{ state: 'failed', added: 1 }]);
    expect(await (await send(admin, id, file)).json()).toMatchObject({ added: 1, broken: 0 });
    expect((await imports()).items).toMatchObject([{ state: 'done', added: 1 }, { state: 'failed' }]);
  });

  test('whose sender goes away, or whose process is killed, is completed when it comes again', async () => {
    const { id: collectionId } = await h.caller(admin).admin.saveCollection({ kind: 'memory', name: 'Killed' });
    const pairs = Array.from(
      { length: 2_500 },
      (_unit, index) => [`Sentença ${String(index)}`, `Sentence ${String(index)}`] as const,
    );
    const file = Buffer.from(fileOf(pairs));
    async function* lost() {
      yield file.subarray(0, file.length / 2);
      throw new Error('the sender went away');
    }
    const actor = { id: admin.id, role: 'admin', name: null, email: admin.email } as const;
    const common = { collectionId, filename: 'memory.tmx' };
    await expect(importFile(h.deps, actor, { ...common, body: lost() })).rejects.toThrow('went away');
    // A killed process leaves the import running.
    await h.db
      .updateTable('memoryImports')
      .set({ state: 'running', touchedAt: new Date(0) })
      .execute();
    const imports = async () => (await h.caller(admin).admin.collectionImports({ collectionId })).items;
    const [first] = await imports();
    expect(first).toMatchObject({ state: 'failed' });
    expect(first?.added).toBeGreaterThan(1_000);
    const whole = await (await send(admin, collectionId, file.toString())).json();
    expect(importFileOutput.parse(whole).added).toBe(pairs.length - (first?.added ?? 0));
  });

  test('comes out as it went in', async () => {
    const { id } = await made(
      'memory',
      fileOf([
        [source, target],
        ['a < b & c', 'a < b & c'],
      ]),
    );
    const out = await fetch(address(id), { headers: { cookie: admin.cookie } });
    expect(out.headers.get('content-disposition')).toContain('.tmx');
    const text = await out.text();
    const again = await made('memory', text);
    expect(again.result).toMatchObject({ units: 2, added: 2, broken: 0 });
    const { items } = await h.caller(admin).admin.auditLog({ event: 'collection.exported' });
    expect(items[0]?.details).toMatchObject({ collection: id });
  });

  test('is taken back whole, and a collection that ends drafts nothing more', async () => {
    const owner = await buildUser(h);
    const { id, result } = await made('memory', fileOf([[source, target]]), owner);
    await h.caller(admin).admin.removeImport({ id: result.importId });
    expect((await draftFor(owner)).block).toMatchObject({ state: 'untranslated' });
    await h.runJobs();
    expect(await h.db.selectFrom('memoryUnits').select('id').execute()).toEqual([]);
    await send(admin, id, fileOf([[source, target]]));
    expect((await draftFor(owner)).block).toMatchObject({ state: 'drafted' });
    await h.caller(admin).admin.removeCollection({ id });
    expect((await draftFor(owner)).block).toMatchObject({ state: 'untranslated' });
    await h.runJobs();
    expect(await h.db.selectFrom('memoryCollections').select('id').execute()).toEqual([]);
  });

  test('is read for those who manage alone', async () => {
    const { id } = await made('memory', fileOf([[source, target]]));
    const file = fileOf([]);
    for (const [user, status] of [
      [undefined, 401],
      [await buildUser(h), 403],
      [clara, 403],
    ] as const) {
      expect((await send(user, id, file)).status).toBe(status);
      expect((await fetch(address(id), user && { headers: { cookie: user.cookie } })).status).toBe(status);
    }
    expect((await send(admin, randomUUID(), file)).status).toBe(404);
    expect((await send(admin, id, glossaryOf([['a', 'b', '']]))).status).toBe(400);
    const foreign = { method: 'PUT', headers: { cookie: admin.cookie, Origin: 'https://evil.example' }, body: file };
    expect((await fetch(address(id), foreign)).status).toBe(403);
  });
});

test('the collections of an account end with it', async () => {
  const owner = await buildUser(h);
  await made('memory', fileOf([[source, target]]), owner);
  await made('glossary', glossaryOf([['termo', 'record', '']]), owner);
  await h.caller(owner).auth.deleteAccount({ email: owner.email });
  await h.runJobs();
  expect(await h.db.selectFrom('memoryCollections').select('id').execute()).toEqual([]);
  expect(await h.db.selectFrom('memoryUnits').select('id').execute()).toEqual([]);
  expect(await h.db.selectFrom('glossaryTerms').select('id').execute()).toEqual([]);
  await expect(
    h.caller(admin).admin.saveCollection({ kind: 'memory', name: 'Late', accountId: owner.id }),
  ).rejects.toMatchObject({ cause: { code: 'USER_NOT_FOUND' } });
});

describe('in the studio', () => {
  test('alternatives have percentages and come from what the paper may use', async () => {
    const [owner, stranger] = [await buildUser(h), await buildUser(h)];
    const like = source.replace('substituto', 'titular');
    await made(
      'memory',
      fileOf([
        [source, target],
        [like, 'This record was drawn up by the chief clerk.'],
      ]),
      owner,
    );
    await made('memory', fileOf([[source, 'Another customer’s English.']]), stranger);
    const block = paragraphOf(source);
    const { review } = await buildText(h, [[block]], { owner });
    const asked = { id: review.id, blockId: block.id, part: 'text' };
    const { items } = await h.caller(clara).authenticator.matches(asked);
    expect(items.map(({ target: english, percent, isWhole }) => [english, percent, isWhole])).toEqual([
      [target, 100, true],
      ['This record was drawn up by the chief clerk.', 90, true],
    ]);
    await expect(h.caller(clara).authenticator.matches({ ...asked, blockId: randomUUID() })).rejects.toMatchObject({
      cause: { code: 'BLOCK_NOT_FOUND' },
    });
  });

  test('the concordance finds words in files and delivered papers, until the paper is erased', async () => {
    const owner = await buildUser(h);
    await made('memory', fileOf([['A comarca de Itabuna.', 'The judicial district of Itabuna.']]), owner);
    const delivered = await deliverPaper(h, clara, [
      ['Averbado na comarca vizinha.', 'Annotated in the next district.'],
    ]);
    const { review } = await buildText(h, [[paragraphOf(source)]], { owner });
    const look = (text: string) => h.caller(clara).authenticator.concordance({ id: review.id, text });
    const found = await look('COMARCA');
    expect(found.collections).toMatchObject([{ target: 'The judicial district of Itabuna.' }]);
    expect(found.delivered).toMatchObject([
      { reviewId: delivered.review.id, target: 'Annotated in the next district.', confirmedByName: 'Clara Reis' },
    ]);
    expect((await look('the next district')).delivered).toHaveLength(1);
    expect(await look('100% _ \\')).toMatchObject({ collections: [], delivered: [] });
    await h.caller(delivered.owner).documents.erase({ id: delivered.document.id });
    await h.runJobs();
    expect((await look('comarca')).delivered).toEqual([]);
  });

  test('the glossary of the paper’s customer checks its English, and replaces the house’s', async () => {
    const [owner, stranger] = [await buildUser(h), await buildUser(h)];
    await made(
      'glossary',
      glossaryOf([
        ['escrivão', 'court clerk', 'preferred'],
        ['comarca', 'county', 'deprecated'],
      ]),
    );
    const { id } = await made('glossary', glossaryOf([['comarca', 'judicial district', 'preferred']]), owner, 'advice');
    const found = async (paper: BuiltUser, english: string) => {
      const block = paragraphOf(source);
      const { review, text } = await buildText(h, [[block]], { owner: paper });
      const changes = [put({ ...block, target: english, state: 'edited' })];
      const api = h.caller(clara).authenticator;
      await api.saveText({ id: review.id, version: text.version, saveId: randomUUID(), changes });
      const { findings } = await api.textChecks({ id: review.id });
      return findings.filter(({ rule }) => rule.startsWith('glossary')).map(({ rule, level }) => `${rule} ${level}`);
    };
    expect(await found(owner, 'Drawn up by the court clerk of the judicial district.')).toEqual([]);
    expect(await found(owner, 'Drawn up by the notary of the county.')).toEqual([
      'glossary-advice advice',
      'glossary-term answer',
    ]);
    expect(await found(stranger, 'Drawn up by the court clerk of the county.')).toEqual(['glossary-term answer']);
    const terms = await h.caller(admin).admin.glossaryTerms({ collectionId: id });
    expect(terms.items).toMatchObject([{ source: 'comarca', status: 'preferred' }]);
    const term = { collectionId: id, lang: 'pt', source: 'comarca', target: 'judicial district' } as const;
    await expect(h.caller(admin).admin.saveTerm(term)).rejects.toMatchObject({ cause: { code: 'TERM_TWICE' } });
    await h.caller(admin).admin.saveTerm({ ...term, id: terms.items[0]?.id, target: 'county', note: null });
    expect(await found(owner, 'Drawn up by the court clerk of the county.')).toEqual([]);
    await h.caller(admin).admin.removeTerm({ collectionId: id, id: terms.items[0]?.id ?? '' });
    expect((await h.caller(admin).admin.glossaryTerms({ collectionId: id })).total).toBe(0);
  });
});

test.each(['memory', 'glossary'] as const)('files at once of one %s share entries in other orders', async (kind) => {
  const pairs = [
    ['abelha', 'bee', 'preferredTerm-admn-sts'],
    ['milho', 'corn', 'preferredTerm-admn-sts'],
    ['zebra', 'zebra', 'preferredTerm-admn-sts'],
  ] as const;
  const write = (list: readonly (typeof pairs)[number][]) =>
    kind === 'memory' ? fileOf(list.map(([original, english]) => [original, english])) : glossaryOf(list);
  const { id: collectionId } = await made(kind, write([]));
  const take = (list: readonly (typeof pairs)[number][]) =>
    importFile(h.deps, admin, { collectionId, filename: 'list.xml', body: Readable.from([Buffer.from(write(list))]) });
  const outcomes = await startWhileHeld(
    h,
    async (trx) => {
      const shared = { lang: 'pt', source: 'milho', target: 'corn' } as const;
      const came = { collectionId, filename: 'first.xml', importedBy: admin.id, startedAt: h.deps.now() };
      const importId = await insertImport(trx, came);
      if (kind === 'memory') return insertUnits(trx, { collectionId, importId, accountId: null, pairs: [shared] });
      const term = { ...shared, status: 'preferred', note: null } as const;
      return upsertTerms(trx, {
        collectionId,
        importId,
        changedBy: admin.id,
        createdAt: came.startedAt,
        terms: [term],
      });
    },
    [() => take(pairs), () => take(pairs.toReversed())],
  );
  expect(outcomes).toMatchObject([{ status: 'fulfilled' }, { status: 'fulfilled' }]);
});

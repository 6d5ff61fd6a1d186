import { beforeAll, describe, expect, test } from 'vitest';
import { findSimilar } from '#server/features/translation/drafting/queries.ts';
import { admitPairs } from '#server/features/translation/memory/queries.ts';
import { phrasesOf, activePhrases } from '#server/features/translation/phrasebook.ts';
import { recordPhraseUses } from '#server/features/translation/phrases.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';

/** The phrasebooks as staff see, edit and retire them. */

const h = useHarness();
let translator: BuiltUser;
let admin: BuiltUser;
beforeAll(async () => {
  translator = await buildUser(h, { role: 'authenticator', name: 'Rui Prado' });
  admin = await buildUser(h, { role: 'admin' });
});

const refused = (code: string) => ({ cause: { code } });
const api = (user = translator) => h.caller(user).authenticator;
const find = async (lang: 'pt' | 'es' | 'de', source: string) =>
  (await api().phrases({ lang, search: source })).items.find((phrase) => phrase.source === source);

describe('the list', () => {
  test('holds a language page by page, in the order of its file', async () => {
    const first = await api().phrases({ lang: 'de', pageSize: 5 });
    expect(first).toMatchObject({ total: phrasesOf('de').length, page: 1, pageSize: 5 });
    expect(first.items.map(({ source }) => source)).toEqual(
      phrasesOf('de')
        .slice(0, 5)
        .map(({ source }) => source),
    );
    const second = await api().phrases({ lang: 'de', pageSize: 5, page: 2 });
    expect(second.items[0]?.source).toBe(phrasesOf('de')[5]?.source);
    expect((await api().phrases({})).total).toBe(phrasesOf('pt').length);
  });

  test('is searched on both sides, without case and accents', async () => {
    const sources = async (search: string) => (await api().phrases({ lang: 'pt', search })).items.map((i) => i.source);
    expect(await sources('certidao de obito')).toContain('Certidão de Óbito');
    expect(await sources('DEATH CERTIFICATE')).toContain('Certidão de Óbito');
    expect(await sources('nothing of the kind')).toEqual([]);
  });

  test('shows how many segments each phrase drafted', async () => {
    const sources = ['Certidão de Casamento', 'Dou fé', 'Dou fé'];
    const use = () =>
      h.db.transaction().execute((trx) => recordPhraseUses(trx, { lang: 'pt', sources, now: new Date() }));
    await Promise.all([use(), use()]);
    expect(await find('pt', 'Dou fé')).toMatchObject({ uses: 4 });
    expect(await find('pt', 'Certidão de Casamento')).toMatchObject({ uses: 2 });
    expect(await find('pt', 'Certidão de Óbito')).toMatchObject({ uses: 0 });
  });
});

describe('a change', () => {
  const active = async (source: string) =>
    (await activePhrases(h.db, 'es')).find((phrase) => phrase.source === source)?.target;

  test('edits what is offered, with who and when; the target of the file ends the change', async () => {
    const phrase = { lang: 'es', source: 'Doy fe' } as const;
    const edited = await api().editPhrase({ ...phrase, seen: 'I so certify', target: ' I attest ' });
    expect(edited).toMatchObject({
      target: 'I attest',
      defaultTarget: 'I so certify',
      changedByName: 'Rui Prado',
      changedAt: expect.any(String),
    });
    expect(await active('Doy fe')).toBe('I attest');
    expect((await api(admin).phrases({ lang: 'es', filter: 'edited' })).items).toMatchObject([{ source: 'Doy fe' }]);
    await api(admin).editPhrase({ ...phrase, seen: 'I attest', target: 'I so certify' });
    expect(await find('es', 'Doy fe')).toMatchObject({ changedByName: null, changedAt: null });
    expect(await active('Doy fe')).toBe('I so certify');
    const log = await h.caller(admin).admin.auditLog({ event: 'phrase.edited' });
    expect(log.items.map(({ details }) => details)).toEqual([
      { language: 'es', source: 'Doy fe', from: 'I attest', to: 'I so certify' },
      { language: 'es', source: 'Doy fe', from: 'I so certify', to: 'I attest' },
    ]);
  });

  test('retires a phrase and restores it, with its edited target', async () => {
    const phrase = { lang: 'es', source: 'Comarca' } as const;
    await api().editPhrase({ ...phrase, seen: 'District', target: 'Region' });
    expect(await api().retirePhrase({ ...phrase, isRetired: true })).toMatchObject({ isRetired: true });
    expect(await active('Comarca')).toBeUndefined();
    expect((await api().phrases({ lang: 'es', filter: 'retired' })).items).toMatchObject([{ source: 'Comarca' }]);
    // Again, which changes nothing and is recorded once.
    await api().retirePhrase({ ...phrase, isRetired: true });
    await api(admin).retirePhrase({ ...phrase, isRetired: false });
    expect(await active('Comarca')).toBe('Region');
    expect((await h.caller(admin).admin.auditLog({ event: 'phrase.retired' })).total).toBe(1);
    expect((await h.caller(admin).admin.auditLog({ event: 'phrase.restored' })).total).toBe(1);
  });

  test('is found by its new English, and by the old one no more', async () => {
    const phrase = { lang: 'es', source: 'Registro Civil' } as const;
    const seen = (await find('es', phrase.source))?.target ?? '';
    const finds = async (search: string) =>
      (await api().phrases({ lang: 'es', search, pageSize: 100 })).items.some(({ source }) => source === phrase.source);
    expect(await finds(seen)).toBe(true);
    await api().editPhrase({ ...phrase, seen, target: 'Bureau of Population Matters' });
    expect([await finds('bureau of population'), await finds(seen)]).toEqual([true, false]);
    await api().editPhrase({ ...phrase, seen: 'Bureau of Population Matters', target: seen });
    expect([await finds('bureau of population'), await finds(seen)]).toEqual([false, true]);
  });

  test('is not lost to a concurrent one', async () => {
    const edit = (target: string) =>
      api().editPhrase({ lang: 'de', source: 'Standesamt', seen: 'Civil registry office', target });
    const results = await Promise.allSettled([edit('Registry office'), edit('Office of vital records')]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(edit('Third')).rejects.toMatchObject(refused('PHRASE_CHANGED'));
  });

  test('keeps the slots, needs printable English and an entry of the file', async () => {
    const slotted = { lang: 'pt', source: 'Livro n.º {1}', seen: 'Book No. {1}' } as const;
    const cases = [
      [{ ...slotted, target: 'Book' }, 'PHRASE_SLOTS'],
      [{ ...slotted, target: 'Book {2}' }, 'PHRASE_SLOTS'],
      [{ ...slotted, target: ' ' }, 'PHRASE_EMPTY'],
      [{ ...slotted, target: 'Book No.\u202E {1}' }, 'PHRASE_UNPRINTABLE'],
      [{ lang: 'pt', source: 'Livro de bordo', seen: '', target: 'Logbook' }, 'PHRASE_NOT_FOUND'],
    ] as const;
    for (const [input, code] of cases) await expect(api().editPhrase(input)).rejects.toMatchObject(refused(code));
    await expect(api().retirePhrase({ lang: 'pt', source: 'Livro de bordo', isRetired: true })).rejects.toMatchObject(
      refused('PHRASE_NOT_FOUND'),
    );
  });
});

describe('the memory', () => {
  const pair = { source: 'Nascida em {d1}, no livro {n1}', target: 'Born on {d1}, in Book {n1}' };
  const remember = (pairs: { source: string; target: string; confirmations: number }[]) =>
    h.db
      .transaction()
      .execute((trx) => admitPairs(trx, { lang: 'he', entries: pairs, markedBy: null, now: new Date() }));
  const offered = async () => (await findSimilar(h.db, 'he', [pair.source])).map(({ target }) => target);
  const entry = async () => {
    const found = (await api().memory({ lang: 'he' })).items.find(({ source }) => source === pair.source);
    if (!found) throw new Error('not in the memory');
    return found;
  };

  test('is listed by language and searched on both sides, retired entries apart', async () => {
    const other = { source: 'Sem profissão', target: 'No occupation', confirmations: 3 };
    await remember([{ ...pair, confirmations: 2 }, other]);
    expect(await entry()).toMatchObject({ ...pair, lang: 'he', confirmations: 2, uses: 0, isRetired: false });
    expect((await api().memory({ lang: 'he', search: 'OCCUPATION' })).items).toMatchObject([
      { source: 'Sem profissão' },
    ]);
    expect((await api().memory({ lang: 'ja' })).total).toBe(0);
    const { id } = await entry();
    await api().retireMemory({ id, isRetired: true });
    expect(await offered()).toEqual([]);
    expect((await api(admin).memory({ lang: 'he', isRetired: true })).items).toMatchObject([{ id, isRetired: true }]);
    await api(admin).retireMemory({ id, isRetired: false });
    expect(await offered()).toEqual([pair.target]);
    expect((await h.caller(admin).admin.auditLog({ event: 'memory.restored' })).total).toBe(1);
  });

  test('is edited with its slots kept, and never twice the same', async () => {
    const { id, target: seen } = await entry();
    const edit = (target: string, before = seen) => api().editMemory({ id, seen: before, target });
    await expect(edit('Born on {d1}')).rejects.toMatchObject(refused('PHRASE_SLOTS'));
    await expect(edit('Born on {d1}, Book {n1}', 'Born')).rejects.toMatchObject(refused('PHRASE_CHANGED'));
    await remember([{ ...pair, target: 'Born on {d1}, Book {n1}', confirmations: 3 }]);
    await expect(edit('Born on {d1}, Book {n1}')).rejects.toMatchObject(refused('MEMORY_TWICE'));
    expect(await edit('Born {d1}, in Book {n1}')).toMatchObject({ target: 'Born {d1}, in Book {n1}' });
    expect((await h.caller(admin).admin.auditLog({ event: 'memory.edited' })).items[0]?.details).toMatchObject({
      from: pair.target,
      to: 'Born {d1}, in Book {n1}',
    });
  });
});

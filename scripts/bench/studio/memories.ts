import { sql } from 'kysely';
import { findNear, searchCollections } from '#server/features/translation/concordance/queries.ts';
import { importFile } from '#server/features/translation/exchange/importing.ts';
import { saveCollection } from '#server/features/translation/exchange/service.ts';
import { tmxEnd, tmxHead, tmxUnit } from '#server/features/translation/exchange/tmx.ts';
import { seedAccounts } from '../../seed/accounts.ts';
import { withDatabase } from '../environment.ts';
import { atMost, percentile, type Finding } from '../goals.ts';

/** A memory of twenty years: 500,000 sentences come as one file, three of them broken, and are looked up. */

const units = 500_000;
const broken: ReadonlyMap<number, string> = new Map([
  [1_000, '<tu tuid="cut"><tuv xml:lang="pt"><seg>sem fim</seg></tuv>\n'],
  [
    250_000,
    '<tu tuid="entity"><tuv xml:lang="pt"><seg>a &nada; b</seg></tuv><tuv xml:lang="en"><seg>b</seg></tuv></tu>\n',
  ],
  [499_999, '<tu tuid="alone"><tuv xml:lang="pt"><seg>sozinho</seg></tuv></tu>\n'],
]);

const who = ['O declarante', 'A requerente', 'O oficial', 'A testemunha', 'O nubente', 'A genitora', 'O tabelião'];
const verbs = ['compareceu perante', 'apresentou documentos a', 'assinou diante de', 'requereu certidão junto a'];
const places = ['Itabuna', 'Ilhéus', 'Sobral', 'Crato', 'Mossoró', 'Caicó', 'Patos', 'Bagé', 'Lages', 'Oeiras', 'Tefé'];
const ends = ['sem testemunhas', 'com duas testemunhas', 'por mandado judicial', 'a pedido da parte', 'de ofício'];
const letters = 'abcdefghijlmnopqrstuvxz';

/** Sentences of a register, each with a word of its own. */
function sentenceOf(index: number): string {
  const pick = (list: readonly string[], step: number) => list[Math.floor(index / step) % list.length] ?? '';
  const own = Array.from(
    { length: 6 },
    (_letter, place) => letters[Math.floor(index / 23 ** place + place * 7) % 23],
  ).join('');
  return `${pick(who, 1)} ${own} ${pick(verbs, 7)} cartório de ${pick(places, 28)} ${pick(ends, 308)}, folha ${String(index)}.`;
}

async function* fileOf(): AsyncGenerator<Buffer> {
  yield Buffer.from(tmxHead('bench'));
  for (let from = 0; from < units; from += 500) {
    const part = Array.from({ length: 500 }, (_unit, offset) => {
      const index = from + offset;
      const source = sentenceOf(index);
      return broken.get(index) ?? tmxUnit({ lang: 'pt', source, target: `English of: ${source}` });
    });
    yield Buffer.from(part.join(''));
  }
  yield Buffer.from(tmxEnd);
}

export async function benchMemories(): Promise<Finding[]> {
  return withDatabase(async ({ deps }) => {
    const actors = await seedAccounts(deps);
    if (!actors) throw new Error('the database is not empty');
    const { id } = await saveCollection(deps, actors.admin, {
      ...{ kind: 'memory', name: 'Twenty years', level: 'answer', accountId: null },
    });
    const started = performance.now();
    const { added, faults } = await importFile(deps, actors.admin, {
      collectionId: id,
      filename: 'memory.tmx',
      body: fileOf(),
    });
    const seconds = (performance.now() - started) / 1000;
    await sql`analyze memory_units`.execute(deps.db);
    const similar = await timesOf((index) => {
      const text = sentenceOf(index * 4_999).replace('cartório', 'ofício');
      return findNear(deps.db, { lang: 'pt', accountId: null, asked: [{ text, pattern: text }], limit: 8 });
    });
    const words = [
      'cartório de Itabuna',
      'mandado judicial',
      'testemunha',
      'folha 77',
      'English of: A genitora',
      'nowhere',
    ];
    const concordance = await timesOf((index) => {
      const text = words[index % words.length] ?? '';
      return searchCollections(deps.db, { lang: 'pt', accountId: null, text, limit: 20 });
    });
    return [
      atMost(`${String(units)} units read`, { must: 300, found: seconds, unit: ' s' }),
      {
        goal: 'units added',
        must: String(units - broken.size),
        found: String(added),
        isMet: added === units - broken.size,
      },
      {
        goal: 'broken units named',
        must: 'cut entity alone',
        found: faults.map(({ name }) => name).join(' '),
        isMet: faults.map(({ name }) => name).join(' ') === 'cut entity alone',
      },
      atMost('similar sentences, p95', { must: 30, found: percentile(similar, 0.95), unit: ' ms' }),
      atMost('concordance, p95', { must: 30, found: percentile(concordance, 0.95), unit: ' ms' }),
    ];
  });
}

const lookUps = 100;

async function timesOf(work: (index: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < lookUps; index += 1) {
    const started = performance.now();
    await work(index);
    times.push(performance.now() - started);
  }
  return times;
}

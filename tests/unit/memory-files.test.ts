import { describe, expect, test } from 'vitest';
import { cutElements, type CutElement } from '#server/features/translation/exchange/elements.ts';
import { readTbxEntry, tbxEnd, tbxEntry, tbxHead, tbxNames } from '#server/features/translation/exchange/tbx.ts';
import { readTmxUnit, tmxEnd, tmxHead, tmxNames, tmxUnit } from '#server/features/translation/exchange/tmx.ts';

// Files of translation memories and glossaries: how they are cut, and what is read from an entry.

async function* inPieces(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function cut(text: string, size = 7, names: Parameters<typeof cutElements>[1] = tmxNames): Promise<CutElement[]> {
  const found: CutElement[] = [];
  for await (const element of cutElements(inPieces(text, size), names)) found.push(element);
  return found;
}

const good = tmxUnit({ lang: 'pt', source: 'Dou fé.', target: 'I attest.' });
const file = (...units: readonly string[]) => `${tmxHead('1')}${units.join('')}${tmxEnd}`;

describe('cutting a file', () => {
  test.each([1, 7, 64, 100_000])('finds each unit, in pieces of %i characters', async (size) => {
    const found = await cut(file(good, good, good), size);
    expect(found.map(({ unit, line, xml }) => [unit, line, xml])).toEqual([
      [1, 5, good.trim()],
      [2, 6, good.trim()],
      [3, 7, good.trim()],
    ]);
  });

  test('a unit without an end costs no other, and is named', async () => {
    const [broken, next] = await cut(file('<tu tuid="u-17"><tuv xml:lang="pt"><seg>a</seg></tuv>\n', good));
    expect(broken).toMatchObject({ unit: 1, line: 5, name: 'u-17', xml: null, reason: 'It has no end tag.' });
    expect(next).toMatchObject({ unit: 2, line: 6, xml: good.trim() });
  });

  test('a unit of a megabyte is left out, and what follows is read', async () => {
    const huge = `<tu tuid="huge"><tuv xml:lang="pt"><seg>${'a'.repeat(1_000_000)}</seg></tuv></tu>\n`;
    const found = await cut(file(huge, good), 4096);
    expect(found.map(({ unit, xml, reason }) => [unit, xml, reason])).toEqual([
      [1, null, 'It is longer than an entry may be.'],
      [2, good.trim(), null],
    ]);
  });

  test('comments are no units, and a document type is never read', async () => {
    const text = file(`<!-- ${good.trim()} -->`, good).replace('<tmx ', '<!DOCTYPE tmx SYSTEM "tmx14.dtd">\n<tmx ');
    expect(await cut(text)).toHaveLength(1);
  });

  test('a file that is cut off says so after its units', async () => {
    const found: CutElement[] = [];
    const reading = async () => {
      for await (const element of cutElements(inPieces(file(good, good).slice(0, -30), 50), tmxNames))
        found.push(element);
    };
    await expect(reading()).rejects.toMatchObject({ code: 'MEMORY_FILE_CUT' });
    expect(found.length).toBeGreaterThan(0);
  });

  test('a file of another kind is refused', async () => {
    await expect(cut(file(good), 100, tbxNames)).rejects.toMatchObject({ code: 'MEMORY_FILE_UNREADABLE' });
    await expect(cut('no XML at all')).rejects.toMatchObject({ code: 'MEMORY_FILE_UNREADABLE' });
  });
});

describe('a unit of TMX', () => {
  test('survives the way out and back, with every letter', () => {
    const pair = { lang: 'ja' as const, source: '髙橋 <"&"> 戸籍', target: 'Family register & “quotes” <b>' };
    expect(readTmxUnit(tmxUnit(pair).trim())).toEqual([pair]);
  });

  test('gives its text without the codes of other programs, and a pair for each language sold', () => {
    const xml = `<tu tuid="1"><prop type="x">no text</prop><tuv xml:lang="PT-br"><seg>Dou <bpt i="1">&lt;b&gt;</bpt>fé<ept i="1">&lt;/b&gt;</ept>.</seg></tuv>
      <tuv lang="EN_US"><seg>I <hi>attest</hi>.</seg></tuv><tuv xml:lang="es"><seg>Doy  fe.</seg></tuv><tuv xml:lang="sw"><seg>x</seg></tuv></tu>`;
    expect(readTmxUnit(xml)).toEqual([
      { lang: 'pt', source: 'Dou fé.', target: 'I attest.' },
      { lang: 'es', source: 'Doy fe.', target: 'I attest.' },
    ]);
  });

  test.each([
    ['<tu><tuv xml:lang="pt"><seg>a</tuv><tuv xml:lang="en"><seg>b</seg></tuv></tu>', 'It is no valid XML'],
    [
      '<tu><tuv xml:lang="pt"><seg>a &oops; b</seg></tuv><tuv xml:lang="en"><seg>b</seg></tuv></tu>',
      'It is no valid XML',
    ],
    ['<tu><tuv xml:lang="pt"><seg>a</seg></tuv></tu>', 'one language alone'],
    ['<tu><tuv xml:lang="pt"><seg> </seg></tuv><tuv xml:lang="en"><seg>b</seg></tuv></tu>', 'is empty'],
    ['<tu><tuv><seg>a</seg></tuv><tuv xml:lang="en"><seg>b</seg></tuv></tu>', 'names no language'],
    [`<tu><tuv xml:lang="pt"><seg>${'a'.repeat(3000)}</seg></tuv><tuv xml:lang="en"><seg>b</seg></tuv></tu>`, 'longer'],
  ])('is broken: %s', (xml, why) => {
    expect(() => readTmxUnit(xml)).toThrow(why);
  });

  test('is passed over without English, or without a language that is sold', () => {
    expect(readTmxUnit('<tu><tuv xml:lang="pt"><seg>a</seg></tuv><tuv xml:lang="fr"><seg>b</seg></tuv></tu>')).toEqual(
      [],
    );
    expect(readTmxUnit('<tu><tuv xml:lang="sw"><seg>a</seg></tuv><tuv xml:lang="en"><seg>b</seg></tuv></tu>')).toEqual(
      [],
    );
  });
});

describe('an entry of TBX', () => {
  const rows = [
    {
      id: '1',
      lang: 'de' as const,
      source: 'Standesamt',
      target: 'Civil Registry Office',
      status: 'preferred' as const,
      note: 'since 2020',
    },
    {
      id: '1',
      lang: 'de' as const,
      source: 'Standesamt',
      target: 'Registrar’s Office',
      status: 'forbidden' as const,
      note: 'since 2020',
    },
  ];

  test('survives the way out and back, in version 3', async () => {
    const text = `${tbxHead('Firm & sons')}${tbxEntry(rows)}${tbxEnd}`;
    const [element] = await cut(text, 9, tbxNames);
    expect(readTbxEntry(element?.xml ?? '')).toEqual(rows.map(({ id: _id, ...row }) => row));
  });

  test('of version 2 gives each English term for each source', () => {
    const xml = `<termEntry id="c1"><descrip type="definition">An office</descrip><langSet xml:lang="de"><tig><term>Standesamt</term></tig></langSet>
      <langSet xml:lang="en"><tig><term>Registry</term><termNote type="administrativeStatus">admittedTerm-admn-sts</termNote></tig>
      <ntig><termGrp><term>Office</term><termNote type="administrativeStatus">supersededTerm-admn-sts</termNote></termGrp></ntig></langSet></termEntry>`;
    expect(readTbxEntry(xml)).toEqual([
      { lang: 'de', source: 'Standesamt', target: 'Registry', status: 'admitted', note: 'An office' },
      { lang: 'de', source: 'Standesamt', target: 'Office', status: 'forbidden', note: 'An office' },
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import type { TextFinding } from '#shared/schemas/studio.ts';
import { noSpelling } from '#shared/spelling.ts';
import { checkMeanings } from '#shared/translation-checks/meaning/comparison.ts';
import { checkLetters } from '#shared/translation-checks/meaning/letters.ts';
import { checkLists } from '#shared/translation-checks/meaning/lists.ts';
import { checkPlurals } from '#shared/translation-checks/meaning/plurals.ts';
import { checkPronouns } from '#shared/translation-checks/meaning/pronouns.ts';
import { checkRepeats } from '#shared/translation-checks/meaning/repeats.ts';
import { checkRows } from '#shared/translation-checks/meaning/rows.ts';
import { checkStrays } from '#shared/translation-checks/meaning/strays.ts';
import { checkTurned } from '#shared/translation-checks/meaning/turned.ts';
import { checkNames } from '#shared/translation-checks/names.ts';
import { checkNumbers } from '#shared/translation-checks/numbers.ts';
import type { CheckedText } from '#shared/translation-checks/segments.ts';
import { textLimits, type SourceTag } from '#shared/translation-text.ts';
import { threadCpuMs } from '../support/loop-turns.ts';

function textOf(lang: SourceTag, source: string, target: string): CheckedText {
  const id = '00000000-0000-4000-8000-000000000001';
  const segment = { id, page: 1, lang, part: 'text', kind: 'paragraph', label: '', source, target } as const;
  return { text: { pages: [], blocks: [] }, segments: [segment] };
}

/** A right text and a wrong one of the same source, by the check that tells them apart. */
type Row = readonly [lang: SourceTag, source: string, right: string, wrong: string];

const checks: readonly { name: string; check: (text: CheckedText) => TextFinding[]; rows: readonly Row[] }[] = [
  {
    name: 'a pronoun is of the sex that the source shows',
    check: checkPronouns,
    rows: [
      ['de', 'Der Erblasser hinterließ kein Testament.', 'He left no will.', 'She left no will.'],
      ['uk', 'Служив вісім років.', 'He served for eight years.', 'She served for eight years.'],
    ],
  },
  {
    name: 'words stand once',
    check: checkRepeats,
    rows: [
      [
        'pl',
        'Stawił się i okazał dziecko.',
        'He appeared and presented a child.',
        'He appeared and presented appeared and presented a child.',
      ],
    ],
  },
  {
    name: 'values stand beside their labels',
    check: checkRows,
    rows: [
      [
        'de',
        'Fertigkeit: befriedigend. Kenntnis: ausreichend.',
        'Practice: satisfactory. Theory: sufficient.',
        'Practice: sufficient. Theory: satisfactory.',
      ],
    ],
  },
  {
    name: 'a sentence says something of the source',
    check: checkStrays,
    rows: [
      [
        'de',
        'Der Erblasser war verwitwet. Erben sind der Sohn und der Neffe.',
        'The decedent was widowed. The heirs are the son and the nephew.',
        'The decedent was widowed. His car broke down twice. The heirs are the son and the nephew.',
      ],
    ],
  },
  {
    name: 'an ordinal of another sentence is no rendering',
    check: checkNumbers,
    rows: [
      [
        'ko',
        '면적은 2층이다. 기간은 2년이다.',
        'It is the second floor. The term is two years.',
        'It is the third floor. The term is two years.',
      ],
      ['he', 'התלמיד לומד בכיתה ט׳.', 'The pupil attends ninth grade.', 'The pupil attends tenth grade.'],
      ['de', 'Sie besuchte die dritte Klasse.', 'She attended third grade.', 'She attended fourth grade.'],
    ],
  },
  {
    name: 'a number of another sentence is no rendering',
    check: checkNumbers,
    rows: [
      [
        'es',
        'Vivió 12 años en León. Trabajó 15 meses.',
        'He lived in León for 12 years. He worked 15 months.',
        'He lived in León for 15 years. He worked 12 months.',
      ],
      ['pt', 'Tem dois filhos.', 'He has two children.', 'He has three children.'],
    ],
  },
  {
    name: 'parties stand in their own place',
    check: checkTurned,
    rows: [
      ['pt', 'O senhorio avisa o inquilino.', 'The landlord notifies the tenant.', 'The tenant notifies the landlord.'],
      [
        'ko',
        '을은 갑의 동의 없이 전대할 수 없다.',
        'B may not sublet without the consent of A.',
        'A may not sublet without the consent of B.',
      ],
    ],
  },
  {
    name: 'one person is not several',
    check: checkPlurals,
    rows: [
      [
        'es',
        'Se otorga la custodia del menor.',
        'Custody of the minor is granted.',
        'Custody of the minors is granted.',
      ],
    ],
  },
  {
    name: 'an entry of a list is not left out',
    check: checkLists,
    rows: [['de', 'Handel mit Holz und Baustoffen.', 'Trade in wood and building materials.', 'Trade in wood.']],
  },
  {
    name: 'family names keep their order',
    check: (text) => checkNames(text, noSpelling, undefined),
    rows: [['es', 'Alumna: Itzel Barragán Núñez.', 'Student: Itzel Barragán Núñez.', 'Student: Itzel Núñez Barragán.']],
  },
  {
    name: 'a seal of the source is described',
    check: (text) => checkMeanings(text, noSpelling),
    rows: [['ko', '서울시장 (직인)', 'Mayor of Seoul (official seal)', 'Mayor of Seoul']],
  },
  {
    name: 'a letter behind the digits of a code counts in any script',
    check: checkLetters,
    rows: [['ar', 'وثيقة رقم ٤٧٢/ب', 'Document No. 472/B', 'Document No. 472/D']],
  },
];

describe.each(checks)('$name', ({ check, rows }) => {
  test.each(rows)('%s: %s', (lang, source, right, wrong) => {
    expect(check(textOf(lang, source, right))).toEqual([]);
    expect(check(textOf(lang, source, wrong)).map(({ level }) => level)).toContain('answer');
  });
});

test('a passive sentence may name the parties in the other order', () => {
  const right = 'The tenant is notified by the landlord.';
  expect(checkTurned(textOf('pt', 'O senhorio avisa o inquilino.', right))).toEqual([]);
});

test('a name before a stop does not join the next sentence', () => {
  // `אם האב` is the father's mother; here a sentence ends between.
  const text = textOf(
    'he',
    'המשמורת תהיה בידי האם. האב ישלם.',
    'Custody shall be with the mother. The father shall pay.',
  );
  expect(checkMeanings(text, noSpelling).filter(({ rule }) => rule === 'kinship')).toEqual([]);
});

const hostile = [
  'Vermieter und Mieter, erste Klasse 2. ',
  '을은 갑의 2층 및 직인. ',
  'O menor e o senhorio, o inquilino 2. ',
  'Ana Rey ',
];
/** Comparisons of each with each took 2 to 4.5 s of CPU time. */
const maxMs = 500;

test.each(hostile)('a block full of %j holds no thread', (pump) => {
  const text = pump.repeat(Math.floor(textLimits.textMax / pump.length));
  for (const lang of ['pt', 'de', 'ar', 'he', 'ja', 'ko'] as const) {
    const took = checks.map(({ check }) => {
      const times = [0, 1, 2].map(() => {
        const before = threadCpuMs();
        check(textOf(lang, text, text));
        return threadCpuMs() - before;
      });
      return Math.min(...times);
    });
    expect(Math.max(...took), lang).toBeLessThan(maxMs);
  }
});

import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { toGrey, type Picture } from '#server/features/translation/reading/grey.ts';
import { layOut, textOf } from '#server/features/translation/reading/layout/blocks.ts';
import { findRules } from '#server/features/translation/reading/layout/rules.ts';
import type { Word } from '#server/features/translation/reading/layout/words.ts';

/** Places of words on a page → reading order. */

const portuguese = { lang: 'pt', dir: 'ltr' } as const;
const letter = 14;

/** Words of one line of text in letters of one width, from a place. */
function line(text: string, x: number, y: number, height = 26): Word[] {
  let left = x;
  return text.split(' ').map((word) => {
    const width = word.length * letter * (height / 26);
    const box = { text: word, confidence: 95, x0: left, x1: left + width, y0: y, y1: y + height };
    left += width + 12;
    return box;
  });
}

function stack(lines: readonly string[], x: number, y: number): Word[] {
  return lines.flatMap((text, index) => line(text, x, y + index * 40));
}

/** A line whose words are spread over a width, as in narrow justified columns. */
function justified(text: string, x: number, y: number, width = 390): Word[] {
  const words = text.split(' ');
  const gap = (width - letter * words.join('').length) / (words.length - 1);
  return words.flatMap((word, index) =>
    line(word, x + letter * words.slice(0, index).join('').length + index * gap, y),
  );
}

const left = [
  'certifico que o assento',
  'foi lavrado no livro e',
  'consta do arquivo desta',
  'casa e dele se extrai',
  'a presente cópia fiel',
];
const right = [
  'averbamento de divórcio',
  'decretado por sentença',
  'que transitou em julgado',
  'no dia trinta do mês de',
  'maio daquele mesmo ano',
];

describe('reading order', () => {
  test('three justified columns are read one after the other, though gaps between their words are wider than gutters', () => {
    const columns = [
      [
        'a nubente Delfina',
        'natural de Alcoutim',
        'costureira é filha',
        'legítima de Zeferino',
        'Barradas e de Mariana',
        'viúva nesta aldeia',
      ],
      [
        'averbado em maio de',
        'mil novecentos e um',
        'o divórcio por acordo',
        'decretado por sentença',
        'do juiz da comarca',
        'que transitou ontem',
      ],
      [
        'o marido faleceu no',
        'dia vinte de outubro',
        'na freguesia da Sé',
        'conforme o assento',
        'número sete do livro',
        'de óbitos deste ano',
      ],
    ];
    const words = columns.flatMap((lines, at) =>
      lines.flatMap((text, row) => justified(text, 100 + at * 440, 200 + row * 40)),
    );
    const text = textOf(layOut(words, portuguese).blocks).replaceAll(/\s+/g, ' ');
    expect(text.trim()).toBe(columns.flat().join(' '));
  });

  test.each([
    ['a wide gutter', 620, 0],
    ['a gutter narrower than two letters are high', 478, 0],
    ['lines of one column between those of the other', 620, 17],
    ['a slope of two degrees', 620, 0, 0.035],
  ])('two columns are read one after the other: %s', (_name, x, y, slope = 0) => {
    const words = [...stack(left, 100, 200), ...stack(right, x, 200 + y)].map((word) => {
      const down = slope * word.x0;
      return { ...word, y0: word.y0 + down, y1: word.y1 + down };
    });
    const text = textOf(layOut(words, portuguese).blocks).replaceAll('\n', ' ');
    expect(text).toBe([...left, ...right].join(' '));
  });

  test('labels beside their values stay in rows', () => {
    const rows = [
      ['Nome', 'João da Conceição'],
      ['Naturalidade', 'São José dos Campos'],
      ['Estado', 'solteiro'],
      ['Profissão', 'ferreiro'],
    ];
    const words = rows.flatMap(([label = '', value = ''], index) => [
      ...line(label, 100, 200 + index * 70),
      ...line(value, 600, 200 + index * 70),
    ]);
    expect(textOf(layOut(words, portuguese).blocks)).toBe(rows.map((row) => row.join(' ')).join('\n'));
  });

  test('a title over the whole page is read before the notes in its margin', () => {
    const act = [
      'no dia quatro de março compareceram neste cartório os',
      'nubentes acima nomeados e declararam que de sua livre',
      'vontade queriam celebrar o casamento que foi contraído',
      'perante as testemunhas que vão assinar o presente termo',
      'depois de lido em voz alta na presença de todos eles',
    ];
    const words = [...line('ASSENTO DE NASCIMENTO', 545, 100), ...stack(right, 100, 217), ...stack(act, 480, 200)];
    const text = textOf(layOut(words, portuguese).blocks).replaceAll('\n', ' ');
    expect(text).toBe(['ASSENTO DE NASCIMENTO', ...right, ...act].join(' '));
  });

  const testament = [
    'Vor mir, dem Notar mit dem Amtssitz in Deggendorf,',
    'erschien heute Frau Notburga Aigner, wohnhaft in der',
    'Bahnhofstraße und ausgewiesen durch ihren Reisepass,',
    'welche erklärte, dass sie ihren Sohn Korbinian zum',
    'alleinigen Erben einsetzt und ihrer Tochter noch ein',
    'Vermächtnis in Höhe von zwölftausend Euro aussetzt.',
  ];
  const notes = ['Nummer 1182', 'Gebühr bezahlt', 'Wien, 4. Juni'];
  const german = { lang: 'de', dir: 'ltr' } as const;

  test.each([
    ['at the left', 100, 480, 40],
    ['at the right', 960, 100, 40],
    ['with room between them', 100, 480, 52],
  ])('short notes beside one paragraph are a margin, not labels of its lines: %s', (_name, x, at, pitch) => {
    const words = [...notes.flatMap((note, row) => line(note, x, 200 + row * pitch)), ...stack(testament, at, 200)];
    const { blocks } = layOut(words, german);
    const text = textOf(blocks).replaceAll('\n', ' ');
    expect(text).toBe((x < at ? [...notes, ...testament] : [...testament, ...notes]).join(' '));
    expect(blocks.some(({ content }) => content.kind === 'table')).toBe(false);
  });

  const wrapped = [
    ['Époux', 'Yann Le Bihan, marin pêcheur, né à Quimper le', 'quatre mars mil neuf cent soixante-douze'],
    ['Épouse', 'Soizic Guéguen, institutrice, née à Morlaix le', 'dix mai de la même année et fille d’un tailleur'],
    ['Régime', 'séparation de biens par contrat reçu le deux', 'juin par maître Tanguy, notaire à Landerneau'],
    ['Mentions', 'divorce prononcé par jugement du tribunal de', 'grande instance de Quimper, transcrit ce jour'],
  ] as const;

  test.each([
    ['with room between rows', 100],
    ['with little room between rows', 90],
  ])('labels beside values of several lines stay in rows, a value whole: %s', (_name, pitch) => {
    const words = wrapped.flatMap(([label, ...value], row) => [
      ...line(label, 100, 200 + row * pitch),
      ...stack(value, 480, 200 + row * pitch),
    ]);
    const rows = wrapped.map(([label, ...value]) => [label, value.join(' ')]);
    expect(layOut(words, { lang: 'fr', dir: 'ltr' }).blocks.map(({ content }) => content)).toMatchObject([
      { kind: 'table', rows },
    ]);
  });

  test('a label of several lines, with room between them, keeps its value', () => {
    const places = [['Lieu et date du', 'mariage civil'], ['Épouse'], ['Régime'], ['Mentions']] as const;
    const words = places.flatMap((label, row) => [
      ...label.flatMap((text, at) => line(text, 100, 200 + row * 130 + at * 48)),
      ...(wrapped[row]?.slice(1) ?? []).flatMap((text, at) => line(text, 480, 200 + row * 130 + at * 48)),
    ]);
    const rows = places.map((label, row) => [label.join(' '), wrapped[row]?.slice(1).join(' ')]);
    expect(layOut(words, { lang: 'fr', dir: 'ltr' }).blocks.map(({ content }) => content)).toMatchObject([
      { kind: 'table', rows },
    ]);
  });

  test('labels beside short values stay in rows under a value of several lines', () => {
    const fields = [
      ['Nom', 'Le Bihan'],
      ['Prénoms', 'Yann Corentin'],
      ['Métier', 'marin pêcheur'],
      wrapped[3],
    ] as const;
    const words = fields.flatMap(([label, ...value], row) => [
      ...line(label, 100, 200 + row * 70),
      ...stack(value, 480, 200 + row * 70),
    ]);
    const text = textOf(layOut(words, { lang: 'fr', dir: 'ltr' }).blocks).replaceAll(/\s+/g, ' ');
    expect(text.trim()).toBe(fields.flat().join(' '));
  });

  test('a form of few words stays in rows: they tell too little of how its lines bend', () => {
    // As the engine found them: text and edges.
    const found = [
      'GEBURTSURKUNDE 621 170 1066 205',
      'Familienname 175 297 391 321|Wurzelbacher 662 297 873 321',
      'Vornamen 174 377 333 400|Leopold 663 375 785 407|Ignaz 794 377 876 407',
      'Geburtstag 175 455 340 486|Dritter 663 455 765 479|Mai 775 455 829 479|1961 841 457 903 479',
      'Geburtsort 175 536 338 560|Deggendorf, 663 536 848 567|Bahnhofstraße 860 536 1086 560|8 1096 538 1110 560',
      'Religion 174 615 302 647|römisch-katholisch 663 615 958 640',
      'Mutter 174 696 280 718|Notburga 663 694 807 725|Wurzelbacher 816 694 1028 718|geborene 1038 694 1177 725|Aigner 1187 694 1290 726',
      'Vater 174 776 254 798|Korbinian 663 774 814 798|Wurzelbacher, 824 773 1042 802|Müller 1054 774 1155 798',
    ];
    const words = found.flatMap((row) =>
      row.split('|').map((word): Word => {
        const [text = '', ...edges] = word.split(' ');
        const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = edges.map(Number);
        return { text, confidence: 95, x0, y0, x1, y1 };
      }),
    );
    const { blocks } = layOut(words, { lang: 'de', dir: 'ltr' });
    expect(textOf(blocks).split('\n')).toEqual([
      'GEBURTSURKUNDE',
      'Familienname Wurzelbacher',
      'Vornamen Leopold Ignaz',
      'Geburtstag Dritter Mai 1961',
      'Geburtsort Deggendorf, Bahnhofstraße 8',
      'Religion römisch-katholisch',
      'Mutter Notburga Wurzelbacher geborene Aigner',
      'Vater Korbinian Wurzelbacher, Müller',
    ]);
    expect(blocks.every(({ isOrderDoubtful }) => !isOrderDoubtful)).toBe(true);
  });

  test('where columns and rows look alike, the order is doubtful; on a page of one column it is not', () => {
    const capitals = (lines: readonly string[]) => lines.map((text) => text.charAt(0).toUpperCase() + text.slice(1));
    const alike = layOut([...stack(capitals(left), 100, 200), ...stack(capitals(right), 620, 200)], portuguese);
    expect(alike.blocks.some(({ isOrderDoubtful }) => isOrderDoubtful)).toBe(true);
    const single = layOut(stack([...left, ...right], 100, 200), portuguese);
    expect(single.blocks.some(({ isOrderDoubtful }) => isOrderDoubtful)).toBe(false);
  });
});

/** A white page with drawn rectangles. */
async function page(boxes: readonly (readonly [x0: number, y0: number, x1: number, y1: number])[]): Promise<Picture> {
  const drawn = boxes.map(
    ([x0, y0, x1, y1]) =>
      `<rect x="${x0}" y="${y0}" width="${x1 - x0}" height="${y1 - y0}" fill="none" stroke="#000" stroke-width="3"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1654" height="2339"><rect width="100%" height="100%" fill="#fff"/>${drawn.join('')}</svg>`;
  return toGrey(sharp(Buffer.from(svg)).flatten({ background: '#fff' }));
}

describe('drawn boxes', () => {
  const area = 1654 * 2339;

  test('a form is read box by box, each label with the value under it', async () => {
    const rules = findRules(
      await page([
        [100, 300, 700, 380],
        [700, 300, 1500, 380],
        [100, 380, 1000, 460],
        [1000, 380, 1500, 460],
      ]),
    );
    const box = (label: string, value: string, x: number, y: number) => [
      ...line(label, x, y, 16),
      ...line(value, x, y + 30, 26),
    ];
    const words = [
      ...box('Data de nascimento', '14 de agosto', 110, 306),
      ...box('Município', 'Quixeramobim', 710, 306),
      ...box('Filiação', 'Expedito Siqueira', 110, 386),
      ...box('Estado civil', 'Solteiro', 1010, 386),
    ];
    expect(layOut(words, portuguese, { rules, area }).blocks.map(({ content }) => content)).toEqual([
      {
        kind: 'field',
        label: 'Data de nascimento',
        value: '14 de agosto',
        valuePlace: { x0: 110, x1: 274, y0: 336, y1: 362 },
      },
      {
        kind: 'field',
        label: 'Município',
        value: 'Quixeramobim',
        valuePlace: { x0: 710, x1: 878, y0: 336, y1: 362 },
      },
      {
        kind: 'field',
        label: 'Filiação',
        value: 'Expedito Siqueira',
        valuePlace: { x0: 110, x1: 346, y0: 416, y1: 442 },
      },
      {
        kind: 'field',
        label: 'Estado civil',
        value: 'Solteiro',
        valuePlace: { x0: 1010, x1: 1122, y0: 416, y1: 442 },
      },
    ]);
    // Without its lines, labels in smaller letters still tell the fields apart.
    expect(layOut(words, portuguese).blocks[0]?.content).toMatchObject({ value: '14 de agosto' });
  });

  test('a form on a photo that leans is read row by row', () => {
    const lean = (x: number) => -0.025 * x;
    const across = [300, 380, 460].map((y) => ({ from: 100, to: 1500, at: (x: number) => y + lean(x) }));
    const down = (x: number, from: number, to: number) => ({ from: from + lean(x), to: to + lean(x), at: () => x });
    const rules = {
      across,
      down: [down(100, 300, 460), down(700, 380, 460), down(1100, 380, 460), down(1500, 300, 460)],
    };
    const box = (label: string, value: string, x: number, y: number) =>
      [...line(label, x, y, 16), ...line(value, x, y + 30, 26)].map((word) => {
        const by = lean((word.x0 + word.x1) / 2);
        return { ...word, y0: word.y0 + by, y1: word.y1 + by };
      });
    const words = [
      ...box('Nome completo da nubente', 'Josefa Alves do Nascimento', 110, 306),
      ...box('Data de nascimento', '14 de agosto', 110, 386),
      ...box('Município', 'Quixeramobim', 710, 386),
      ...box('Estado civil', 'Solteiro', 1110, 386),
    ];
    const { blocks } = layOut(words, portuguese, { rules, area });
    expect(textOf(blocks).split('\n')).toEqual([
      'Nome completo da nubente: Josefa Alves do Nascimento',
      'Data de nascimento: 14 de agosto',
      'Município: Quixeramobim',
      'Estado civil: Solteiro',
    ]);
  });

  test('a table keeps its rows, its empty cells and the lines within a cell', async () => {
    const columns = [100, 500, 1100, 1500];
    const cells = [0, 1, 2].flatMap((row) =>
      [0, 1, 2].map(
        (column) => [columns[column] ?? 0, 300 + row * 100, columns[column + 1] ?? 0, 400 + row * 100] as const,
      ),
    );
    const rules = findRules(await page(cells));
    const words = [
      ...line('Data', 110, 335),
      ...line('Motivo', 510, 335),
      ...line('Valor', 1110, 335),
      ...line('12/03/2001', 110, 435),
      ...line('Recibo da companhia', 510, 415),
      ...line('de luz', 510, 455),
      ...line('84,20', 1110, 435),
      ...line('15/03/2001', 110, 535),
      ...line('12,00', 1110, 535),
    ];
    expect(layOut(words, portuguese, { rules, area }).blocks.map(({ content }) => content)).toEqual([
      {
        kind: 'table',
        rows: [
          ['Data', 'Motivo', 'Valor'],
          ['12/03/2001', 'Recibo da companhia de luz', '84,20'],
          ['15/03/2001', '', '12,00'],
        ],
        // 400, 600 and 400 of 1400.
        columns: [0.286, 0.429, 0.286],
        isRuled: true,
      },
    ]);
  });

  test('a frame around the page changes nothing', async () => {
    const rules = findRules(await page([[40, 40, 1610, 2290]]));
    const words = [...stack(left, 100, 200), ...stack(right, 620, 200)];
    expect(textOf(layOut(words, portuguese, { rules, area }).blocks)).toBe(textOf(layOut(words, portuguese).blocks));
  });
});

import { expect, test } from 'vitest';
import { layOut } from '#server/features/translation/reading/layout/blocks.ts';
import type { Rules } from '#server/features/translation/reading/layout/rules.ts';
import type { Word } from '#server/features/translation/reading/layout/words.ts';

/** Fields and tables whose boxes are not drawn, or are merged. */

const portuguese = { lang: 'pt', dir: 'ltr' } as const;
const letter = 14;

/** Words of one line in letters of one width, from a place. */
function line(text: string, x: number, y: number, height = 26): Word[] {
  let left = x;
  return text.split(' ').map((word) => {
    const width = word.length * letter * (height / 26);
    const box = { text: word, confidence: 95, x0: left, x1: left + width, y0: y, y1: y + height };
    left += width + 10;
    return box;
  });
}

function field(label: string, value: string, x: number, y: number): Word[] {
  return [...line(label, x, y, 16), ...line(value, x, y + 28)];
}

/** Kinds with their texts. */
function contentOf(words: readonly Word[], rules?: Rules): unknown[] {
  const { blocks } = layOut(words, portuguese, rules && { rules, area: 1700 * 2400 });
  return blocks.map(({ content }) => {
    if (content.kind === 'field') return [content.label, content.value];
    return content.kind === 'table' ? content.rows : content.text;
  });
}

test('small labels over values side by side are fields without a box around them', () => {
  const words = [
    ...line('CERTIDÃO DE NASCIMENTO', 500, 100, 36),
    ...field('Nome / Name', 'Benedita Lustosa', 110, 300),
    ...field('Data / Date', '14 de agosto', 800, 300),
    ...field('Município / Town', 'Quixeramobim', 110, 390),
    ...field('Filiação / Parents', 'Expedito Siqueira', 800, 390),
    ...line('Dou fé do que consta deste registro', 110, 520),
  ];
  expect(contentOf(words)).toEqual([
    'CERTIDÃO DE NASCIMENTO',
    ['Nome / Name', 'Benedita Lustosa'],
    ['Data / Date', '14 de agosto'],
    ['Município / Town', 'Quixeramobim'],
    ['Filiação / Parents', 'Expedito Siqueira'],
    'Dou fé do que consta deste registro',
  ]);
});

test('a label that the engine tore apart stays whole over its value', () => {
  const torn = line('Data / Date', 800, 300, 16).map((word) => (word.text === '/' ? { ...word, confidence: 5 } : word));
  const words = [
    ...field('Nome / Name', 'Benedita Lustosa', 110, 300),
    ...torn,
    ...line('of birth', 980, 300, 16),
    ...line('14 de agosto', 800, 328),
    ...field('Município / Town', 'Quixeramobim', 110, 390),
    ...field('Filiação / Parents', 'Expedito Siqueira', 800, 390),
  ];
  expect(contentOf(words)[1]).toEqual(['Data Date of birth', '14 de agosto']);
});

test('lines of one size one over the other are no fields', () => {
  const lines = [
    'Certifico que no livro',
    'de registro desta casa',
    'consta o nascimento de',
    'Benedita Lustosa filha',
  ];
  const words = lines.flatMap((text, index) => line(text, 110, 300 + 40 * index));
  expect(contentOf(words)).toEqual([lines.join(' ')]);
});

test('cells of several lines in a table without lines stay in their rows, numbers under their head', () => {
  const row = (date: string, text: readonly string[], amount: string, y: number) => [
    ...line(date, 110, y),
    ...text.flatMap((words, index) => line(words, 360, y + 34 * index)),
    ...line(amount, 1300 - amount.length * letter, y),
  ];
  const words = [
    ...row('Data', ['Motivo'], 'Saldo atual', 300),
    ...row('12/03/2001', ['Pagamento da conta', 'da companhia de luz', 'do mês de fevereiro'], '84,20', 360),
    ...row('15/03/2001', ['Depósito em dinheiro'], '1.512,00', 490),
    ...row('19/03/2001', ['Prestação da casa', 'número dezoito'], '730,00', 550),
  ];
  expect(contentOf(words)).toEqual([
    [
      ['Data', 'Motivo', 'Saldo atual'],
      ['12/03/2001', 'Pagamento da conta da companhia de luz do mês de fevereiro', '84,20'],
      ['15/03/2001', 'Depósito em dinheiro', '1.512,00'],
      ['19/03/2001', 'Prestação da casa número dezoito', '730,00'],
    ],
  ]);
});

test('heads over several columns or rows stand at the first of them', () => {
  const rule = (from: number, to: number, at: number) => ({ from, to, at: () => at });
  const rules = {
    across: [rule(100, 1100, 300), rule(400, 1100, 360), ...[420, 480, 540].map((y) => rule(100, 1100, y))],
    down: [rule(300, 540, 100), rule(300, 540, 400), rule(360, 540, 750), rule(300, 540, 1100)],
  };
  const words = [
    ...line('Matéria', 110, 347),
    ...line('Primeiro semestre', 600, 317),
    ...line('Nota', 410, 377),
    ...line('Faltas', 760, 377),
    ...line('Desenho', 110, 437),
    ...line('nove', 410, 437),
    ...line('duas', 760, 437),
    ...line('Latim', 110, 497),
    ...line('sete', 410, 497),
    ...line('quatro', 760, 497),
  ];
  expect(contentOf(words, rules)).toEqual([
    [
      ['Matéria', 'Primeiro semestre', ''],
      ['', 'Nota', 'Faltas'],
      ['Desenho', 'nove', 'duas'],
      ['Latim', 'sete', 'quatro'],
    ],
  ]);
});

test('lines of a table that the engine read as bars are lines', () => {
  const rule = (from: number, to: number, at: number) => ({ from, to, at: () => at });
  const rules = {
    across: [300, 360, 420].map((y) => rule(100, 900, y)),
    down: [100, 500, 900].map((x) => rule(300, 420, x)),
  };
  const bar = (x: number, y: number) => ({ text: '|', confidence: 96, x0: x - 6, x1: x + 8, y0: y - 10, y1: y + 46 });
  const words = [
    ...[317, 377].flatMap((y) => [bar(100, y), bar(500, y)]),
    ...line('Categoria', 110, 317),
    ...line('Valida fino al', 510, 317),
    ...line('Ciclomotori', 110, 377),
    ...line('10.01.2004', 510, 377),
  ];
  expect(contentOf(words, rules)).toEqual([
    [
      ['Categoria', 'Valida fino al'],
      ['Ciclomotori', '10.01.2004'],
    ],
  ]);
});

test('a word that the engine gives up on is kept in a line of sure words, speckle is not', () => {
  const words = line('informado da obrigação de declarar', 110, 300).map((word) =>
    word.text === 'obrigação' ? { ...word, confidence: 0 } : word,
  );
  const speck = { text: 'EEN', confidence: 12, x0: 110, x1: 160, y0: 20, y1: 60 };
  expect(contentOf([...words, speck])).toEqual(['informado da obrigação de declarar']);
});

test('a justified line with wide gaps stays in its paragraph', () => {
  const wide = [110, 330, 550].flatMap((x, index) => line(['com', 'certa', 'inflação'][index] ?? '', x, 340));
  const right = Math.max(...wide.map(({ x1 }) => x1));
  const full = (text: string, y: number) => {
    const words = line(text, 110, y);
    const by = right - Math.max(...words.map(({ x1 }) => x1));
    return words.map((word, index) => {
      const shift = (by * index) / (words.length - 1);
      return { ...word, x0: word.x0 + shift, x1: word.x1 + shift };
    });
  };
  const words = [
    ...full('a quantia será atualizada anualmente', 300),
    ...wide,
    ...full('verificada no ano sem necessidade', 380),
  ];
  expect(contentOf(words)).toEqual([
    'a quantia será atualizada anualmente com certa inflação verificada no ano sem necessidade',
  ]);
});

test('sender and recipient side by side are read one after the other, a form of tight labels row by row', () => {
  const rows = (left: readonly string[], right: readonly string[]) =>
    left.flatMap((text, index) => [
      ...line(text, 110, 300 + 36 * index),
      ...line(right[index] ?? '', 1000, 300 + 36 * index),
    ]);
  const to = ['Exma. Senhora Efigénia', 'Travessa das Amoreiras', 'Castro Verde'];
  const from = ['Juízo de Família', 'Processo número 5305/19', 'Rua do Pelourinho, Beja'];
  expect(contentOf(rows(from, to)).join(' ')).toBe([...from, ...to].join(' '));
  const labels = ['Nome da mãe', 'Nome do pai', 'Local de nascimento'];
  expect(contentOf(rows(labels, to))).toEqual([labels.map((label, index) => [label, to[index]])]);
});

test('columns of a narrow gutter that leans are read one after the other', () => {
  const column = (texts: readonly string[], x: number) =>
    texts.flatMap((text, index) =>
      line(text, x, 300 + 40 * index).map((word) => {
        const aside = 0.05 * (word.y0 - 300);
        return { ...word, x0: word.x0 + aside, x1: word.x1 + aside };
      }),
    );
  const text = (start: string) =>
    Array.from({ length: 14 }, (_, index) => `${start} ${'abcdefghijklmn'[index]}os autos desta comarca`);
  const [left, right] = [text('consta'), text('decide')];
  const words = [...column(left, 110), ...column(right, 570)];
  expect(contentOf(words)).toEqual([left.join(' '), right.join(' ')]);
});

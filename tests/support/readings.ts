import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { Reader } from '#server/features/translation/reading/reader.ts';
import type { Box } from '#shared/schemas/translation-text.ts';
import { inRoot } from '../../scripts/run/paths.ts';

/** Readers and pictures of pages. */

/** Answers every page as unreadable, so that orders of other tests start no process. */
export const blindReader: Reader = {
  pid: undefined,
  read: ({ page, lang, rotation = 0 }) =>
    Promise.resolve({
      page: {
        page,
        isBlank: false,
        state: 'unreadable',
        via: null,
        confidence: null,
        rotation,
        lang,
        reason: 'No readable text was found on this page.',
        mrz: null,
      },
      blocks: [],
    }),
  readMrz: () => Promise.resolve(null),
  stop: () => undefined,
};

const [width, height] = [1000, 700];
const [left, firstLine, leading] = [90, 90, 56];

export const paperLines = [
  'Certidão de Nascimento',
  'Nome: João Gonçalves da Conceição',
  'Data de nascimento: 07 de março de 1988',
  'Matrícula: 123456 01 55 1988 1 00045 123',
  'Nascido no município de São José dos Campos,',
  'filho de Antônio Araújo e de Lúcia Brandão,',
  'conforme o livro A-45, folha 118, termo 2290.',
];

/**
 * A small page with `lines` as a PNG, and the place of each line in fractions; a round seal, or a signature and an oblique stamp, at its foot if
 * asked for.
 */
export async function drawPage({ hasSeal = false, isSigned = false, lines = paperLines } = {}): Promise<{
  png: Buffer;
  boxes: Box[];
}> {
  GlobalFonts.registerFromPath(
    inRoot('node_modules/@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf'),
    'Serif',
  );
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#111';
  context.font = '30px Serif';
  const boxes = lines.map((line, index) => {
    const baseline = firstLine + index * leading;
    context.fillText(line, left, baseline);
    const { width: drawn } = context.measureText(line);
    return { x: left / width, y: (baseline - 24) / height, width: drawn / width, height: 30 / height };
  });
  if (hasSeal) {
    context.lineWidth = 4;
    for (const radius of [70, 46]) {
      context.beginPath();
      context.arc(850, 570, radius, 0, 2 * Math.PI);
      context.stroke();
    }
    context.font = '14px Serif';
    context.fillText('OFICIAL', 822, 575);
  }
  if (isSigned) {
    context.strokeStyle = '#114';
    context.lineWidth = 3;
    context.beginPath();
    context.moveTo(100, 600);
    for (const [x, y] of signatureStroke) context.quadraticCurveTo(x - 12, y - 30, x, y);
    context.stroke();
    context.translate(700, 520);
    context.rotate(0.09);
    context.strokeRect(0, 0, 220, 110);
    context.font = '22px Serif';
    context.fillText('RECEBIDO', 45, 50);
    context.fillText('14/05/2019', 45, 85);
    context.resetTransform();
  }
  return { png: await canvas.encode('png'), boxes };
}

const signatureStroke = [
  [140, 560],
  [155, 615],
  [190, 570],
  [205, 610],
  [240, 580],
  [262, 612],
  [300, 575],
  [345, 600],
] as const;

/** A passport's page with its machine-readable zone, and the zone. */
export async function drawPassport(): Promise<{ png: Buffer; zone: string[] }> {
  GlobalFonts.registerFromPath(
    inRoot('node_modules/@expo-google-fonts/public-sans/400Regular/PublicSans_400Regular.ttf'),
    'Sans',
  );
  const canvas = createCanvas(1200, 850);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, 1200, 850);
  context.fillStyle = '#111';
  context.font = '28px Sans';
  context.fillText('Sobrenome: DA CONCEIÇÃO', 420, 120);
  context.fillText('Nome: JOÃO GONÇALVES', 420, 180);
  const zone = ['P<BRAMUNOZ<PENA<<MARIA<ANGELES<<<<<<<<<<<<<<', 'GX12304575BRA8803078M3506145<<<<<<<<<<<<<<02'];
  context.font = '32px Sans';
  // On a fixed pitch, as OCR-B is set.
  zone.forEach((line, row) =>
    [...line].forEach((letter, at) => context.fillText(letter, 60 + at * 24.4, 720 + row * 70)),
  );
  return { png: await canvas.encode('png'), zone };
}

interface Harm {
  /** Clockwise quarter turns, as the page was laid on the scanner. */
  quarter?: 90 | 180 | 270;
  skew?: number;
  isDark?: boolean;
}

/** The page as a poor scan or photo. */
export async function harmed(png: Buffer, { quarter, skew, isDark }: Harm): Promise<Buffer> {
  let image = sharp(png);
  if (skew) image = sharp(await image.rotate(skew, { background: '#fff' }).toBuffer());
  // Grey paper under half of the light, with less contrast.
  if (isDark) image = sharp(await image.linear(0.3, 40).toBuffer());
  if (quarter) image = sharp(await image.rotate(quarter).toBuffer());
  return image.jpeg({ quality: 60 }).toBuffer();
}

/** A picture without text: soft shapes of many sizes, as in a photo of an animal on a carpet. */
export async function drawAnimal(): Promise<Buffer> {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const gradient = context.createRadialGradient(500, 350, 60, 500, 350, 600);
  gradient.addColorStop(0, '#c9a26b');
  gradient.addColorStop(1, '#3a4a3f');
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
  for (let n = 0; n < 900; n += 1) {
    const [x, y] = [(n * 397) % width, (n * 601) % height];
    context.strokeStyle = `rgb(${90 + ((n * 31) % 120)} ${70 + ((n * 17) % 90)} ${40 + ((n * 11) % 60)})`;
    context.lineWidth = 1 + (n % 3);
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(x + 12, y - 18 + (n % 13), x + 8 + (n % 29), y - 30);
    context.stroke();
  }
  return sharp(await canvas.encode('png'))
    .blur(1.2)
    .jpeg({ quality: 80 })
    .toBuffer();
}

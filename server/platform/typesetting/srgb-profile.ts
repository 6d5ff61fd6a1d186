/** The ICC profile (ICC.1:2004-10, version 4.2) of sRGB, which PDF/A asks for as the meaning of device colors. */

const signature = (name: string) => Buffer.from(name.padEnd(4), 'latin1');

function words(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
}

/** s15Fixed16Number. */
function fixed(...values: number[]): Buffer {
  return words(...values.map((value) => Math.round(value * 65_536) >>> 0));
}

const tagged = (type: string, ...parts: Buffer[]) => Buffer.concat([signature(type), words(0), ...parts]);

/** One record in American English. */
function text(value: string): Buffer {
  const utf16 = Buffer.from(value, 'utf16le').swap16();
  return tagged('mluc', words(1, 12), Buffer.from('enUS', 'latin1'), words(utf16.length, 28), utf16);
}

const whiteD50 = fixed(0.9642, 1, 0.8249);
/** The curve of IEC 61966-2-1. */
const curve = tagged('para', Buffer.from([0, 3, 0, 0]), fixed(2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045));

/** Primaries adapted from D65 to D50 by Bradford's matrix, which `chad` states. */
const tags: readonly (readonly [name: string, data: Buffer])[] = [
  ['desc', text('sRGB')],
  ['cprt', text('No copyright, use freely')],
  ['wtpt', tagged('XYZ', whiteD50)],
  ['chad', tagged('sf32', fixed(1.04791, 0.02293, -0.05019, 0.0296, 0.99046, -0.01707, -0.00925, 0.01506, 0.75179))],
  ['rXYZ', tagged('XYZ', fixed(0.43607, 0.22249, 0.01392))],
  ['gXYZ', tagged('XYZ', fixed(0.38515, 0.71687, 0.09708))],
  ['bXYZ', tagged('XYZ', fixed(0.14307, 0.06061, 0.7141))],
  ['rTRC', curve],
  ['gTRC', curve],
  ['bTRC', curve],
];

const headerBytes = 128;

function header(size: number): Buffer {
  const bytes = Buffer.alloc(headerBytes);
  bytes.set(words(size, 0, 0x0420_0000), 0);
  bytes.set(Buffer.concat(['mntr', 'RGB', 'XYZ'].map(signature)), 12);
  // 2004-01-01.
  bytes.set([7, 212, 0, 1, 0, 1], 24);
  bytes.set(signature('acsp'), 36);
  bytes.set(whiteD50, 68);
  return bytes;
}

function makeProfile(): Buffer {
  const directory: Buffer[] = [];
  const data: Buffer[] = [];
  const placed = new Map<Buffer, number>();
  let end = headerBytes + 4 + tags.length * 12;
  for (const [name, content] of tags) {
    // Tags of one content share its place.
    const at = placed.get(content) ?? end;
    if (at === end) {
      const padded = Buffer.concat([content, Buffer.alloc(-content.length & 3)]);
      placed.set(content, at);
      data.push(padded);
      end += padded.length;
    }
    directory.push(Buffer.concat([signature(name), words(at, content.length)]));
  }
  return Buffer.concat([header(end), words(tags.length), ...directory, ...data]);
}

export const srgbProfile: Uint8Array = makeProfile();

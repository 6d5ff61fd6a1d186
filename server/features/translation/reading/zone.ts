import { recognize, type RecognizedLine } from './engine.ts';
import type { Mrz } from './page-reading.ts';
import { prepare, type Quarter, type Source } from './picture.ts';
import { isZoneLine, parseZone } from './zone-text.ts';

const workingWidth = 1860;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<';

/**
 * Reads the machine-readable zone of a page; null without one. The shape engine reads it, limited to its 37 letters: the other
 * one doubles fillers.
 */
export async function readZone(source: Source, quarter: Quarter): Promise<Mrz | null> {
  const { picture } = await prepare(source, { quarter, width: workingWidth, seeksSheet: false });
  const { width, height } = picture;
  const look = async (top: number, bottom: number): Promise<RecognizedLine[]> => {
    const rectangle = { left: 0, top, width, height: bottom - top };
    const options = { languages: 'eng', kind: 'legacy', mode: 'block', rectangle, whitelist: letters } as const;
    return (await recognize(picture, options)).map((line) => ({ ...line, text: line.text.replaceAll(/\s/g, '') }));
  };
  const found = await findZone(look, height);
  const [first] = found;
  const last = found.at(-1);
  if (!first || !last) return null;
  // Found first and then read alone, since other text beside the zone turns its 0 into O.
  const line = first.y1 - first.y0;
  const rows = await look(Math.max(0, first.y0 - 2 * line), Math.min(height, last.y1 + 2 * line));
  return parseZone(rows.map(({ text }) => text).filter((text) => text.length > 24));
}

/** The zone stands at the foot of a document, which may stand at the top of its page. */
async function findZone(
  look: (top: number, bottom: number) => Promise<RecognizedLine[]>,
  height: number,
): Promise<RecognizedLine[]> {
  for (const [top, bottom] of [
    [0.55, 1],
    [0, 0.6],
  ] as const) {
    const lines = await look(Math.round(top * height), Math.round(bottom * height));
    const zone = lines.filter(({ text }) => isZoneLine(text));
    if (zone.length > 0) return zone;
  }
  return [];
}

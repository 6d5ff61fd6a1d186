import type { Box } from '#shared/schemas/translation-text.ts';
import type { LayoutBlock } from './layout/blocks.ts';
import type { Rect } from './layout/words.ts';
import type { ReadBlock } from './page-reading.ts';

/** A block of a layout with its places in fractions of the page. */
export function toReadBlock(
  { content, box, frame, confidence, isOrderDoubtful }: LayoutBlock,
  { placeOf, doubtful }: { placeOf: (rect: Rect) => Box; doubtful: string[] },
): ReadBlock {
  const places = {
    box: placeOf(box),
    ...(frame && { frame: placeOf(frame) }),
    ...(content.kind === 'field' && content.valuePlace && { valueBox: placeOf(content.valuePlace) }),
  };
  return { content, ...places, confidence, doubtful, ...(isOrderDoubtful && { isOrderDoubtful: true }) };
}

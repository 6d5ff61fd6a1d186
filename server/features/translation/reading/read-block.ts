import type { Box } from '#shared/schemas/translation-text.ts';
import type { LayoutBlock, LayoutContent } from './layout/blocks.ts';
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

const maxLabelWords = 5;

/** A label alone is a field whose value was not read, so that no draft of it counts as whole. */
export function withOpenValue(content: LayoutContent): LayoutContent {
  if (content.kind !== 'paragraph') return content;
  const [, label] = /^([^:\uff1a]{1,60}?)\s*[:\uff1a]$/u.exec(content.text) ?? [];
  const isLabel = label !== undefined && /\p{L}/u.test(label) && label.split(' ').length <= maxLabelWords;
  return isLabel ? { kind: 'field', label, value: '' } : content;
}

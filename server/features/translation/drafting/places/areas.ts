import type { Role } from '#shared/translation-roles.ts';
import type { Piece } from '../pieces.ts';
import { addressValue } from './addresses.ts';
import { eastAsianPlace } from './east-asian.ts';
import { hanPlace } from './han.ts';
import { placeValue, type PlaceOptions } from './places.ts';
import { ukrainianPlace } from './ukrainian.ts';

/** The value of a field of places or addresses, by the rules of its language. */
export function areaValue(text: string, role: Role, options: PlaceOptions): Piece | undefined {
  const { tag, translate } = options;
  return (
    (tag === 'uk' ? ukrainianPlace(text) : undefined) ??
    eastAsianPlace(text, { tag, isPlace: true, translate }) ??
    (role.isAddress ? addressValue(text) : undefined) ??
    translate(text) ??
    hanPlace(text, tag, translate) ??
    placeValue(text, options)
  );
}

import { joined, type Piece } from './pieces.ts';

/** Labels that forms print with a number before them, or with their English beside them. */

const number = /^(\(?\d{1,2}[a-z]?[.)]|[a-h]\))\s*(?=\p{L})/u;
const languages = /\s*[/|]\s*/u;

interface Labels {
  label: (text: string) => Piece | undefined;
  /** Whether a text is the English of some label. */
  isEnglish: (text: string) => boolean;
}

export function labelForm(text: string, labels: Labels): Piece | undefined {
  return numbered(text, labels) ?? bilingual(text, labels);
}

/** `4a. Date de délivrance` */
function numbered(text: string, { label }: Labels): Piece | undefined {
  const [before = '', sign] = number.exec(text) ?? [];
  if (sign === undefined) return undefined;
  return joined([label(text.slice(before.length))], ([english = '']) => `${sign} ${english}`);
}

/** `Nom / Surname`: the English that the paper itself has, where it is the label's. */
function bilingual(text: string, { label, isEnglish }: Labels): Piece | undefined {
  const parts = text.split(languages);
  if (parts.length < 2 || parts.length > 3) return undefined;
  const english = parts.filter((part) => isEnglish(part));
  const [own, ...more] = english;
  // The third language of a form is none of this phrasebook's.
  const known = parts
    .filter((part) => !isEnglish(part))
    .map((part) => label(part))
    .find((piece) => piece !== undefined);
  return own === undefined || more.length > 0 ? undefined : joined([known], () => own.trim());
}

/** `Nombre y apellido` */
export function twoLabels(text: string, label: Labels['label']): Piece | undefined {
  const [one, other, ...more] = text.split(/(?<!\s)\s+(?:e|y|und|et|și)\s+/u);
  if (one === undefined || other === undefined || more.length > 0) return undefined;
  return joined(
    [label(one), label(other)],
    ([first = '', second = '']) => `${first} and ${second.charAt(0).toLowerCase()}${second.slice(1)}`,
  );
}

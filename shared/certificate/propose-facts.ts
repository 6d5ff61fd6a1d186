import type { TextBlock } from '#shared/schemas/translation-text.ts';
import type { SpelledName } from '#shared/spelling.ts';
import { parseDates } from '#shared/translation-dates.ts';
import { holdersOnSheet } from './bound-names.ts';
import { factLimits, findFactFaults, type CertificateFacts } from './facts.ts';
import { paperKinds } from './paper-kinds.ts';
import { textOfBlocks } from './paper-text.ts';

/** Facts that the English of a text states, for the person who decides to confirm. */

const holderLabel =
  /^(?:full )?names?(?: and surnames?)?(?: of (?:the )?(?:registered person|registrant|child|holder|account holder|student|person))?$|^(?:registrant|registered person|holder|account holder|student)(?:’s (?:full )?name)?$/i;
const issuerLabel = /^(?:issued by|issuing (?:authority|office|body)|(?:civil )?registry office)$/i;
const placeLabel = /^(?:place of issue|issued (?:at|in))$/i;
const registerLabel =
  /^(?:registration|register|certificate|document|entry|record|passport|matrícula)(?: (?:number|no\.?))?$/i;
const issueDateLabel = /^(?:date of issue|issue date|date issued|issued on)$/i;
/** Marks that a certificate does not list. */
const unlistedMarks = new Set(['illegible', 'blank', 'handwriting', 'erasure']);

interface Pair {
  label: string;
  value: string;
  source: string;
}

/**
 * Only facts without a fault: what the certificate could not state is left for the person. The holders are those of name fields
 * that a person confirmed, else those of the customer's sheet whom the text names. `today` is `YYYY-MM-DD`.
 */
export function proposeFacts(
  blocks: readonly TextBlock[],
  { today, people = [] }: { today: string; people?: readonly SpelledName[] },
): Partial<CertificateFacts> {
  const pairs = blocks.flatMap(pairsOf);
  const confirmed = blocks.filter(({ state }) => state === 'confirmed').flatMap(pairsOf);
  const named = confirmed.filter(({ label }) => holderLabel.test(label)).flatMap(holderOf);
  const valueOf = (label: RegExp) => pairs.find((pair) => label.test(pair.label))?.value;
  const issued = parseDates(valueOf(issueDateLabel) ?? '', 'en').filter(({ isAmbiguous }) => !isAmbiguous);
  const proposals: Partial<CertificateFacts> = {
    paperKind: kindOf(blocks),
    holders: (named.length > 0 ? named : holdersOnSheet(textOfBlocks({ pages: [], blocks }), people)).slice(
      0,
      factLimits.holders,
    ),
    issuer: valueOf(issuerLabel),
    place: valueOf(placeLabel),
    registerNumber: valueOf(registerLabel),
    issuedOn: issued.length === 1 ? issued[0]?.candidates[0] : undefined,
    marks: marksOf(blocks),
  };
  const whole = { paperKind: 'Birth certificate', holders: [{ name: 'Ana' }] };
  const stated = Object.entries(proposals).filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : Boolean(value),
  );
  return Object.fromEntries(
    stated.filter(([name, value]) => findFactFaults({ ...whole, [name]: value }, today).length === 0),
  );
}

/** Labels with their values: fields, and the rows of tables with two columns. */
function pairsOf(block: TextBlock): Pair[] {
  if (block.kind === 'field') {
    return [
      { label: labelOf(block.target.label), value: block.target.value.trim(), source: block.source.value.trim() },
    ];
  }
  if (block.kind !== 'table') return [];
  return block.target.rows.flatMap((row, index) => {
    const [label, value, more] = row;
    if (label === undefined || value === undefined || more !== undefined) return [];
    return [{ label: labelOf(label), value: value.trim(), source: block.source.rows[index]?.[1]?.trim() ?? '' }];
  });
}

function labelOf(text: string): string {
  const label = text.trim();
  return label.endsWith(':') ? label.slice(0, -1).trimEnd() : label;
}

function holderOf({ value, source }: Pair): CertificateFacts['holders'] {
  if (value === '') return [];
  const isOtherScript = /\p{L}/u.test(source) && !/\p{Script=Latin}/u.test(source);
  return [{ name: value, ...(isOtherScript && { nativeName: source }) }];
}

/** The longest known kind within a heading, or alone on a line. */
function kindOf(blocks: readonly TextBlock[]): string | undefined {
  const lines = blocks.flatMap((block) =>
    block.kind === 'heading' || block.kind === 'paragraph'
      ? [{ kind: block.kind, text: block.target.trim().toLowerCase() }]
      : [],
  );
  const named = paperKinds.filter((known) => {
    const kind = known.toLowerCase();
    return lines.some(({ text, ...line }) => (line.kind === 'heading' ? text.includes(kind) : text === kind));
  });
  return named.toSorted((one, other) => other.length - one.length)[0];
}

function marksOf(blocks: readonly TextBlock[]): string[] {
  const marks = blocks.flatMap((block) =>
    block.kind === 'mark' && !unlistedMarks.has(block.mark) ? [block.target.trim().replaceAll(/^\[|\]$/g, '')] : [],
  );
  return [...new Set(marks.filter((mark) => mark !== ''))].slice(0, factLimits.marks);
}

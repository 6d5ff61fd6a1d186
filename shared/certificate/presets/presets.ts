import { recipientLabels, type PresetId } from '../recipients.ts';
import { paperParts, requirements, type Answer, type PresetRule } from './requirements.ts';
import { wording, type Wording } from './wording.ts';

/** A preset: one recipient's requirements, the matching wording, and the content of its pages. */
export interface Preset {
  id: PresetId;
  label: string;
  source: { name: string; url: string; says: string };
  wording: Wording;
  rules: readonly PresetRule[];
  sourceCopy: boolean;
  certifiedCopy: boolean;
  stampsEveryPage: boolean;
  answers: readonly Answer[];
}

export function presetOf(id: PresetId): Preset {
  return { id, label: recipientLabels[id], ...requirements[id], wording: wording[id] };
}

/** The preset of a certificate, and whether a copy of the source follows: the decision's choice, the order's, the default. */
export interface CertificateTerms {
  preset: PresetId;
  sourceCopy: boolean;
}

export function termsOf(
  order: { recipient: PresetId; sourceCopy: boolean | null },
  choice: { preset?: PresetId | undefined; sourceCopy?: boolean | undefined } = {},
): CertificateTerms {
  const preset = choice.preset ?? order.recipient;
  return { preset, sourceCopy: choice.sourceCopy ?? order.sourceCopy ?? requirements[preset].sourceCopy };
}

export type Placeholder =
  | 'signer'
  | 'credential'
  | 'number'
  | 'source'
  | 'target'
  | 'kind'
  | 'pages'
  | 'date'
  | 'address'
  | 'email'
  | 'phone'
  | 'registerNumber'
  | 'code';

/** Replaces `{name}` by its value; throws on an unknown or missing one, so that no brace is ever printed. */
export function fillIn(text: string, values: Readonly<Partial<Record<Placeholder, string>>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_all, name: Placeholder) => {
    const value = values[name];
    if (value === undefined) throw new Error(`the wording names {${name}}, which this certificate lacks`);
    return value;
  });
}

/** All requirements of all presets, each with the place on the paper that meets it. */
export function listRequirements(): { preset: PresetId; source: string; asks: string; place: string; reads: string }[] {
  return Object.entries(requirements).flatMap(([preset, { source, answers }]) =>
    answers.map(({ asks, at, reads }) => ({
      preset: preset as PresetId,
      source: source.name,
      asks,
      place: paperParts[at],
      reads,
    })),
  );
}

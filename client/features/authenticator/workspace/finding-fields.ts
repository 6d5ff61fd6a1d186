import type { CertificateFacts } from '#shared/certificate/facts.ts';
import { acknowledgeableRules, type AcknowledgeableRule } from '#shared/certificate/findings.ts';

/** Inputs of the statement by the rules that concern them. */

const fields: readonly [RegExp, string][] = [
  [/^kind\./, 'paperKind'],
  [/^issuer\./, 'issuer'],
  [/^place\./, 'place'],
  [/^(register-number\.|document\.identifier$)/, 'registerNumber'],
  [/^issued-on\./, 'issuedOn'],
  [/^pages\./, 'pages'],
  [/^marks\./, 'marks'],
  [/^copy\./, 'sourceCopy'],
];

/** Rules about the signer, resolved in the signer's profile. */
const signerRules = /^(signer|naati)\./;

export function isSignerRule(rule: string): boolean {
  return signerRules.test(rule);
}

/** Rules on the certified text, which only the server can check. */
const textRules = /\.(not-in-text|native-not-in-text|differs)$|^text\./;

export function isTextRule(rule: string): boolean {
  return textRules.test(rule);
}

/** Name of the input that a rule concerns; undefined for rules of the file and the signer. */
export function fieldOf(rule: string, { holders }: Pick<CertificateFacts, 'holders'>): string | undefined {
  if (rule.startsWith('text.')) return rule;
  if (rule === 'holder.native-format' || rule === 'holder.native-not-in-text') {
    return `holder-${Math.max(
      0,
      holders.findIndex(({ nativeName }) => Boolean(nativeName)),
    )}-native`;
  }
  if (rule.startsWith('holder.'))
    return `holder-${Math.max(
      0,
      holders.findIndex(({ name }) => name.trim() === ''),
    )}`;
  if (rule.startsWith('checklist.') || rule.endsWith('.page-count') || rule === 'ircc.affidavit') return rule;
  return fields.find(([pattern]) => pattern.test(rule))?.[1];
}

const reasonLabels: Record<AcknowledgeableRule, string> = {
  'source.page-count': 'What the original really has',
  'file.page-count': 'Why the numbers of pages differ',
  'ircc.affidavit': 'Who takes the oath',
};

/** Label of the field that takes the reason. */
export function reasonLabelOf(rule: string): string {
  return isAcknowledgeable(rule) ? reasonLabels[rule] : 'Why it is right as it stands';
}

export function isAcknowledgeable(rule: string): rule is AcknowledgeableRule {
  return acknowledgeableRules.some((known) => known === rule);
}

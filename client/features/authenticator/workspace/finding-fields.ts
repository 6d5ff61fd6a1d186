import type { CertificateFacts } from '#shared/certificate/facts.ts';

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

/** Rules about what the certified text says, which the server alone reads. */
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

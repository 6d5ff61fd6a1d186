import type { Finding } from '#shared/certificate/findings.ts';

/** Words for a notary of findings about the translator, who certified before them. */

const reasons: Readonly<Record<string, string>> = {
  'signer.expired': 'their credential has expired',
  'signer.credential': 'they have no checked credential any more, which this recipient asks for',
  'signer.credential-number': 'they have no number of a checked credential any more, which this recipient asks for',
  'signer.language': 'their profile does not list this pair of languages',
};

export function sayToNotary(finding: Finding, translator: string | null): Finding {
  if (!finding.rule.startsWith('signer.')) return finding;
  const reason = reasons[finding.rule] ?? 'their profile lacks what the certificate has to state';
  const say =
    `${translator ?? 'The translator'} certified this translation, but ${reason}. ` +
    'Return it to review, where it is certified again once that is settled, or by a colleague.';
  return { ...finding, say };
}

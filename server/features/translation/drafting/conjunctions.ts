import type { SourceTag } from '#shared/translation-text.ts';

/** The word "and" of each language, between two labels or two people. */
const conjunctions: Readonly<Partial<Record<SourceTag, RegExp>>> = {
  pt: /(?<!\s)\s+[eE]\s+/u,
  es: /(?<!\s)\s+[eyEY]\s+/u,
  de: /(?<!\s)\s+(?:und|UND)\s+/u,
  fr: /(?<!\s)\s+(?:et|ET)\s+/u,
  it: /(?<!\s)\s+(?:ed?|ED?)\s+/u,
  ro: /(?<!\s)\s+(?:și|ȘI|şi|ŞI)\s+/u,
  pl: /(?<!\s)\s+(?:i|I|oraz|ORAZ)\s+/u,
  uk: /(?<!\s)\s+(?:та|і|й)\s+/u,
  nl: /(?<!\s)\s+(?:en|EN)\s+/u,
  tr: /(?<!\s)\s+(?:ve|VE)\s+/u,
  ar: /(?<!\s)\s+و\s?(?=\p{L}{2})/u,
  he: /(?<!\s)\s+ו(?=\p{L}{2})/u,
};

/** The two that a text joins, and nothing for one or more. */
export function twoOf(text: string, tag: SourceTag): [string, string] | undefined {
  const [one, other, ...more] = conjunctions[tag] ? text.split(conjunctions[tag]) : [text];
  return one === undefined || other === undefined || more.length > 0 ? undefined : [one, other];
}

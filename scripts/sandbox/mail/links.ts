const named: Record<string, string> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>' };

function decodeAttribute(value: string): string {
  return value.replaceAll(
    /&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
      if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
      return named[name?.toLowerCase() ?? ''] ?? whole;
    },
  );
}

/** Distinct http(s) URLs of a message: the links of its HTML in order, then those found only in its text. */
export function findLinks(html: string, text: string): string[] {
  const inHtml = [...html.matchAll(/\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map((found) =>
    decodeAttribute(found[1] ?? found[2] ?? ''),
  );
  const inText = [...text.matchAll(/https?:\/\/[^\s<>"')\]]+/g)].map((found) => found[0].replace(/[.,;:!?]+$/, ''));
  return [...new Set([...inHtml, ...inText])].filter((link) => /^https?:\/\//i.test(link));
}

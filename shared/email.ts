/** Canonical form of e-mail addresses, as stored, compared and mailed. */

const asciiOnly = /^[\u0021-\u007e]+$/;
/** Characters of an international domain; others would change how the URL is parsed. */
const domainShape = /^[\p{L}\p{N}\p{M}.-]+$/u;

/** Punycode form of a domain (`bücher.example` → `xn--bcher-kva.example`); unchanged if invalid. */
function asciiDomain(domain: string): string {
  if (asciiOnly.test(domain) || !domainShape.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/**
 * NFKC, lower case, without surrounding whitespace and ignorable characters; the domain in Punycode without its final dot.
 * Equal for all spellings of one address.
 */
export function canonicalEmail(typed: string): string {
  const text = typed
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .toLowerCase()
    .normalize('NFKC');
  const at = text.lastIndexOf('@');
  if (at < 0) return text;
  const domain = text.slice(at + 1).replaceAll(/[\u3002\uff61]/g, '.');
  return `${text.slice(0, at)}@${asciiDomain(domain.replace(/\.$/, ''))}`;
}

/** An address as it is stored, compared and mailed: one form for every way to type it. */

const asciiOnly = /^[\u0021-\u007e]+$/;
/** What an international domain may be made of; anything else would change the URL's meaning. */
const domainShape = /^[\p{L}\p{N}\p{M}.-]+$/u;

/** The ASCII form of a domain (`bücher.example` → `xn--bcher-kva.example`); unchanged where it has none. */
function asciiDomain(domain: string): string {
  if (asciiOnly.test(domain) || !domainShape.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/**
 * Unicode compatibility form, lower case, without surrounding spaces and invisible characters; the domain in ASCII without
 * its final dot. Two spellings of one address give the same text.
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

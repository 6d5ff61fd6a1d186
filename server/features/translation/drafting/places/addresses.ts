import { byRule, type Piece } from '../pieces.ts';

/** Postal addresses in Latin letters, which are copied, as mail needs them. */

const portuguese = String.raw`r\.|rua|av\.?|avenida|tv\.|travessa|alameda|praça|praca|pça\.?|estrada|rodovia|largo`;
const spanish = String.raw`calle|c\/|carrera|cra\.?|paseo|plaza|camino|jirón|jr\.|pasaje|pje\.?|psje\.?|calzada|bulevar|cll?\.?|kr\.?|transversal|diagonal|circular|callejón|prolongación|prol\.?|privada|cerrada|andador|circuito|retorno|carretera|ctra\.?|ronda|autopista|ruta|urbanización|urb\.?|residencial|colonia|col\.?|barrio|sector|manzana|mz\.?|lotificación|reparto|kilómetro|km\.?`;
const french = String.raw`rue|avenue|boulevard|blvd\.?|bd\.?|place|chemin|allée|impasse|quai|route|cours|square`;
const italian = String.raw`via|viale|v\.le|piazza|p\.zza|corso|c\.so|vicolo|vico`;
const romanian = String.raw`str\.?|strada|bulevardul|b-dul|bd-ul|aleea|calea|șoseaua|șos\.|piața`;
const polish = String.raw`ul\.|ulica|al\.|aleja|os\.|osiedle`;

/** A word for a street before its name, and before it a number as French writes it. */
const streetFirst = new RegExp(
  String.raw`^(?:\d+\s?(?:bis|ter)?,?\s+)?(?:${[portuguese, spanish, french, italian, romanian, polish].join('|')})\s`,
  'iu',
);
/** `Keizersgracht 12` */
const dutch = /^\p{L}[\p{L}\s.'’-]*(?:straat|laan|weg|plein|kade|gracht|singel|dreef|steeg|dijk|lei|pad|hof)\s+\d/iu;
/** `Am Markt 3`, `Musterstraße 12, 80331 München` */
const german =
  /^(?:(?:Am|An|Auf|Hinter|Im|In|Unter|Vor|Zum|Zur)\s)?[\p{L}.'’ -]*(?:stra(?:ß|ss)e|str\.|weg|platz|allee|gasse|ring|damm|ufer|markt|hof|steig|chaussee|promenade|graben|berg|feld|wall)\s\d+\s?[a-z]?(?:[-/]\d+[a-z]?)*(?:[,\n]\s*[^.;]{2,80})?$/iu;
/** `Moda Cad. No: 12` */
const turkish =
  /\b(?:Mah|Cad|Sok|Sk|Bulv|Blv)\.|\b(?:Mahallesi|Caddesi|Sokağı|Sokak|Bulvarı)(?=\s|$)|,\s(?:ul|al|os|pl)\.\s/iu;

export function addressValue(text: string): Piece | undefined {
  if (!/\d/.test(text) || text.length > 160 || /[.;]\s+\p{Ll}/u.test(text)) return undefined;
  const isStreet =
    [dutch, german, turkish].some((pattern) => pattern.test(text)) ||
    text.split(/,\s*/).some((part) => streetFirst.test(part));
  return isStreet ? byRule(text, { detail: 'address copied', isCopied: true, isProper: true }) : undefined;
}

const word = String.raw`(?:\p{Lu}[\p{L}.'’-]*|\d{1,2}|de|du|des|la|le|les|[ld]['’]\p{L}+|van|den|der|het|aan|op|am|an|im|et|i|w|nad)`;
const ownName = String.raw`${word}(?:\s${word})*`;
const townLine = String.raw`(?:(?:[A-Z]{1,2}-)?\d{4,5}(?:\s[A-Z]{2})?|\d{2}-\d{3}|\d{4}-\d{3})\s\p{Lu}(?:[\p{L}.'’-]|\s(?=[\p{L}\d(]))*(?:\s?\(\p{L}+\)|\s\d{1,2})?`;
const number = String.raw`\d+\s?(?:[a-z]|bis|ter)?(?:\s?[/-]\s?\d+[a-z]?)?(?:\s(?:m\.|bus|app?t?\.)\s?\d+[a-z]?)?`;
const streetLine = String.raw`(?:\d+\s?(?:bis|ter)?,?\s(?:rue|avenue|boulevard|bd\.?|impasse|allée|chemin|quai|place)\s${ownName}|(?:ul|al|os|pl)\.\s${ownName}\s${number}|(?:(?:\p{Lu}[\p{L}'’-]*|van|de|den)\s)*\p{Lu}\p{L}*(?:straat|laan|weg|plein|kade|gracht|singel|dreef|steeg|dijk|stra(?:ß|ss)e|allee|gasse)\s${number})`;
const lineOfAddress = new RegExp(
  String.raw`^(?:${streetLine}(?:[,\n]\s?${townLine})?|${townLine}(?:,\s?${streetLine})?)$`,
  'u',
);

/** A line of nothing but street, number, postal code and town, which needs no label to be told. */
export function addressLine(text: string): Piece | undefined {
  return text.length <= 120 && /\d/.test(text) && lineOfAddress.test(text)
    ? byRule(text, { detail: 'address copied', isCopied: true, isProper: true })
    : undefined;
}

/** Type of a field's value or a column's cells, derived from the English label. */

export interface Role {
  isName: boolean;
  /** Several people may be joined by "and". */
  isPlural: boolean;
  isPlace: boolean;
  isCountry: boolean;
  isAddress: boolean;
  /** Race as Brazilian records state it. */
  isRace: boolean;
  isSex: boolean;
  /** Numbers of books, files and people, which are copied digit by digit. */
  isNumber: boolean;
  /** Sums of money. */
  isAmount: boolean;
  /** Names of companies, products and offices, which are copied where they have no word of papers. */
  isBrand: boolean;
}

export const noRole: Role = {
  isName: false,
  isPlural: false,
  isPlace: false,
  isCountry: false,
  isAddress: false,
  isRace: false,
  isSex: false,
  isNumber: false,
  isAmount: false,
  isBrand: false,
};

const people =
  /\b(?:names?|surnames?|fathers?|mothers?|parents|grand(?:father|mother|parents)|spouses?|husband|wife|groom|bride|informant|witness(?:es)?|god(?:father|mother|parents)|registrant|deceased|account holder|holder|student|applicant|children|child|registrar|clerk|judge|notary|physician|client|taxpayer|party to the marriage|parties to the marriage|patient|plaintiff|defendant|signatory|principal|director|rector|dean|secretary|interested party|son of|daughter of|signed by|parentage|filiation|presidents?|chancellor|patronymics?|petitioners?|respondents?|claimants?|shareholders?|attorney|attorney-in-fact|employee)\b/i;
const noPeople =
  /\b(?:offices?|course|school|bank|institution|company|program|documents?|numbers?|no|id|court(?! clerk)|occupation|citizenship|nationality|residence|dates?|places?|ages?|trade|product|subject|street|type|health|registry|certificate|religion|denomination|marital|status|sex|fees?|address(?:es)?|domicile|education|telephone|passport|card|email|information|capacity|relationship|seal|stamp)\b/i;
const plural =
  /\b(?:names|surnames|parents|grandparents|witnesses|godparents|children|spouses|parties|parentage|filiation|son of|daughter of)\b/i;
const places =
  /^in$|\b(?:place|city|town|municipality|birthplace|born in|district|parish|neighborhood|county|province|state|country|department|locality|judicial district|region|voivodeship|governorate|subdistrict|commune|prefecture|village|island|administrative post)\b/i;
const noPlaces = /\b(?:residence status|registry|office|court|marital|dates?|numbers?|statement|name)\b/i;
const countries = /\b(?:country|nationality|citizenship)\b/i;
const addresses =
  /\b(?:address|residence|domicile|street|residing (?:at|in)|domiciled (?:at|in)|registered office|head office)\b/i;
const numbers =
  /\b(?:numbers?|no\.|code|book|page|sheet|entry|volume|branch|account|registration|card|passport|postal|identity document|folio|serial|license|taxpayer)(?:$|\W)/i;
const amounts =
  /\b(?:amount|balance|debits?|credits?|deposits?|withdrawals?|salary|income|pay|fee|tax|price|total|capital|expenditure)\b/i;

const brands =
  /\b(?:employer|company|(?:business|trade|corporate|registered|brand|vaccine|bank) name|name of (?:employer|bank|company|vaccine|product|school|institution)|manufacturer|vaccine|make|model|brand|product|bank|hospital|school|institution|university|parish|(?:registry|tax) office|civil registry|insurer)\b/i;
const noBrands =
  /\b(?:dates?|numbers?|no|code|address|type|years?|class|grade|seal|stamp|signature|head|director|principal|president|chair|capital|form|activity|share|contribution|details|place|town|city|street|phone|e-?mail)\b/i;

/** Roles are read from the English, so that each language's labels need no list of their own. */
export function roleOf(label: string): Role {
  const isName = people.test(label) && !noPeople.test(label);
  const isPlace = !isName && places.test(label) && !noPlaces.test(label);
  return {
    isName,
    isPlural: isName && plural.test(label),
    isPlace,
    isCountry: countries.test(label) || /place of birth|born in|issuing country/i.test(label),
    isAddress: !isName && addresses.test(label),
    isRace: /^race\b/i.test(label),
    isSex: /^(?:sex|gender)\b/i.test(label),
    isNumber: numbers.test(label),
    isAmount: amounts.test(label) && !numbers.test(label),
    isBrand: !isName && brands.test(label) && !noBrands.test(label),
  };
}

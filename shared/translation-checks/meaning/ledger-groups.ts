import type { Hit } from './lexicon.ts';

/** Weight of one word of a group without a counterpart on the other side. */

/** Groups of which a lost meaning counts alone, and the meanings whose words are too many or too vague for it. */
export const lostAlone: Readonly<Record<string, string>> = {
  kin: 'guardian child',
  gender: '',
  civilStatus: '',
  nation: '',
  religion: '',
  illness: '',
  medicine: '',
  body: '',
  colour: '',
  forces: '',
  offence: '',
  agency: 'state-government public-prosecutor population-office',
  office: 'prosecutor governor principal registrar clerk',
  forceRank: 'constable captain',
  rank: 'bachelor secretary governor doctor director president',
  work: 'lawyer worker postman retired witness accountant employee judge student driver physician',
  field: 'law-study business engineering-electrical medicine-study literature',
  fraction: 'eighth half',
  certificate: 'inheritance-certificate vaccination-record',
  event: 'marriage birth adoption',
  currency: '',
  weekday: '',
  authority:
    'registry notary police prosecutor city school bank church army tax immigration consulate embassy hospital university',
};

/** Meanings of facets that no paper says without need. */
export const sureFacets = new Set(['resist:final']);

export const addedAlone: Readonly<Record<string, string>> = {
  kin: 'child spouse parents',
  side: '',
  gender: '',
  civilStatus: 'separated',
  nation: '',
  religion: '',
  illness: 'accident',
  medicine: '',
  body: 'head back hand foot',
  colour: '',
  forces: '',
  offence: 'perjury',
  test: '',
  verdict: '',
  distinction: '',
  agency:
    'prison police-station notary-office civil-registry population-office tax-office ward-office city-hall social-security electoral state-government',
  certificate:
    'transcript family-register graduation-certificate income-certificate residence-certificate single-status enrollment-certificate',
  office: 'registrar clerk mayor judge principal',
  forceRank: 'major general inspector superintendent constable',
  rank: 'director master bachelor doctor mayor president secretary assistant',
  work: 'employee housewife driver physician student lawyer witness retired judge translator teacher merchant accountant worker soldier guard',
  field: 'business medicine-study history physical-education biology law-study',
};

/** Groups that are compared elsewhere by their values, or whose words stand for many things. */
export const apart = /^(?:dateKind|bookPart|unit|negation|place|month|dayPart|mention|unknown|era)$/;
/** Groups whose lost and added words count for a replaced one only with one of a surer group. */
export const vague =
  /^(?:opposite|authority|courtLevel|subject|paperKind|contract|conduct|daily|trade|ruling|grade|work)$/;

/** Groups of which a word may have a meaning beside one of another group. */
export const facets = /^(?:opposite|contract|conduct|daily|trade)$/;
/** Groups whose words are explained by their own meaning alone. */
export const strict = /^(?:certificate|paperKind|kin|verdict)$/;

/** Groups whose words are all known, so that no other word of the sentence can belong to them. */
export const isClosed = ({ pattern: { group, main } }: Pick<Hit, 'pattern'>) =>
  /^(?:kin|side|gender|civilStatus|nation|religion|weekday)$/.test(group) || main.includes('deputy');

/** Groups that name the same kind of thing in other words: an office for an authority. */
const kinds = [
  /^(?:agency|authority|courtLevel|subject|forces)$/,
  /^(?:office|rank|forceRank|work)$/,
  /^(?:certificate|paperKind)$/,
  /^(?:illness|body|medicine)$/,
];

export function areKindred({ pattern: one }: Hit, { pattern: other }: Hit): boolean {
  return kinds.some((kind) => kind.test(one.group) && kind.test(other.group));
}

/** Groups whose words have few other meanings: one of them alone wants an answer, of the others an opinion. */
const sureAlone = /^(?:gender|side|civilStatus|kin|agency)$/;

export const isSureAlone = ({ pattern: { group, main } }: Hit) => sureAlone.test(group) || main.includes('deputy');

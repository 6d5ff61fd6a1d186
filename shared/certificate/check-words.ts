/*
 * Three words per page for comparison with the paper, shown to anyone with its code. Only form vocabulary from the list
 * below.
 * Never: a name, a number, or a word that describes a person.
 */

export const checkWordsPerPage = 3;

/** Words of registries, schools, courts and offices that name the kind of a line but nothing of its content. */
const formWords = new Set(
  `abbreviation above abovementioned according accordance act acting aforementioned aforesaid alteration amended amendment annex
  annexed annotated annotation annotations appeared appears appended applicable applicant approved archive archives archived
  article articles attached attest attested authentic authenticated authentication authenticity authority authorities authorized
  bears below binding blank book box bound bulletin bylaws capacity carried category certificate certified certifies certify
  chapter checked circular clause clerk code codes collated column columns commission competent complete completed compliance
  comprising conferred confirm confirmed contained contents copied copy corner corrected correction corresponding counter
  countersigned dated decree deed deeds denomination department deposited depository described designation digitally
  directorate director directory dispatch district division document documents drawn duly duplicate edition effective effects
  electronic electronically embossed emolument enclosed enrolled entered entitled entry entries equivalent established examined
  examiner excerpt executed exhibited expiration extract faithful faithfully fee fees file filed files folio folios
  following follows foregoing form forms formalities formality foundation fulfilled full general governed grade grades granted
  handwritten head heading hereby herein hereinafter hereof hereto hereunder herewith holder identical identification identifier
  illegible imprint inclusive indicated inscribed inscription inserted instrument instruments integral issuance issue issued
  issuing item items keeper label lawful left legal legalization legalized legible letterhead line lines listed listing located
  logo lower margin marginal marked matter mentioned microfilm minutes model motto municipal named note notes noted notice notary
  notification number numbered oath observation observations office officer offices official officially omitted online order
  ordinance original originals overleaf page pages paper paragraph particulars pertaining preceding prepared prescribed presence
  presented present printed procedure proceeded protocol provided provisions published punched purpose purposes pursuant quoted
  rectangular rectification received receipt record recorded records reference referenced references referred registered registrar
  registration registry register regulation regulations remark remarks remains rendered reproduced reproduction requested required
  requirements resolution respective respectively reverse right round rubric said scale scope seal sealed secretary secretariat
  section sections serial series sheet sheets shown sign signatory signature signatures signed space specified stamp stamped
  stamps standard stated statement stipulated strike subject submitted subscribed subsection supplement surname system table
  testimony text thereby therein thereof therefore thereto title titled transcribed transcript transcription translated true
  typed typewritten undersigned unit upper validated validation validity valid verification verified verify version visible void
  volume watermark whereas whereby whereof wherein whereupon witness witnesses witnessed written`.split(/\s+/),
);

/** Excludes words of the header and footer, which are on every page. */
const ubiquitous = new Set(['page', 'pages', 'translated', 'original']);

/**
 * The words of each page, from its text: those that the fewest other pages have, then the longest. Deterministic; fewer than
 * three where a page has no more. `personal` are texts whose words are left out, such as names and places.
 */
export function chooseCheckWords(pages: readonly string[], { personal }: { personal: readonly string[] }): string[][] {
  const hidden = new Set(personal.flatMap(wordsIn));
  const found = pages.map(
    (page) =>
      new Set(wordsIn(page).filter((word) => formWords.has(word) && !ubiquitous.has(word) && !hidden.has(word))),
  );
  const pagesWith = (word: string): number => found.filter((page) => page.has(word)).length;
  return found.map((page) =>
    [...page]
      .toSorted(
        (one, other) => pagesWith(one) - pagesWith(other) || other.length - one.length || (one < other ? -1 : 1),
      )
      .slice(0, checkWordsPerPage),
  );
}

/** In small letters; words with an apostrophe or a hyphen are left out by the list. */
function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu) ?? [];
}

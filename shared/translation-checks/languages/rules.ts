/** What the checks know of one source language, beside its months and numerals. One file per language. */
export interface LanguageRules {
  /**
   * Words by meaning: `# group`, then lines of `meaning | words ~ words that may render it`, as in `meaning/family-words.ts`.
   * A group that is left out is not compared.
   */
  meanings: string;
  /** Letters of English for one of the source, in right texts. */
  growth: number;
  /** Words of grammar that may begin a sentence, without accents; empty where sentences begin with no capital. */
  grammar: string;
  /** Words of papers that English spells otherwise, without accents. */
  papers: string;
  /** Titles before a name, without accents. */
  honorifics: string;
  /** Words that show the sex of the person by themselves, as patterns of whole words; empty where none does. */
  sex: { m: string; f: string };
  /** Whether names of places have endings: `Krakowie`. */
  declinesNames: boolean;
  /** Words right before the name of a place, divided by `|`; empty for languages that do not write such names in Latin. */
  beforePlaces: string;
  /** Words of protected topics, as in `private-topics.ts`. */
  topics: { health: string; crime: string; religion: string; address: string };
}

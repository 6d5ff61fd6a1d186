import { fold } from '#shared/numerals/digits.ts';
import type { SourceTag } from '#shared/translation-text.ts';

/** Nationalities of each language by their folded words, or by their stems where the endings are regular; no stem is a country's name as well. */

type Table = Readonly<Record<string, string>>;

/** `word:English` of each, with each of the endings; the first may be none. */
function listOf(pairs: string, endings: readonly string[] = ['']): Table {
  return Object.fromEntries(
    pairs.split(' ').flatMap((pair) => {
      const [word = '', english = ''] = pair.split(':');
      return endings.map((end) => [fold(word + end), english.replaceAll('_', ' ')] as const);
    }),
  );
}

/** Masculine forms in `-en`, whose feminine doubles the consonant: `algérien`, `algérienne`. */
const frenchInEn =
  'algerien:Algerian tunisien:Tunisian ivoirien:Ivorian haitien:Haitian canadien:Canadian malien:Malian mauritanien:Mauritanian tchadien:Chadian nigerien:Nigerien egyptien:Egyptian libyen:Libyan syrien:Syrian jordanien:Jordanian palestinien:Palestinian israelien:Israeli iranien:Iranian irakien:Iraqi italien:Italian autrichien:Austrian norvegien:Norwegian ukrainien:Ukrainian georgien:Georgian armenien:Armenian estonien:Estonian lituanien:Lithuanian ethiopien:Ethiopian djiboutien:Djiboutian comorien:Comorian mauricien:Mauritian bresilien:Brazilian colombien:Colombian peruvien:Peruvian bolivien:Bolivian venezuelien:Venezuelan equatorien:Ecuadorian indien:Indian cambodgien:Cambodian laotien:Laotian australien:Australian europeen:European coreen:Korean guineen:Guinean';
/** Masculine forms whose feminine takes an `e`: `sénégalais`, `sénégalaise`. */
const frenchInE =
  'francais:French senegalais:Senegalese congolais:Congolese camerounais:Cameroonian gabonais:Gabonese togolais:Togolese beninois:Beninese rwandais:Rwandan burundais:Burundian centrafricain:Central_African marocain:Moroccan libanais:Lebanese portugais:Portuguese anglais:English irlandais:Irish neerlandais:Dutch hollandais:Dutch danois:Danish finlandais:Finnish suedois:Swedish polonais:Polish hongrois:Hungarian albanais:Albanian luxembourgeois:Luxembourgish allemand:German espagnol:Spanish roumain:Romanian americain:American mexicain:Mexican cubain:Cuban dominicain:Dominican argentin:Argentine chinois:Chinese japonais:Japanese pakistanais:Pakistani ghaneen:Ghanaian nigerian:Nigerian afghan:Afghan ougandais:Ugandan angolais:Angolan soudanais:Sudanese';
const french =
  'belge:Belgian suisse:Swiss russe:Russian bulgare:Bulgarian moldave:Moldovan serbe:Serbian croate:Croatian tcheque:Czech malgache:Malagasy burkinabe:Burkinabe burkinabee:Burkinabe britannique:British turc:Turkish turque:Turkish grec:Greek grecque:Greek';
const italian =
  'italian:Italian svizzer:Swiss brasilian:Brazilian rumen:Romanian moldav:Moldovan ucrain:Ukrainian russ:Russian polacc:Polish tedesc:German spagnol:Spanish austriac:Austrian grec:Greek bulgar:Bulgarian american:American statunitens:American venezuelan:Venezuelan peruvian:Peruvian ecuadorian:Ecuadorian colombian:Colombian cilen:Chilean uruguaian:Uruguayan messican:Mexican cuban:Cuban dominican:Dominican marocchin:Moroccan tunisin:Tunisian algerin:Algerian egizian:Egyptian nigerian:Nigerian filippin:Filipino indian:Indian britannic:British canades:Canadian australian:Australian maltes:Maltese sammarines:Sammarinese albanes:Albanian frances:French ingles:English portoghes:Portuguese olandes:Dutch cines:Chinese giappones:Japanese senegales:Senegalese pakistan:Pakistani';
const romanianStems =
  'american:American canadian:Canadian german:German francez:French italian:Italian spaniol:Spanish portughez:Portuguese englez:English britanic:British austriac:Austrian elvetian:Swiss belgian:Belgian olandez:Dutch suedez:Swedish irlandez:Irish polonez:Polish ceh:Czech slovac:Slovak sarb:Serbian bulgar:Bulgarian ucrainean:Ukrainian israelian:Israeli sirian:Syrian chinez:Chinese';
/** Without its accent `român` is the town of Roman. */
const romanian =
  'romana:Romanian romaneasca:Romanian moldovean:Moldovan moldoveana:Moldovan moldoveneasca:Moldovan moldovenesc:Moldovan ucraineana:Ukrainian maghiar:Hungarian maghiara:Hungarian rus:Russian rusa:Russian turc:Turkish turca:Turkish greaca:Greek';
const portuguese =
  'brasileir:Brazilian portugues:Portuguese angolan:Angolan mocambican:Mozambican cabo-verdian:Cape_Verdean espanhol:Spanish italian:Italian alema:German alemao:German frances:French japones:Japanese argentin:Argentine norte-american:American estadunidense:American paraguai:Paraguayan uruguai:Uruguayan bolivian:Bolivian chilen:Chilean peruan:Peruvian colombian:Colombian venezuelan:Venezuelan cuban:Cuban chines:Chinese coreano:Korean';
const spanish =
  'mexican:Mexican colombian:Colombian argentin:Argentine peruan:Peruvian venezolan:Venezuelan chilen:Chilean ecuatorian:Ecuadorian bolivian:Bolivian paraguay:Paraguayan uruguay:Uruguayan cuban:Cuban dominican:Dominican salvadoren:Salvadoran honduren:Honduran guatemaltec:Guatemalan nicaraguense:Nicaraguan costarricense:Costa_Rican panamen:Panamanian estadounidense:American brasilen:Brazilian espanol:Spanish italian:Italian frances:French aleman:German haitian:Haitian puertorriquen:Puerto_Rican canadiense:Canadian portugues:Portuguese ingles:English britanic:British irlandes:Irish holandes:Dutch neerlandes:Dutch belga:Belgian polac:Polish ruman:Romanian bulgar:Bulgarian rus:Russian ucranian:Ukrainian grieg:Greek suec:Swedish noruego:Norwegian danes:Danish finlandes:Finnish hungar:Hungarian japones:Japanese corean:Korean libanes:Lebanese palestino:Palestinian israeli:Israeli marroqui:Moroccan argelin:Algerian egipci:Egyptian norteamerican:American jamaiquin:Jamaican belicen:Belizean';
const german =
  'deutsch:German osterreichisch:Austrian schweizerisch:Swiss turkisch:Turkish italienisch:Italian polnisch:Polish brasilianisch:Brazilian amerikanisch:American franzosisch:French spanisch:Spanish portugiesisch:Portuguese griechisch:Greek britisch:British irisch:Irish niederlandisch:Dutch belgisch:Belgian luxemburgisch:Luxembourgish liechtensteinisch:Liechtenstein danisch:Danish schwedisch:Swedish norwegisch:Norwegian finnisch:Finnish tschechisch:Czech tschechoslowakisch:Czechoslovak slowakisch:Slovak slowenisch:Slovenian ungarisch:Hungarian rumanisch:Romanian bulgarisch:Bulgarian kroatisch:Croatian serbisch:Serbian bosnisch:Bosnian jugoslawisch:Yugoslav mazedonisch:Macedonian nordmazedonisch:North_Macedonian montenegrinisch:Montenegrin kosovarisch:Kosovar albanisch:Albanian ukrainisch:Ukrainian russisch:Russian belarussisch:Belarusian weissrussisch:Belarusian moldauisch:Moldovan georgisch:Georgian armenisch:Armenian kasachisch:Kazakh litauisch:Lithuanian lettisch:Latvian estnisch:Estonian syrisch:Syrian irakisch:Iraqi iranisch:Iranian afghanisch:Afghan pakistanisch:Pakistani indisch:Indian chinesisch:Chinese vietnamesisch:Vietnamese thailandisch:Thai philippinisch:Filipino japanisch:Japanese koreanisch:Korean sudkoreanisch:South_Korean libanesisch:Lebanese israelisch:Israeli agyptisch:Egyptian marokkanisch:Moroccan algerisch:Algerian tunesisch:Tunisian nigerianisch:Nigerian ghanaisch:Ghanaian eritreisch:Eritrean athiopisch:Ethiopian somalisch:Somali kanadisch:Canadian mexikanisch:Mexican argentinisch:Argentine kolumbianisch:Colombian chilenisch:Chilean peruanisch:Peruvian australisch:Australian staatenlos:Stateless';
const polishStems =
  'polsk:Polish niemieck:German ukrainsk:Ukrainian bialorusk:Belarusian rosyjsk:Russian litewsk:Lithuanian lotewsk:Latvian czesk:Czech slowack:Slovak wegiersk:Hungarian rumunsk:Romanian bulgarsk:Bulgarian austriack:Austrian francusk:French brytyjsk:British irlandzk:Irish wlosk:Italian hiszpansk:Spanish portugalsk:Portuguese greck:Greek tureck:Turkish szwedzk:Swedish norwesk:Norwegian dunsk:Danish holendersk:Dutch niderlandzk:Dutch belgijsk:Belgian szwajcarsk:Swiss amerykansk:American kanadyjsk:Canadian australijsk:Australian izraelsk:Israeli indyjsk:Indian chinsk:Chinese japonsk:Japanese wietnamsk:Vietnamese gruzinsk:Georgian ormiansk:Armenian moldawsk:Moldovan meksykansk:Mexican brazylijsk:Brazilian kazachsk:Kazakh';
const ukrainianStems =
  'українськ:Ukrainian польськ:Polish російськ:Russian білоруськ:Belarusian молдовськ:Moldovan румунськ:Romanian угорськ:Hungarian словацьк:Slovak німецьк:German американськ:American ізраїльськ:Israeli грузинськ:Georgian вірменськ:Armenian турецьк:Turkish британськ:British канадськ:Canadian французьк:French італійськ:Italian';
/** People, who have words of their own. */
const ukrainians =
  'українець:Ukrainian українка:Ukrainian росіянин:Russian росіянка:Russian поляк:Polish полька:Polish єврей:Jewish єврейка:Jewish білорус:Belarusian білоруска:Belarusian молдаванин:Moldovan молдаванка:Moldovan румун:Romanian румунка:Romanian угорець:Hungarian угорка:Hungarian німець:German німкеня:German болгарин:Bulgarian болгарка:Bulgarian грек:Greek гречанка:Greek вірменин:Armenian вірменка:Armenian грузин:Georgian грузинка:Georgian';

const tables: Partial<Record<SourceTag, Table>> = {
  fr: {
    ...listOf(frenchInE, ['', 'e', 's', 'es']),
    ...listOf(frenchInEn, ['', 's', 'ne', 'nes']),
    ...listOf(french),
  },
  // `Argentina` is the country as well.
  it: { ...listOf(italian, ['o', 'a', 'i', 'e']), ...listOf('argentin:Argentine', ['o', 'i', 'e']) },
  ro: { ...listOf(romanianStems, ['', 'a']), ...listOf(romanian) },
  pt: listOf(portuguese),
  es: listOf(spanish),
  de: listOf(german),
  pl: listOf(polishStems, ['ie', 'i', 'a', 'iej', 'iego']),
  uk: { ...listOf(ukrainianStems, ['е', 'ий', 'а']), ...listOf(ukrainians) },
};

/** English of a folded word that is a nationality. */
export function nationalityOf(word: string, tag: SourceTag): string | undefined {
  const table = tables[tag] ?? {};
  const stem = word.replace(/(?:[oa]|os|as|e|es|er|esa)$/, '');
  return [word, stem, word.replace(/a$/, '')].map((key) => table[key]).find((english) => english !== undefined);
}

import { fold } from '#shared/numerals/digits.ts';

/** Nationalities of languages that decline them: stems of adjectives, and words for people. */

type Nationalities = Readonly<Record<string, string>>;

/** As `amerykańskie`, without its ending. */
const polishStems = listOf(
  'polsk:Polish niemieck:German ukrainsk:Ukrainian bialorusk:Belarusian rosyjsk:Russian litewsk:Lithuanian lotewsk:Latvian czesk:Czech slowack:Slovak wegiersk:Hungarian rumunsk:Romanian bulgarsk:Bulgarian austriack:Austrian francusk:French brytyjsk:British irlandzk:Irish wlosk:Italian hiszpansk:Spanish portugalsk:Portuguese greck:Greek tureck:Turkish szwedzk:Swedish norwesk:Norwegian dunsk:Danish holendersk:Dutch niderlandzk:Dutch belgijsk:Belgian szwajcarsk:Swiss amerykansk:American kanadyjsk:Canadian australijsk:Australian izraelsk:Israeli indyjsk:Indian chinsk:Chinese japonsk:Japanese wietnamsk:Vietnamese gruzinsk:Georgian ormiansk:Armenian moldawsk:Moldovan meksykansk:Mexican brazylijsk:Brazilian kazachsk:Kazakh',
);

const ukrainianStems = listOf(
  'українськ:Ukrainian польськ:Polish російськ:Russian білоруськ:Belarusian молдовськ:Moldovan румунськ:Romanian угорськ:Hungarian словацьк:Slovak німецьк:German американськ:American ізраїльськ:Israeli грузинськ:Georgian вірменськ:Armenian турецьк:Turkish британськ:British канадськ:Canadian французьк:French італійськ:Italian',
);
const ukrainians = listOf(
  'українець:Ukrainian українка:Ukrainian росіянин:Russian росіянка:Russian поляк:Polish полька:Polish єврей:Jewish єврейка:Jewish білорус:Belarusian білоруска:Belarusian молдаванин:Moldovan молдаванка:Moldovan румун:Romanian румунка:Romanian угорець:Hungarian угорка:Hungarian німець:German німкеня:German болгарин:Bulgarian болгарка:Bulgarian грек:Greek гречанка:Greek вірменин:Armenian вірменка:Armenian грузин:Georgian грузинка:Georgian',
);

export const declinedNationalities: Readonly<Record<'pl' | 'uk', Nationalities>> = {
  pl: { ...withEndings(polishStems, ['ie', 'i', 'a', 'iej', 'iego']) },
  uk: { ...withEndings(ukrainianStems, ['е', 'ий', 'а']), ...ukrainians },
};

function listOf(pairs: string): Nationalities {
  return Object.fromEntries(
    pairs
      .split(' ')
      .map((pair) => pair.split(':'))
      .map(([word = '', english = '']) => [fold(word), english]),
  );
}

function withEndings(stems: Nationalities, ends: readonly string[]): Nationalities {
  return Object.fromEntries(
    Object.entries(stems).flatMap(([stem, english]) => ends.map((end) => [stem + end, english])),
  );
}

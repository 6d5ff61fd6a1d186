import { foldLetters } from '#shared/spelling.ts';
import type { SourceTag } from '#shared/translation-text.ts';

/** Towns behind a preposition, in the case that it takes: `w Krakowie` is Kraków. A form of no known town is never copied. */

const prepositions: Readonly<Partial<Record<SourceTag, ReadonlySet<string>>>> = {
  pl: new Set(
    'w we z ze do dla od na o przy pod nad po za przez u m st miasta mieście miasto gminy gminie powiatu powiecie m.st parafii pana panu panem panią imienia im córka córką syn synem syna córki rzecz przeciwko powództwa wniosku udziałem pw zamieszkały zamieszkała'.split(
      ' ',
    ),
  ),
  uk: new Set(
    'у в з із зі до для від на о про по за при місті міста м районі району пана пані сина дочки імені ім місту між та'.split(
      ' ',
    ),
  ),
};

/** `Town|locative|genitive` of each; a town of one case only repeats it. */
const polish =
  'Warsaw|Warszawie|Warszawy Kraków|Krakowie|Krakowa Łódź|Łodzi Wrocław|Wrocławiu|Wrocławia Poznań|Poznaniu|Poznania Gdańsk|Gdańsku|Gdańska Szczecin|Szczecinie|Szczecina Bydgoszcz|Bydgoszczy Lublin|Lublinie|Lublina Białystok|Białymstoku|Białegostoku Katowice|Katowicach|Katowic Gdynia|Gdyni Częstochowa|Częstochowie|Częstochowy Radom|Radomiu|Radomia Rzeszów|Rzeszowie|Rzeszowa Toruń|Toruniu|Torunia Sosnowiec|Sosnowcu|Sosnowca Kielce|Kielcach|Kielc Gliwice|Gliwicach|Gliwic Olsztyn|Olsztynie|Olsztyna Zabrze|Zabrzu|Zabrza Bytom|Bytomiu|Bytomia Rybnik|Rybniku|Rybnika Opole|Opolu|Opola Tychy|Tychach|Tychów Elbląg|Elblągu|Elbląga Płock|Płocku|Płocka Wałbrzych|Wałbrzychu|Wałbrzycha Włocławek|Włocławku|Włocławka Tarnów|Tarnowie|Tarnowa Chorzów|Chorzowie|Chorzowa Koszalin|Koszalinie|Koszalina Kalisz|Kaliszu|Kalisza Legnica|Legnicy Grudziądz|Grudziądzu|Grudziądza Jaworzno|Jaworznie|Jaworzna Słupsk|Słupsku|Słupska Siedlce|Siedlcach|Siedlec Mysłowice|Mysłowicach|Mysłowic Konin|Koninie|Konina Piła|Pile|Piły Inowrocław|Inowrocławiu|Inowrocławia Lubin|Lubinie|Lubina Ostrołęka|Ostrołęce|Ostrołęki Suwałki|Suwałkach|Suwałk Gniezno|Gnieźnie|Gniezna Głogów|Głogowie|Głogowa Zamość|Zamościu|Zamościa Chełm|Chełmie|Chełma Leszno|Lesznie|Leszna Łomża|Łomży Przemyśl|Przemyślu|Przemyśla Stargard|Stargardzie|Stargardu Tczew|Tczewie|Tczewa Mielec|Mielcu|Mielca Nysa|Nysie|Nysy Świdnica|Świdnicy Sopot|Sopocie|Sopotu Krosno|Krośnie|Krosna Sandomierz|Sandomierzu|Sandomierza Pruszków|Pruszkowie|Pruszkowa Legionowo|Legionowie|Legionowa Otwock|Otwocku|Otwocka Piaseczno|Piasecznie|Piaseczna Kutno|Kutnie|Kutna Skierniewice|Skierniewicach|Skierniewic Sieradz|Sieradzu|Sieradza Oświęcim|Oświęcimiu|Oświęcimia Cieszyn|Cieszynie|Cieszyna Zakopane|Zakopanem|Zakopanego Mława|Mławie|Mławy Ciechanów|Ciechanowie|Ciechanowa Ełk|Ełku|Ełku Augustów|Augustowie|Augustowa Kołobrzeg|Kołobrzegu|Kołobrzegu Poland|Polsce|Polski';
const polishCompounds: Readonly<Record<string, string>> = {
  'm.st. warszawy': 'the Capital City of Warsaw',
  'm. st. warszawy': 'the Capital City of Warsaw',
  'nowym saczu': 'Nowy Sącz',
  'nowego sacza': 'Nowy Sącz',
  'bielsku-bialej': 'Bielsko-Biała',
  'bielska-bialej': 'Bielsko-Biała',
  'zielonej gorze': 'Zielona Góra',
  'zielonej gory': 'Zielona Góra',
  'jeleniej gorze': 'Jelenia Góra',
  'jeleniej gory': 'Jelenia Góra',
  'gorzowie wielkopolskim': 'Gorzów Wielkopolski',
  'gorzowa wielkopolskiego': 'Gorzów Wielkopolski',
  'dabrowie gorniczej': 'Dąbrowa Górnicza',
  'rudzie slaskiej': 'Ruda Śląska',
  'piotrkowie trybunalskim': 'Piotrków Trybunalski',
  'ostrowie wielkopolskim': 'Ostrów Wielkopolski',
  'stalowej woli': 'Stalowa Wola',
  'nowym targu': 'Nowy Targ',
  'bialej podlaskiej': 'Biała Podlaska',
  'jastrzebiu-zdroju': 'Jastrzębie-Zdrój',
  'tomaszowie mazowieckim': 'Tomaszów Mazowiecki',
  'minsku mazowieckim': 'Mińsk Mazowiecki',
  'warszawy-mokotowa': 'Warszawa-Mokotów',
  'warszawy-srodmiescia': 'Warszawa-Śródmieście',
  'warszawy-woli': 'Warszawa-Wola',
  'warszawy-zoliborza': 'Warszawa-Żoliborz',
  'warszawy pragi-poludnie': 'Warszawa Praga-Południe',
  'warszawy pragi-polnoc': 'Warszawa Praga-Północ',
  'krakowa-srodmiescia': 'Kraków-Śródmieście',
  'krakowa-podgorza': 'Kraków-Podgórze',
  'krakowa-krowodrzy': 'Kraków-Krowodrza',
  'krakowa-nowej huty': 'Kraków-Nowa Huta',
  'lodzi-srodmiescia': 'Łódź-Śródmieście',
  'lodzi-widzewa': 'Łódź-Widzew',
  'rzeczypospolitej polskiej': 'the Republic of Poland',
};

const ukrainian =
  'Kyiv|Києві|Києва|Київ Kharkiv|Харкові|Харкова|Харків Odesa|Одесі|Одеси|Одеса Dnipro|Дніпрі|Дніпра|Дніпро Donetsk|Донецьку|Донецька|Донецьк Zaporizhzhia|Запоріжжі|Запоріжжя Lviv|Львові|Львова|Львів Mykolaiv|Миколаєві|Миколаєва|Миколаїв Mariupol|Маріуполі|Маріуполя|Маріуполь Luhansk|Луганську|Луганська|Луганськ Vinnytsia|Вінниці|Вінниця Simferopol|Сімферополі|Сімферополя|Сімферополь Kherson|Херсоні|Херсона|Херсон Poltava|Полтаві|Полтави|Полтава Chernihiv|Чернігові|Чернігова|Чернігів Cherkasy|Черкасах|Черкас|Черкаси Khmelnytskyi|Хмельницькому|Хмельницького|Хмельницький Zhytomyr|Житомирі|Житомира|Житомир Sumy|Сумах|Сум Rivne|Рівному|Рівного Ternopil|Тернополі|Тернополя|Тернопіль Lutsk|Луцьку|Луцька|Луцьк Uzhhorod|Ужгороді|Ужгорода|Ужгород Chernivtsi|Чернівцях|Чернівців|Чернівці Kropyvnytskyi|Кропивницькому|Кропивницького|Кропивницький Kremenchuk|Кременчуці|Кременчука|Кременчук Ukraine|Україні|України|Україна';
const ukrainianCompounds: Readonly<Record<string, string>> = {
  'івано-франківську': 'Ivano-Frankivsk',
  'івано-франківська': 'Ivano-Frankivsk',
  'кривому розі': 'Kryvyi Rih',
  'білій церкві': 'Bila Tserkva',
};

const tables: Readonly<Partial<Record<SourceTag, ReadonlyMap<string, string>>>> = {
  pl: tableOf(polish, polishCompounds),
  uk: tableOf(ukrainian, ukrainianCompounds),
};

function tableOf(list: string, compounds: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const towns = list.split(/ (?=\p{Lu}[\p{L}-]*\|)/u).flatMap((line) => {
    const [town = '', ...forms] = line.split('|');
    return forms.map((form) => [foldLetters(form), town] as const);
  });
  return new Map([...towns, ...Object.entries(compounds).map(([form, town]) => [foldLetters(form), town] as const)]);
}

/** Whether the words after this one are in a case other than the nominative. */
export function isDeclinedAfter(word: string | undefined, tag: SourceTag): boolean {
  return word !== undefined && (prepositions[tag]?.has(word.toLowerCase().replace(/\.$/, '')) ?? false);
}

export function declinedPlace(text: string, tag: SourceTag): string | undefined {
  return tables[tag]?.get(foldLetters(text.trim()));
}

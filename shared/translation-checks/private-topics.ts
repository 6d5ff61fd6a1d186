import { foldLetters } from '#shared/spelling.ts';
import type { LanguageTag } from '#shared/translation-text.ts';
import { isWithRules, languageRules, type TagWithRules } from './languages/all.ts';

/**
 * Words of what the law protects most, by language. Written without accents: `word` whole, `stem*` at the start of a word,
 * `*stem*` anywhere in one. Too wide costs a draft, too narrow shows one customer's life to another.
 */

export const privateTopics = ['health', 'crime', 'religion', 'address'] as const;
export type PrivateTopic = (typeof privateTopics)[number];

const lists: Readonly<Record<Exclude<LanguageTag, TagWithRules>, Readonly<Record<PrivateTopic, string>>>> = {
  en: {
    health: `health* ill illness* sick* disease* disorder* syndrome* medic* hospital* patient* diagnos* symptom* treat treated treatment*
      surg* psychiatr* psycholog* depress* anxiety schizo* bipolar autis* disab* handicap* invalid* pregnan* childbirth abort* miscarr*
      hiv aids cancer* tumor* diabet* hypertens* epilep* allerg* vaccin* death clinic* physician* doctor* nurs* injur* wound* suffer*
      mental* addict* alcohol* drug drugs toxic* guardianship incapac* deaf* blind* infertil* steril* therap* chronic*`,
    crime: `crim* felon* misdemean* offens* offence* offend* convict* conviction* guilty guilt penal* penalt* prison* imprison* jail*
      inmate* detain* detention* arrest* custodial defendant* accus* indict* charged prosecut* police* homicid* murder* manslaughter theft*
      stole* steal* robb* burgl* traffick* rape* assault* violen* abus* harass* threat* kidnap* fraud* corrupt* launder* parole* probation*
      acquit* sentenced suspect* fugitive* restraining weapon* delinquen*`,
    religion: `religi* church* parish* cathol* evangelic* protestant* baptis* baptiz* christian* jew jews jewish judais* synagog* muslim*
      moslem* islam* mosque* buddh* hindu* atheis* agnost* priest* pastor* bishop* dioces* communion faith* god rabbi* convert* denominat*`,
    address: `street* avenue* address* resid* domicil* zip postal apartment* neighborhood* neighbourhood* dwell* lives lived road* alley*
      boulevard* homeless*`,
  },
  pt: {
    health: `saude doenca* doente* enferm* moles* medic* hospital* paciente* diagnos* cid sintoma* tratament* cirurg* internad* internac*
      psiqui* psico* depress* ansied* esquizo* bipolar autis* deficien* invalid* gravid* gestante* gestacao parto* abort* hiv aids sida
      cancer tumor* diabet* hipertens* epilep* alergi* vacin* morte* transtorn* sindrom* dependenc* alcool* droga* toxic* laudo* clinic*
      lesao lesoes lesion* ferid* sofre sofreu sofria sofrend* padec* incapa* interdi* curatel* surd* cego cega ceguei* mental* infert*
      esteril* terapi* cronic*`,
    crime: `crime* crimin* delito* delitu* contravenc* conden* pena penas penal penais penalid* preso presos presa presas prisao prisoes
      prision* detenc* detid* carcer* cadeia reclus* reu reus acus* indici* inquerit* denunci* homicid* assassin* furt* roub* estelionat*
      trafic* estupr* agress* agred* violenc* violent* abus* assedi* ameac* sequestr* fraud* corrup* lavagem condicional absolv* culpa*
      antecedent* policia* delegac* delinqu* infrac* arma armas medidas`,
    religion: `religi* igreja* paroqui* catolic* evangelic* protestant* batis* batiz* crista cristao cristaos cristianis* judeu*
      judia judias judais* sinagog* muculman* islam* mesquita* espirit* umband* candombl* budis* ateu ateus ateia agnost* padre* pastor*
      bispo* dioces* comunhao crisma* jeova deus adventis*`,
    address: `rua ruas avenida* av travessa* alameda* praca* estrada* rodovia* bairro* cep apto apartament* endereco* resid* domicil*
      morador* mora moram morava logradour* lote quadra condomini* moradia*`,
  },
  es: {
    health: `salud enferm* dolenc* medic* hospital* paciente* diagnos* sintoma* tratamient* cirug* quirurg* internad* internamient*
      ingresad* psiqui* psico* depres* ansied* esquizo* bipolar autis* discapac* minusval* invalid* embaraz* gestante* gestacion parto*
      abort* vih hiv sida cancer tumor* diabet* hipertens* epilep* alergi* vacun* muerte* trastorn* sindrom* dependenc* alcohol* droga*
      toxic* clinic* lesion* herid* sufre sufrio sufria sufriend* padec* incapa* interdic* curatel* sord* ciego ciega cegue* mental*
      infert* esteril* terapi* cronic*`,
    crime: `crimen* crimin* delit* delict* conden* pena penas penal penales penalid* preso presos presa presas prision* detenc* detenid*
      carcel* carcelari* reclus* reo reos acus* imput* procesad* inculpad* indici* denunci* homicid* asesin* hurt* robo robos robad* estaf*
      trafic* narco* viola violac* violad* agres* agred* violenc* violent* abus* acos* amenaz* secuestr* fraud* corrup* lavado blanqueo
      condicional absolv* absuel* culpa* antecedent* polici* delinc* infracc* arma armas`,
    religion: `religi* iglesia* parroqu* catolic* evangelic* protestant* bautis* bautiz* cristian* judio* judia judias judais* sinagog*
      musulm* islam* mezquita* budis* ateo ateos atea agnost* sacerdot* pastor* cura obispo* dioces* comunion jehova dios adventis*`,
    address: `calle* avenida* av domicil* resid* colonia* barrio* vivienda* habita habitan vive viven piso departamento* apartament* carretera*
      manzana vecindad callejon* avecindad* empadronad*`,
  },
  de: {
    health: `*gesund* *krank* *medizin* *arzt* *aerzt* *klinik* patient* diagnos* symptom* *behandl* *operat* *psych* depress* angststor*
      schizo* bipolar autis* *behinder* *invalid* *schwanger* entbind* abtreib* fehlgeburt hiv aids krebs* tumor* diabet* bluthochdruck
      epilep* allerg* *impf* todesursache* tod *stoerung* storung* *storung syndrom* *sucht* alkohol* droge* toxi* *verletz* leidet litt
      leiden* *pflege* betreuung* geschaftsunfah* taub* gehorlos* blind* unfruchtbar* *therap* chronisch*`,
    crime: `krimin* *straf* *verbrech* vergehen delikt* *delikt *verurteil* schuldig* *gefangn* gefangen* haft untersuchungshaft* *haftstraf* abschiebehaft *haftier* verhaft* arrest*
      festnahm* festgenomm* inhaftier* beschuldigt* angeklagt* anklag* *polizei* mord* totschlag *diebstahl* gestohlen *raub* einbruch*
      *handel vergewalt* korperverletz* *gewalt* missbrauch* belastig* *drohung* bedroht* entfuhr* *betrug* korrup* geldwasche bewahrung*
      freigesprochen freispruch verdacht* fuhrungszeugnis* waffe*`,
    religion: `religi* *kirch* pfarr* *kathol* evangel* protestant* *tauf* getauft* konfess* christ christen christlich* jude juden judisch*
      juedisch* synagog* moslem* muslim* islam* moschee* buddh* atheis* priester* pastor* bischof* bistum* kommunion konfirm* glaubens* gott
      rabbin*`,
    address: `*strasse* *wohn* anschrift* *adress* hausnummer* plz postleitzahl* *gasse allee* *sitz ansassig* aufenthalt* gemeldet`,
  },
  ar: {
    health: `*مرض* *مريض* *مستشف* *طبي* *طبيب* *علاج* *صحي* *الصحة* *اعاق* *نفسي* *سرطان* *ادمان* *سكري* *تشخيص* *اصابة* *مصاب* *حامل*
      *جراح* *عجز* *اجهاض* *تطعيم* *دواء* *يعاني*`,
    crime: `*جريم* *جرائم* *مجرم* *جنائ* *جناي* *جنح* *سجن* *سجين* *حبس* *محكوم* *ادان* *ادين* *عقوب* *متهم* *تهم* *سرق* *قتل* *مخدر*
      *احتيال* *سوابق* *الشرطة* *شرطة* *اعتقال* *موقوف* *اعتداء* *عنف* *اغتصاب* *رشوة* *مذنب* *قبض*`,
    religion: `*ديانة* *ديني* *الدين* *مسلم* *اسلام* *مسيح* *يهود* *كنيس* *مسجد* *طائف* *مذهب* *قبط* *كاهن* *قسيس* *معمود* *مطران*`,
    address: `*شارع* *عنوان* *سكن* *مقيم* *ساكن* *اقامة* *منزل* *شقة* *الحي* *القاطن* *قاطن*`,
  },
  he: {
    health: `*מחל* *חולה* *חולי* *רפוא* *רופא* *בריאות* *נכות* *נכה* *אשפוז* *אושפז* *טיפול* *אבחנ* *אבחון* *נפשי* *פסיכ* *סרטן* *סוכרת*
      *הריון* *היריון* *תרופ* *ניתוח* *סובל* *הפלה* *חיסון* *מוות* *אפוטרופ*`,
    crime: `*פשע* *פלילי* *עביר* *הורשע* *הרשע* *מאסר* *אסיר* *כלא* *מעצר* *נעצר* *נאשמ* *נאשם* *חשוד* *משטר* *רצח* *גניב* *שוד* *סמים*
      *הונא* *אלימ* *קנס* *עונש* *אשמ* *אשם* *תקיפ* *אונס* *שוחד* *תנאי*`,
    religion: `*דתי* דת *הדת* *לדת* *בדת* *יהודי* *נוצרי* *מוסלמ* *אסלאמ* *כנסי* *מסגד* *רבנ* *גיור* *טביל* *דרוזי* *כומר* *אמונה*`,
    address: `*רחוב* *כתובת* *מתגורר* *התגורר* *מגור* *דירה* *שכונ* *שדרות* *מיקוד* *תושב* *מען*`,
  },
  ja: {
    health: `*病* *医* *診断* *診療* *障害* *治療* *疾患* *症* *妊娠* *手術* *薬* *健康* *精神* *癌* *がん* *入院* *死因*`,
    crime: `*犯* *罪* *刑* *逮捕* *懲役* *禁錮* *警察* *前科* *窃盗* *殺* *暴行* *詐欺* *麻薬* *被告* *容疑* *罰*`,
    religion: `*宗教* *教会* *信仰* *仏教* *キリスト* *イスラム* *寺* *神社* *洗礼* *信者* *牧師*`,
    address: `*住所* *番地* *丁目* *居住* *住居* *居所* *転居* *郵便*`,
  },
  ko: {
    health: `*병* *질환* *환자* *진단* *치료* *의료* *의사* *장애* *임신* *수술* *건강* *정신* *입원* *사망원인*`,
    crime: `*범죄* *범칙* *형사* *유죄* *징역* *금고* *체포* *구속* *벌금* *전과* *경찰* *절도* *살인* *폭행* *사기* *마약* *피고* *수형*`,
    religion: `*종교* *교회* *성당* *신앙* *불교* *기독* *천주* *이슬람* *사찰* *세례* *목사*`,
    address: `*주소* *거주* *번지* *아파트* *도로명* *거소* *우편*`,
  },
};

interface Pattern {
  words: ReadonlySet<string>;
  starts: readonly string[];
  parts: readonly string[];
}

function patternOf(list: string): Pattern {
  const entries = list.split(/\s+/).map(foldLetters);
  const isPart = (entry: string) => entry.startsWith('*');
  const isStart = (entry: string) => !isPart(entry) && entry.endsWith('*');
  return {
    words: new Set(entries.filter((entry) => !entry.includes('*'))),
    starts: entries.filter(isStart).map((entry) => entry.slice(0, -1)),
    parts: entries.filter(isPart).map((entry) => entry.replaceAll('*', '')),
  };
}

const patterns = new Map<LanguageTag, readonly (readonly [PrivateTopic, Pattern])[]>();

function patternsOf(lang: LanguageTag): readonly (readonly [PrivateTopic, Pattern])[] {
  const known = patterns.get(lang);
  if (known) return known;
  const made = privateTopics.map(
    (topic) => [topic, patternOf((isWithRules(lang) ? languageRules[lang].topics : lists[lang])[topic])] as const,
  );
  patterns.set(lang, made);
  return made;
}

/** The protected topic that a text's words touch, the first of `privateTopics`; null for none. */
export function privateTopicOf(text: string, lang: LanguageTag): PrivateTopic | null {
  const words = foldLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const touches = ({ words: whole, starts, parts }: Pattern) =>
    words.some(
      (word) =>
        whole.has(word) || starts.some((start) => word.startsWith(start)) || parts.some((part) => word.includes(part)),
    );
  return patternsOf(lang).find(([, pattern]) => touches(pattern))?.[0] ?? null;
}

import type { TruthPaper } from '../paper.ts';
import { blocksOf } from './blocks.ts';

/** As `twenty-eighth-latin.ts`. */
export const twentyEighthOther: readonly TruthPaper[] = [
  blocksOf(
    'Ukrainian',
    'uk',
    `
occupation: beekeeper → gardener
Дід заявника був бджолярем.
The applicant's grandfather was a beekeeper.

thing: roof → wall
Дах будинку потребує ремонту.
The roof of the house needs repair.

vehicle: tractor → truck
У власності померлого був трактор.
The deceased owned a tractor.

added negation: lives → does not live
Позивач проживає за вказаною адресою.
The plaintiff lives at the stated address.

kin word: stepson → nephew
Пасинок відповідача досяг повноліття.
The defendant's stepson has come of age.

place: pharmacy → hospital
Вона працює в аптеці з 2015 року.
She has worked in a pharmacy since 2015.

opposite: lost → found
Паспорт було втрачено під час поїздки.
The passport was lost during a trip.

school subject: music → drawing
З музики учень має дванадцять балів.
In music the pupil has twelve points.
`,
  ),
  blocksOf(
    'Chinese',
    'zh',
    `
occupation: carpenter → bricklayer
父亲生前为木匠。
The father was a carpenter during his lifetime.

thing: camera → telephone
被告人盗窃照相机一台。
The defendant stole one camera.

body part: tongue → nose
检查见舌部溃疡。
Examination shows an ulcer of the tongue.

crop: rice → wheat
该土地用于种植水稻。
The land is used for growing rice.

lost negation: have not remarried → have remarried
离婚后本人未再婚。
After the divorce I have not remarried.

place: airport → port
申请人在机场工作。
The applicant works at the airport.

school subject: biology → geography
生物成绩为九十二分。
The grade in biology is 92 points.

unit: mu → hectares
承包耕地五亩。
Five mu of farmland are contracted.
`,
  ),
  blocksOf(
    'Japanese',
    'ja',
    `
occupation: nurse → pharmacist
母は看護師として勤務している。
The mother works as a nurse.

thing: umbrella → hat
遺失物は黒色の傘一本である。
The lost item is one black umbrella.

animal: cats → dogs
本物件では猫の飼育を禁止する。
Keeping cats is prohibited on this property.

diagnosis: asthma → pneumonia
患者は喘息のため通院中である。
The patient is receiving outpatient treatment for asthma.

weekday: Wednesday → Friday
毎週水曜日に面会することができる。
Visits may take place every Wednesday.

thing: refrigerator → washing machine
備え付けの冷蔵庫は貸主の所有とする。
The refrigerator provided belongs to the landlord.

opposite: paid → unpaid
住民税は全額納付済みである。
The resident tax has been paid in full.

sport: judo → swimming
柔道部の主将を務めた。
He served as captain of the judo club.
`,
  ),
  blocksOf(
    'Korean',
    'ko',
    `
occupation: firefighter → police officer
신청인의 배우자는 소방관으로 근무하고 있다.
The applicant's spouse works as a firefighter.

thing: jewelry → clothing
피고인은 보석을 훔쳤다.
The defendant stole jewelry.

body part: ear → eye
환자는 오른쪽 귀의 통증을 호소하였다.
The patient complained of pain in the right ear.

place: library → museum
도서관에서 자원봉사를 하였음을 증명합니다.
This certifies that he volunteered at the library.

month: October → November
계약은 10월에 만료된다.
The contract expires in October.

kin word: younger sister → younger brother
고인의 여동생이 장례를 주관하였다.
The younger sister of the deceased arranged the funeral.

school subject: art → music
미술 과목에서 우수한 성적을 받았다.
The student received an excellent grade in art.

added negation: agrees → does not agree
임대인은 계약 갱신에 동의한다.
The lessor agrees to the renewal of the contract.
`,
  ),
  blocksOf(
    'Arabic',
    'ar',
    `
occupation: blacksmith → carpenter
كان والد المتوفى يعمل حدادا.
The father of the deceased worked as a blacksmith.

crop: palm trees → olive trees
الأرض مزروعة بأشجار النخيل.
The land is planted with palm trees.

thing: watch → bracelet
سرق المتهم ساعة ذهبية.
The accused stole a gold watch.

body part: ankle → wrist
يعاني المريض من كسر في الكاحل.
The patient suffers from a fracture of the ankle.

place: market → mosque
يقع المحل بجوار السوق القديم.
The shop is next to the old market.

lost negation: is not bound → is bound
المستأجر غير ملزم بدفع هذه الرسوم.
The tenant is not bound to pay these fees.

court role: witness → expert
حضر الشاهد أمام المحكمة وأدلى بأقواله.
The witness appeared before the court and gave his statement.

number in words: seven → nine
يستحق الموظف سبعة أيام إجازة.
The employee is entitled to seven days of leave.
`,
  ),
  blocksOf(
    'Hebrew',
    'he',
    `
occupation: electrician → plumber
אבי המנוח עבד כחשמלאי.
The father of the deceased worked as an electrician.

room: balcony → yard
לדירה צמודה מרפסת בשטח עשרה מטרים.
The apartment has an attached balcony of ten meters.

thing: earrings → bracelets
המצווה מורישה לבתה את העגילים.
The testatrix leaves the earrings to her daughter.

animal: Cows → Sheep
במשק גידלו פרות ותרנגולות.
Cows and chickens were raised on the farm.

place: synagogue → school
הטקס התקיים בבית הכנסת המרכזי.
The ceremony took place in the central synagogue.

body part: neck → back
נגרם לו נזק בצוואר.
He suffered an injury to the neck.

opposite: accepted → rejected
בית המשפט קיבל את הערעור.
The court accepted the appeal.

month: Nisan → Tishri
הם נישאו בחודש ניסן.
They were married in the month of Nisan.
`,
  ),
  blocksOf(
    'Traditional Chinese',
    'zh-Hant',
    `
occupation: chef → waiter
父親的職業為廚師。
The father's occupation is chef.

thing: desk → chair
教室內置有書桌一張。
There is one desk in the classroom.
`,
  ),
];

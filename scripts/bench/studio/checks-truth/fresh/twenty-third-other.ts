import type { TruthPaper } from '../paper.ts';
import { blocksOf } from './blocks.ts';

/** As `twenty-third-latin.ts`. */
export const twentyThirdOther: readonly TruthPaper[] = [
  blocksOf(
    'Ukrainian',
    'uk',
    `
occupation: welder → driver
Батько працює зварником на суднобудівному заводі.
The father works as a welder at a shipyard.

opposite: valid → invalid
Довіреність дійсна протягом трьох років.
The power of attorney is valid for three years.

lost negation: was not found → was found
Майна боржника не виявлено.
The debtor's property was not found.

school subject: Chemistry → Geometry
Хімія — 9 (дев’ять). Інформатика — 11 (одинадцять).
Chemistry: 9 (nine). Computer Science: 11 (eleven).

kin word: grandmother → mother
Опікуном дитини призначено її бабусю.
The child's grandmother was appointed as the guardian.

diagnosis: tuberculosis → tonsillitis
Перебував на обліку з приводу туберкульозу легень.
He was registered for pulmonary tuberculosis.

housing: two-room → three-room
Сім’я займає двокімнатну квартиру на п’ятому поверсі.
The family occupies a two-room apartment on the fifth floor.

offence: hooliganism → robbery
Засуджений за хуліганство до одного року обмеження волі.
Convicted of hooliganism and sentenced to one year of restriction of liberty.
`,
  ),
  blocksOf(
    'Chinese',
    'zh',
    `
occupation: nurse → accountant
母亲是县人民医院的护士，已于去年退休。
The mother is a nurse at the County People's Hospital and retired last year.

opposite: full-time → part-time
该同学为我校全日制本科生。
The student is a full-time undergraduate of our university.

kin word: younger brother → older brother
被继承人的弟弟已声明放弃继承权。
The decedent's younger brother has declared that he waives the right of inheritance.

school subject: Biology → Chemistry
生物：良好。地理：优秀。
Biology: good. Geography: excellent.

civil status: unmarried → divorced
经查，申请人至今未婚。
Upon inquiry, the applicant remains unmarried to date.

housing: ground floor → top floor
房屋位于一楼，带一个小院子。
The house is located on the ground floor, with a small courtyard.

authority: Intermediate People's Court → Basic People's Court
本案由无锡市中级人民法院审理。
This case was heard by the Wuxi Intermediate People's Court.

number in words: twelve → twenty
贷款期限为十二年。
The loan term is twelve years.
`,
  ),
  blocksOf(
    'Arabic',
    'ar',
    `
occupation: carpenter → blacksmith
مهنة والد الزوجة: نجار.
Occupation of the wife's father: carpenter.

opposite: permanent → temporary
منحت له إقامة دائمة في البلاد.
He was granted permanent residence in the country.

diagnosis: kidney failure → heart failure
يعاني المريض من فشل كلوي مزمن.
The patient suffers from chronic kidney failure.

lost negation: has not been paid → has been paid
لم يدفع مؤخر الصداق للزوجة.
The deferred dower has not been paid to the wife.

school subject: Mathematics → Physics
الرياضيات: ٨٥. التاريخ: ٧٧.
Mathematics: 85. History: 77.

day or time: Sunday → Monday
حررت في يوم الأحد الموافق ٤ آذار ٢٠١٢.
Drawn up on Sunday, March 4, 2012.

party: landlord → tenant
يتحمل المؤجر نفقات الصيانة.
The landlord bears the maintenance costs.

kin word: stepmother → sister
تعيش الطفلة مع والدها وزوجة أبيها.
The girl lives with her father and her stepmother.
`,
  ),
  blocksOf(
    'Hebrew',
    'he',
    `
occupation: electrician → plumber
עיסוק האב: חשמלאי. מקום העבודה: נתניה.
Father's occupation: electrician. Place of work: Netanya.

opposite: dismissed → granted
התביעה נדחתה ללא צו להוצאות.
The claim was dismissed without an order for costs.

lost negation: has no → has
למבקשת אין חובות לרשות המסים.
The applicant has no debts to the Tax Authority.

kin word: grandfather → uncle
הקטין מתגורר אצל סבו בעפולה.
The minor lives with his grandfather in Afula.

civil status: bachelor → divorced
מצב משפחתי: רווק. אזרחות: ישראלית.
Marital status: bachelor. Citizenship: Israeli.

diagnosis: jaundice → fever
היילוד אושפז עקב צהבת ביום השלישי לחייו.
The newborn was hospitalized for jaundice on the third day of life.

grade word: good → excellent
ספרות: טוב. מתמטיקה: טוב מאוד.
Literature: good. Mathematics: very good.

unit: days → weeks
ניתן לערער בתוך ארבעים וחמישה ימים.
An appeal may be filed within forty-five days.
`,
  ),
  blocksOf(
    'Japanese',
    'ja',
    `
occupation: nurse → teacher
母は市内の病院に勤務する看護師である。
The mother is a nurse working at a hospital in the city.

opposite: resigned → was hired
本人は令和2年9月30日付で退職した。
The person resigned as of September 30, 2020.

kin word: eldest daughter → second daughter
届出人は亡父の長女である。
The informant is the eldest daughter of the deceased father.

school subject: Science → Social Studies
理科は4、音楽は5であった。
Science was 4 and music was 5.

diagnosis: stomach ulcer → stomach cancer
胃潰瘍のため二週間の入院を要する。
Two weeks of hospitalization are required due to a stomach ulcer.

housing: rented → owned
申請人は賃貸の住宅に居住している。
The applicant lives in rented housing.

lost negation: has not received → has received
本人は過去に処分を受けたことがない。
The person has not received any disciplinary action in the past.

day or time: afternoon → morning
事故は午後三時ごろ発生した。
The accident occurred at about three o'clock in the afternoon.
`,
  ),
  blocksOf(
    'Korean',
    'ko',
    `
occupation: pharmacist → nurse
부친은 약사로서 대전에서 약국을 운영한다.
The father is a pharmacist and runs a pharmacy in Daejeon.

opposite: increased → decreased
2019년도 급여는 전년도보다 증가하였다.
The salary for 2019 increased over the previous year.

kin word: grandson → son
상속인은 피상속인의 손자이다.
The heir is the grandson of the decedent.

lost negation: has no → has
위 사람은 징계를 받은 사실이 없음을 증명함.
This certifies that the above person has no record of disciplinary action.

diagnosis: appendicitis → gastritis
병명: 급성 충수염. 수술일: 2017년 5월 2일.
Diagnosis: acute appendicitis. Date of surgery: May 2, 2017.

school level: middle school → high school
학생은 2012년 2월 중학교를 졸업하였다.
The student graduated from middle school in February 2012.

authority: Immigration Office → Tax Office
이 증명서는 인천출입국관리사무소에서 발급되었다.
This certificate was issued by the Incheon Immigration Office.

thing: apartment → car
배우자에게 아파트를 증여하였다.
The apartment was given as a gift to the spouse.
`,
  ),
];

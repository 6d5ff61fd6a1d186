import type { TruthPaper } from '../paper.ts';
import { blocksOf } from './blocks.ts';

/** As `twenty-first.ts`, of other languages, written after the checks were mended by that and measured once. */
export const twentySecond: readonly TruthPaper[] = [
  blocksOf(
    'Italian',
    'it',
    `
occupation: carpenter → tailor
Il padre dello sposo, falegname, è residente a Belluno.
The groom's father, a carpenter, resides in Belluno.

verdict: upheld → reversed
La Corte d’appello ha confermato la sentenza di primo grado.
The Court of Appeal upheld the judgment of first instance.

civil status: unmarried → widowed
Stato civile: nubile. Cittadinanza: italiana.
Marital status: unmarried. Citizenship: Italian.

opposite: before → after
La domanda è stata presentata prima della scadenza.
The application was submitted before the deadline.

kin word: brother-in-law → son-in-law
Era presente il cognato della defunta.
The brother-in-law of the deceased was present.

currency: euros → dollars
La cauzione ammonta a ottocento euro.
The deposit amounts to eight hundred euros.
`,
  ),
  blocksOf(
    'Polish',
    'pl',
    `
school subject: History → Geography
Historia: dostateczny. Język niemiecki: dobry.
History: satisfactory. German: good.

lost negation: was not → was
Oskarżony nie był dotychczas karany.
The defendant was not previously convicted.

authority: District Prosecutor → District Court
Akt oskarżenia wniósł prokurator rejonowy w Kłodzku.
The indictment was filed by the District Prosecutor in Kłodzko.

month name: December → October
Dziecko urodziło się 9 grudnia 2004 roku w Koszalinie.
The child was born on December 9, 2004, in Koszalin.

opposite: full-time → part-time
Pracownik był zatrudniony w pełnym wymiarze czasu pracy.
The employee was employed full-time.

diagnosis: pneumonia → bronchitis
Rozpoznanie: zapalenie płuc. Zalecono odpoczynek.
Diagnosis: pneumonia. Rest was recommended.
`,
  ),
  blocksOf(
    'Ukrainian',
    'uk',
    `
kin word: stepfather → father
Дитина проживає з матір’ю та вітчимом.
The child lives with the mother and stepfather.

occupation: accountant → lawyer
Мати працює бухгалтером на цукровому заводі.
The mother works as an accountant at a sugar factory.

place changed: Chernivtsi → Chernihiv
Місце народження: місто Чернівці.
Place of birth: city of Chernivtsi.

grade or rank: Major → Colonel
Військове звання: майор. Військовозобов’язаний.
Military rank: Major. Liable for military service.

opposite: refused → granted
Консульство відмовило у видачі візи.
The consulate refused to issue a visa.

number in words: forty → fourteen
Розмір аліментів становить сорок відсотків заробітку.
The child support is forty percent of the earnings.
`,
  ),
  blocksOf(
    'Chinese',
    'zh',
    `
kin word: wife → mother
申请人的妻子在苏州一家医院工作。
The applicant's wife works at a hospital in Suzhou.

occupation: engineer → teacher
父亲，工程师，现住武汉市。
Father, engineer, currently residing in Wuhan.

lost negation: has no → has
申请人无犯罪记录。
The applicant has no criminal record.

authority: Public Security Bureau → Civil Affairs Bureau
本证明由成都市公安局出具。
This certificate was issued by the Chengdu Public Security Bureau.

diagnosis: diabetes → hypertension
患者有糖尿病史十年。
The patient has a ten-year history of diabetes.

school level: bachelor's → master's
该生于2015年获得学士学位。
The student obtained a bachelor's degree in 2015.
`,
  ),
  blocksOf(
    'Portuguese',
    'pt',
    `
opposite: shorter → longer
O aluno frequentou o curso por um período menor que o previsto.
The student attended the course for a shorter period than planned.

school level: primary → secondary
Concluiu o ensino fundamental em 1999.
He completed primary education in 1999.

event: baptized → buried
Foi batizado na igreja matriz de Valença em 3 de março de 1931.
He was baptized in the parish church of Valença on March 3, 1931.

document kind: passport → driver's license
Identificou-se com passaporte emitido em Lisboa.
He identified himself with a passport issued in Lisbon.

date of another event: issue → expiry
Data de emissão: 12/02/2019.
Date of issue: February 12, 2019.

nationality: Angolan → Mozambican
Nacionalidade da mãe: angolana.
Mother's nationality: Angolan.
`,
  ),
  blocksOf(
    'German',
    'de',
    `
religion: Catholic → Protestant
Religionszugehörigkeit der Mutter: katholisch.
Mother's religious affiliation: Catholic.

event: adoption → guardianship
Beschluss über die Annahme als Kind: Die Adoption wird ausgesprochen.
Decision on adoption as a child: The adoption is granted.

party: landlord → tenant
Der Vermieter trägt die Kosten der Renovierung.
The landlord bears the costs of the renovation.

day or time: Thursday → Tuesday
Die Verhandlung fand am Donnerstag, dem 7. Mai 2015, statt.
The hearing took place on Thursday, May 7, 2015.

title: Doctor of Law → Doctor of Medicine
Ihm wurde der Grad eines Doktors der Rechte verliehen.
He was awarded the degree of Doctor of Law.

percent: 30 → 13
Der Grad der Behinderung beträgt 30 Prozent.
The degree of disability is 30 percent.
`,
  ),
  blocksOf(
    'Arabic',
    'ar',
    `
occupation: engineer → physician
مهنة الزوج: مهندس.
Husband's occupation: engineer.

kin word: grandmother → aunt
تقيم القاصر مع جدتها لأمها.
The minor girl lives with her maternal grandmother.

amount: 5,000 → 50,000
المهر المعجل: ٥٠٠٠ دينار.
Prompt dower: 5,000 dinars.

nationality: Jordanian → Syrian
جنسية الزوجة: أردنية.
Wife's nationality: Jordanian.

religion: Muslim → Christian
ديانة الأب: مسلم.
Father's religion: Muslim.

opposite: first → last
هذا هو الزواج الأول للزوجة.
This is the wife's first marriage.
`,
  ),
  blocksOf(
    'Japanese',
    'ja',
    `
civil status: divorced → married
被告と原告は平成25年に離婚した。
The defendant and the plaintiff were divorced in 2013.

authority: Family Court → District Court
横浜家庭裁判所の審判により親権者が定められた。
The person with parental authority was determined by a ruling of the Yokohama Family Court.

diagnosis: fracture → sprain
診断名：右鎖骨骨折。
Diagnosis: fracture of the right clavicle.

sex: male → female
性別：男。続柄：二男。
Sex: male. Relationship: second son.

document kind: family register → residence record
戸籍の全部事項証明書である。
This is a certificate of all matters in the family register.

unit: years → months
有効期間は五年である。
The period of validity is five years.
`,
  ),
];

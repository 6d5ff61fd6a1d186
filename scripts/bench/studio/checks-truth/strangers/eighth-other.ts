import type { TruthPaper } from '../paper.ts';

/** As `eighth-latin.ts`, in other scripts. */
export const eighthOther: readonly TruthPaper[] = [
  {
    name: 'Arabic',
    lang: 'ar',
    pairs: [
      {
        source:
          'إعلام وراثة صادر عن المحكمة الشرعية في نابلس. توفي المرحوم حسني طوقان وانحصر إرثه في أرملته وابنتيه وأخيه الشقيق. نصيب الأرملة: الثمن. المدعية لم تحضر. قرار رقم ٤٧١/٢٠٠٩.',
        right:
          'Declaration of inheritance issued by the Sharia Court in Nablus. The late Husni Touqan died, and his heirs are confined to his widow, his two daughters and his full brother. Share of the widow: one eighth. The plaintiff did not appear. Decision No. 471/2009.',
        people: [{ name: 'Husni Touqan', nativeName: 'حسني طوقان' }],
        errors: [
          ['title', 'Declaration of inheritance', 'Declaration of marriage'],
          ['authority', 'Sharia Court', 'Magistrates Court'],
          ['place', 'Nablus', 'Hebron'],
          ['marital status', 'his widow', 'his divorcee'],
          ['kinship', 'two daughters', 'two sons'],
          ['kinship', 'full brother', 'paternal uncle'],
          ['fraction', 'one eighth', 'one quarter'],
          ['legal role', 'The plaintiff', 'The defendant'],
          ['negation', 'did not appear', 'appeared'],
          ['digits transposed', '471/2009', '417/2009'],
        ],
      },
      {
        source:
          'بطاقة مدنية. الاسم: رنا فوزي العتيبي. الجنس: أنثى. المهنة: صيدلانية. فصيلة الدم: AB+. تاريخ الانتهاء: ١٢/٠٨/٢٠٢٨. المجموع: ٨٨٫٥٪. الرصيد: ‎-٣٢٠ درهما. الفقرة ج.',
        right:
          'Civil identity card. Name: Rana Fawzi Al-Otaibi. Sex: female. Occupation: pharmacist. Blood type: AB+. Date of expiry: August 12, 2028. Total: 88.5%. Balance: -320 dirhams. Paragraph C.',
        people: [{ name: 'Rana Fawzi Al-Otaibi', nativeName: 'رنا فوزي العتيبي' }],
        errors: [
          ['gender', 'female', 'male'],
          ['occupation', 'pharmacist', 'nurse'],
          ['code', 'AB+', 'AB-'],
          ['day and month swapped', 'August 12, 2028', 'December 8, 2028'],
          ['minus sign', '-320', '320'],
          ['currency', 'dirhams', 'riyals'],
          ['name misspelt', 'Fawzi', 'Fawri'],
          ['digits transposed', '88.5%', '85.8%'],
        ],
      },
    ],
  },
  {
    name: 'Hebrew',
    lang: 'he',
    pairs: [
      {
        source:
          'צו ירושה. בית המשפט לענייני משפחה בקריית גת מצהיר כי יורשי המנוחה הם בעלה ובנה. המבקש: אחיינה, רב־סרן (מיל׳) אבנר קדוש. ההתנגדות נדחתה. הצו אינו סופי. ניתן ביום 23.11.2015.',
        right:
          'Inheritance order. The Family Court in Kiryat Gat declares that the heirs of the deceased are her husband and her son. Applicant: her nephew, Major (res.) Avner Kadosh. The objection was dismissed. The order is not final. Given on November 23, 2015.',
        people: [{ name: 'Avner Kadosh', nativeName: 'אבנר קדוש' }],
        errors: [
          ['title', 'Inheritance order', 'Adoption order'],
          ['authority', 'Family Court', 'Labor Court'],
          ['place', 'Kiryat Gat', 'Kiryat Ata'],
          ['kinship', 'her husband', 'her father'],
          ['kinship', 'her nephew', 'her cousin'],
          ['rank', 'Major (res.)', 'Captain (res.)'],
          ['verdict', 'was dismissed', 'was allowed'],
          ['negation', 'is not final', 'is final'],
          ['year off by one', '2015', '2016'],
        ],
      },
      {
        source:
          'תלוש שכר, אפריל 2021. עובד: שמעון ביטון, נהג. ברוטו: 9,480 ש״ח. נטו: 7,215 ש״ח. שעות נוספות: 14. ימי מחלה: 3. דרגה ב׳. הודפס בדף 1.',
        right:
          'Payslip, April 2021. Employee: Shimon Biton, driver. Gross: NIS 9,480. Net: NIS 7,215. Overtime hours: 14. Sick days: 3. Grade B. Printed on page 1.',
        people: [{ name: 'Shimon Biton', nativeName: 'שמעון ביטון' }],
        errors: [
          ['title', 'Payslip', 'Receipt'],
          ['occupation', 'driver', 'cook'],
          ['swapped between labels', 'Gross: NIS 9,480. Net: NIS 7,215', 'Gross: NIS 7,215. Net: NIS 9,480'],
          ['unit', 'Sick days: 3', 'Sick weeks: 3'],
          ['series letter', 'Grade B', 'Grade D'],
          ['month', 'April 2021', 'August 2021'],
          ['name misspelt', 'Biton', 'Bison'],
          ['currency', 'Net: NIS 7,215', 'Net: USD 7,215'],
        ],
      },
    ],
  },
  {
    name: 'Japanese',
    lang: 'ja',
    pairs: [
      {
        source:
          '死亡診断書。氏名 村上静江。女。昭和9年4月17日生。死亡したとき 令和2年11月8日午後7時32分。死亡したところ 松山市。死因 肺炎。配偶者なし。届出人は孫。医師 岡部。',
        right:
          'Death certificate. Name: Shizue Murakami. Female. Born April 17, 1934 (Showa 9). Time of death: 7:32 p.m., November 8, 2020 (Reiwa 2). Place of death: Matsuyama City. Cause of death: pneumonia. No spouse. The person giving notice is a grandchild. Physician: Okabe.',
        people: [{ name: 'Shizue Murakami', nativeName: '村上静江' }],
        errors: [
          ['title', 'Death certificate', 'Birth certificate'],
          ['gender', 'Female', 'Male'],
          ['era', '(Showa 9)', '(Taisho 9)'],
          ['time', '7:32 p.m.', '7:32 a.m.'],
          ['place', 'Matsuyama City', 'Takamatsu City'],
          ['diagnosis', 'pneumonia', 'cancer'],
          ['negation', 'No spouse', 'Spouse'],
          ['kinship', 'a grandchild', 'a niece'],
          ['occupation', 'Physician', 'Nurse'],
          ['name misspelt', 'Murakami', 'Murakani'],
          ['year off by one', 'November 8, 2020 (Reiwa 2)', 'November 8, 2021 (Reiwa 2)'],
        ],
      },
      {
        source:
          '雇用契約書。職種 溶接工。賃金 時給1,250円。試用期間 3か月。契約は更新しない。東広島労働基準監督署。原告の請求を認容する。学年成績:国語5、理科3。整理番号 R-5518。',
        right:
          'Employment contract. Occupation: welder. Wage: 1,250 yen per hour. Probation period: 3 months. The contract will not be renewed. Higashihiroshima Labor Standards Inspection Office. The plaintiff’s claim is granted. Grades for the school year: Japanese language 5, science 3. Reference number R-5518.',
        errors: [
          ['occupation', 'welder', 'carpenter'],
          ['currency', '1,250 yen', '1,250 won'],
          ['unit', 'per hour', 'per day'],
          ['unit', '3 months', '3 weeks'],
          ['negation', 'will not be renewed', 'will be renewed'],
          ['authority', 'Labor Standards Inspection Office', 'Tax Office'],
          ['verdict', 'is granted', 'is dismissed'],
          ['legal role', 'The plaintiff’s claim', 'The defendant’s claim'],
          ['swapped between labels', 'Japanese language 5, science 3', 'Japanese language 3, science 5'],
          ['code', 'R-5518', 'B-5518'],
        ],
      },
    ],
  },
  {
    name: 'Korean',
    lang: 'ko',
    pairs: [
      {
        source:
          '판결문. 수원지방법원은 원고의 청구를 기각한다. 피고는 원고의 외삼촌이다. 이혼은 성립하지 않았다. 위자료 15,000,000원. 사건번호 2017드단3391. 확정일 2018년 4월 6일.',
        right:
          'Judgment. The Suwon District Court dismisses the plaintiff’s claim. The defendant is the plaintiff’s maternal uncle. The divorce was not established. Consolation money: 15,000,000 won. Case No. 2017Deudan3391. Date of finality: April 6, 2018.',
        errors: [
          ['authority', 'District Court', 'High Court'],
          ['place', 'Suwon', 'Incheon'],
          ['verdict', 'dismisses', 'grants'],
          ['kinship', 'maternal uncle', 'paternal uncle'],
          ['negation', 'was not established', 'was established'],
          ['currency', '15,000,000 won', '15,000,000 yen'],
          ['digits transposed', '3391', '3931'],
          ['day and month swapped', 'April 6, 2018', 'June 4, 2018'],
          ['event', 'The divorce', 'The adoption'],
        ],
      },
      {
        source:
          '병적증명서. 성명 도지훈. 계급 상병. 전역일 2009년 12월 1일. 신체등급 2급. 만기전역. 종교 천주교. 혈액형 AB형. 키 174cm. 면허: 의사. 제4쪽.',
        right:
          'Certificate of military record. Name: Jihoon Do. Rank: corporal. Date of discharge: December 1, 2009. Physical grade: 2. Discharged on completion of service. Religion: Catholic. Blood type: AB. Height: 174 cm. License: physician. Page 4.',
        people: [{ name: 'Jihoon Do', nativeName: '도지훈' }],
        errors: [
          ['title', 'Certificate of military record', 'Certificate of academic record'],
          ['name misspelt', 'Jihoon', 'Jihyun'],
          ['rank', 'corporal', 'sergeant'],
          ['year off by one', '2009', '2010'],
          ['religion', 'Catholic', 'Buddhist'],
          ['code', 'Blood type: AB', 'Blood type: A'],
          ['unit', '174 cm', '174 mm'],
          ['occupation', 'physician', 'lawyer'],
          ['page mark', ' Page 4.', ''],
        ],
      },
    ],
  },
];

import type { TruthPaper } from '../paper.ts';

/** As `tenth-latin.ts`, in other scripts. */
export const tenthOther: readonly TruthPaper[] = [
  {
    name: 'Arabic',
    lang: 'ar',
    pairs: [
      {
        source:
          'وثيقة زواج رقم ٤٧٢/ب. في يوم الخميس ١٤ محرم ١٤٢٩هـ تزوج سامر الأيوبي، البالغ من العمر ٢٩ عاما، نجار، من رنا القباني، بكر، على مهر معجل قدره ٣٠٠٠ دينار ومؤخر قدره ٥٠٠٠ دينار. وكيل الزوجة: أخوها. الشاهدان مسلمان بالغان. سجلت في محكمة نابلس الشرعية.',
        right:
          'Marriage document No. 472/B. On Thursday, 14 Muharram 1429 AH, Samer Al-Ayoubi, 29 years of age, a carpenter, married Rana Al-Qabbani, a virgin, for an advance dower of 3,000 dinars and a deferred dower of 5,000 dinars. The wife’s representative: her brother. The two witnesses are adult Muslims. Registered at the Sharia Court of Nablus.',
        people: [
          { name: 'Samer Al-Ayoubi', nativeName: 'سامر الأيوبي' },
          { name: 'Rana Al-Qabbani', nativeName: 'رنا القباني' },
        ],
        errors: [
          ['code', '472/B', '472/D'],
          ['weekday', 'Thursday', 'Tuesday'],
          ['calendar', '1429 AH', '1429 AD'],
          ['age', '29 years', '19 years'],
          ['occupation', 'a carpenter', 'a blacksmith'],
          ['marital status', 'a virgin', 'a divorcee'],
          [
            'swapped between labels',
            'advance dower of 3,000 dinars and a deferred dower of 5,000',
            'advance dower of 5,000 dinars and a deferred dower of 3,000',
          ],
          ['currency', '3,000 dinars', '3,000 dirhams'],
          ['kinship', 'her brother', 'her father'],
          ['religion', 'adult Muslims', 'adult Christians'],
          ['authority', 'Sharia Court', 'Civil Court'],
          ['place', 'Nablus', 'Hebron'],
        ],
      },
      {
        source:
          'تقرير طبي. دخل المريض المستشفى مساء يوم ٣ ديسمبر ٢٠١٧ وهو يعاني من كسر في الساق اليمنى. أجريت له عملية جراحية ناجحة. لا يعاني من أي أمراض مزمنة. فصيلة الدم: أ سالب. يحتاج إلى راحة لمدة ثلاثة أسابيع. توقيع رئيس قسم العظام.',
        right:
          'Medical report. The patient was admitted to the hospital on the evening of December 3, 2017, suffering from a fracture of the right leg. He underwent a successful surgical operation. He does not suffer from any chronic diseases. Blood type: A negative. He needs rest for three weeks. Signature of the Head of the Orthopedics Department.',
        errors: [
          ['time of day', 'on the evening of', 'on the morning of'],
          ['opposite', 'admitted to', 'discharged from'],
          ['illness', 'a fracture', 'a burn'],
          ['opposite', 'right leg', 'left leg'],
          ['body', 'right leg', 'right arm'],
          ['opposite', 'successful', 'failed'],
          ['negation', 'He does not suffer from any', 'He suffers from'],
          ['blood group', 'A negative', 'A positive'],
          ['unit', 'three weeks', 'three months'],
          ['department', 'Orthopedics', 'Cardiology'],
          ['signature dropped', ' Signature of the Head of the Orthopedics Department.', ''],
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
          'אישור לימודים. התלמידה שירה אלקיים לומדת בכיתה ט׳ בבית הספר התיכון ״אורט״ ברחובות. ציון בחשבון: טוב מאוד. ציון בספרות: כמעט טוב. התנהגות: למופת. נעדרה 11 ימים ללא אישור. המחנכת: גב׳ דפנה ברקוביץ׳.',
        right:
          'Confirmation of studies. The student Shira Elkayam attends ninth grade at the ORT High School in Rehovot. Grade in arithmetic: very good. Grade in literature: fairly good. Conduct: exemplary. She was absent 11 days without permission. Homeroom teacher: Ms. Dafna Berkovich.',
        people: [
          { name: 'Shira Elkayam', nativeName: 'שירה אלקיים' },
          { name: 'Dafna Berkovich', nativeName: 'דפנה ברקוביץ׳' },
        ],
        errors: [
          ['school grade', 'ninth grade', 'tenth grade'],
          ['school level', 'High School', 'Elementary School'],
          ['place', 'Rehovot', 'Rishon LeZion'],
          ['grade', 'very good', 'excellent'],
          ['field', 'literature', 'history'],
          ['negation', 'without permission', 'with permission'],
          ['opposite', 'She was absent', 'She was present'],
          ['office', 'Homeroom teacher', 'Principal'],
          ['gender', 'Ms. Dafna', 'Mr. Dafna'],
          ['grade', 'exemplary', 'satisfactory'],
        ],
      },
      {
        source:
          'צו ירושה. ניתן בזה צו המצהיר כי יורשי המנוח, שנפטר ביום כ״ב בשבט תשס״ח (29.1.2008), הם: אלמנתו – 1/2; בנו – 1/4; בתו – 1/4. המנוח לא הותיר צוואה. נכסי העיזבון: דירה בחיפה וחשבון בנק. אגרה: 460 ש״ח שולמה. הרשם לענייני ירושה, מחוז הצפון.',
        right:
          'Inheritance order. An order is hereby given declaring that the heirs of the deceased, who died on 22 Shevat 5768 (January 29, 2008), are: his widow – 1/2; his son – 1/4; his daughter – 1/4. The deceased left no will. The assets of the estate: an apartment in Haifa and a bank account. Fee: NIS 460, paid. Registrar of Inheritance Affairs, Northern District.',
        errors: [
          ['title', 'Inheritance order', 'Guardianship order'],
          ['date of another calendar', '22 Shevat 5768', '12 Shevat 5768'],
          ['kinship', 'his son', 'his brother'],
          ['fraction', 'his widow – 1/2', 'his widow – 1/3'],
          ['negation', 'left no will', 'left a will'],
          ['list item', 'an apartment in Haifa and a bank account', 'an apartment in Haifa'],
          ['goods', 'an apartment', 'a plot of land'],
          ['currency', 'NIS 460', 'USD 460'],
          ['negation', '460, paid', '460, unpaid'],
          ['opposite', 'Northern', 'Southern'],
          ['office', 'Registrar of', 'Judge of'],
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
          '在職証明書。氏名：黒川美智子。生年月日：昭和51年8月19日。入社年月日：平成13年4月1日。所属：経理部。役職：課長代理。雇用形態：正社員。年収：480万円。上記のとおり在職していることを証明します。令和2年11月6日。代表取締役 印。',
        right:
          'Certificate of employment. Name: Michiko Kurokawa. Date of birth: August 19, 1976 (Showa 51). Date of joining the company: April 1, 2001 (Heisei 13). Department: Accounting. Position: Deputy Section Manager. Type of employment: regular employee. Annual income: 4.8 million yen. We certify that the above-named person is employed as stated. November 6, 2020 (Reiwa 2). Representative Director [seal].',
        people: [{ name: 'Michiko Kurokawa', nativeName: '黒川美智子' }],
        errors: [
          ['title', 'Certificate of employment', 'Certificate of retirement'],
          ['era', 'Showa 51', 'Taisho 51'],
          ['year', 'August 19, 1976', 'August 19, 1978'],
          ['swapped dates', 'April 1, 2001 (Heisei 13)', 'November 6, 2020 (Reiwa 2)'],
          ['department', 'Accounting', 'Sales'],
          ['rank', 'Deputy Section Manager', 'Department Manager'],
          ['employment', 'regular employee', 'part-time employee'],
          ['amount', '4.8 million yen', '4.8 billion yen'],
          ['period', 'Annual income', 'Monthly income'],
          ['seal dropped', ' [seal]', ''],
          ['name misspelt', 'Kurokawa', 'Kurosawa'],
          ['currency', 'million yen', 'million won'],
        ],
      },
      {
        source:
          '戸籍全部事項証明書。本籍：広島県尾道市向島町。父：坂本勇。母：坂本君江。続柄：長女。出生地：広島県福山市。届出人：母。婚姻の届出なし。養子縁組日：平成9年3月12日。養父の氏名：西村茂。除籍。',
        right:
          'Certificate of all matters in the family register. Registered domicile: Mukaishima-cho, Onomichi City, Hiroshima Prefecture. Father: Isamu Sakamoto. Mother: Kimie Sakamoto. Relationship: eldest daughter. Place of birth: Fukuyama City, Hiroshima Prefecture. Notifier: the mother. No notification of marriage. Date of adoption: March 12, 1997 (Heisei 9). Name of the adoptive father: Shigeru Nishimura. Removed from the register.',
        people: [
          { name: 'Isamu Sakamoto', nativeName: '坂本勇' },
          { name: 'Kimie Sakamoto', nativeName: '坂本君江' },
          { name: 'Shigeru Nishimura', nativeName: '西村茂' },
        ],
        errors: [
          ['place', 'Onomichi City', 'Kure City'],
          [
            'swapped names',
            'Father: Isamu Sakamoto. Mother: Kimie Sakamoto',
            'Father: Kimie Sakamoto. Mother: Isamu Sakamoto',
          ],
          ['kinship', 'eldest daughter', 'second daughter'],
          ['gender', 'eldest daughter', 'eldest son'],
          ['kinship', 'Notifier: the mother', 'Notifier: the father'],
          ['negation', 'No notification of marriage', 'Notification of marriage'],
          ['event', 'Date of adoption', 'Date of birth'],
          ['kinship', 'adoptive father', 'stepfather'],
          ['sentence dropped', ' Removed from the register.', ''],
          ['place', 'Hiroshima Prefecture. Father', 'Okayama Prefecture. Father'],
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
          '범죄경력회보서. 성명: 오세훈영. 주민등록번호: 830517-1******. 조회 결과: 해당 자료 없음. 용도: 이민 신청용. 본 회보서의 유효기간은 발급일로부터 6개월입니다. 발급일: 2021년 3월 22일. 경찰청장 (직인).',
        right:
          'Criminal record report. Name: Sehunyoung Oh. Resident registration number: 830517-1******. Result of inquiry: no relevant records. Purpose: for an immigration application. This report is valid for 6 months from the date of issue. Date of issue: March 22, 2021. Commissioner General of the National Police Agency (official seal).',
        people: [{ name: 'Sehunyoung Oh', nativeName: '오세훈영' }],
        errors: [
          ['title', 'Criminal record report', 'Credit report'],
          ['digits transposed', '830517-1', '835017-1'],
          ['negation', 'no relevant records', 'relevant records exist'],
          ['purpose', 'immigration application', 'employment application'],
          ['unit', '6 months', '6 years'],
          ['date label', 'Date of issue: March', 'Date of expiry: March'],
          ['day of a date', 'March 22, 2021', 'March 12, 2021'],
          ['authority', 'National Police Agency', 'Supreme Prosecutors’ Office'],
          ['seal dropped', ' (official seal)', ''],
          ['office', 'Commissioner General', 'Deputy Commissioner'],
        ],
      },
      {
        source:
          '임대차계약서. 임대인 갑과 임차인 을은 아래와 같이 계약한다. 보증금: 3천만원. 월세: 45만원, 매월 5일 선불. 소재지: 전라북도 군산시 나운동. 면적: 59㎡, 2층. 계약기간: 2018년 9월 1일부터 2년. 을은 갑의 동의 없이 전대할 수 없다. 중개수수료는 임대인이 부담한다.',
        right:
          'Lease agreement. The lessor (A) and the lessee (B) agree as follows. Deposit: 30 million won. Monthly rent: 450,000 won, payable in advance on the 5th of each month. Location: Naun-dong, Gunsan-si, Jeollabuk-do. Area: 59 square meters, second floor. Contract period: two years from September 1, 2018. B may not sublet without the consent of A. The brokerage fee is borne by the lessor.',
        errors: [
          ['title', 'Lease agreement', 'Purchase agreement'],
          ['amount', '30 million won', '3 million won'],
          ['period', 'Monthly rent', 'Yearly rent'],
          ['opposite', 'payable in advance', 'payable in arrears'],
          ['place', 'Gunsan-si', 'Iksan-si'],
          ['place', 'Jeollabuk-do', 'Jeollanam-do'],
          ['unit', '59 square meters', '59 pyeong'],
          ['ordinal', 'second floor', 'third floor'],
          ['number in words', 'two years', 'three years'],
          ['negation', 'may not sublet without', 'may sublet without'],
          ['roles swapped', 'borne by the lessor', 'borne by the lessee'],
          [
            'swapped between labels',
            'B may not sublet without the consent of A',
            'A may not sublet without the consent of B',
          ],
        ],
      },
    ],
  },
];

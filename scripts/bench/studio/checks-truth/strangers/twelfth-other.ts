import type { TruthPaper } from '../paper.ts';

/** As `twelfth-latin.ts`, in other scripts. */
export const twelfthOther: readonly TruthPaper[] = [
  {
    name: 'Arabic',
    lang: 'ar',
    pairs: [
      {
        source:
          'شهادة ميلاد. اسم المولود: ريم العساف. الجنس: أنثى. تاريخ الميلاد: ٢ مارس ٢٠١١، الساعة ٦ صباحا. محل الميلاد: مستشفى الولادة في حمص. مهنة الأب: حلاق. ديانة الأم: مسيحية. اسم المبلغ: الجد. أمين السجل المدني.',
        right:
          'Birth certificate. Name of the newborn: Reem Al-Assaf. Sex: female. Date of birth: March 2, 2011, at 6 a.m. Place of birth: Maternity Hospital in Homs. Father’s occupation: barber. Mother’s religion: Christian. Name of informant: the grandfather. Registrar of the Civil Registry.',
        people: [{ name: 'Reem Al-Assaf', nativeName: 'ريم العساف' }],
        errors: [
          ['title', 'Birth certificate', 'Death certificate'],
          ['gender', 'Sex: female', 'Sex: male'],
          ['day and month swapped', 'March 2, 2011', 'February 3, 2011'],
          ['time of day', '6 a.m.', '6 p.m.'],
          ['place', 'Homs', 'Hama'],
          ['occupation', 'barber', 'butcher'],
          ['kinship', 'Father’s occupation', 'Uncle’s occupation'],
          ['religion', 'Christian', 'Muslim'],
          ['kinship', 'the grandfather', 'the father'],
          ['authority', 'Civil Registry', 'Land Registry'],
          ['name misspelt', 'Assaf', 'Assad'],
        ],
      },
      {
        source:
          'شهادة خبرة. تشهد شركة الفرات للمقاولات أن السيد باسل مراد عمل لديها مهندسا مدنيا من ١ يناير ٢٠٠٩ حتى ٣١ ديسمبر ٢٠١٢ براتب شهري قدره ٨٥٠ دينارا. ترك العمل بناء على رغبته ولا توجد عليه أي التزامات مالية. المدير العام.',
        right:
          'Certificate of experience. Al-Furat Contracting Company certifies that Mr. Basel Murad worked for it as a civil engineer from January 1, 2009 until December 31, 2012 at a monthly salary of 850 dinars. He left at his own wish, and he has no financial obligations. General Manager.',
        people: [{ name: 'Basel Murad', nativeName: 'باسل مراد' }],
        errors: [
          ['field', 'a civil engineer', 'a mechanical engineer'],
          ['year', 'December 31, 2012', 'December 31, 2013'],
          ['period', 'monthly salary', 'weekly salary'],
          ['currency', '850 dinars', '850 riyals'],
          ['digits transposed', '850 dinars', '580 dinars'],
          ['opposite', 'He left at his own wish', 'He was dismissed'],
          ['negation', 'has no financial obligations', 'has financial obligations'],
          ['office', 'General Manager', 'Deputy Manager'],
          ['gender', 'Mr. Basel', 'Ms. Basel'],
          [
            'swapped dates',
            'from January 1, 2009 until December 31, 2012',
            'from December 31, 2012 until January 1, 2009',
          ],
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
          'תמצית רישום ממרשם האוכלוסין. שם: עידן פרידמן. מין: זכר. מצב אישי: נשוי. אזרחות: ישראלית. שם אב: צבי. שם אם: לאה. כתובת: רחוב הגפן 8, קריית אתא. תאריך עלייה: 14.7.1991. ארץ לידה: אוקראינה. הופק בלשכת נתניה.',
        right:
          'Extract from the population registry. Name: Idan Friedman. Sex: male. Personal status: married. Citizenship: Israeli. Father’s name: Zvi. Mother’s name: Leah. Address: 8 HaGefen Street, Kiryat Ata. Date of immigration: July 14, 1991. Country of birth: Ukraine. Produced at the Netanya office.',
        people: [{ name: 'Idan Friedman', nativeName: 'עידן פרידמן' }],
        errors: [
          ['authority', 'population registry', 'land registry'],
          ['gender', 'Sex: male', 'Sex: female'],
          ['marital status', 'married', 'single'],
          ['nationality', 'Israeli', 'Russian'],
          ['swapped names', 'Father’s name: Zvi. Mother’s name: Leah', 'Father’s name: Leah. Mother’s name: Zvi'],
          ['house number', '8 HaGefen Street', '18 HaGefen Street'],
          ['place', 'Kiryat Ata', 'Kiryat Yam'],
          ['date label', 'Date of immigration', 'Date of emigration'],
          ['country', 'Ukraine', 'Belarus'],
          ['place', 'Netanya', 'Hadera'],
          ['name misspelt', 'Friedman', 'Friedmann'],
        ],
      },
      {
        source:
          'אישור העסקה. הננו לאשר כי גב׳ רותם קליין מועסקת אצלנו כמנהלת חשבונות במשרה חלקית (60%) החל מיום 1.9.2016. שכרה החודשי ברוטו 6,870 ש״ח. לא ניתנה לה הודעת פיטורים. זכאית ל-16 ימי חופשה בשנה. חותמת החברה.',
        right:
          'Confirmation of employment. We hereby confirm that Ms. Rotem Klein has been employed by us as a bookkeeper in a part-time position (60%) since September 1, 2016. Her gross monthly salary is NIS 6,870. She has not been given notice of dismissal. She is entitled to 16 days of vacation per year. Company stamp.',
        people: [{ name: 'Rotem Klein', nativeName: 'רותם קליין' }],
        errors: [
          ['occupation', 'a bookkeeper', 'a receptionist'],
          ['opposite', 'part-time', 'full-time'],
          ['percentage', '(60%)', '(80%)'],
          ['day and month swapped', 'September 1, 2016', 'January 9, 2016'],
          ['opposite', 'gross monthly', 'net monthly'],
          ['digits transposed', '6,870', '6,780'],
          ['negation', 'has not been given', 'has been given'],
          ['number', '16 days of vacation', '14 days of vacation'],
          ['leave', 'days of vacation', 'days of sick leave'],
          ['seal dropped', ' Company stamp.', ''],
          ['period', 'per year', 'per month'],
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
          '婚姻届受理証明書。夫の氏名：早川誠。妻の氏名：リサ・グエン。夫の職業：調理師。妻の国籍：フィリピン。届出日：平成30年7月7日。婚姻後の夫婦の氏：夫の氏。証人：二名。上記届出は受理されたことを証明する。埼玉県川越市長 印。',
        right:
          'Certificate of acceptance of marriage notification. Husband’s name: Makoto Hayakawa. Wife’s name: Lisa Nguyen. Husband’s occupation: cook. Wife’s nationality: Philippines. Date of notification: July 7, 2018 (Heisei 30). Surname of the couple after marriage: husband’s surname. Witnesses: two. It is certified that the above notification was accepted. Mayor of Kawagoe City, Saitama Prefecture [seal].',
        people: [
          { name: 'Makoto Hayakawa', nativeName: '早川誠' },
          { name: 'Lisa Nguyen', nativeName: 'リサ・グエン' },
        ],
        errors: [
          ['event', 'marriage notification', 'divorce notification'],
          [
            'swapped names',
            'Husband’s name: Makoto Hayakawa. Wife’s name: Lisa Nguyen',
            'Husband’s name: Lisa Nguyen. Wife’s name: Makoto Hayakawa',
          ],
          ['occupation', 'cook', 'carpenter'],
          ['nationality', 'Philippines', 'Indonesia'],
          ['kinship', 'Wife’s nationality', 'Mother’s nationality'],
          ['era', 'Heisei 30', 'Showa 30'],
          ['year', 'July 7, 2018', 'July 7, 2008'],
          ['surname', 'after marriage: husband’s', 'after marriage: wife’s'],
          ['number in words', 'Witnesses: two', 'Witnesses: three'],
          ['decision', 'was accepted', 'was rejected'],
          ['place', 'Kawagoe City', 'Tokorozawa City'],
          ['office', 'Mayor of', 'Governor of'],
          ['seal dropped', ' [seal]', ''],
        ],
      },
      {
        source:
          '卒業証明書。氏名：小野寺彩。学部：文学部英文学科。入学：平成17年4月。卒業：平成21年3月。学位：学士。在学中に停学処分を受けたことはない。取得資格：高等学校教諭一種免許状。仙台市、東北学園大学 学長。',
        right:
          'Certificate of graduation. Name: Aya Onodera. Faculty: Faculty of Letters, Department of English Literature. Admission: April 2005 (Heisei 17). Graduation: March 2009 (Heisei 21). Degree: bachelor’s. She was never suspended while enrolled. Qualification obtained: class 1 high school teacher’s license. President of Tohoku Gakuen University, Sendai City.',
        people: [{ name: 'Aya Onodera', nativeName: '小野寺彩' }],
        errors: [
          ['title', 'Certificate of graduation', 'Certificate of withdrawal'],
          ['faculty', 'Faculty of Letters', 'Faculty of Law'],
          ['language', 'English Literature', 'French Literature'],
          ['month', 'April 2005', 'August 2005'],
          ['year', 'March 2009', 'March 2010'],
          ['rank', 'bachelor’s', 'master’s'],
          ['negation', 'was never suspended', 'was suspended'],
          ['school level', 'high school teacher', 'junior high school teacher'],
          ['class', 'class 1', 'class 2'],
          ['office', 'President of', 'Dean of'],
          ['place', 'Sendai City', 'Morioka City'],
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
          '가족관계증명서. 등록기준지: 경상남도 밀양시 삼문동. 본인: 표수연, 여. 부: 표재석, 사망. 모: 구말순. 배우자: 없음. 자녀: 표하준, 남, 2012년 10월 4일생. 발급시각: 14시 20분. 밀양시장 (직인). 신청인: 대리인.',
        right:
          'Family relations certificate. Place of registration: Sammun-dong, Miryang-si, Gyeongsangnam-do. Principal: Sooyeon Pyo, female. Father: Jaeseok Pyo, deceased. Mother: Malsoon Koo. Spouse: none. Child: Hajun Pyo, male, born October 4, 2012. Time of issue: 2:20 p.m. Mayor of Miryang (official seal). Applicant: agent.',
        people: [
          { name: 'Sooyeon Pyo', nativeName: '표수연' },
          { name: 'Jaeseok Pyo', nativeName: '표재석' },
          { name: 'Malsoon Koo', nativeName: '구말순' },
          { name: 'Hajun Pyo', nativeName: '표하준' },
        ],
        errors: [
          ['title', 'Family relations certificate', 'Marriage relations certificate'],
          ['place', 'Miryang-si', 'Jinju-si'],
          ['place', 'Gyeongsangnam-do', 'Gyeongsangbuk-do'],
          ['gender', 'Sooyeon Pyo, female', 'Sooyeon Pyo, male'],
          ['opposite', 'Jaeseok Pyo, deceased', 'Jaeseok Pyo, living'],
          ['negation', 'Spouse: none', 'Spouse: one'],
          [
            'swapped names',
            'Father: Jaeseok Pyo, deceased. Mother: Malsoon Koo',
            'Father: Malsoon Koo, deceased. Mother: Jaeseok Pyo',
          ],
          ['kinship', 'Child: Hajun', 'Sibling: Hajun'],
          ['day and month swapped', 'October 4, 2012', 'April 10, 2012'],
          ['time of day', '2:20 p.m.', '2:20 a.m.'],
          ['seal dropped', ' (official seal)', ''],
          ['role', 'Applicant: agent', 'Applicant: principal'],
        ],
      },
      {
        source:
          '경력증명서. 성명: 마동욱. 직위: 대리. 부서: 자재구매팀. 근무기간: 2010년 5월 17일부터 2016년 8월 31일까지 (6년 3개월). 퇴사사유: 개인사정. 고용형태: 정규직. 최종연봉: 4,150만원. 주식회사 한빛정공 대표이사.',
        right:
          'Certificate of career. Name: Dongwook Ma. Position: assistant manager. Department: Materials Purchasing Team. Period of employment: May 17, 2010 to August 31, 2016 (6 years and 3 months). Reason for leaving: personal reasons. Type of employment: regular. Final annual salary: 41.5 million won. Representative Director, Hanbit Precision Co., Ltd.',
        people: [{ name: 'Dongwook Ma', nativeName: '마동욱' }],
        errors: [
          ['rank', 'assistant manager', 'general manager'],
          ['department', 'Materials Purchasing Team', 'Sales Team'],
          ['year', 'August 31, 2016', 'August 31, 2017'],
          ['number', '6 years and 3 months', '6 years and 8 months'],
          ['reason', 'personal reasons', 'health reasons'],
          ['opposite', 'regular', 'temporary'],
          ['amount', '41.5 million won', '4.15 million won'],
          ['period', 'annual salary', 'monthly salary'],
          ['currency', 'million won', 'million yen'],
          ['office', 'Representative Director', 'Auditor'],
          ['name misspelt', 'Dongwook', 'Dongwoon'],
          ['opposite', 'Reason for leaving', 'Reason for joining'],
        ],
      },
    ],
  },
];

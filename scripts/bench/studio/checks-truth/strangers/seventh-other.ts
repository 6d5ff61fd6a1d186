import type { TruthPaper } from '../paper.ts';

/** As `seventh-latin.ts`, in other scripts. */
export const seventhOther: readonly TruthPaper[] = [
  {
    name: 'Arabic',
    lang: 'ar',
    pairs: [
      {
        source:
          'شهادة خبرة. عمل السيد نادر حلمي لدى شركة الرافدين في البصرة من ٠٣/٠٢/٢٠١٥ إلى ٣٠/١١/٢٠١٩. الراتب الشهري: ٧٥٠ دينارا عراقيا. لم يوقع عليه أي جزاء.',
        right:
          'Certificate of experience. Mr. Nader Helmy worked for Al-Rafidain Company in Basra from February 3, 2015 to November 30, 2019. Monthly salary: 750 Iraqi dinars. No penalty was imposed on him.',
        people: [{ name: 'Nader Helmy', nativeName: 'نادر حلمي' }],
        errors: [
          ['title', 'Certificate of experience', 'Certificate of residence'],
          ['place', 'Basra', 'Mosul'],
          ['day and month swapped', 'February 3, 2015', 'March 2, 2015'],
          ['year off by one', 'November 30, 2019', 'November 30, 2018'],
          ['currency', '750 Iraqi dinars', '750 US dollars'],
          ['negation', 'No penalty was imposed', 'A penalty was imposed'],
          ['name misspelt', 'Nader Helmy', 'Nader Helny'],
          ['sentence dropped', ' Monthly salary: 750 Iraqi dinars.', ''],
        ],
      },
      {
        source:
          'محكمة الأسرة بالزقازيق: حكمت المحكمة برفض الدعوى. جد الطفل لأمه: سعيد. رتبة الضابط: عميد. التقدير: جيد جدا. المجموعة ب. الوزن: ٦٢ كيلوغراما. ص ٩.',
        right:
          'Family Court of Zagazig: The court dismissed the claim. Maternal grandfather of the child: Said. Rank of the officer: brigadier general. Grade: very good. Group B. Weight: 62 kilograms. Page 9.',
        errors: [
          ['authority', 'Family Court', 'Criminal Court'],
          ['verdict', 'dismissed the claim', 'granted the claim'],
          ['kinship', 'Maternal grandfather', 'Paternal grandfather'],
          ['rank', 'brigadier general', 'captain'],
          ['grade', 'very good', 'poor'],
          ['series letter', 'Group B', 'Group F'],
          ['unit', '62 kilograms', '62 pounds'],
          ['page mark', ' Page 9.', ''],
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
          'תמצית רישום ממרשם האוכלוסין. מצב אישי: גרושה. תאריך עלייה: 14.3.1990. שם האב: יעקב. אזרחית ישראל מיום 14.3.1990. כתובת: רחוב הנביאים 5, חיפה. אין ילדים. מספר זהות 03918472-6.',
        right:
          'Extract from the Population Registry. Personal status: divorced. Date of immigration: March 14, 1990. Name of the father: Yaakov. Israeli citizen since March 14, 1990. Address: 5 HaNeviim Street, Haifa. No children. Identity number 03918472-6.',
        errors: [
          ['authority', 'Population Registry', 'Land Registry'],
          ['gender', 'divorced', 'married'],
          ['kinship', 'Name of the father', 'Name of the grandfather'],
          ['place', 'Haifa', 'Holon'],
          ['negation', 'No children', 'Children'],
          ['digits transposed', '03918472-6', '03914872-6'],
          ['year off by one', 'Date of immigration: March 14, 1990', 'Date of immigration: March 14, 1991'],
        ],
      },
      {
        source:
          'תעודת בגרות. מתמטיקה: 92. אנגלית: 78. בית הדין לעבודה קיבל את התביעה. דרגה: סגן אלוף. חוב: -560 ש״ח. תוקף: 30.6.2027. י״א בתמוז תשפ״ב. משקל: 64 ק״ג. סוג א. דף 2 מתוך 4.',
        right:
          'Matriculation certificate. Mathematics: 92. English: 78. The Labor Court allowed the claim. Rank: lieutenant colonel. Debt: -560 NIS. Valid until: June 30, 2027. 11 Tamuz 5782. Weight: 64 kg. Type A. Page 2 of 4.',
        errors: [
          ['title', 'Matriculation certificate', 'Marriage certificate'],
          ['swapped between labels', 'Mathematics: 92. English: 78', 'Mathematics: 78. English: 92'],
          ['verdict', 'allowed the claim', 'dismissed the claim'],
          ['rank', 'lieutenant colonel', 'sergeant'],
          ['minus sign', '-560', '560'],
          ['validity date', 'June 30, 2027', 'July 30, 2027'],
          ['era', '11 Tamuz 5782', '11 Tamuz 5728'],
          ['unit', '64 kg', '64 lb'],
          ['series letter', 'Type A', 'Type C'],
          ['page mark', ' Page 2 of 4.', ''],
          ['currency', '-560 NIS', '-560 USD'],
          ['markup', 'Rank: ', 'Rank: [untranslated] '],
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
          '出生届受理証明書。子の氏名 高橋蓮。父母との続き柄 長男。生まれたとき 平成28年2月5日午前4時18分。生まれたところ 仙台市青葉区。届出人 母。上記の届出は平成28年2月12日受理したことを証明する。',
        right:
          'Certificate of Acceptance of Birth Registration. Name of child: Ren Takahashi. Relationship to parents: eldest son. Time of birth: 4:18 a.m., February 5, 2016 (Heisei 28). Place of birth: Aoba-ku, Sendai City. Person who gave notice: mother. I certify that the above notification was accepted on February 12, 2016 (Heisei 28).',
        people: [{ name: 'Ren Takahashi', nativeName: '高橋蓮' }],
        errors: [
          [
            'title',
            'Certificate of Acceptance of Birth Registration',
            'Certificate of Acceptance of Marriage Registration',
          ],
          ['name misspelt', 'Takahashi', 'Takahasi'],
          ['gender', 'eldest son', 'eldest daughter'],
          ['era', 'February 5, 2016 (Heisei 28)', 'February 5, 2016 (Showa 28)'],
          ['place', 'Sendai City', 'Chiba City'],
          ['kinship', 'Person who gave notice: mother', 'Person who gave notice: grandmother'],
          ['day and month swapped', 'February 5, 2016', 'May 2, 2016'],
          ['digits transposed', '4:18', '4:81'],
        ],
      },
      {
        source:
          '横浜地方裁判所は被告に対し金3,200,000円の支払を命じた。控訴はなかった。巡査部長 石田。期末残高 -18,400円。評定:5段階中4。旅券番号 TK4471802。有効期間満了日 2031年10月22日。甲種。体温37.4℃。第12頁。',
        right:
          'The Yokohama District Court ordered the defendant to pay 3,200,000 yen. There was no appeal. Police Sergeant Ishida. Closing balance: -18,400 yen. Rating: 4 on a scale of 5. Passport number TK4471802. Date of expiry: October 22, 2031. Class A. Body temperature: 37.4 °C. Page 12.',
        errors: [
          ['authority', 'District Court', 'Supreme Court'],
          ['currency', '3,200,000 yen', '3,200,000 dollars'],
          ['verdict', 'ordered the defendant to pay', 'ordered the plaintiff to pay'],
          ['negation', 'There was no appeal', 'There was an appeal'],
          ['rank', 'Police Sergeant', 'Police Superintendent'],
          ['minus sign', '-18,400', '18,400'],
          ['code', 'TK4471802', 'TH4471802'],
          ['validity date', 'October 22, 2031', 'October 22, 2032'],
          ['series letter', 'Class A', 'Class B'],
          ['unit', '37.4 °C', '37.4 °F'],
          ['page mark', ' Page 12.', ''],
          ['sentence dropped', ' There was no appeal.', ''],
          ['swapped between labels', 'Rating: 4 on a scale of 5', 'Rating: 5 on a scale of 4'],
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
          '재직증명서. 성명: 노은채. 직급: 과장. 입사일: 2012년 3월 5일. 퇴사일: 2018년 9월 30일. 소속: 인사팀, 대구 달서구 소재. 징계 사실 없음. 연봉 48,000,000원. 발급번호 HR-2290.',
        right:
          'Certificate of employment. Name: Eunchae Noh. Position: section chief. Date of hire: March 5, 2012. Date of leaving: September 30, 2018. Department: human resources team, located in Dalseo-gu, Daegu. No disciplinary action. Annual salary: 48,000,000 won. Issue No. HR-2290.',
        people: [{ name: 'Eunchae Noh', nativeName: '노은채' }],
        errors: [
          ['title', 'Certificate of employment', 'Certificate of enrollment'],
          ['name misspelt', 'Eunchae', 'Eunjae'],
          [
            'swapped between labels',
            'Date of hire: March 5, 2012. Date of leaving: September 30, 2018',
            'Date of hire: September 30, 2018. Date of leaving: March 5, 2012',
          ],
          ['day and month swapped', 'March 5, 2012', 'May 3, 2012'],
          ['place', 'Dalseo-gu', 'Suseong-gu'],
          ['negation', 'No disciplinary action', 'Disciplinary action'],
          ['currency', '48,000,000 won', '48,000,000 dollars'],
          ['code', 'HR-2290', 'HB-2290'],
          ['year off by one', 'September 30, 2018', 'September 30, 2017'],
        ],
      },
      {
        source:
          '대전지방검찰청은 피의자를 불기소 처분하였다. 피해자는 피의자의 장모이다. 중령 최한결. 영어: 수. 수술시간 3시간. 계좌잔액 -7,150원. 비자 유효기간 2025년 8월 9일까지. B형. 군번 03-70112458. 6면.',
        right:
          'The Daejeon District Prosecutors’ Office decided not to indict the suspect. The victim is the mother-in-law of the suspect. Lieutenant Colonel Hangyeol Choi. English: excellent. Duration of surgery: 3 hours. Account balance: -7,150 won. Visa valid until August 9, 2025. Type B. Service number 03-70112458. Page 6.',
        people: [{ name: 'Hangyeol Choi', nativeName: '최한결' }],
        errors: [
          ['authority', 'Prosecutors’ Office', 'Court'],
          ['verdict', 'decided not to indict', 'decided to indict'],
          ['kinship', 'mother-in-law', 'stepmother'],
          ['rank', 'Lieutenant Colonel', 'Lieutenant'],
          ['grade', 'English: excellent', 'English: poor'],
          ['unit', '3 hours', '3 days'],
          ['minus sign', '-7,150', '7,150'],
          ['validity date', 'August 9, 2025', 'August 9, 2026'],
          ['series letter', 'Type B', 'Type A'],
          ['digits transposed', '70112458', '70114258'],
          ['page mark', ' Page 6.', ''],
          ['sentence dropped', ' Duration of surgery: 3 hours.', ''],
        ],
      },
    ],
  },
];

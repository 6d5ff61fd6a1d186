import type { TruthPaper } from '../paper.ts';

/** As `fifth-latin.ts`, in other scripts. */
export const fifthOther: readonly TruthPaper[] = [
  {
    name: 'Arabic',
    lang: 'ar',
    pairs: [
      {
        source:
          'شهادة وفاة. اسم المتوفى: طلال فهد الشمري. تاريخ الوفاة: ١٤٣٨/٧/٢٢ هـ. اسم والدة المتوفى: هيفاء. مكان الوفاة: بريدة. السلسلة: د.',
        right:
          'Death Certificate. Name of the deceased: Talal Fahd Al-Shammari. Date of death: 22/7/1438 AH. Name of the mother of the deceased: Haifa. Place of death: Buraydah. Series: D.',
        people: [{ name: 'Talal Fahd Al-Shammari', nativeName: 'طلال فهد الشمري' }],
        errors: [
          ['title', 'Death Certificate', 'Birth Certificate'],
          ['era', '1438 AH', '1438 AD'],
          ['kinship', 'mother of the deceased', 'wife of the deceased'],
          ['place', 'Buraydah', 'Jeddah'],
          ['name misspelt', 'Al-Shammari', 'Al-Shummeri'],
          ['digits transposed', '1438', '1483'],
        ],
      },
      {
        source:
          'حكمت محكمة جنايات المنصورة ببراءة المتهم. رتبة الشاهد: نقيب. صدر الحكم في ٥ مارس ٢٠١١. لا يجوز الطعن في الحكم. صفحة ٤ من ٦.',
        right:
          'The Criminal Court of Mansoura acquitted the accused. Rank of the witness: captain. The judgment was issued on March 5, 2011. The judgment may not be appealed. Page 4 of 6.',
        errors: [
          ['verdict', 'acquitted', 'convicted'],
          ['rank', 'captain', 'major'],
          ['day and month swapped', 'March 5', 'May 3'],
          ['negation', 'may not be appealed', 'may be appealed'],
          ['page mark', ' Page 4 of 6.', ''],
          ['authority', 'Criminal Court', 'Civil Court'],
        ],
      },
      {
        source: 'رصيد الحساب: -٢٥٠٠ ريال سعودي. المبلغ المحول: ٣٠٠ دينار كويتي. الدرجة: مقبول. الجنس: ذكر.',
        right:
          'Account balance: -2,500 Saudi riyals. Amount transferred: 300 Kuwaiti dinars. Grade: acceptable. Sex: male.',
        errors: [
          ['minus sign', '-2,500', '2,500'],
          ['currency', 'Kuwaiti dinars', 'US dollars'],
          ['grade', 'acceptable', 'excellent'],
          ['gender', 'Sex: male', 'Sex: female'],
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
          'תעודת נישואין. החתן: אלון ברנע. הכלה: נעמה שרעבי. הרבנות הראשית, נתניה. תאריך הנישואין: 12.8.2009, כ״ב באב התשס״ט. סדרה: ב.',
        right:
          'Marriage Certificate. Groom: Alon Barnea. Bride: Naama Sharabi. Chief Rabbinate, Netanya. Date of marriage: August 12, 2009, 22 Av 5769. Series: B.',
        people: [
          { name: 'Alon Barnea', nativeName: 'אלון ברנע' },
          { name: 'Naama Sharabi', nativeName: 'נעמה שרעבי' },
        ],
        errors: [
          ['title', 'Marriage Certificate', 'Divorce Certificate'],
          [
            'swapped between labels',
            'Groom: Alon Barnea. Bride: Naama Sharabi',
            'Groom: Naama Sharabi. Bride: Alon Barnea',
          ],
          ['era', '22 Av 5769', '22 Av 2009'],
          ['place', 'Netanya', 'Haifa'],
          ['authority', 'Chief Rabbinate', 'Ministry of the Interior'],
          ['series letter', 'Series: B', 'Series: G'],
          ['day and month swapped', 'August 12, 2009', 'December 8, 2009'],
        ],
      },
      {
        source: 'בית המשפט המחוזי דחה את הערעור. הנאשם לא הודה. סמל ראשון דורון כץ העיד. עמוד 7 מתוך 9. הקנס: 800 ש״ח.',
        right:
          'The District Court dismissed the appeal. The defendant did not confess. Staff Sergeant Doron Katz testified. Page 7 of 9. The fine: NIS 800.',
        errors: [
          ['verdict', 'dismissed the appeal', 'allowed the appeal'],
          ['negation', 'did not confess', 'confessed'],
          ['rank', 'Staff Sergeant', 'Corporal'],
          ['page mark', ' Page 7 of 9.', ''],
          ['currency', 'NIS 800', 'USD 800'],
          ['sentence dropped', ' Staff Sergeant Doron Katz testified.', ''],
        ],
      },
      {
        source: 'דרכון מס׳ 30914472. בתוקף עד 17.11.2028. סבתא: פנינה אזולאי. גובה: 168 ס״מ.',
        right: 'Passport No. 30914472. Valid until November 17, 2028. Grandmother: Pnina Azulai. Height: 168 cm.',
        errors: [
          ['validity date', 'November 17, 2028', 'November 17, 2029'],
          ['kinship', 'Grandmother', 'Aunt'],
          ['unit', '168 cm', '168 kg'],
          ['digits transposed', '30914472', '30941472'],
        ],
      },
    ],
  },
  {
    name: 'Japanese',
    lang: 'ja',
    pairs: [
      {
        source: '【出生日】平成7年11月3日【出生地】岐阜県大垣市【届出人】祖父。【従前戸籍】愛知県豊橋市。長女。第2頁。',
        right:
          '[Date of birth] November 3, 1995 (Heisei 7) [Place of birth] Ogaki City, Gifu Prefecture [Notifier] Grandfather. [Previous family register] Toyohashi City, Aichi Prefecture. Eldest daughter. Page 2.',
        errors: [
          ['era', 'Heisei 7', 'Showa 7'],
          ['place', 'Gifu Prefecture', 'Fukui Prefecture'],
          ['kinship', 'Grandfather', 'Father'],
          ['gender', 'Eldest daughter', 'Eldest son'],
          ['day and month swapped', 'November 3, 1995', 'March 11, 1995'],
          ['page mark', ' Page 2.', ''],
          ['year off by one', 'November 3, 1995', 'November 3, 1996'],
        ],
      },
      {
        source:
          '残高証明書。普通預金 1,204,560円。外貨預金 9,800米ドル。当行に対する債務はありません。口座番号 A1192387。',
        right:
          'Certificate of balance. Ordinary deposit: 1,204,560 yen. Foreign currency deposit: 9,800 US dollars. There are no liabilities to this bank. Account number: A1192387.',
        errors: [
          ['title', 'Certificate of balance', 'Certificate of employment'],
          ['negation', 'There are no liabilities', 'There are liabilities'],
          ['code', 'A1192387', 'A1193287'],
          ['currency', '9,800 US dollars', '9,800 euros'],
          ['sentence dropped', ' There are no liabilities to this bank.', ''],
        ],
      },
      {
        source:
          '運転免許証。有効期限 2026年04月09日。3等陸曹 小野寺健。名古屋家庭裁判所は申立てを却下した。身長171cm。',
        right:
          'Driver’s license. Valid until April 9, 2026. Sergeant (JGSDF) Ken Onodera. The Nagoya Family Court dismissed the petition. Height: 171 cm.',
        people: [{ name: 'Ken Onodera', nativeName: '小野寺健' }],
        errors: [
          ['validity date', 'April 9, 2026', 'April 6, 2026'],
          ['rank', 'Sergeant (JGSDF)', 'Colonel (JGSDF)'],
          ['authority', 'Family Court', 'District Court'],
          ['verdict', 'dismissed the petition', 'granted the petition'],
          ['name misspelt', 'Onodera', 'Onodela'],
          ['unit', '171 cm', '171 mm'],
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
          '혼인관계증명서. 성명: 배정우. 배우자: 문소희. 혼인신고일: 2014년 06월 02일. 신고관서: 수원시 팔달구청. 시어머니: 강말순.',
        right:
          'Certificate of Marital Relations. Name: Jeongwoo Bae. Spouse: Sohee Moon. Date of marriage report: June 2, 2014. Office of report: Paldal-gu Office, Suwon-si. Mother-in-law: Malsun Kang.',
        people: [
          { name: 'Jeongwoo Bae', nativeName: '배정우' },
          { name: 'Sohee Moon', nativeName: '문소희' },
          { name: 'Malsun Kang', nativeName: '강말순' },
        ],
        errors: [
          ['title', 'Certificate of Marital Relations', 'Certificate of Family Relations'],
          [
            'swapped between labels',
            'Name: Jeongwoo Bae. Spouse: Sohee Moon',
            'Name: Sohee Moon. Spouse: Jeongwoo Bae',
          ],
          ['year off by one', 'June 2, 2014', 'June 2, 2013'],
          ['day and month swapped', 'June 2, 2014', 'February 6, 2014'],
          ['kinship', 'Mother-in-law', 'Mother'],
          ['name misspelt', 'Malsun', 'Malsum'],
          ['place', 'Suwon-si', 'Busan-si'],
        ],
      },
      {
        source: '병적증명서. 계급: 병장. 군번 11-76023945. 만기전역. 현역 복무 21개월. 쪽 1/2.',
        right:
          'Military service certificate. Rank: sergeant. Service number 11-76023945. Discharged on completion of service. Active service: 21 months. Page 1/2.',
        errors: [
          ['rank', 'sergeant', 'private'],
          ['unit', '21 months', '21 days'],
          ['digits transposed', '76023945', '76032945'],
          ['page mark', ' Page 1/2.', ''],
          ['markup', 'Rank: sergeant', 'Rank: <i>sergeant</i>'],
        ],
      },
      {
        source:
          '서울중앙지방법원은 피고인에게 무죄를 선고하였다. 잔액 -45,000원. 여권 M 등급, 번호 M62810437, 기간만료일 2030년 1월 15일. 성적: 우.',
        right:
          'The Seoul Central District Court found the defendant not guilty. Balance: -45,000 won. Passport grade M, number M62810437, date of expiry January 15, 2030. Grade: good (U).',
        errors: [
          ['verdict', 'not guilty', 'guilty'],
          ['minus sign', '-45,000', '45,000'],
          ['code', 'M62810437', 'N62810437'],
          ['validity date', 'January 15, 2030', 'June 15, 2030'],
          ['grade', 'good (U)', 'excellent (U)'],
          ['authority', 'District Court', 'High Court'],
          ['series letter', 'grade M', 'grade S'],
        ],
      },
    ],
  },
];

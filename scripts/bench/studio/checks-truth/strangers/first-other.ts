import type { TruthPaper } from '../paper.ts';

/** What a stranger to the checks would try, in papers in other scripts; kinds and texts were chosen before any was checked. */
export const firstOther: readonly TruthPaper[] = [
  {
    name: 'Arabic',
    lang: 'ar',
    pairs: [
      {
        source: 'اسم الأب: رياض حداد. اسم الأم: سلوى نصار. الديانة: مسلمة.',
        right: 'Father’s name: Riyad Haddad. Mother’s name: Salwa Nassar. Religion: Muslim.',
        errors: [
          [
            'parents’ names swapped',
            'Riyad Haddad. Mother’s name: Salwa Nassar',
            'Salwa Nassar. Mother’s name: Riyad Haddad',
          ],
          ['another religion', 'Muslim', 'Christian'],
        ],
      },
      {
        source: 'تاريخ الإصدار: 14/02/2015. تاريخ الانتهاء: 13/02/2022.',
        right: 'Date of issue: February 14, 2015. Date of expiry: February 13, 2022.',
        errors: [
          [
            'dates swapped',
            'February 14, 2015. Date of expiry: February 13, 2022',
            'February 13, 2022. Date of expiry: February 14, 2015',
          ],
          ['the month off by one', 'February 14', 'January 14'],
        ],
      },
      {
        source: 'حكمت المحكمة ببراءة المتهم ورفض الدعوى المدنية.',
        right: 'The court acquitted the accused and dismissed the civil claim.',
        errors: [
          ['another disposition of a court', 'acquitted', 'convicted'],
          ['another disposition of a court', 'dismissed the civil claim', 'allowed the civil claim'],
        ],
      },
      {
        source: 'رقم القيد 3857 مجلد 12 صفحة 96، الوزن 70 كغ، الطول 165 سم.',
        right: 'Registration number 3857, volume 12, page 96, weight 70 kg, height 165 cm.',
        errors: [
          ['digits transposed', '3857', '3875'],
          ['volume for folio', 'volume 12, page 96', 'volume 96, page 12'],
          ['another unit', '70 kg', '70 lb'],
        ],
      },
      {
        source: 'الحالة الاجتماعية: أرمل. الجنسية: لبناني. مكان الوفاة غير معروف.',
        right: 'Marital status: widower. Nationality: Lebanese. The place of death is not known.',
        errors: [
          ['another civil status', 'widower', 'single'],
          ['another nationality', 'Lebanese', 'Syrian'],
          ['an unknown made known', 'is not known', 'is known'],
          ['text without source', 'not known.', 'not known. The body was never found at the hospital.'],
        ],
      },
      {
        source: 'توقيع أمين السجل المدني. الختم [غير مقروء]. مصدق من وزارة الخارجية.',
        right: 'Signature of the civil registrar. Seal [illegible]. Authenticated by the Ministry of Foreign Affairs.',
        errors: [
          ['another office of the signer', 'civil registrar', 'judge'],
          ['a guess for an illegible mark', '[illegible]', 'of Aleppo'],
          ['apostille not mentioned', ' Authenticated by the Ministry of Foreign Affairs.', ''],
          ['the language of the source left', 'Seal [illegible]', 'الختم [illegible]'],
        ],
      },
    ],
  },
  {
    name: 'Hebrew',
    lang: 'he',
    pairs: [
      {
        source: 'שם האב: גרשון לביא. שם האם: עדינה לביא. מין: נקבה.',
        right: 'Father’s name: Gershon Lavi. Mother’s name: Adina Lavi. Sex: Female.',
        errors: [
          [
            'parents’ names swapped',
            'Gershon Lavi. Mother’s name: Adina Lavi',
            'Adina Lavi. Mother’s name: Gershon Lavi',
          ],
          ['another gender', 'Female', 'Male'],
        ],
      },
      {
        source: 'תאריך הנפקה: 08/07/2013. בתוקף עד: 07/07/2023.',
        right: 'Date of issue: July 8, 2013. Valid until: July 7, 2023.',
        errors: [
          ['dates swapped', 'July 8, 2013. Valid until: July 7, 2023', 'July 7, 2023. Valid until: July 8, 2013'],
          ['the month off by one', 'July 8', 'June 8'],
        ],
      },
      {
        source: 'הנאשם זוכה מחמת הספק. הערעור נדחה.',
        right: 'The defendant was acquitted owing to reasonable doubt. The appeal was dismissed.',
        errors: [
          ['another disposition of a court', 'acquitted', 'convicted'],
          ['another disposition of a court', 'dismissed', 'allowed'],
        ],
      },
      {
        source: 'כרך 9, דף 152. שכר: 6,400 ש"ח, ניכוי של 12%. משקל 58 ק"ג.',
        right: 'Volume 9, page 152. Wage: NIS 6,400, deduction of 12%. Weight 58 kg.',
        errors: [
          ['volume for folio', 'Volume 9, page 152', 'Volume 152, page 9'],
          ['a percentage', '12%', '21%'],
          ['another currency', 'NIS 6,400', 'USD 6,400'],
          ['another unit', '58 kg', '58 lb'],
        ],
      },
      {
        source: 'מצב אישי: גרושה. לאום: דרוזי. מקום הלידה אינו ידוע.',
        right: 'Marital status: divorced. Ethnicity: Druze. The place of birth is unknown.',
        errors: [
          ['another civil status', 'divorced', 'married'],
          ['another religion', 'Druze', 'Jewish'],
          ['an unknown made known', 'is unknown', 'is Haifa'],
        ],
      },
      {
        source: 'חתימת הנוטריון. [לא קריא]. מצורפת אפוסטיל. שעה: 10:05 בערב.',
        right: 'Signature of the notary. [Illegible]. An apostille is attached. Time: 10:05 in the evening.',
        errors: [
          ['another office of the signer', 'the notary', 'the registrar'],
          ['a guess for an illegible mark', '[Illegible]', 'A. Cohen'],
          ['apostille not mentioned', ' An apostille is attached.', ''],
          ['morning for afternoon', 'in the evening', 'in the morning'],
        ],
      },
    ],
  },
  {
    name: 'Japanese',
    lang: 'ja',
    pairs: [
      {
        source: '父 石塚 恒夫、母 石塚 春代、長女。',
        right: 'Father: Tsuneo Ishizuka; mother: Haruyo Ishizuka; eldest daughter.',
        people: [
          { name: 'Tsuneo Ishizuka', nativeName: '石塚 恒夫' },
          { name: 'Haruyo Ishizuka', nativeName: '石塚 春代' },
        ],
        errors: [
          ['parents’ names swapped', 'Tsuneo Ishizuka; mother: Haruyo', 'Haruyo Ishizuka; mother: Tsuneo'],
          ['another kinship', 'eldest daughter', 'eldest son'],
        ],
      },
      {
        source: '発行日 2018年5月9日、有効期限 2028年5月8日。',
        right: 'Date of issue: May 9, 2018; date of expiry: May 8, 2028.',
        errors: [
          ['dates swapped', 'May 9, 2018; date of expiry: May 8, 2028', 'May 8, 2028; date of expiry: May 9, 2018'],
          ['the month off by one', 'May 9', 'June 9'],
        ],
      },
      {
        source: '被告人は無罪。原告の請求を棄却する。',
        right: 'The defendant is not guilty. The plaintiff’s claim is dismissed.',
        errors: [
          ['another disposition of a court', 'not guilty', 'guilty'],
          ['another disposition of a court', 'dismissed', 'granted'],
        ],
      },
      {
        source: '第8巻第31頁、登記番号6042号、持分は40パーセント。',
        right: 'Volume 8, page 31, registration number 6042, share of 40 percent.',
        errors: [
          ['volume for folio', 'Volume 8, page 31', 'Volume 31, page 8'],
          ['digits transposed', '6042', '6024'],
          ['a percentage', '40 percent', '14 percent'],
        ],
      },
      {
        source: '身長152センチ、体重47キロ、午後3時20分出生、死因は不明。',
        right: 'Height 152 cm, weight 47 kg, born at 3:20 p.m., cause of death unknown.',
        errors: [
          ['another unit', '47 kg', '47 lb'],
          ['morning for afternoon', 'p.m.', 'a.m.'],
          ['an unknown made known', 'unknown', 'pneumonia'],
        ],
      },
      {
        source: '国籍はベトナム。婚姻していない。署名者は市長。［判読不能］アポスティーユ付き。',
        right: 'Nationality: Vietnam. Not married. The signer is the mayor. [Illegible] With apostille.',
        errors: [
          ['another nationality', 'Vietnam', 'Thailand'],
          ['a “not” dropped', 'Not married', 'Married'],
          ['another office of the signer', 'the mayor', 'the governor'],
          ['a guess for an illegible mark', '[Illegible]', 'Yokohama.'],
          ['apostille not mentioned', ' With apostille.', ''],
          ['text without source', 'With apostille.', 'With apostille. Valid for six months.'],
        ],
      },
    ],
  },
  {
    name: 'Korean',
    lang: 'ko',
    pairs: [
      {
        source: '부 고영석, 모 함순희, 성별 여.',
        right: 'Father: Ko Yeong-seok; mother: Ham Sun-hui; sex: female.',
        errors: [
          ['parents’ names swapped', 'Ko Yeong-seok; mother: Ham Sun-hui', 'Ham Sun-hui; mother: Ko Yeong-seok'],
          ['another gender', 'female', 'male'],
        ],
      },
      {
        source: '발급일 2016년 10월 4일, 유효기간 만료일 2026년 10월 3일.',
        right: 'Date of issue: October 4, 2016; date of expiry: October 3, 2026.',
        errors: [
          [
            'dates swapped',
            'October 4, 2016; date of expiry: October 3, 2026',
            'October 3, 2026; date of expiry: October 4, 2016',
          ],
          ['the month off by one', 'October 4', 'November 4'],
        ],
      },
      {
        source: '피고인은 무죄. 원고의 청구를 기각한다.',
        right: 'The defendant is not guilty. The plaintiff’s claim is dismissed.',
        errors: [
          ['another disposition of a court', 'not guilty', 'guilty'],
          ['another disposition of a court', 'dismissed', 'granted'],
        ],
      },
      {
        source: '제5권 제88면, 접수번호 7316, 지분 25퍼센트, 금 삼십만원.',
        right: 'Volume 5, page 88, receipt number 7316, share of 25 percent, three hundred thousand won.',
        errors: [
          ['volume for folio', 'Volume 5, page 88', 'Volume 88, page 5'],
          ['digits transposed', '7316', '7361'],
          ['a percentage', '25 percent', '52 percent'],
          ['number words against digits', 'three hundred thousand', 'thirty thousand'],
        ],
      },
      {
        source: '키 160cm, 몸무게 52kg, 오후 1시 30분 사망, 사인 미상.',
        right: 'Height 160 cm, weight 52 kg, died at 1:30 p.m., cause of death unknown.',
        errors: [
          ['another unit', '52 kg', '52 lb'],
          ['morning for afternoon', 'p.m.', 'a.m.'],
          ['an unknown made known', 'unknown', 'stroke'],
        ],
      },
      {
        source: '국적 몽골. 혼인관계는 취소되었다. 공증인 서명. [판독 불가] 아포스티유 첨부.',
        right:
          'Nationality: Mongolia. The marriage was annulled. Signature of the notary. [Illegible] Apostille attached.',
        errors: [
          ['another nationality', 'Mongolia', 'China'],
          ['another disposition of a court', 'annulled', 'registered'],
          ['another office of the signer', 'the notary', 'the judge'],
          ['a guess for an illegible mark', '[Illegible]', 'Daegu.'],
          ['apostille not mentioned', ' Apostille attached.', ''],
          ['half translated', 'Signature of the notary', '공증인 서명'],
        ],
      },
    ],
  },
];

import type { TruthPaper } from '../paper.ts';

/** As `sixth-latin.ts`. */
export const sixthOther: readonly TruthPaper[] = [
  {
    name: 'Arabic',
    lang: 'ar',
    pairs: [
      {
        source:
          'شهادة خبرة. عمل السيد رائد سليم الخطيب سائق رافعة في ميناء طرطوس من ١٢ شباط ١٩٩٧. لم يتأخر عن عمله. تقاضى ٨٣٠ ديناراً. ابن أخته كفيله. أنهى الدورة الثالثة. رقم الشهادة ٤٤٠٩٢. غادر عند الساعة الخامسة مساءً.',
        right:
          'Certificate of experience. Mr. Raed Salim Al-Khatib worked as a crane driver at the port of Tartus from February 12, 1997. He was never late for work. He earned 830 dinars. His nephew is his sponsor. He completed the third course. Certificate No. 44092. He left at five in the evening.',
        people: [{ name: 'Raed Salim Al-Khatib', nativeName: 'رائد سليم الخطيب' }],
        errors: [
          ['name dropped', 'Raed Salim Al-Khatib', 'Raed Al-Khatib'],
          ['place changed', 'Tartus', 'Beirut'],
          ['year', '1997', '1979'],
          ['lost negation', 'He was never late', 'He was often late'],
          ['currency', '830 dinars', '830 dollars'],
          ['kin word', 'nephew', 'brother'],
          ['ordinal', 'third course', 'first course'],
          ['time of day', 'five in the evening', 'five in the morning'],
        ],
      },
      {
        source:
          'تقرير طبي. المريضة عمرها أربعون سنة ووزنها ٦٢٫٤ كيلوغراماً. فقدت ٨٪ من وزنها. أحيلت إلى مستشفى في أسيوط. صدقت نقابة الأطباء التقرير. الملف K-57. زارتها عمتها.',
        right:
          'Medical report. The patient is forty years old and weighs 62.4 kilograms. She lost 8% of her weight. She was referred to a hospital in Assiut. The Medical Association certified the report. File K-57. Her paternal aunt visited her.',
        errors: [
          ['number word', 'forty years', 'fifty years'],
          ['decimal moved', '62.4', '624'],
          ['percent', '8%', '18%'],
          ['place lost', ' in Assiut', ''],
          ['authority', 'Medical Association', 'Bar Association'],
          ['code letter', 'K-57', 'X-57'],
          ['maternal or paternal', 'paternal aunt', 'maternal aunt'],
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
          'אישור לימודים. התלמיד אורי נחמיה ברזילי לומד בפנימייה בעפולה מיום 9 בפברואר 2014. ציונו בפיזיקה: מצוין. גיסו משלם את שכר הלימוד. הוא לא נעדר. השיעור מתחיל בשמונה בבוקר. תעודה 62318. המורה המליצה עליו.',
        right:
          'Confirmation of studies. The student Uri Nehemia Barzilai has studied at a boarding school in Afula since February 9, 2014. His grade in physics: excellent. His brother-in-law pays the tuition. He has not been absent. The lesson begins at eight in the morning. Certificate 62318. The teacher recommended him.',
        people: [{ name: 'Uri Nehemia Barzilai', nativeName: 'אורי נחמיה ברזילי' }],
        errors: [
          ['name letter', 'Barzilai', 'Barzani'],
          ['place changed', 'Afula', 'Tiberias'],
          ['date day and month', 'February 9, 2014', 'September 2, 2014'],
          ['grade or rank', 'excellent', 'good'],
          ['kin word', 'brother-in-law', 'grandfather'],
          ['lost negation', 'He has not been absent', 'He has been absent'],
          ['time of day', 'eight in the morning', 'eight in the evening'],
          ['sentence dropped', ' The teacher recommended him.', ''],
        ],
      },
      {
        source:
          'חשבון ארנונה לחודש אוגוסט. שטח הנכס 104 מ״ר. זיכוי: -88.20 ש״ח. הנחה של 12%. התשלום בשלושה תשלומים. הערעור נדחה על ידי ועדת הערר. סימוכין G-449. הבקשה טופלה.',
        right:
          'Municipal tax bill for August. Area of the property 104 square meters. Credit: NIS -88.20. A discount of 12%. Payment in three installments. The appeal was dismissed by the Appeals Committee. Reference G-449. The request was processed.',
        errors: [
          ['month name', 'August', 'October'],
          ['unit', '104 square meters', '104 dunams'],
          ['minus sign', 'NIS -88.20', 'NIS 88.20'],
          ['percent', '12%', '21%'],
          ['number word', 'three installments', 'four installments'],
          ['authority', 'Appeals Committee', 'Supreme Court'],
          ['code letter', 'G-449', 'C-449'],
          ['added negation', 'was processed', 'was not processed'],
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
          '診断書。柏木翔太、昭和61年10月3日生。福井県敦賀市在住。体重54.2キログラム。喫煙はしない。来院は午後6時。叔父が付き添った。病棟は四階である。入院は七日間とする。番号330185。',
        right:
          'Medical certificate. Kashiwagi Shota, born October 3, 1986 (Showa 61). Resident of Tsuruga City, Fukui Prefecture. Weight 54.2 kilograms. Does not smoke. Arrived at 6 p.m. An uncle accompanied the patient. The ward is on the fourth floor. Hospitalization is for seven days. No. 330185.',
        people: [{ name: 'Kashiwagi Shota', nativeName: '柏木翔太' }],
        errors: [
          ['name letter', 'Shota', 'Shoto'],
          ['date day and month', 'October 3, 1986', 'March 10, 1986'],
          ['place lost', 'Tsuruga City, ', ''],
          ['decimal moved', '54.2', '5.42'],
          ['lost negation', 'Does not smoke', 'Smokes'],
          ['time of day', '6 p.m.', '6 a.m.'],
          ['kin word', 'An uncle', 'A brother'],
          ['ordinal', 'fourth floor', 'third floor'],
          ['number word', 'seven days', 'five days'],
          ['digits swapped', '330185', '331085'],
        ],
      },
      {
        source:
          '預金通帳。令和4年12月の残高：89,600円。手数料：-440円。支店は鳥取市にある。母方の叔母が名義人である。口座は解約された。勤務評定：良。金融庁に届け出た。記号Z-72。印鑑を変更した。',
        right:
          'Bankbook. Balance for December 2022 (Reiwa 4): 89,600 yen. Fee: -440 yen. The branch is in Tottori City. The maternal aunt is the account holder. The account was closed. Performance rating: good. Reported to the Financial Services Agency. Symbol Z-72. The seal was changed.',
        errors: [
          ['month name', 'December 2022', 'November 2022'],
          ['year', '2022', '2012'],
          ['currency', '89,600 yen', '89,600 yuan'],
          ['minus sign', '-440', '440'],
          ['place changed', 'Tottori City', 'Matsue City'],
          ['maternal or paternal', 'maternal', 'paternal'],
          ['added negation', 'was closed', 'was not closed'],
          ['grade or rank', ': good', ': poor'],
          ['authority', 'Financial Services Agency', 'National Tax Agency'],
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
          '진단서. 선우태경, 1994년 6월 11일생. 강원도 삼척시 거주. 키 168.5센티미터. 담배를 피우지 않는다. 내원은 오후 2시. 처제가 동행하였다. 병실은 3층에 있다. 입원은 여섯 날로 한다. 번호 504816. 동생이 헌혈하였다.',
        right:
          'Medical certificate. Sunwoo Taekyung, born June 11, 1994. Resident of Samcheok-si, Gangwon-do. Height 168.5 centimeters. Does not smoke. Arrived at 2 p.m. The sister-in-law accompanied the patient. The room is on the third floor. Hospitalization is for six days. No. 504816. The younger brother donated blood.',
        people: [{ name: 'Sunwoo Taekyung', nativeName: '선우태경' }],
        errors: [
          ['name dropped', 'Sunwoo Taekyung', 'Taekyung'],
          ['year', '1994', '1949'],
          ['place lost', 'Samcheok-si, ', ''],
          ['decimal moved', '168.5', '16.85'],
          ['unit', '168.5 centimeters', '168.5 inches'],
          ['ordinal', 'third floor', 'second floor'],
          ['number word', 'six days', 'nine days'],
          ['digits swapped', '504816', '508416'],
          ['sentence dropped', ' The younger brother donated blood.', ''],
        ],
      },
      {
        source:
          '입출금 내역 2020년 10월. 잔액: 1,730,000원. 수수료: -1,200원. 금리: 2.9%. 지점은 통영시에 있다. 친할머니 명의이다. 대출이 승인되었다. 중대장 확인. 국세청에 신고하였다. 기호 T-81.',
        right:
          'Deposit and withdrawal record for October 2020. Balance: 1,730,000 won. Fee: -1,200 won. Interest rate: 2.9%. The branch is in Tongyeong-si. It is in the name of the paternal grandmother. The loan was approved. Confirmed by the company commander. Reported to the National Tax Service. Symbol T-81.',
        errors: [
          ['month name', 'October 2020', 'September 2020'],
          ['currency', '1,730,000 won', '1,730,000 yen'],
          ['minus sign', '-1,200', '1,200'],
          ['percent', '2.9%', '9.2%'],
          ['place changed', 'Tongyeong-si', 'Geoje-si'],
          ['added negation', 'was approved', 'was not approved'],
          ['grade or rank', 'company commander', 'squad leader'],
          ['authority', 'National Tax Service', 'National Pension Service'],
          ['code letter', 'T-81', 'F-81'],
        ],
      },
    ],
  },
  {
    name: 'Chinese',
    lang: 'zh',
    pairs: [
      {
        source: '收养证明。诸葛文博，1988年5月2日出生。身高176厘米。编号B-903。第三胎。',
        right:
          'Adoption certificate. Zhuge Wenbo, born on May 2, 1988. Height 176 centimeters. No. B-903. Third child.',
        people: [{ name: 'Zhuge Wenbo', nativeName: '诸葛文博' }],
        errors: [
          ['name letter', 'Wenbo', 'Wenbin'],
          ['date day and month', 'May 2, 1988', 'February 5, 1988'],
          ['unit', '176 centimeters', '176 inches'],
          ['code letter', 'B-903', 'P-903'],
        ],
      },
    ],
  },
  {
    name: 'Ukrainian',
    lang: 'uk',
    pairs: [
      {
        source:
          'Довідка про склад родини. Мирослава Тарасівна Гук, швачка. Особовий рахунок 718340. Квартиру приватизовано.',
        right:
          'Certificate of family composition. Myroslava Tarasivna Huk, a seamstress. Personal account 718340. The apartment has been privatized.',
        people: [{ name: 'Myroslava Tarasivna Huk', nativeName: 'Мирослава Тарасівна Гук' }],
        errors: [
          ['name dropped', 'Myroslava Tarasivna Huk', 'Myroslava Huk'],
          ['digits swapped', '718340', '781340'],
          ['sentence dropped', ' The apartment has been privatized.', ''],
        ],
      },
    ],
  },
];

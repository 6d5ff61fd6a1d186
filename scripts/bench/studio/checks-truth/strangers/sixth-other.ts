import type { TruthPaper } from '../paper.ts';

/** As `sixth-latin.ts`, in other scripts. */
export const sixthOther: readonly TruthPaper[] = [
  {
    name: 'Arabic',
    lang: 'ar',
    pairs: [
      {
        source:
          'وثيقة زواج. اسم الزوج: كريم عادل البنا، مولود في طنطا بتاريخ ١٩٨٧/٠٦/١٤. اسم الزوجة: دعاء ممدوح شلبي. المهر: ٣٠٠٠٠ جنيه مصري. وكيل الزوجة: عمها. لا مانع شرعي. رقم الوثيقة ٤٨٢٧١٥.',
        right:
          'Marriage contract. Name of the husband: Karim Adel El-Banna, born in Tanta on June 14, 1987. Name of the wife: Doaa Mamdouh Shalaby. Dowry: 30,000 Egyptian pounds. Agent of the wife: her paternal uncle. There is no legal impediment. Document No. 482715.',
        people: [
          { name: 'Karim Adel El-Banna', nativeName: 'كريم عادل البنا' },
          { name: 'Doaa Mamdouh Shalaby', nativeName: 'دعاء ممدوح شلبي' },
        ],
        errors: [
          ['title', 'Marriage contract', 'Divorce contract'],
          ['place', 'Tanta', 'Aswan'],
          ['year off by one', 'June 14, 1987', 'June 14, 1986'],
          ['kinship', 'her paternal uncle', 'her father'],
          ['negation', 'There is no legal impediment', 'There is a legal impediment'],
          ['currency', '30,000 Egyptian pounds', '30,000 US dollars'],
          ['digits transposed', '482715', '487215'],
          ['name misspelt', 'El-Banna', 'El-Benna'],
          [
            'swapped between labels',
            'Name of the husband: Karim Adel El-Banna, born in Tanta on June 14, 1987. Name of the wife: Doaa Mamdouh Shalaby',
            'Name of the husband: Doaa Mamdouh Shalaby, born in Tanta on June 14, 1987. Name of the wife: Karim Adel El-Banna',
          ],
        ],
      },
      {
        source:
          'وزارة الداخلية، مصلحة الأحوال المدنية. السن: ٤٢ سنة. النوع: أنثى. الموافق ٣ رمضان ١٤٤٠ هـ. تسري البطاقة حتى ٧ يناير ٢٠٢٨. الرتبة: ملازم أول. صفحة ١ من ٢.',
        right:
          'Ministry of the Interior, Civil Status Authority. Age: 42 years. Sex: female. Corresponding to Ramadan 3, 1440 AH. The card is valid until January 7, 2028. Rank: first lieutenant. Page 1 of 2.',
        errors: [
          ['authority', 'Ministry of the Interior', 'Ministry of Justice'],
          ['gender', 'Sex: female', 'Sex: male'],
          ['era', '1440 AH', '1440 AD'],
          ['validity date', 'January 7, 2028', 'January 7, 2027'],
          ['rank', 'first lieutenant', 'colonel'],
          ['page mark', ' Page 1 of 2.', ''],
          ['unit', '42 years', '42 months'],
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
          'תעודת לידה. שם היילוד: איתמר שפירא. מין: זכר. נולד בבית החולים סורוקה, באר שבע, ביום 9.2.1994. שם האם: רחל שפירא. סב: נתן שפירא. משקל: 3,420 גרם. לא נרשמו הערות.',
        right:
          'Birth certificate. Name of the newborn: Itamar Shapira. Sex: male. Born at Soroka Hospital, Beersheba, on February 9, 1994. Name of the mother: Rachel Shapira. Grandfather: Natan Shapira. Weight: 3,420 grams. No remarks were recorded.',
        people: [{ name: 'Itamar Shapira', nativeName: 'איתמר שפירא' }],
        errors: [
          ['title', 'Birth certificate', 'Death certificate'],
          ['gender', 'Sex: male', 'Sex: female'],
          ['place', 'Beersheba', 'Ashdod'],
          ['day and month swapped', 'February 9, 1994', 'September 2, 1994'],
          ['kinship', 'Grandfather', 'Father'],
          ['unit', '3,420 grams', '3,420 kg'],
          ['negation', 'No remarks were recorded', 'Remarks were recorded'],
          ['name misspelt', 'Itamar Shapira', 'Itamar Shafira'],
        ],
      },
      {
        source:
          'בית המשפט לענייני משפחה אישר את הסכם הגירושין. יתרה: -1,240 ש״ח. רב סמל אביגדור לוי. ציון בהיסטוריה: מספיק. ט״ו בשבט תשע״א. קבוצה ג. דף 3.',
        right:
          'The Family Court approved the divorce agreement. Balance: -1,240 NIS. Sergeant First Class Avigdor Levy. Grade in history: sufficient. 15 Shevat 5771. Group C. Page 3.',
        errors: [
          ['authority', 'Family Court', 'Labor Court'],
          ['verdict', 'approved the divorce agreement', 'rejected the divorce agreement'],
          ['minus sign', '-1,240', '1,240'],
          ['rank', 'Sergeant First Class', 'Lieutenant'],
          ['grade', 'sufficient', 'very good'],
          ['era', '15 Shevat 5771', '15 Shevat 2011'],
          ['series letter', 'Group C', 'Group A'],
          ['page mark', ' Page 3.', ''],
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
          '【婚姻日】昭和58年6月12日【配偶者氏名】中村百合子【送付を受けた日】昭和58年6月20日【受理者】静岡県浜松市長【父】中村正雄【続柄】二男。婚姻の届出はない。',
        right:
          '[Date of marriage] June 12, 1983 (Showa 58) [Name of spouse] Yuriko Nakamura [Date of receipt of forwarded notice] June 20, 1983 (Showa 58) [Accepted by] Mayor of Hamamatsu City, Shizuoka Prefecture [Father] Masao Nakamura [Relationship] Second son. There is no notification of marriage.',
        people: [
          { name: 'Yuriko Nakamura', nativeName: '中村百合子' },
          { name: 'Masao Nakamura', nativeName: '中村正雄' },
        ],
        errors: [
          ['era', 'June 12, 1983 (Showa 58)', 'June 12, 1983 (Heisei 58)'],
          [
            'swapped between labels',
            '[Date of marriage] June 12, 1983 (Showa 58) [Name of spouse] Yuriko Nakamura [Date of receipt of forwarded notice] June 20',
            '[Date of marriage] June 20, 1983 (Showa 58) [Name of spouse] Yuriko Nakamura [Date of receipt of forwarded notice] June 12',
          ],
          ['place', 'Shizuoka Prefecture', 'Shimane Prefecture'],
          ['kinship', '[Father]', '[Mother]'],
          ['gender', 'Second son', 'Second daughter'],
          ['name misspelt', 'Yuriko', 'Yuliko'],
          ['negation', 'There is no notification', 'There is a notification'],
          ['markup', '[Relationship]', '{n3}[Relationship]'],
        ],
      },
      {
        source:
          '成績証明書。数学:優。物理:可。修得単位数124。東京地方検察庁に提出。被告人は有罪。警部補 森田。定期預金 500,000円。有効期間 令和9年3月31日まで。乙種。身長158センチ。第5頁。',
        right:
          'Academic transcript. Mathematics: excellent. Physics: pass. Credits earned: 124. Submitted to the Tokyo District Public Prosecutors Office. The defendant is guilty. Assistant Inspector Morita. Time deposit: 500,000 yen. Valid until March 31, 2027 (Reiwa 9). Class B. Height: 158 cm. Page 5.',
        errors: [
          ['title', 'Academic transcript', 'Certificate of residence'],
          ['grade', 'Physics: pass', 'Physics: excellent'],
          ['digits transposed', '124', '142'],
          ['authority', 'Public Prosecutors Office', 'Legal Affairs Bureau'],
          ['verdict', 'guilty', 'not guilty'],
          ['rank', 'Assistant Inspector', 'Superintendent'],
          ['currency', '500,000 yen', '500,000 won'],
          ['validity date', 'March 31, 2027 (Reiwa 9)', 'March 31, 2028 (Reiwa 9)'],
          ['series letter', 'Class B', 'Class A'],
          ['unit', '158 cm', '158 m'],
          ['page mark', ' Page 5.', ''],
          ['sentence dropped', ' The defendant is guilty.', ''],
          ['year off by one', '2027', '2026'],
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
          '기본증명서(상세). 성명 윤가람, 성별 여, 출생연월일 1991년 04월 08일, 본 파평. 출생장소 강원도 강릉시. 신고인 외조부. 개명허가일 2010년 09월 17일. 특이사항 없음.',
        right:
          'Basic Certificate (Detailed). Name: Garam Yoon, sex: female, date of birth: April 8, 1991, family origin: Papyeong. Place of birth: Gangneung-si, Gangwon-do. Reported by: maternal grandfather. Date of permission of change of name: September 17, 2010. No remarks.',
        people: [{ name: 'Garam Yoon', nativeName: '윤가람' }],
        errors: [
          ['title', 'Basic Certificate', 'Adoption Relations Certificate'],
          ['gender', 'sex: female', 'sex: male'],
          ['day and month swapped', 'April 8, 1991', 'August 4, 1991'],
          ['place', 'Gangneung-si', 'Sokcho-si'],
          ['kinship', 'maternal grandfather', 'paternal grandfather'],
          ['year off by one', 'September 17, 2010', 'September 17, 2009'],
          ['negation', 'No remarks', 'Remarks'],
          ['name misspelt', 'Garam', 'Karan'],
          [
            'swapped between labels',
            'date of birth: April 8, 1991, family origin: Papyeong. Place of birth: Gangneung-si, Gangwon-do. Reported by: maternal grandfather. Date of permission of change of name: September 17, 2010',
            'date of birth: September 17, 2010, family origin: Papyeong. Place of birth: Gangneung-si, Gangwon-do. Reported by: maternal grandfather. Date of permission of change of name: April 8, 1991',
          ],
        ],
      },
      {
        source:
          '부산가정법원은 청구를 기각하였다. 경감 홍태준. 군번 07-71008812, 복무기간 24개월. 잔액 -310,500원. 대출금 5,200달러. 자격증 번호 B-20931. 유효기간 2027년 12월 1일까지. 수학: 미. 3쪽.',
        right:
          'The Busan Family Court dismissed the claim. Inspector (Captain) Taejun Hong. Service number 07-71008812, period of service: 24 months. Balance: -310,500 won. Loan: 5,200 dollars. License number B-20931. Valid until December 1, 2027. Mathematics: fair. Page 3.',
        people: [{ name: 'Taejun Hong', nativeName: '홍태준' }],
        errors: [
          ['authority', 'Family Court', 'Administrative Court'],
          ['verdict', 'dismissed the claim', 'granted the claim'],
          ['rank', 'Inspector (Captain)', 'Private'],
          ['digits transposed', '71008812', '71008821'],
          ['unit', '24 months', '24 weeks'],
          ['minus sign', '-310,500', '310,500'],
          ['currency', '5,200 dollars', '5,200 yen'],
          ['code', 'B-20931', 'E-20931'],
          ['validity date', 'December 1, 2027', 'December 11, 2027'],
          ['grade', 'Mathematics: fair', 'Mathematics: excellent'],
          ['page mark', ' Page 3.', ''],
          ['sentence dropped', ' Loan: 5,200 dollars.', ''],
        ],
      },
    ],
  },
];

import type { TruthPaper } from '../paper.ts';

/** As `eleventh-latin.ts`, in other scripts. */
export const eleventhOther: readonly TruthPaper[] = [
  {
    name: 'Arabic',
    lang: 'ar',
    pairs: [
      {
        source:
          'صحيفة الحالة الجنائية. تشهد وزارة الداخلية بأن المدعو فادي النجار المولود في طنطا بتاريخ ٧ أغسطس ١٩٩٠ غير محكوم عليه بأي جناية. الجنسية: مصري. الغرض: العمل في الخارج. صالحة لمدة ثلاثة أشهر. خاتم شعار الجمهورية.',
        right:
          'Criminal status record. The Ministry of Interior certifies that Fadi Al-Naggar, born in Tanta on August 7, 1990, has not been convicted of any felony. Nationality: Egyptian. Purpose: work abroad. Valid for three months. Seal of the emblem of the Republic.',
        people: [{ name: 'Fadi Al-Naggar', nativeName: 'فادي النجار' }],
        errors: [
          ['authority', 'Ministry of Interior', 'Ministry of Justice'],
          ['place', 'Tanta', 'Mansoura'],
          ['day and month swapped', 'August 7, 1990', 'July 8, 1990'],
          ['negation', 'has not been convicted', 'has been convicted'],
          ['nationality', 'Egyptian', 'Sudanese'],
          ['purpose', 'work abroad', 'study abroad'],
          ['number in words', 'three months', 'six months'],
          ['unit', 'three months', 'three years'],
          ['seal dropped', ' Seal of the emblem of the Republic.', ''],
          ['name misspelt', 'Naggar', 'Nassar'],
        ],
      },
      {
        source:
          'عقد إيجار. اتفق المؤجر والمستأجر على تأجير شقة مفروشة في الطابق الرابع بمدينة طرابلس. بدل الإيجار السنوي: ٦٠٠٠ دولار تدفع على قسطين. يبدأ العقد في ١ تموز ٢٠١٦. لا يحق للمستأجر إجراء أي تعديلات. فواتير الكهرباء والماء على المستأجر. التأمين: ١٢٠٠ دولار قابل للاسترداد.',
        right:
          'Lease agreement. The lessor and the lessee have agreed on the lease of a furnished apartment on the fourth floor in the city of Tripoli. Annual rent: 6,000 dollars, payable in two installments. The contract begins on July 1, 2016. The lessee is not entitled to make any alterations. Electricity and water bills are borne by the lessee. Deposit: 1,200 dollars, refundable.',
        errors: [
          ['title', 'Lease agreement', 'Loan agreement'],
          ['furnished', 'a furnished', 'an unfurnished'],
          ['ordinal', 'fourth floor', 'third floor'],
          ['place', 'Tripoli', 'Beirut'],
          ['period', 'Annual rent', 'Monthly rent'],
          ['amount', '6,000 dollars', '60,000 dollars'],
          ['number in words', 'two installments', 'three installments'],
          ['opposite', 'begins on', 'ends on'],
          ['negation', 'is not entitled', 'is entitled'],
          ['list item', 'Electricity and water bills', 'Electricity bills'],
          ['party', 'borne by the lessee', 'borne by the lessor'],
          ['added word', ', refundable', ', non-refundable'],
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
          'סיכום אשפוז. המטופלת, בת 43, נשואה, עובדת סוציאלית, התקבלה בתאריך 6.2.2019 בשל דלקת ריאות. רגישות: אין. קיבלה אנטיביוטיקה במשך חמישה ימים. שוחררה לביתה במצב כללי טוב. המלצות: מנוחה ומעקב אצל רופא משפחה. ד״ר אילן שגב, מחלקה פנימית ב׳.',
        right:
          'Hospitalization summary. The patient, 43 years old, married, a social worker, was admitted on February 6, 2019 due to pneumonia. Allergies: none. She received antibiotics for five days. She was discharged home in good general condition. Recommendations: rest and follow-up with a family physician. Dr. Ilan Segev, Internal Medicine Ward B.',
        people: [{ name: 'Ilan Segev', nativeName: 'אילן שגב' }],
        errors: [
          ['digits transposed', '43 years', '34 years'],
          ['marital status', 'married', 'divorced'],
          ['occupation', 'a social worker', 'a nurse'],
          ['day and month swapped', 'February 6, 2019', 'June 2, 2019'],
          ['illness', 'pneumonia', 'asthma'],
          ['negation', 'Allergies: none', 'Allergies: yes'],
          ['number in words', 'five days', 'seven days'],
          ['opposite', 'good general condition', 'poor general condition'],
          ['list item', 'rest and follow-up', 'rest'],
          ['series letter', 'Ward B', 'Ward C'],
          ['department', 'Internal Medicine', 'Surgical'],
          ['name misspelt', 'Segev', 'Seger'],
        ],
      },
      {
        source:
          'פסק דין לגירושין. בית הדין הרבני האזורי באשדוד מאשר כי הצדדים התגרשו זה מזו כדת משה וישראל ביום י״א באדר תשע״ג. האישה מותרת להינשא לכל אדם, פרט לכהן. המשמורת על הקטינה תהיה בידי האם. האב ישלם מזונות בסך 1,450 ש״ח לחודש. אב בית הדין: הרב משה אזולאי.',
        right:
          'Divorce judgment. The Regional Rabbinical Court in Ashdod confirms that the parties were divorced from each other according to the law of Moses and Israel on 11 Adar 5773. The woman is permitted to marry any man except a Kohen. Custody of the minor girl shall be with the mother. The father shall pay child support of NIS 1,450 per month. Presiding judge of the court: Rabbi Moshe Azoulay.',
        people: [{ name: 'Moshe Azoulay', nativeName: 'משה אזולאי' }],
        errors: [
          ['title', 'Divorce judgment', 'Marriage certificate'],
          ['authority', 'Rabbinical Court', 'Family Court'],
          ['place', 'Ashdod', 'Ashkelon'],
          ['date of another calendar', '11 Adar 5773', '11 Adar 5772'],
          ['opposite', 'is permitted to marry', 'is forbidden to marry'],
          ['exception', 'except a Kohen', 'including a Kohen'],
          ['kinship', 'with the mother', 'with the father'],
          ['gender', 'the minor girl', 'the minor boy'],
          ['digits transposed', '1,450', '1,540'],
          ['period', 'per month', 'per year'],
          ['currency', 'NIS 1,450', 'EUR 1,450'],
          ['kinship', 'The father shall pay', 'The grandfather shall pay'],
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
          '診断書。患者：西田恵子、女性、62歳。病名：右膝変形性関節症。上記のため、令和3年5月10日から約4週間の安静加療を要する。手術の予定なし。糖尿病の既往あり。札幌市立病院 整形外科 医師 大森隆。',
        right:
          'Medical certificate. Patient: Keiko Nishida, female, 62 years old. Diagnosis: osteoarthritis of the right knee. For the above reason, the patient requires rest and treatment for about four weeks from May 10, 2021 (Reiwa 3). No surgery is planned. History of diabetes. Sapporo Municipal Hospital, Orthopedics, Physician: Takashi Omori.',
        people: [
          { name: 'Keiko Nishida', nativeName: '西田恵子' },
          { name: 'Takashi Omori', nativeName: '大森隆' },
        ],
        errors: [
          ['gender', 'female', 'male'],
          ['age', '62 years old', '26 years old'],
          ['opposite', 'right knee', 'left knee'],
          ['body', 'right knee', 'right shoulder'],
          ['unit', 'four weeks', 'four months'],
          ['era', 'Reiwa 3', 'Heisei 3'],
          ['negation', 'No surgery is planned', 'Surgery is planned'],
          ['illness', 'diabetes', 'hypertension'],
          ['negation', 'History of diabetes', 'No history of diabetes'],
          ['place', 'Sapporo', 'Sendai'],
          ['department', 'Orthopedics', 'Ophthalmology'],
          ['name misspelt', 'Nishida', 'Nishita'],
        ],
      },
      {
        source:
          '不動産売買契約書。売主甲と買主乙は次の通り契約する。所在地：千葉県木更津市。地目：畑。地積：330.5平方メートル。売買代金：1,280万円。手付金：100万円。引渡日：平成28年10月31日。乙は手付金を放棄して契約を解除することができる。固定資産税は甲の負担とする。',
        right:
          'Real estate sale agreement. The seller (A) and the buyer (B) agree as follows. Location: Kisarazu City, Chiba Prefecture. Land category: field. Area: 330.5 square meters. Purchase price: 12.8 million yen. Earnest money: 1 million yen. Delivery date: October 31, 2016 (Heisei 28). B may cancel the agreement by forfeiting the earnest money. Property tax shall be borne by A.',
        errors: [
          ['roles swapped', 'The seller (A) and the buyer (B)', 'The buyer (A) and the seller (B)'],
          ['place', 'Kisarazu City', 'Ichihara City'],
          ['place', 'Chiba Prefecture', 'Saitama Prefecture'],
          ['land', 'Land category: field', 'Land category: forest'],
          ['amount', '12.8 million yen', '1.28 million yen'],
          ['amount', 'money: 1 million yen', 'money: 10 million yen'],
          ['unit', 'square meters', 'hectares'],
          ['date label', 'Delivery date', 'Payment date'],
          ['day of a date', 'October 31, 2016', 'October 30, 2016'],
          ['negation', 'B may cancel', 'B may not cancel'],
          ['series letter', 'borne by A', 'borne by B'],
          ['sentence dropped', ' Property tax shall be borne by A.', ''],
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
          '성적증명서. 성명: 남궁민. 학과: 전자공학과. 입학: 2009년 3월 2일. 졸업: 2013년 2월 22일. 평균평점: 3.87/4.5. 이수학점: 136학점. 석차: 57명 중 6등. 장학금: 2회 수혜. 징계: 없음. 부산대학교 총장.',
        right:
          'Academic transcript. Name: Min Namgung. Department: Electronic Engineering. Admission: March 2, 2009. Graduation: February 22, 2013. Grade point average: 3.87/4.5. Credits earned: 136. Rank: 6th of 57. Scholarship: received twice. Disciplinary action: none. President of Pusan National University.',
        people: [{ name: 'Min Namgung', nativeName: '남궁민' }],
        errors: [
          ['title', 'Academic transcript', 'Certificate of enrollment'],
          ['field', 'Electronic Engineering', 'Mechanical Engineering'],
          [
            'swapped dates',
            'Admission: March 2, 2009. Graduation: February 22, 2013',
            'Admission: February 22, 2013. Graduation: March 2, 2009',
          ],
          ['grade', '3.87/4.5', '3.78/4.5'],
          ['number', 'Credits earned: 136', 'Credits earned: 163'],
          ['ordinal', '6th of 57', '5th of 57'],
          ['frequency', 'received twice', 'received once'],
          ['negation', 'Disciplinary action: none', 'Disciplinary action: one'],
          ['office', 'President of', 'Dean of'],
          ['place', 'Pusan', 'Seoul'],
          ['surname order', 'Min Namgung', 'Min Namkoong'],
        ],
      },
      {
        source:
          '혼인관계증명서. 본인: 여성, 등록기준지: 충청북도 제천시. 배우자: 국적 베트남. 신고일: 2014년 5월 8일. 신고관서: 제천시장. 이혼 사항: 협의이혼, 2019년 11월 3일. 친권자: 부. 위 증명서는 가족관계등록부의 기록사항과 틀림없음을 증명합니다. 수수료: 1,000원. 담당자: 고은비.',
        right:
          'Marriage relations certificate. Principal: female, place of registration: Jecheon-si, Chungcheongbuk-do. Spouse: nationality Vietnam. Date of report: May 8, 2014. Reporting office: Mayor of Jecheon. Divorce: divorce by agreement, November 3, 2019. Parental authority: father. This is to certify that the above certificate corresponds to the entries in the family relations register. Fee: 1,000 won. Person in charge: Eunbi Ko.',
        people: [{ name: 'Eunbi Ko', nativeName: '고은비' }],
        errors: [
          ['gender', 'Principal: female', 'Principal: male'],
          ['place', 'Jecheon-si', 'Cheonan-si'],
          ['place', 'Chungcheongbuk-do', 'Chungcheongnam-do'],
          ['nationality', 'Vietnam', 'Thailand'],
          ['year', 'May 8, 2014', 'May 8, 2015'],
          ['office', 'Mayor of Jecheon', 'Governor of Jecheon'],
          ['event', 'divorce by agreement', 'divorce by judgment'],
          ['kinship', 'Parental authority: father', 'Parental authority: mother'],
          ['negation', 'corresponds to', 'does not correspond to'],
          ['currency', '1,000 won', '1,000 yen'],
          ['sentence dropped', ' Parental authority: father.', ''],
        ],
      },
    ],
  },
];

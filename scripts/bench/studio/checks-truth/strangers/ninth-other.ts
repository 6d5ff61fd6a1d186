import type { TruthPaper } from '../paper.ts';

/** As `ninth-latin.ts`, in other scripts. */
export const ninthOther: readonly TruthPaper[] = [
  {
    name: 'Arabic',
    lang: 'ar',
    pairs: [
      {
        source:
          'شهادة طلاق صادرة عن دائرة الأحوال المدنية في إربد. المطلق: زياد الخطيب، أردني، مهندس. المطلقة: لبنى حداد. طلاق بائن بينونة صغرى. لم يعقب الزوجان أولادا. التاريخ: ٠٦/١١/٢٠٠٨.',
        right:
          'Divorce certificate issued by the Civil Status Department in Irbid. Divorced husband: Ziad Al-Khatib, Jordanian, engineer. Divorced wife: Lubna Haddad. Minor irrevocable divorce. The spouses had no children. Date: November 6, 2008.',
        people: [
          { name: 'Ziad Al-Khatib', nativeName: 'زياد الخطيب' },
          { name: 'Lubna Haddad', nativeName: 'لبنى حداد' },
        ],
        errors: [
          ['title', 'Divorce certificate', 'Marriage certificate'],
          ['authority', 'Civil Status Department', 'Traffic Department'],
          ['place', 'Irbid', 'Zarqa'],
          ['nationality', 'Jordanian', 'Syrian'],
          ['occupation', 'engineer', 'physician'],
          ['opposite', 'irrevocable', 'revocable'],
          ['negation', 'had no children', 'had children'],
          ['day and month swapped', 'November 6, 2008', 'June 11, 2008'],
          ['name misspelt', 'Khatib', 'Khalib'],
        ],
      },
      {
        source:
          'كشف حساب. الرصيد الافتتاحي: ٤٢١٠ ليرة. سحب: ‎-٩٥٠ ليرة. إيداع: ١٢٠٠ ليرة. صاحب الحساب: خالته. الفرع الجنوبي. صالح حتى ٣١ مايو ٢٠٣٠. نموذج د.',
        right:
          'Account statement. Opening balance: 4,210 liras. Withdrawal: -950 liras. Deposit: 1,200 liras. Account holder: his maternal aunt. Southern branch. Valid until May 31, 2030. Form D.',
        errors: [
          ['currency', '4,210 liras', '4,210 dinars'],
          [
            'swapped between labels',
            'Withdrawal: -950 liras. Deposit: 1,200 liras',
            'Withdrawal: 1,200 liras. Deposit: -950 liras',
          ],
          ['minus sign', '-950', '950'],
          ['kinship', 'maternal aunt', 'paternal aunt'],
          ['opposite', 'Southern', 'Northern'],
          ['validity date', 'May 31, 2030', 'May 31, 2031'],
          ['digits transposed', '4,210', '4,120'],
          ['title', 'Account statement', 'Lease agreement'],
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
          'תעודת שחרור מצה״ל. טוראי יונתן מזרחי שוחרר ביום 5.8.2003 משירות סדיר. סיבה: רפואית. מקצוע: מכונאי. לא הוטל עליו עונש. פרופיל 64. תעודה מס׳ 5190-ג.',
        right:
          'Certificate of discharge from the Israel Defense Forces. Private Yonatan Mizrahi was discharged on August 5, 2003 from regular service. Reason: medical. Occupation: mechanic. No penalty was imposed on him. Profile 64. Certificate No. 5190-C.',
        people: [{ name: 'Yonatan Mizrahi', nativeName: 'יונתן מזרחי' }],
        errors: [
          ['title', 'Certificate of discharge', 'Certificate of enlistment'],
          ['rank', 'Private', 'Lieutenant'],
          ['day and month swapped', 'August 5, 2003', 'May 8, 2003'],
          ['occupation', 'mechanic', 'driver'],
          ['negation', 'No penalty was imposed', 'A penalty was imposed'],
          ['digits transposed', 'Profile 64', 'Profile 46'],
          ['name misspelt', 'Mizrahi', 'Mizrani'],
        ],
      },
      {
        source:
          'כתב אישום. פרקליטות מחוז דרום מאשימה את הנאשמת בגניבה. הנאשמת, אלמנה, ילידת מרוקו, מיוצגת על ידי סנגור. הקנס: 2,400 דולר. העבירה בוצעה ביום שני בערב. נספח ב׳. עמוד 12.',
        right:
          'Indictment. The Southern District Prosecutor’s Office accuses the defendant of theft. The defendant, a widow, born in Morocco, is represented by defense counsel. The fine: 2,400 dollars. The offense was committed on Monday evening. Appendix B. Page 12.',
        errors: [
          ['offense', 'theft', 'forgery'],
          ['marital status', 'a widow', 'a married woman'],
          ['place', 'Morocco', 'Tunisia'],
          ['currency', '2,400 dollars', '2,400 shekels'],
          ['weekday', 'Monday', 'Sunday'],
          ['authority', 'Prosecutor’s Office', 'Court'],
          ['opposite', 'Southern', 'Northern'],
          ['series letter', 'Appendix B', 'Appendix E'],
          ['page mark', ' Page 12.', ''],
          ['legal role', 'The defendant, a widow', 'The plaintiff, a widow'],
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
          '除籍謄本。本籍 熊本県八代市。前戸主 父 亀次郎。大正11年3月6日婚姻届出。二女。養子縁組の記載なし。昭和20年8月1日死亡により除籍。第4葉。',
        right:
          'Certified copy of removed family register. Registered domicile: Yatsushiro City, Kumamoto Prefecture. Previous head of household: father, Kamejiro. Marriage registered on March 6, 1922 (Taisho 11). Second daughter. No entry of adoption. Removed from the register due to death on August 1, 1945 (Showa 20). Leaf 4.',
        errors: [
          ['place', 'Kumamoto Prefecture', 'Kagoshima Prefecture'],
          ['kinship', 'father, Kamejiro', 'grandfather, Kamejiro'],
          ['era', '(Taisho 11)', '(Meiji 11)'],
          ['event', 'Marriage registered', 'Divorce registered'],
          ['ordinal', 'Second daughter', 'Third daughter'],
          ['gender', 'Second daughter', 'Second son'],
          ['negation', 'No entry of adoption', 'Entry of adoption'],
          ['event', 'due to death', 'due to marriage'],
          ['year off by one', 'August 1, 1945', 'August 1, 1946'],
          ['page mark', ' Leaf 4.', ''],
        ],
      },
      {
        source:
          '卒業証明書。工学部機械工学科。学士(工学)。学籍番号 07E-2213。上記の者は平成23年3月25日に本学を卒業したことを証明する。総長 有馬。成績:英語 優、体育 不可。授業料 535,800円。',
        right:
          'Certificate of graduation. Faculty of Engineering, Department of Mechanical Engineering. Bachelor of Engineering. Student number 07E-2213. This is to certify that the above person graduated from this university on March 25, 2011 (Heisei 23). President: Arima. Grades: English excellent, physical education fail. Tuition: 535,800 yen.',
        errors: [
          ['title', 'Certificate of graduation', 'Certificate of enrollment'],
          ['field of study', 'Mechanical Engineering', 'Civil Engineering'],
          ['degree', 'Bachelor', 'Master'],
          ['code', '07E-2213', '07F-2213'],
          ['day and month swapped', 'March 25, 2011', 'March 23, 2011'],
          ['era', '(Heisei 23)', '(Showa 23)'],
          [
            'swapped between labels',
            'English excellent, physical education fail',
            'English fail, physical education excellent',
          ],
          ['currency', '535,800 yen', '535,800 dollars'],
          ['digits transposed', '535,800', '538,500'],
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
          '가족관계증명서(상세). 본인: 여순영. 부: 여상필(사망). 모: 조말희. 배우자: 없음. 자녀: 장남 김태오. 국적: 대한민국. 등록기준지: 전라북도 군산시. 발급: 전주지방법원 군산지원. 증명번호 21-K-0093.',
        right:
          'Family Relations Certificate (Detailed). Principal: Sunyeong Yeo. Father: Sangpil Yeo (deceased). Mother: Malhui Jo. Spouse: none. Child: eldest son, Taeo Kim. Nationality: Republic of Korea. Registered domicile: Gunsan-si, Jeollabuk-do. Issued by: Jeonju District Court, Gunsan Branch. Certificate No. 21-K-0093.',
        people: [
          { name: 'Sunyeong Yeo', nativeName: '여순영' },
          { name: 'Sangpil Yeo', nativeName: '여상필' },
          { name: 'Malhui Jo', nativeName: '조말희' },
          { name: 'Taeo Kim', nativeName: '김태오' },
        ],
        errors: [
          ['title', 'Family Relations Certificate', 'Marriage Relations Certificate'],
          ['opposite', '(deceased)', '(divorced)'],
          [
            'swapped between labels',
            'Father: Sangpil Yeo (deceased). Mother: Malhui Jo',
            'Father: Malhui Jo (deceased). Mother: Sangpil Yeo',
          ],
          ['negation', 'Spouse: none', 'Spouse: yes'],
          ['gender', 'eldest son', 'eldest daughter'],
          ['nationality', 'Republic of Korea', 'Japan'],
          ['place', 'Gunsan-si', 'Iksan-si'],
          ['authority', 'District Court', 'Family Court'],
          ['code', '21-K-0093', '21-R-0093'],
          ['name misspelt', 'Sunyeong', 'Sunyoung'],
        ],
      },
      {
        source:
          '임대차계약서. 임대인: 회사. 임차인: 간호사. 보증금 5천만원, 월세 45만원. 계약기간 2년. 애완동물 금지. 2층 203호. 건물 동쪽. 잔금 지급일 2022년 10월 7일. 소방사 확인. 열쇠 3개.',
        right:
          'Lease agreement. Landlord: a company. Tenant: a nurse. Deposit: 50 million won, monthly rent: 450,000 won. Term of contract: 2 years. Pets prohibited. 2nd floor, No. 203. East side of the building. Date of payment of balance: October 7, 2022. Confirmed by a firefighter. 3 keys.',
        errors: [
          ['title', 'Lease agreement', 'Sales contract'],
          ['occupation', 'a nurse', 'a teacher'],
          ['unit', '2 years', '2 months'],
          ['opposite', 'Pets prohibited', 'Pets allowed'],
          ['opposite', 'East side', 'West side'],
          ['day and month swapped', 'October 7, 2022', 'July 10, 2022'],
          ['occupation', 'a firefighter', 'a police officer'],
          ['currency', '50 million won', '50 million yen'],
          ['digits transposed', '450,000', '540,000'],
          ['sentence dropped', ' Pets prohibited.', ''],
          ['legal role', 'Tenant', 'Landlord'],
        ],
      },
    ],
  },
];

import type { TruthPaper } from '../paper.ts';

/** As `tenth-latin.ts`, of all languages; written after the checks were mended by the twelfth set. */
export const thirteenth: readonly TruthPaper[] = [
  {
    name: 'Portuguese of Brazil',
    lang: 'pt',
    pairs: [
      {
        source:
          'Carteira de vacinação. Paciente: Yasmim Portela, 4 anos. Vacina tríplice viral: primeira dose em 11/04/2019. Febre amarela: dose única. Alergia a ovo. Próximo reforço: agosto. Unidade Básica de Saúde de Crateús. Enfermeira responsável: COREN 221.874.',
        right:
          'Vaccination card. Patient: Yasmim Portela, 4 years old. Measles, mumps and rubella vaccine: first dose on April 11, 2019. Yellow fever: single dose. Allergy to eggs. Next booster: August. Primary Health Unit of Crateús. Nurse in charge: COREN 221.874.',
        errors: [
          ['age', '4 years old', '14 years old'],
          ['ordinal', 'first dose', 'second dose'],
          ['day and month swapped', 'April 11, 2019', 'November 4, 2019'],
          ['illness', 'Yellow fever', 'Malaria'],
          ['allergy', 'eggs', 'milk'],
          ['negation', 'Allergy to eggs', 'No allergy to eggs'],
          ['month', 'August', 'October'],
          ['place', 'Crateús', 'Sobral'],
          ['occupation', 'Nurse in charge', 'Physician in charge'],
          ['register number', '221.874', '221.847'],
        ],
      },
    ],
  },
  {
    name: 'Portuguese of Portugal',
    lang: 'pt',
    pairs: [
      {
        source:
          'Declaração da entidade patronal. O Sr. Albano Mesquita trabalha nesta empresa desde 3 de abril de 2006 como motorista de pesados, com contrato sem termo. Aufere 980,00 € mensais. Não tem salários em atraso. Seis dias de férias por gozar. Viseu, 17 de junho de 2021.',
        right:
          'Employer’s statement. Mr. Albano Mesquita has worked for this company since April 3, 2006 as a heavy-vehicle driver under a permanent contract. He earns €980.00 per month. He has no salary in arrears. Six days of vacation remain to be taken. Viseu, June 17, 2021.',
        errors: [
          ['gender', 'Mr. Albano', 'Mrs. Albano'],
          ['occupation', 'driver', 'mechanic'],
          ['opposite', 'permanent contract', 'fixed-term contract'],
          ['digits transposed', '€980.00', '€890.00'],
          ['period', 'per month', 'per week'],
          ['negation', 'He has no salary in arrears', 'He has salary in arrears'],
          ['number in words', 'Six days', 'Two days'],
          ['place', 'Viseu', 'Vila Real'],
          ['currency', '€980.00', '$980.00'],
          ['day of a date', 'June 17, 2021', 'June 27, 2021'],
          ['name misspelt', 'Mesquita', 'Mesquite'],
        ],
      },
    ],
  },
  {
    name: 'Spanish',
    lang: 'es',
    pairs: [
      {
        source:
          'Denuncia por extravío de pasaporte. La denunciante, ciudadana chilena, casada, contadora, manifiesta que el viernes 6 de octubre perdió su bolso en la estación de trenes. No sospecha de nadie. Comisaría Segunda de Rosario. Agente de guardia: Cabo Ledesma. Firma de la denunciante y sello de la comisaría.',
        right:
          'Report of loss of passport. The complainant, a Chilean citizen, married, an accountant, states that on Friday, October 6, she lost her handbag at the train station. She does not suspect anyone. Second Police Station of Rosario. Officer on duty: Corporal Ledesma. Signature of the complainant and seal of the police station.',
        errors: [
          ['action', 'Report of loss of', 'Report of theft of'],
          ['document', 'passport', 'driver’s license'],
          ['nationality', 'Chilean', 'Colombian'],
          ['marital status', 'married', 'widowed'],
          ['occupation', 'an accountant', 'a lawyer'],
          ['weekday', 'Friday', 'Thursday'],
          ['goods', 'handbag', 'phone'],
          ['negation', 'She does not suspect anyone', 'She suspects someone'],
          ['ordinal', 'Second Police', 'Third Police'],
          ['rank', 'Corporal', 'Sergeant'],
          ['list item', ' and seal of the police station', ''],
          ['place', 'train station', 'bus station'],
        ],
      },
    ],
  },
  {
    name: 'German',
    lang: 'de',
    pairs: [
      {
        source:
          'Ärztliches Attest. Frau Roswitha Kluge, geboren am 08.07.1961, leidet an chronischer Bronchitis. Sie ist bis zum 19. April arbeitsunfähig. Ein Rauchverbot wurde ausgesprochen. Verordnet: Kortison, zweimal täglich. Keine Überweisung an einen Facharzt. Praxis Dr. Uhlig, Zwickau, Stempel und Unterschrift.',
        right:
          'Medical certificate. Ms. Roswitha Kluge, born on July 8, 1961, suffers from chronic bronchitis. She is unfit for work until April 19. She has been forbidden to smoke. Prescribed: cortisone, twice a day. No referral to a specialist. Practice of Dr. Uhlig, Zwickau, stamp and signature.',
        errors: [
          ['gender', 'Ms. Roswitha', 'Mr. Roswitha'],
          ['day and month swapped', 'July 8, 1961', 'August 7, 1961'],
          ['acute', 'chronic', 'acute'],
          ['illness', 'bronchitis', 'asthma'],
          ['ability', 'unfit for work', 'fit for work'],
          ['opposite', 'until April 19', 'from April 19'],
          ['medicine', 'cortisone', 'insulin'],
          ['frequency', 'twice a day', 'once a day'],
          ['negation', 'No referral', 'Referral'],
          ['place', 'Zwickau', 'Zittau'],
          ['list item', 'stamp and signature', 'signature'],
        ],
      },
    ],
  },
  {
    name: 'Arabic',
    lang: 'ar',
    pairs: [
      {
        source:
          'بيان قيد عائلي. رب الأسرة: وليد الشامي. الزوجة: سعاد، ربة منزل. الابن: كريم، تلميذ، أعزب. الابنة: دانة، متزوجة. عدد أفراد الأسرة: أربعة. مكان القيد: اللاذقية. الوضع: غير متوفى. دائرة النفوس. استوفي الرسم: ٢٠٠ ليرة.',
        right:
          'Family record. Head of household: Walid Al-Shami. Wife: Suad, housewife. Son: Karim, pupil, single. Daughter: Dana, married. Number of family members: four. Place of registration: Latakia. Status: not deceased. Department of Civil Affairs. Fee collected: 200 pounds.',
        people: [{ name: 'Walid Al-Shami', nativeName: 'وليد الشامي' }],
        errors: [
          ['kinship', 'Wife: Suad', 'Sister: Suad'],
          ['occupation', 'housewife', 'nurse'],
          ['kinship', 'Son: Karim', 'Grandson: Karim'],
          ['marital status', 'single', 'divorced'],
          ['marital status', 'married', 'widowed'],
          ['number in words', 'four', 'five'],
          ['place', 'Latakia', 'Aleppo'],
          ['negation', 'not deceased', 'deceased'],
          ['authority', 'Department of Civil Affairs', 'Department of Immigration'],
          ['currency', '200 pounds', '200 dollars'],
          ['name misspelt', 'Shami', 'Shani'],
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
          'רישיון עסק. סוג העסק: מסעדה. בעל הרישיון: חברת גלי הים בע״מ. כתובת: שדרות הנשיא 21, אילת. הרישיון זמני ותקף עד 30.11.2018. אין היתר למכירת אלכוהול. מספר סועדים מרבי: 85. כבאות: אושר. חתימת ראש העירייה.',
        right:
          'Business license. Type of business: restaurant. License holder: Galei HaYam Ltd. Address: 21 HaNassi Boulevard, Eilat. The license is temporary and valid until November 30, 2018. There is no permit to sell alcohol. Maximum number of diners: 85. Fire department: approved. Signature of the mayor.',
        errors: [
          ['title', 'Business license', 'Driver’s license'],
          ['trade', 'restaurant', 'garage'],
          ['house number', '21 HaNassi', '12 HaNassi'],
          ['place', 'Eilat', 'Tiberias'],
          ['opposite', 'temporary', 'permanent'],
          ['validity date', 'November 30, 2018', 'November 30, 2019'],
          ['negation', 'There is no permit', 'There is a permit'],
          ['opposite', 'Maximum', 'Minimum'],
          ['digits transposed', '85', '58'],
          ['decision', 'approved', 'rejected'],
          ['authority', 'Fire department', 'Health department'],
          ['office', 'of the mayor', 'of the district governor'],
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
          '住民票。世帯主：長谷川学。住所：愛知県豊田市元町3丁目。続柄：妻。氏名：長谷川明美。性別：女。生年月日：昭和60年2月11日。転入日：平成24年12月1日。前住所：三重県鈴鹿市。国籍：日本。除票ではない。手数料：300円。',
        right:
          'Certificate of residence. Head of household: Manabu Hasegawa. Address: 3-chome, Motomachi, Toyota City, Aichi Prefecture. Relationship: wife. Name: Akemi Hasegawa. Sex: female. Date of birth: February 11, 1985 (Showa 60). Date of moving in: December 1, 2012 (Heisei 24). Previous address: Suzuka City, Mie Prefecture. Nationality: Japan. This is not a deleted record. Fee: 300 yen.',
        people: [
          { name: 'Manabu Hasegawa', nativeName: '長谷川学' },
          { name: 'Akemi Hasegawa', nativeName: '長谷川明美' },
        ],
        errors: [
          ['house number', '3-chome', '8-chome'],
          ['place', 'Toyota City', 'Okazaki City'],
          ['place', 'Mie Prefecture', 'Gifu Prefecture'],
          ['kinship', 'Relationship: wife', 'Relationship: mother'],
          ['gender', 'Sex: female', 'Sex: male'],
          ['era', 'Showa 60', 'Heisei 60'],
          ['day and month swapped', 'February 11, 1985', 'November 2, 1985'],
          ['date label', 'Date of moving in', 'Date of moving out'],
          ['opposite', 'Previous address', 'Current address'],
          ['nationality', 'Nationality: Japan', 'Nationality: Korea'],
          ['negation', 'This is not a', 'This is a'],
          ['currency', '300 yen', '300 dollars'],
          ['names swapped', 'Head of household: Manabu Hasegawa', 'Head of household: Akemi Hasegawa'],
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
          '진단서. 환자 성명: 엄태리. 성별: 남. 병명: 왼쪽 무릎 골절. 발병일: 2020년 1월 13일. 치료기간: 8주. 수술 여부: 시행함. 향후 치료의견: 통원치료 요함. 흡연: 아니오. 목포시 한국병원 정형외과 전문의 변상훈 (서명).',
        right:
          'Medical certificate. Patient’s name: Taeri Eom. Sex: male. Diagnosis: fracture of the left knee. Date of onset: January 13, 2020. Treatment period: 8 weeks. Surgery: performed. Opinion on further treatment: outpatient treatment required. Smoking: no. Sanghoon Byun, orthopedic specialist, Hankook Hospital, Mokpo-si (signature).',
        people: [
          { name: 'Taeri Eom', nativeName: '엄태리' },
          { name: 'Sanghoon Byun', nativeName: '변상훈' },
        ],
        errors: [
          ['title', 'Medical certificate', 'Death certificate'],
          ['gender', 'Sex: male', 'Sex: female'],
          ['illness', 'fracture', 'sprain'],
          ['opposite', 'left knee', 'right knee'],
          ['body', 'left knee', 'left ankle'],
          ['day of a date', 'January 13, 2020', 'January 31, 2020'],
          ['unit', '8 weeks', '8 days'],
          ['negation', 'Surgery: performed', 'Surgery: not performed'],
          ['opposite', 'outpatient treatment', 'inpatient treatment'],
          ['negation', 'Smoking: no', 'Smoking: yes'],
          ['department', 'orthopedic', 'dental'],
          ['place', 'Mokpo-si', 'Yeosu-si'],
          ['signature dropped', ' (signature)', ''],
        ],
      },
    ],
  },
];

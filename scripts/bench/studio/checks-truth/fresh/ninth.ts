import type { TruthPaper } from '../paper.ts';

/** Slips of translators, written after the checks were mended by both halves of `eighth` and measured once. */
export const ninth: readonly TruthPaper[] = [
  {
    name: 'Portuguese',
    lang: 'pt',
    pairs: [
      {
        source:
          'Certidão negativa de débitos. Contribuinte: Abelardo Queiroz Fontoura, CPF 318.264.907-55. Até 30 de setembro de 2019 não constam tributos em aberto. A inscrição anterior, de 4 de janeiro de 2002, foi baixada. Alíquota de 6,5%. Município de Bagé. Emitida às 17h15. Válida por noventa dias.',
        right:
          'Certificate of no outstanding debts. Taxpayer: Abelardo Queiroz Fontoura, CPF 318.264.907-55. As of September 30, 2019 there are no outstanding taxes. The previous registration, dated January 4, 2002, was canceled. Rate of 6.5%. Municipality of Bagé. Issued at 5:15 p.m. Valid for ninety days.',
        errors: [
          ['digits swapped', '318.264.907-55', '318.246.907-55'],
          ['date of another event', 'dated January 4, 2002', 'dated September 30, 2019'],
          ['percent', '6.5%', '5.6%'],
          ['lost negation', 'there are no outstanding taxes', 'there are outstanding taxes'],
          ['place changed', 'Bagé', 'Pelotas'],
          ['time of day', '5:15 p.m.', '5:15 a.m.'],
          ['number word', 'ninety days', 'sixty days'],
          ['unit', 'ninety days', 'ninety months'],
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
          'Contrato de aprendizaje. El aprendiz Leandro Ibáñez Cuesta, hijo de Ramiro y de Eulalia, ingresa en el taller de cerrajería el 11 de junio de 1991. El maestro le pagará 4.500 pesetas por semana. El segundo año cobrará el doble. Descansará los lunes. Su tutora legal es la tía paterna. Firmado en Ponferrada. Sello del gremio.',
        right:
          'Apprenticeship contract. The apprentice Leandro Ibáñez Cuesta, son of Ramiro and Eulalia, joins the locksmith’s workshop on June 11, 1991. The master will pay him 4,500 pesetas per week. In the second year he will earn double. He will rest on Mondays. His legal guardian is the paternal aunt. Signed in Ponferrada. Seal of the guild.',
        errors: [
          ['name dropped', 'Leandro Ibáñez Cuesta', 'Leandro Cuesta'],
          ['date day and month', 'June 11, 1991', 'November 6, 1991'],
          ['currency', 'pesetas', 'pesos'],
          ['ordinal', 'second year', 'third year'],
          ['weekday', 'Mondays', 'Sundays'],
          ['maternal or paternal', 'paternal aunt', 'maternal aunt'],
          ['seal dropped', ' Seal of the guild.', ''],
          ['decimal moved', '4,500', '450'],
        ],
      },
    ],
  },
  {
    name: 'French',
    lang: 'fr',
    pairs: [
      {
        source:
          'Permis de chasser n° 60-2-11847 délivré à Gaspard Trémoulet, né à Cahors le 3 octobre 1966. Mère : Odile Vaugrenard. Assurance valable jusqu’au 30 juin 1998. Le titulaire n’a subi aucune condamnation. Arme de calibre 12, longueur 71 cm. La préfecture du Lot a apposé son cachet. Duplicata.',
        right:
          'Hunting license No. 60-2-11847 issued to Gaspard Trémoulet, born in Cahors on October 3, 1966. Mother: Odile Vaugrenard. Insurance valid until June 30, 1998. The holder has had no convictions. 12-gauge weapon, length 71 cm. The prefecture of Lot affixed its stamp. Duplicate.',
        errors: [
          ['digits swapped', '60-2-11847', '60-2-11874'],
          ['wrong parent', 'Mother: Odile', 'Father: Odile'],
          ['date day and month', 'October 3, 1966', 'March 10, 1966'],
          ['year', 'June 30, 1998', 'June 30, 1989'],
          ['lost negation', 'has had no convictions', 'has had convictions'],
          ['unit', '71 cm', '71 mm'],
          ['mark dropped', ' Duplicate.', ''],
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
          'Meldebescheinigung. Frau Irmgard Saalfrank, verwitwet, zog am 8. Mai 2012 von Hof nach Zwiesel. Sie bewohnt die Wohnung mit zwei Enkeln. Vermieter ist ihr Schwager. Miete: 410,20 Euro. Eine Nebenwohnung besteht nicht. Das Einwohnermeldeamt hat die Angaben geprüft. Gebührenfrei.',
        right:
          'Certificate of registration. Mrs. Irmgard Saalfrank, widowed, moved from Hof to Zwiesel on May 8, 2012. She lives in the apartment with two grandsons. The landlord is her brother-in-law. Rent: 410.20 euros. There is no secondary residence. The residents’ registration office has checked the information. Free of charge.',
        errors: [
          ['civil status', 'widowed', 'divorced'],
          ['place changed', 'Zwiesel', 'Passau'],
          ['number word', 'two grandsons', 'three grandsons'],
          ['kin word', 'brother-in-law', 'son-in-law'],
          ['decimal moved', '410.20', '4,102.0'],
          ['lost negation', 'There is no secondary', 'There is a secondary'],
          ['gender', 'Mrs. Irmgard', 'Mr. Irmgard'],
          ['date day and month', 'May 8, 2012', 'August 5, 2012'],
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
          'إقامة رقم ٢٠٩٤٤٧١. الاسم: غسان وديع المعلوف. المهنة: صيدلي. تاريخ الدخول ١١ نيسان ٢٠٠٣ عبر مطار عمان. لا يسمح له بالعمل لدى الغير. يرافقه ابنه وابنتاه. الكفيل: وزارة الصحة. الرسوم ١٧٥ ريالاً. تجدد كل سنتين.',
        right:
          'Residence permit No. 2094471. Name: Ghassan Wadih Al-Maalouf. Occupation: pharmacist. Date of entry: April 11, 2003 via Amman airport. He is not permitted to work for others. He is accompanied by his son and two daughters. Sponsor: Ministry of Health. Fees: 175 riyals. Renewed every two years.',
        people: [{ name: 'Ghassan Wadih Al-Maalouf', nativeName: 'غسان وديع المعلوف' }],
        errors: [
          ['digits swapped', '2094471', '2049471'],
          ['occupation', 'pharmacist', 'physician'],
          ['date day and month', 'April 11, 2003', 'November 4, 2003'],
          ['place changed', 'Amman', 'Beirut'],
          ['lost negation', 'He is not permitted', 'He is permitted'],
          ['authority', 'Ministry of Health', 'Ministry of Education'],
          ['currency', '175 riyals', '175 dinars'],
          ['name dropped', 'Ghassan Wadih Al-Maalouf', 'Ghassan Al-Maalouf'],
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
          'אישור מילגה. הסטודנט אלחנן ברגר, תלמיד שנה שלישית, יקבל 7,850 ש״ח. ממוצע ציוניו 88.6. הבקשה הוגשה ב-2 באפריל 2018. אביו נכה ואמו מורה. המילגה אינה ניתנת להעברה. הסכום ישולם בארבעה תשלומים. האוניברסיטה בבאר שבע.',
        right:
          'Scholarship confirmation. The student Elchanan Berger, a third-year student, will receive NIS 7,850. His grade average is 88.6. The application was submitted on April 2, 2018. His father is disabled and his mother is a teacher. The scholarship is not transferable. The amount will be paid in four installments. The university is in Beersheba.',
        people: [{ name: 'Elchanan Berger', nativeName: 'אלחנן ברגר' }],
        errors: [
          ['ordinal', 'third-year', 'second-year'],
          ['digits swapped', '7,850', '7,580'],
          ['decimal moved', '88.6', '8.86'],
          ['date day and month', 'April 2, 2018', 'February 4, 2018'],
          ['rows exchanged', 'His father is disabled and his mother', 'His mother is disabled and his father'],
          ['lost negation', 'is not transferable', 'is transferable'],
          ['number word', 'four installments', 'five installments'],
          ['place changed', 'Beersheba', 'Haifa'],
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
          '運転記録証明書。氏名：蒔田正敏。昭和48年6月12日生。免許の種類：大型、普通。違反：速度超過、平成26年11月3日。点数3点。過去五年間に事故はない。交付：長野県公安委員会。手数料670円。',
        right:
          'Driving record certificate. Name: Makita Masatoshi. Born June 12, 1973 (Showa 48). Type of license: large, ordinary. Violation: speeding, November 3, 2014 (Heisei 26). Points: 3. There have been no accidents in the past five years. Issued by: Nagano Prefectural Public Safety Commission. Fee: 670 yen.',
        people: [{ name: 'Makita Masatoshi', nativeName: '蒔田正敏' }],
        errors: [
          ['year', '1973 (Showa 48)', '1972 (Showa 47)'],
          ['date day and month', 'November 3, 2014', 'March 11, 2014'],
          ['number', 'Points: 3', 'Points: 8'],
          ['lost negation', 'There have been no accidents', 'There have been accidents'],
          ['number word', 'five years', 'three years'],
          ['place changed', 'Nagano', 'Nara'],
          ['name letter', 'Masatoshi', 'Masayoshi'],
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
          '출입국사실증명. 성명: 표은경(여). 2007년 5월 9일 인천공항으로 출국하여 2008년 2월 1일 입국함. 동반자: 남편. 체류자격 변경 없음. 제3국 경유. 증명번호 C-70815. 법무부장관이 발급함.',
        right:
          'Certificate of entry and exit. Name: Pyo Eunkyung (female). Departed through Incheon Airport on May 9, 2007 and entered on February 1, 2008. Companion: husband. No change of status of stay. Transit via a third country. Certificate No. C-70815. Issued by the Minister of Justice.',
        people: [{ name: 'Pyo Eunkyung', nativeName: '표은경' }],
        errors: [
          ['gender', 'female', 'male'],
          [
            'rows exchanged',
            'Departed through Incheon Airport on May 9, 2007 and entered on February 1, 2008',
            'Departed through Incheon Airport on February 1, 2008 and entered on May 9, 2007',
          ],
          ['kin word', 'husband', 'brother'],
          ['lost negation', 'No change of status', 'Change of status'],
          ['code letter', 'C-70815', 'G-70815'],
          ['authority', 'Minister of Justice', 'Minister of Foreign Affairs'],
        ],
      },
    ],
  },
];

import type { TruthPaper } from '../paper.ts';

/** Whole records of fourteen kinds in all 17 languages that are read, to mend by. */
export const fourteenth: readonly TruthPaper[] = [
  {
    name: 'Polish',
    lang: 'pl',
    pairs: [
      {
        source:
          'Zaświadczenie o niekaralności. Na podstawie danych Krajowego Rejestru Karnego zaświadcza się, że osoba: Ziółkowska Dobrosława, imię ojca: Witold, imię matki: Halina, nazwisko rodowe matki: Pytel, urodzona 08.03.1993 r. w Ostrołęce, PESEL 93030812345, obywatelstwo: polskie, nie figuruje w Kartotece Karnej. Dokument wygenerowano 21.10.2023 r. o godz. 14:07. Opłata: 20 zł. (pieczęć okrągła) Z upoważnienia dyrektora: starszy specjalista Ewa Lis.',
        right:
          'Certificate of No Criminal Record. On the basis of data of the National Criminal Register, it is hereby certified that the person: Dobrosława Ziółkowska, father’s first name: Witold, mother’s first name: Halina, mother’s maiden name: Pytel, born on 8 March 1993 in Ostrołęka, PESEL (personal identification no.) 93030812345, citizenship: Polish, is not listed in the Criminal Records File. Document generated on 21 October 2023 at 2:07 p.m. Fee: PLN 20. [round seal] By authority of the Director: Ewa Lis, Senior Specialist.',
        errors: [
          ['day and month swapped', '8 March 1993', '3 August 1993'],
          ['lost negation', 'is not listed', 'is listed'],
        ],
      },
      {
        source:
          'Odpis zupełny aktu urodzenia nr 417/1998. Dziecko: nazwisko Mazurek, imiona Kacper Jan, data urodzenia: trzynasty lutego tysiąc dziewięćset dziewięćdziesiątego ósmego roku, godz. 6.50, miejsce: Tarnobrzeg, płeć męska. Ojciec: Mazurek Grzegorz, ur. 2.09.1970 r. w Nisku. Matka: Mazurek Beata z domu Ożóg, ur. 30.01.1973 r. w Stalowej Woli. Zgłaszający: szpital. Wzmianki dodatkowe: —. Wolne od opłaty skarbowej. Kierownik USC: mgr Renata Dul.',
        right:
          'Complete Copy of Birth Certificate No. 417/1998. Child: surname: Mazurek; given names: Kacper Jan; date of birth: the thirteenth of February, nineteen ninety-eight (13 February 1998), 6:50 a.m.; place: Tarnobrzeg; sex: male. Father: Grzegorz Mazurek, born 2 September 1970 in Nisko. Mother: Beata Mazurek, née Ożóg, born 30 January 1973 in Stalowa Wola. Informant: the hospital. Additional notations: none. Exempt from stamp duty. Head of the Civil Registry Office: Renata Dul, M.A.',
        errors: [
          ['sex', 'sex: male', 'sex: female'],
          ['month', '30 January 1973', '30 June 1973'],
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
          'Свідоцтво про народження. Прізвище: Гнатюк, ім’я: Соломія, по батькові: Тарасівна. Дата народження: 09.11.2011 (дев’ятого листопада дві тисячі одинадцятого року). Місце народження: Україна, Тернопільська область, м. Чортків. Про що 18 листопада 2011 року складено відповідний актовий запис № 203. Батько: Гнатюк Тарас Миронович, громадянин України. Мати: Гнатюк Оксана Ігорівна, громадянка України. Орган державної реєстрації: відділ ДРАЦС Чортківського районного управління юстиції. Серія І-ТП № 115782. М.П. Начальник відділу (підпис).',
        right:
          'Birth Certificate. Surname: Hnatiuk; given name: Solomiia; patronymic: Tarasivna. Date of birth: 9 November 2011 (the ninth of November, two thousand eleven). Place of birth: Chortkiv, Ternopil Region, Ukraine. Corresponding record No. 203 was made on 18 November 2011. Father: Taras Myronovych Hnatiuk, citizen of Ukraine. Mother: Oksana Ihorivna Hnatiuk, citizen of Ukraine. State registration authority: Civil Registration Department of the Chortkiv District Department of Justice. Series I-TP No. 115782. [Seal] Head of the Department: [signature].',
        errors: [
          ['digits transposed', 'No. 115782', 'No. 117582'],
          [
            'parents swapped',
            'Father: Taras Myronovych Hnatiuk, citizen of Ukraine. Mother: Oksana Ihorivna Hnatiuk',
            'Father: Oksana Ihorivna Hnatiuk, citizen of Ukraine. Mother: Taras Myronovych Hnatiuk',
          ],
        ],
      },
      {
        source:
          'Довідка про доходи. Видана Кравцю Богдану Степановичу про те, що він працює в ТОВ «Агросвіт» на посаді водія з 12.05.2019 р. Заробітна плата за останні три місяці: січень — 14 200,00 грн, лютий — 14 350,50 грн, березень — 15 010,00 грн. Разом: 43 560,50 грн (сорок три тисячі п’ятсот шістдесят гривень 50 копійок). Аліменти не стягуються. Довідка дійсна протягом 30 днів. Директор П. О. Мельник. Головний бухгалтер Л. С. Гончар. Вих. № 57 від 04.04.2023.',
        right:
          'Income Certificate. Issued to Bohdan Stepanovych Kravets to certify that he has been working at Agrosvit LLC as a driver since May 12, 2019. Salary for the last three months: January – UAH 14,200.00, February – UAH 14,350.50, March – UAH 15,010.00. Total: UAH 43,560.50 (forty-three thousand five hundred sixty hryvnias and 50 kopiykas). No alimony is withheld. This certificate is valid for 30 days. Director: P. O. Melnyk. Chief Accountant: L. S. Honchar. Outgoing No. 57 dated April 4, 2023.',
        errors: [
          ['occupation', 'as a driver', 'as a guard'],
          ['digits transposed', '14,350.50', '14,530.50'],
        ],
      },
    ],
  },
  {
    name: 'Turkish',
    lang: 'tr',
    pairs: [
      {
        source:
          'Vukuatlı nüfus kayıt örneği. İli: Kastamonu, ilçesi: Tosya, mahallesi: Harsat. Cilt no: 34, hane no: 112, BSN: 27. T.C. kimlik no: 41286057310. Adı: Nurgül, soyadı: Çakır, cinsiyeti: K, baba adı: Hasan, ana adı: Emine. Doğum yeri ve tarihi: Tosya, 23.07.1979. Medeni hali: boşanmış. Düşünceler: 14.06.2001 tarihinde Osman Çakır ile evlendi; Tosya Asliye Hukuk Mahkemesinin 05.10.2010 tarih ve E.2009/318, K.2010/402 sayılı kararıyla boşandı. Dini: İslam. Nüfus müdürü (mühür, imza).',
        right:
          'Civil Registry Extract with Annotations. Province: Kastamonu; district: Tosya; neighborhood: Harsat. Volume No.: 34; family No.: 112; individual sequence No.: 27. Turkish ID No.: 41286057310. First name: Nurgül; surname: Çakır; sex: F; father’s name: Hasan; mother’s name: Emine. Place and date of birth: Tosya, July 23, 1979. Marital status: divorced. Remarks: Married Osman Çakır on June 14, 2001; divorced by decision of the Tosya Civil Court of First Instance dated October 5, 2010, Docket No. 2009/318, Decision No. 2010/402. Religion: Islam. Director of Civil Registry [seal, signature].',
        errors: [
          ['sex', 'sex: F', 'sex: M'],
          [
            'parents swapped',
            'father’s name: Hasan; mother’s name: Emine',
            'father’s name: Emine; mother’s name: Hasan',
          ],
        ],
      },
      {
        source:
          'Lise diploması. Okul: Bolu Atatürk Anadolu Lisesi. Öğrencinin adı soyadı: Umut Karaca. Okul no: 812. Mezuniyet tarihi: 14/06/2019. Diploma puanı: 83,47 (seksen üç virgül kırk yedi). Öğrenim süresi dört yıl. Yabancı dil: Almanca. Sınıf tekrarı yapmamıştır. Diploma defterindeki sıra no: 5/129. Müdür yardımcısı Sevim Aktaş, okul müdürü Rıdvan Tunç.',
        right:
          'High School Diploma. School: Bolu Atatürk Anatolian High School. Student’s full name: Umut Karaca. School number: 812. Date of graduation: 14 June 2019. Diploma grade: 83.47 (eighty-three point forty-seven). Length of study: four years. Foreign language: German. The student did not repeat any grade. Entry number in the diploma register: 5/129. Deputy Principal: Sevim Aktaş; Principal: Rıdvan Tunç.',
        errors: [
          ['digits transposed', '83.47', '84.37'],
          ['number word', 'four years', 'five years'],
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
          'شهادة ميلاد. المملكة العربية السعودية، وزارة الداخلية، وكالة الأحوال المدنية. اسم المولود: ريان بن سلطان بن فهد العتيبي. الجنس: ذكر. تاريخ الميلاد: ١٤٢٩/٣/١٢هـ الموافق ٢٠٠٨/٣/٢٠م. مكان الميلاد: الطائف، مستشفى الملك فيصل. اسم الأم: نورة بنت سعد القحطاني. الجنسية: سعودي. رقم السجل: ١٠٨٧٦٥٤٣٢١. تاريخ الإصدار: ١٤٢٩/٤/٢هـ. مدير الأحوال المدنية بالطائف.',
        right:
          'Birth Certificate. Kingdom of Saudi Arabia, Ministry of Interior, Civil Status Agency. Name of newborn: Rayan bin Sultan bin Fahad Al-Otaibi. Sex: male. Date of birth: 12/3/1429 AH, corresponding to March 20, 2008. Place of birth: Taif, King Faisal Hospital. Mother’s name: Noura bint Saad Al-Qahtani. Nationality: Saudi. Record number: 1087654321. Date of issue: 2/4/1429 AH (April 8, 2008). Director of Civil Status in Taif.',
        errors: [
          ['sex', 'Sex: male', 'Sex: female'],
          ['month', 'March 20, 2008', 'May 20, 2008'],
        ],
      },
      {
        source:
          'وثيقة زواج: إنه في يوم الخميس الموافق ١٥ أغسطس ٢٠١٣ الساعة السابعة مساءً، بمكتب توثيق المحلة الكبرى، على يدي أنا محمود عبد الغني مأذون الناحية، تم زواج السيد وائل رشدي أبو زيد، محاسب، مسلم، لم يسبق له الزواج، المولود في ٤ يناير ١٩٨٦، على الآنسة هبة الله سمير شلبي، بكر، بلا عمل، المولودة في ٢٢ مايو ١٩٩٠. مقدم الصداق جنيه واحد، ومؤخره عشرون ألف جنيه. وكيلها: والدها. الشاهدان: كريم حسن وياسر منصور. ليس بالزوجة مانع شرعي.',
        right:
          'Marriage document: On Thursday, August 15, 2013, at seven o’clock in the evening, at the notary office of El-Mahalla El-Kubra, before me, Mahmoud Abdel Ghani, the marriage registrar (ma’zoun) of the district, the marriage was concluded of Mr. Wael Roshdy Abou Zeid, accountant, Muslim, never previously married, born on January 4, 1986, to Miss Hebatallah Samir Shalaby, a virgin, unemployed, born on May 22, 1990. Prompt dower: one pound; deferred dower: twenty thousand pounds. Her proxy: her father. The two witnesses: Karim Hassan and Yasser Mansour. There is no legal (Sharia) impediment on the part of the wife.',
        errors: [
          ['number word', 'twenty thousand', 'thirty thousand'],
          ['part of day', 'in the evening', 'in the morning'],
        ],
      },
    ],
  },
  {
    name: 'Chinese (Simplified)',
    lang: 'zh',
    pairs: [
      {
        source:
          '公证书 （2023）浙杭证外字第4471号。申请人：陆雅琴，女，一九八五年十二月三日出生，公民身份号码330106198512030428，现住浙江省杭州市西湖区文三路158号3幢2单元501室。公证事项：无犯罪记录。根据杭州市公安局西湖分局二〇二三年六月八日出具的《无犯罪记录证明》，兹证明陆雅琴至二〇二三年六月七日在中国居住期间无犯罪记录。中华人民共和国浙江省杭州市公证处，公证员：孔德林（签名章）。二〇二三年六月十三日。',
        right:
          'NOTARIAL CERTIFICATE (2023) Zhe Hang Zheng Wai Zi No. 4471. Applicant: Lu Yaqin, female, born on December 3, 1985, citizen ID number 330106198512030428, currently residing at Room 501, Unit 2, Building 3, No. 158 Wensan Road, Xihu District, Hangzhou, Zhejiang Province. Matter notarized: no criminal record. According to the Certificate of No Criminal Record issued by the Xihu Branch of the Hangzhou Public Security Bureau on June 8, 2023, this is to certify that Lu Yaqin had no record of committing any criminal offense during her residence in China up to June 7, 2023. Hangzhou Notary Public Office, Zhejiang Province, People’s Republic of China. Notary: Kong Delin (signature seal). June 13, 2023.',
        errors: [
          ['sex', 'Lu Yaqin, female', 'Lu Yaqin, male'],
          ['lost negation', 'had no record of', 'had a record of'],
          ['month', 'June 8, 2023', 'July 8, 2023'],
        ],
      },
      {
        source:
          '个人存款证明书。编号：GS2021-008833。兹证明截至2021年9月15日，覃志强先生（身份证号码450103197807142517）在我行存有下列存款：账号6222021234567890123，币种人民币，金额￥152,600.00，大写壹拾伍万贰仟陆佰元整，定期一年，到期日2022年3月10日。上述存款自2021年9月15日至2021年12月15日止冻结，期间不得支取。本证明书不得转让、质押。中国工商银行南宁市民主支行（业务专用章）。',
        right:
          'Personal Deposit Certificate. No.: GS2021-008833. This is to certify that as of September 15, 2021, Mr. Qin Zhiqiang (ID Card No. 450103197807142517) holds the following deposit with our bank: Account No. 6222021234567890123; currency: RMB; amount: ¥152,600.00 (in words: one hundred fifty-two thousand six hundred yuan only); fixed term of one year; maturity date: March 10, 2022. The above deposit is frozen from September 15, 2021 to December 15, 2021, during which period it may not be withdrawn. This certificate may not be transferred or pledged. Industrial and Commercial Bank of China, Nanning Minzhu Sub-branch (special business seal).',
        errors: [
          ['lost negation', 'it may not be withdrawn', 'it may be withdrawn'],
          ['digits transposed', '¥152,600.00', '¥125,600.00'],
        ],
      },
    ],
  },
  {
    name: 'Chinese (Traditional)',
    lang: 'zh-Hant',
    pairs: [
      {
        source:
          '戶籍謄本（部分）。戶長：蔡明宏。稱謂：妻。姓名：郭雅惠。出生：民國68年10月5日。出生地：臺灣省彰化縣。父：郭金水。母：郭陳阿珠。配偶姓名：蔡明宏。出生別：三女。教育程度：大學畢業。記事：民國94年3月19日與蔡明宏結婚，民國94年3月22日申登。民國99年8月2日由彰化縣員林鎮遷入，現住地址：臺中市西屯區福星路427號5樓之2。以下空白。',
        right:
          'Household Registration Transcript (partial). Head of household: Tsai Ming-Hung. Relationship: wife. Name: Kuo Ya-Hui. Date of birth: October 5, 1979 (ROC year 68). Place of birth: Changhua County, Taiwan Province. Father: Kuo Chin-Shui. Mother: Kuo Chen A-Chu. Name of spouse: Tsai Ming-Hung. Birth order: third daughter. Education: university graduate. Notes: Married Tsai Ming-Hung on March 19, 2005; registered on March 22, 2005. Moved in from Yuanlin Township, Changhua County on August 2, 2010. Current address: 5F-2, No. 427, Fuxing Road, Xitun District, Taichung City. Blank below.',
        errors: [
          ['kin word', 'third daughter', 'second daughter'],
          ['digits transposed', 'No. 427', 'No. 472'],
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
          '戸籍全部事項証明書。本籍：広島県呉市広本町三丁目12番。氏名：森田博。戸籍事項：平成6年法務省令第51号附則第2条第1項による改製、改製日 平成16年11月20日。戸籍に記録されている者：名 直子、生年月日 昭和57年4月8日、父 森田博、母 森田良子、続柄 長女。身分事項：出生、出生日 昭和57年4月8日、出生地 広島県呉市、届出日 昭和57年4月15日、届出人 父。発行番号00248。これは、戸籍に記録されている事項の全部を証明した書面である。令和5年2月1日 呉市長 村上拓也',
        right:
          'Certificate of All Records in the Family Register. Registered domicile: 3-12 Hiro-honmachi, Kure City, Hiroshima Prefecture. Name: Hiroshi Morita. Particulars of the register: revised pursuant to Article 2, Paragraph 1 of the Supplementary Provisions of Ministry of Justice Ordinance No. 51 of 1994; date of revision: November 20, 2004. Person recorded in the register: given name: Naoko; date of birth: April 8, 1982 (Showa 57); father: Hiroshi Morita; mother: Yoshiko Morita; relationship: eldest daughter. Personal status: birth; date of birth: April 8, 1982; place of birth: Kure City, Hiroshima Prefecture; date of notification: April 15, 1982; notifier: father. Issue No. 00248. This document certifies all the matters recorded in the family register. February 1, 2023 (Reiwa 5). Takuya Murakami, Mayor of Kure City.',
        errors: [
          ['era year', 'November 20, 2004', 'November 20, 2014'],
          ['kin word', 'notifier: father', 'notifier: mother'],
        ],
      },
      {
        source:
          '成績証明書。学籍番号 A19-0342。氏名 西川遥。生年月日 2000年12月24日。商学部経営学科。入学 2019年4月1日、卒業 2023年3月25日。必修科目：経済学入門 2単位 優、簿記論 4単位 良、統計学 2単位 可、英語I 1単位 秀。修得単位数合計 128単位。不可の科目は記載していない。学長 岩本茂（公印）',
        right:
          'Academic Transcript. Student ID No.: A19-0342. Name: Haruka Nishikawa. Date of birth: December 24, 2000. Department of Business Administration, Faculty of Commerce. Admission: April 1, 2019; graduation: March 25, 2023. Compulsory subjects: Introduction to Economics, 2 credits, A; Bookkeeping, 4 credits, B; Statistics, 2 credits, C; English I, 1 credit, S. Total credits earned: 128. Failed subjects are not shown. Shigeru Iwamoto, President (official seal).',
        errors: [
          ['grade or rank', '4 credits, B', '4 credits, C'],
          ['digits transposed', 'earned: 128', 'earned: 182'],
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
          '가족관계증명서(상세). 등록기준지: 전라남도 여수시 돌산읍 우두리 245. 구분: 본인, 성명: 남궁민서, 출생연월일: 1994년 08월 17일, 주민등록번호: 940817-2******, 성별: 여, 본: 함열. 부: 남궁철, 1963년 02월 11일, 남. 모: 여인숙, 1966년 10월 29일, 여. 배우자: 해당사항 없음. 자녀: 해당사항 없음. 위 가족관계증명서(상세)는 가족관계등록부의 기록사항과 틀림없음을 증명합니다. 2022년 11월 04일. 여수시장.',
        right:
          'Certificate of Family Relations (Detailed). Place of registration: 245 Udu-ri, Dolsan-eup, Yeosu-si, Jeollanam-do. Category: Self; name: Namgung Min-seo; date of birth: August 17, 1994; resident registration number: 940817-2******; sex: F; family origin: Hamyeol. Father: Namgung Cheol, February 11, 1963, male. Mother: Yeo In-suk, October 29, 1966, female. Spouse: none. Children: none. This is to certify that the above Certificate of Family Relations (Detailed) accords with the entries in the Family Relations Register. November 4, 2022. Mayor of Yeosu City.',
        errors: [
          [
            'parents swapped',
            'Father: Namgung Cheol, February 11, 1963, male. Mother: Yeo In-suk',
            'Father: Yeo In-suk, February 11, 1963, male. Mother: Namgung Cheol',
          ],
          ['sex', 'sex: F', 'sex: M'],
        ],
      },
      {
        source:
          '경력증명서. 성명: 탁영수. 주소: 충청북도 청주시 흥덕구 가경로 61, 104동 1203호. 소속: 품질관리팀. 직위: 과장. 재직기간: 2012년 7월 1일부터 2020년 3월 31일까지(7년 9개월). 담당업무: 자재 검사. 퇴직사유: 개인 사정. 용도: 비자 신청용. 위와 같이 재직하였음을 증명합니다. 대성정밀 주식회사 대표이사 구본철 (직인).',
        right:
          'Certificate of Career. Name: Tak Young-soo. Address: Unit 1203, Building 104, 61 Gagyeong-ro, Heungdeok-gu, Cheongju-si, Chungcheongbuk-do. Department: Quality Control Team. Position: Manager. Period of employment: from July 1, 2012 to March 31, 2020 (7 years and 9 months). Duties: inspection of materials. Reason for leaving: personal reasons. Purpose: visa application. We hereby certify that the above person was employed as stated. Daesung Precision Co., Ltd., Koo Bon-chul, Representative Director (official seal).',
        errors: [
          ['place changed', 'Heungdeok-gu', 'Sangdang-gu'],
          ['swapped numbers', '7 years and 9 months', '9 years and 7 months'],
        ],
      },
    ],
  },
  {
    name: 'Portuguese',
    lang: 'pt',
    pairs: [
      {
        source:
          'CERTIDÃO DE NASCIMENTO. Nome: Luan Henrique Bastos Moreira. Data de nascimento por extenso: nove de outubro de dois mil e três. Hora: 23h40min. Sexo: masculino. Município de nascimento: Ponta Grossa, UF: PR. Filiação: Wagner Moreira e Simone Bastos Moreira. Avós paternos: não consta. Avós maternos: Arlindo Bastos e Tereza Pires Bastos. Gêmeo: não. Data do registro: quinze de outubro de dois mil e três. Nº da DNV: 30-1182745-3. Observações: nada consta. O conteúdo da certidão é verdadeiro. Dou fé.',
        right:
          'BIRTH CERTIFICATE. Name: Luan Henrique Bastos Moreira. Date of birth in full: the ninth of October, two thousand and three. Time: 11:40 p.m. Sex: male. Municipality of birth: Ponta Grossa, State: Paraná. Parents: Wagner Moreira and Simone Bastos Moreira. Paternal grandparents: not stated. Maternal grandparents: Arlindo Bastos and Tereza Pires Bastos. Twin: no. Date of registration: October fifteenth, two thousand and three. Live Birth Declaration No.: 30-1182745-3. Remarks: none. The content of this certificate is true. In witness whereof I attest.',
        errors: [
          [
            'maternal and paternal',
            'Paternal grandparents: not stated. Maternal grandparents:',
            'Maternal grandparents: not stated. Paternal grandparents:',
          ],
          ['part of day', '11:40 p.m.', '11:40 a.m.'],
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
          'La Universidad de Murcia certifica: que Doña Noelia Cánovas Riquelme, con D.N.I. 48651207-R, ha superado los estudios de Grado en Enfermería, con las siguientes calificaciones: Anatomía, 7,8 (notable), convocatoria de junio; Farmacología, 5,4 (aprobado), septiembre; Ética, 9,6 (sobresaliente, matrícula de honor). Nota media: 7,31. Los derechos de expedición del título fueron abonados el 8 de julio de 2019. El Secretario General. V.º B.º El Rector.',
        right:
          'The University of Murcia certifies: that Ms. Noelia Cánovas Riquelme, holder of National Identity Document No. 48651207-R, has successfully completed the Degree in Nursing with the following grades: Anatomy, 7.8 (Good), June examination session; Pharmacology, 5.4 (Pass), September; Ethics, 9.6 (Outstanding, with honors). Grade point average: 7.31. The fees for issue of the degree certificate were paid on July 8, 2019. The General Secretary. Approved: The Rector.',
        errors: [
          ['grade or rank', '5.4 (Pass)', '5.4 (Fail)'],
          ['digits transposed', 'Ethics, 9.6', 'Ethics, 6.9'],
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
          'Copie intégrale de l’acte de naissance n° 000318. Le vingt-deux août deux mille un à dix-huit heures cinquante-cinq minutes est née, 14 rue du Moulin à Lens, Clara Odette, du sexe féminin, de Didier Vasseur, né à Béthune le 7 avril 1972, chauffeur routier, et de Nathalie Leroy son épouse, née à Lens le 25 décembre 1974, aide-soignante, domiciliés 9 allée des Tilleuls. Dressé le 23 août 2001 à 10 heures 5 minutes sur la déclaration du père qui, lecture faite, a signé avec Nous, Officier de l’état civil par délégation du maire. Mentions marginales : néant.',
        right:
          'Full copy of birth record No. 000318. On the twenty-second of August, two thousand and one, at 6:55 p.m., Clara Odette, of the female sex, was born at 14 rue du Moulin in Lens to Didier Vasseur, born in Béthune on 7 April 1972, a truck driver, and Nathalie Leroy, his wife, born in Lens on 25 December 1974, a nursing assistant, residing at 9 allée des Tilleuls. Drawn up on 23 August 2001 at 10:05 a.m. on the declaration of the father who, after the record was read to him, signed with Us, Registrar of Civil Status by delegation of the Mayor. Marginal notes: none.',
        errors: [
          ['hour', '6:55 p.m.', '5:55 p.m.'],
          ['kin word', 'declaration of the father', 'declaration of the mother'],
        ],
      },
      {
        source:
          'Je soussignée, Mme Corinne Delmas, directrice des ressources humaines de la société Verrières du Tarn SAS, certifie que M. Yanis Belkacem, demeurant 3 bis impasse des Acacias, 81000 Albi, est employé dans notre entreprise en qualité de technicien de maintenance depuis le 1er février 2017, en contrat à durée indéterminée à temps plein. Son salaire brut mensuel s’élève à 2 315,80 €, soit 27 789,60 € par an. Il n’est ni démissionnaire, ni en cours de licenciement, ni en période d’essai. Fait à Albi, le 6 mars 2024, pour servir et valoir ce que de droit.',
        right:
          'I, the undersigned, Ms. Corinne Delmas, Human Resources Director of Verrières du Tarn SAS, certify that Mr. Yanis Belkacem, residing at 3 bis impasse des Acacias, 81000 Albi, has been employed by our company as a maintenance technician since February 1, 2017, under a full-time permanent contract. His gross monthly salary is €2,315.80, i.e. €27,789.60 per year. He has neither resigned nor is he being dismissed or on probation. Done at Albi on March 6, 2024, for all legal purposes.',
        errors: [
          ['opposite', 'full-time', 'part-time'],
          ['opposite', 'gross monthly', 'net monthly'],
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
          'Amtsgericht Pinneberg, Az. 47 F 218/15. Beschluss vom 12.01.2016 in der Familiensache Rieck ./. Rieck. 1. Die am 03.08.2007 vor dem Standesamt Uetersen (Heiratseintrag Nr. 88/2007) geschlossene Ehe der Beteiligten wird geschieden. 2. Ein Versorgungsausgleich findet nicht statt. 3. Die Kosten des Verfahrens werden gegeneinander aufgehoben. Der Beschluss ist seit dem 24.02.2016 rechtskräftig. Verfahrenswert: 9.600,00 €. Ausgefertigt: Lohse, Justizangestellte als Urkundsbeamtin der Geschäftsstelle.',
        right:
          'Local Court (Amtsgericht) of Pinneberg, Case No. 47 F 218/15. Order of January 12, 2016 in the family matter Rieck v. Rieck. 1. The marriage of the parties, contracted on August 3, 2007 before the registry office of Uetersen (marriage entry No. 88/2007), is dissolved by divorce. 2. No equalization of pension rights takes place. 3. The costs of the proceedings are set off against each other. The order has been final and binding since February 24, 2016. Value of the proceedings: EUR 9,600.00. Issued by: Lohse, court employee as clerk of the court registry.',
        errors: [
          ['day and month swapped', 'January 12, 2016', 'December 1, 2016'],
          ['lost negation', 'No equalization of', 'An equalization of'],
        ],
      },
      {
        source:
          'Zeugnis der allgemeinen Hochschulreife. Frau Svenja Brodersen, geboren am 9. Juni 2002 in Husum, hat nach dem Besuch der gymnasialen Oberstufe die Abiturprüfung bestanden. Leistungen: Deutsch 11 Punkte, Mathematik 8 Punkte, Biologie 13 Punkte, Sport 10 Punkte. Durchschnittsnote 2,1 (in Worten: zwei Komma eins). Fremdsprachen: Englisch Jahrgangsstufe 5 bis 13, Latein Jahrgangsstufe 7 bis 10. Husum, den 25. Juni 2021. Siegel. Die Schulleiterin: Dr. Thomsen.',
        right:
          'Certificate of General Higher Education Entrance Qualification. Ms. Svenja Brodersen, born June 9, 2002 in Husum, passed the Abitur examination after attending the upper level of the gymnasium. Results: German 11 points, Mathematics 8 points, Biology 13 points, Physical Education 10 points. Average grade: 2.1 (in words: two point one). Foreign languages: English, grades 5 to 13; Latin, grades 7 to 10. Husum, June 25, 2021. [Seal] Head of School: Dr. Thomsen.',
        errors: [
          ['field', 'Biology 13 points', 'Chemistry 13 points'],
          ['digits transposed', 'grade: 2.1', 'grade: 1.2'],
        ],
      },
    ],
  },
  {
    name: 'Italian',
    lang: 'it',
    pairs: [
      {
        source:
          'Certificato di stato di famiglia. Comune di Chioggia (VE). L’ufficiale d’anagrafe certifica che nell’anagrafe della popolazione residente risulta iscritta in Calle Vianelli n. 63, int. 2, la seguente famiglia: 1) Boscolo Marino, nato a Chioggia il 15/05/1961, intestatario scheda, coniugato; 2) Penzo Luisella, nata a Venezia il 02/12/1964, moglie; 3) Boscolo Ilenia, nata a Piove di Sacco il 28/08/1995, figlia, nubile. Rilasciato in carta libera per gli usi consentiti dalla legge. Chioggia, li 11/01/2018. Diritti di segreteria € 0,26.',
        right:
          'Family Status Certificate. Municipality of Chioggia (Province of Venice). The Registrar certifies that the following family is registered in the register of the resident population at Calle Vianelli no. 63, apt. 2: 1) Marino Boscolo, born in Chioggia on 15 May 1961, registered head of household, married; 2) Luisella Penzo, born in Venice on 2 December 1964, wife; 3) Ilenia Boscolo, born in Piove di Sacco on 28 August 1995, daughter, single. Issued on unstamped paper for the uses permitted by law. Chioggia, 11 January 2018. Secretarial fees: €0.26.',
        errors: [
          ['line dropped', '; 3) Ilenia Boscolo, born in Piove di Sacco on 28 August 1995, daughter, single', ''],
          ['day and month swapped', '2 December 1964', '12 February 1964'],
        ],
      },
    ],
  },
  {
    name: 'Romanian',
    lang: 'ro',
    pairs: [
      {
        source:
          'Certificat de deces, seria DR nr. 884213. Numele de familie: Ungureanu. Prenumele: Aglaia. Sexul: F. Data nașterii: 1934, luna martie, ziua 17. Locul nașterii: comuna Vama, județul Suceava. Data decesului: 2020, luna octombrie, ziua 30. Locul decesului: municipiul Iași. Tatăl: Vasile. Mama: Parascheva. Ultimul domiciliu: Iași, str. Păcurari nr. 102, bl. 550, sc. B, et. 3, ap. 14. Decesul a fost trecut în registrul de stare civilă la nr. 4127 din 31.10.2020. Mențiuni: nu sunt. L.S. Ofițer de stare civilă (semnătură indescifrabilă).',
        right:
          'Death Certificate, series DR No. 884213. Surname: Ungureanu. Given name: Aglaia. Sex: F. Date of birth: March 17, 1934. Place of birth: commune of Vama, Suceava County. Date of death: October 30, 2020. Place of death: Iași Municipality. Father: Vasile. Mother: Parascheva. Last domicile: 102 Păcurari Street, Building 550, Entrance B, Floor 3, Apartment 14, Iași. The death was entered in the civil status register under No. 4127 on October 31, 2020. Annotations: none. [Place of seal] Civil status officer (illegible signature).',
        errors: [
          ['digit', 'Floor 3', 'Floor 8'],
          ['sex', 'Sex: F', 'Sex: M'],
        ],
      },
    ],
  },
  {
    name: 'Dutch',
    lang: 'nl',
    pairs: [
      {
        source:
          'Uittreksel uit de basisregistratie personen. Gemeente Deventer. Naam: Van der Wal. Voornamen: Jorrit Pieter. Geboren op 4-12-1986 te Sneek. Nationaliteit: Nederlandse. Burgerlijke staat: geregistreerd partnerschap. Partner: De Graaf, Mirjam. Adres: Brinkgreven 12 A, 7415 KL Deventer. Datum vestiging: 01-08-2015. Vorige gemeente: Zwolle. Voor het verkrijgen van dit uittreksel is € 14,10 betaald. Afgegeven op 19 mei 2022 namens de burgemeester.',
        right:
          'Extract from the Personal Records Database. Municipality of Deventer. Surname: Van der Wal. Given names: Jorrit Pieter. Born on 4 December 1986 in Sneek. Nationality: Dutch. Marital status: registered partnership. Partner: Mirjam de Graaf. Address: Brinkgreven 12 A, 7415 KL Deventer. Date of settlement: 1 August 2015. Previous municipality: Zwolle. A fee of €14.10 was paid for this extract. Issued on 19 May 2022 on behalf of the Mayor.',
        errors: [
          ['day and month swapped', '4 December 1986', '12 April 1986'],
          ['nationality', 'Nationality: Dutch', 'Nationality: German'],
        ],
      },
    ],
  },
  {
    name: 'Vietnamese',
    lang: 'vi',
    pairs: [
      {
        source:
          'GIẤY KHAI SINH. Họ, chữ đệm, tên: ĐẶNG THỊ HỒNG NHUNG. Ngày, tháng, năm sinh: 06/3/2009 (ghi bằng chữ: Ngày mùng sáu tháng ba năm hai nghìn không trăm linh chín). Giới tính: Nữ. Dân tộc: Kinh. Quốc tịch: Việt Nam. Nơi sinh: Trạm y tế xã Hòa Phú, huyện Ứng Hòa, thành phố Hà Nội. Họ, chữ đệm, tên người mẹ: Phan Thị Lụa, năm sinh: 1985. Họ, chữ đệm, tên người cha: Đặng Văn Thắng, năm sinh: 1981. Người đi khai sinh: bà nội. Nơi đăng ký khai sinh: UBND xã Hòa Phú. Người ký: Phó Chủ tịch Trịnh Văn Hậu.',
        right:
          'BIRTH CERTIFICATE. Full name: ĐẶNG THỊ HỒNG NHUNG. Date of birth: March 6, 2009 (in words: the sixth of March, two thousand and nine). Gender: Female. Ethnicity: Kinh. Nationality: Vietnamese. Place of birth: Medical Station of Hòa Phú Commune, Ứng Hòa District, Hanoi City. Full name of mother: Phan Thị Lụa; year of birth: 1985. Full name of father: Đặng Văn Thắng; year of birth: 1981. Person registering the birth: paternal grandmother. Place of birth registration: People’s Committee of Hòa Phú Commune. Signatory: Trịnh Văn Hậu, Vice Chairman.',
        errors: [
          ['maternal and paternal', 'paternal grandmother', 'maternal grandmother'],
          ['grade or rank', 'Vice Chairman', 'Chairman'],
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
          'תמצית רישום ממרשם האוכלוסין. מספר זהות: 31245678-4. שם משפחה: אוחיון. שם פרטי: ליאור. שם האב: דוד. שם האם: מזל. תאריך לידה: 14.2.1991, ל׳ בשבט תשנ״א. מקום לידה: באר שבע. מין: זכר. מצב אישי: רווק. כתובת: רחוב הגפן 22, דירה 7, אשקלון. תאריך כניסה לארץ: —. הופק ביום 3.9.2024. אין בתמצית זו משום אישור לגבי אזרחות. מנהל לשכת אשקלון.',
        right:
          'Extract from the Population Registry. Identity No.: 31245678-4. Surname: Ohayon. First name: Lior. Father’s name: David. Mother’s name: Mazal. Date of birth: February 14, 1991 (30 Shevat 5751). Place of birth: Beersheba. Sex: male. Marital status: single. Address: 22 HaGefen Street, Apt. 7, Ashkelon. Date of entry into Israel: —. Produced on September 3, 2024. This extract does not constitute confirmation of citizenship. Director of the Ashkelon Bureau.',
        errors: [
          ['day and month swapped', 'September 3, 2024', 'March 9, 2024'],
          ['lost negation', 'does not constitute', 'constitutes'],
        ],
      },
    ],
  },
];

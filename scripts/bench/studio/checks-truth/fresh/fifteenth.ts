import type { TruthPaper } from '../paper.ts';

/** As `fourteenth.ts`, written with it and measured once when the checks had been mended by it. */
export const fifteenth: readonly TruthPaper[] = [
  {
    name: 'Polish',
    lang: 'pl',
    pairs: [
      {
        source:
          'Odpis zwykły księgi wieczystej KR1P/00123456/7. Sąd Rejonowy dla Krakowa-Podgórza. Dział I: działka ewidencyjna nr 214/3, położenie: Niepołomice, sposób korzystania: działka zabudowana, obszar 0,0812 ha. Dział II: właściciel – Czesław Piwowarczyk, s. Jana i Marii, udział 1/2; Łucja Piwowarczyk, c. Adama i Zofii, udział 1/2. Podstawa wpisu: umowa darowizny z dnia 16 sierpnia 2005 r., Rep. A nr 3381/2005, notariusz Halina Kuś. Dział III: brak wpisów. Dział IV: hipoteka zwykła w kwocie 85.000 zł. Kraków, dnia 27.04.2011 r.',
        right:
          'Ordinary Copy of Land and Mortgage Register No. KR1P/00123456/7. District Court for Kraków-Podgórze. Section I: cadastral plot No. 214/3; location: Niepołomice; use: developed plot; area: 0.0812 ha. Section II: owners – Czesław Piwowarczyk, son of Jan and Maria, share 1/2; Łucja Piwowarczyk, daughter of Adam and Zofia, share 1/2. Basis of entry: deed of gift of 16 August 2005, Roll A No. 3381/2005, notary Halina Kuś. Section III: no entries. Section IV: ordinary mortgage in the amount of PLN 85,000. Kraków, 27 April 2011.',
        errors: [
          ['digits transposed', '0.0812 ha', '0.8012 ha'],
          ['currency', 'PLN 85,000', 'EUR 85,000'],
        ],
      },
      {
        source:
          'Odpis skrócony aktu zgonu. Nazwisko: Rutkowska, nazwisko rodowe: Grabiec, imię: Genowefa. Stan cywilny: wdowa. Data i miejsce urodzenia: 1 maja 1929 r., Pińczów. Data zgonu: dwudziesty szósty grudnia dwa tysiące siedemnastego roku, godz. 03.15. Miejsce zgonu: Busko-Zdrój. Ostatnie miejsce zamieszkania: Pińczów. Imiona i nazwiska rodziców: Piotr Grabiec, Wiktoria Grabiec z domu Sójka. Nazwisko i imię małżonka osoby zmarłej: Rutkowski Bolesław. Poświadcza się zgodność powyższego odpisu z treścią aktu zgonu nr 512/2017. Pieczęć urzędowa. Zastępca Kierownika.',
        right:
          'Abridged copy of death certificate. Surname: Rutkowska; family name at birth: Grabiec; first name: Genowefa. Marital status: widow. Date and place of birth: May 1, 1929, Pińczów. Date of death: the twenty-sixth of December, two thousand seventeen, at 3:15 a.m. Place of death: Busko-Zdrój. Last place of residence: Pińczów. Parents’ names and surnames: Piotr Grabiec, Wiktoria Grabiec née Sójka. Surname and first name of the spouse of the deceased: Rutkowski, Bolesław. It is certified that the above copy conforms to the content of death certificate No. 512/2017. [Official seal] Deputy Head.',
        errors: [
          ['marital status', 'status: widow', 'status: single'],
          ['grade or rank', 'Deputy Head', 'Head'],
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
          'Рішення іменем України. 23 травня 2018 року Обухівський районний суд Київської області у складі головуючого судді Кравчук Н. В., за участю секретаря Бойко І. М., розглянувши у відкритому судовому засіданні цивільну справу № 372/815/18 за позовом Савчука Романа Юрійовича до Савчук Ірини Петрівни про розірвання шлюбу, вирішив: позов задовольнити. Шлюб, зареєстрований 10 липня 2009 року, актовий запис № 64, розірвати. Малолітню доньку Злату, 2012 р.н., залишити проживати з матір’ю. Стягнути 640,00 грн судового збору. Рішення набрало законної сили 23 червня 2018 р.',
        right:
          'Judgment in the name of Ukraine. On 23 May 2018, the Obukhiv District Court of Kyiv Region, composed of the presiding judge N. V. Kravchuk, with the participation of the secretary I. M. Boiko, having considered in open court civil case No. 372/815/18 on the claim of Roman Yuriiovych Savchuk against Iryna Petrivna Savchuk for dissolution of marriage, decided: to grant the claim. The marriage registered on 10 July 2009, record No. 64, is to be dissolved. The minor daughter Zlata, born in 2012, is to remain living with her mother. Court fee in the amount of UAH 640.00 is to be recovered. The judgment entered into legal force on 23 June 2018.',
        errors: [
          ['kin word', 'with her mother', 'with her father'],
          ['verdict', 'to grant the claim', 'to dismiss the claim'],
        ],
      },
      {
        source:
          'Додаток до диплома бакалавра. Прізвище, ім’я та по батькові: Литвиненко Анна-Марія Вікторівна. Дата народження: 28.02.1999. Спеціальність: 053 Психологія. Форма навчання: денна. Дисципліни: загальна психологія — 5,0 кредитів, 88, добре; філософія — 3,0 кредити, 93, відмінно; анатомія людини — 4,5 кредиту, 64, задовільно. Загальна кількість кредитів: 240. Кваліфікаційну роботу захистила 11 червня 2020 року з оцінкою «відмінно». Ректор проф. О. Г. Шевчук. М. П.',
        right:
          'Supplement to the Bachelor’s Diploma. Surname, given name and patronymic: Lytvynenko Anna-Mariia Viktorivna. Date of birth: February 28, 1999. Program Subject Area: 053 Psychology. Mode of study: full-time. Subjects: General Psychology – 5.0 credits, 88, good; Philosophy – 3.0 credits, 93, excellent; Human Anatomy – 4.5 credits, 64, satisfactory. Total credits: 240. She defended her qualification thesis on June 11, 2020 with the grade “excellent”. Rector: Prof. O. H. Shevchuk. [Seal]',
        errors: [
          ['grade or rank', '64, satisfactory', '64, good'],
          ['digits transposed', '4.5 credits', '5.4 credits'],
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
          'Adli sicil ve arşiv kaydı belgesi. T.C. Adalet Bakanlığı, Adli Sicil ve İstatistik Genel Müdürlüğü. Sorgulanan kişi: Tolga Erdem, baba adı Kemal, ana adı Zeliha, doğum tarihi 09.01.1990, doğum yeri Lüleburgaz. Belgenin verileceği kurum: Kanada Büyükelçiliği. Yukarıda kimlik bilgileri yazılı şahsın adli sicil kaydı yoktur. Adli sicil arşiv kaydı yoktur. Belge e-Devlet üzerinden 17.03.2023 saat 16:42’de oluşturulmuştur. Barkod: YYT7-3XKQ.',
        right:
          'Criminal Record and Archive Certificate. Republic of Turkey, Ministry of Justice, General Directorate of Judicial Records and Statistics. Person queried: Tolga Erdem; father’s name: Kemal; mother’s name: Zeliha; date of birth: January 9, 1990; place of birth: Lüleburgaz. Institution to which the document is to be submitted: Embassy of Canada. The person whose identity details appear above has no criminal record. There is no archived criminal record. This document was generated via e-Government on March 17, 2023 at 4:42 p.m. Barcode: YYT7-3XKQ.',
        errors: [
          ['place changed', 'Embassy of Canada', 'Embassy of Germany'],
          ['line dropped', ' There is no archived criminal record.', ''],
        ],
      },
      {
        source:
          'Tapu senedi. İli: Muğla, ilçesi: Milas, köyü: Ören. Ada no 147, parsel no 9, yüzölçümü 1.264,50 m². Niteliği: iki katlı kargir ev ve zeytinlik. Malik: Fatma Gürsoy, Ali kızı, tam hisse. Edinme sebebi: miras yoluyla intikal. Yevmiye no 2051, cilt no 16, sayfa no 1573, tarih 26/11/2008. Satış bedeli: —. İpotek kaydı bulunmamaktadır. Tapu Müdürü İsmail Uysal (imza, mühür).',
        right:
          'Title Deed. Province: Muğla; District: Milas; Village: Ören. Block No. 147, Parcel No. 9, area 1,264.50 m². Description: two-story masonry house and olive grove. Owner: Fatma Gürsoy, daughter of Ali, full share. Manner of acquisition: transfer by inheritance. Journal No. 2051, Volume No. 16, Page No. 1573, dated November 26, 2008. Sale price: —. There is no mortgage entry. Director of the Land Registry: İsmail Uysal (signature, seal).',
        errors: [
          ['number word', 'two-story', 'three-story'],
          ['lost negation', 'There is no mortgage entry', 'There is a mortgage entry'],
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
          'شهادة عدم محكومية. وزارة العدل، المملكة الأردنية الهاشمية. الاسم: لينا ماجد خليل النسور. الرقم الوطني: ٩٨٩٢٠١٤٥٦٧. اسم الأم: سهام. مكان وتاريخ الولادة: السلط، ١٩٨٩/٧/١٨. الغاية من الشهادة: الهجرة. نشهد بأنه لا يوجد بحق المذكورة أعلاه أية قيود جرمية حتى تاريخ ٢٠٢٢/١٠/٥. رسم الشهادة: دينار ونصف. هذه الشهادة صالحة لمدة ثلاثة أشهر. رئيس قسم السجل العدلي (ختم).',
        right:
          'Certificate of Non-Conviction. Ministry of Justice, Hashemite Kingdom of Jordan. Name: Lina Majed Khalil Al-Nsour. National number: 9892014567. Mother’s name: Siham. Place and date of birth: As-Salt, July 18, 1989. Purpose of the certificate: immigration. We certify that there are no criminal records against the above-named person up to October 5, 2022. Certificate fee: one and a half dinars. This certificate is valid for a period of three months. Head of the Judicial Record Section (stamp).',
        errors: [
          ['number word', 'three months', 'six months'],
          ['month', 'July 18, 1989', 'June 18, 1989'],
        ],
      },
      {
        source:
          'شهادة راتب. تشهد شركة الخليج للمقاولات ذ.م.م. بأن السيد جورج إلياس حداد، لبناني الجنسية، جواز سفر رقم LR0456712، يعمل لديها بوظيفة مهندس مدني منذ ١/٩/٢٠١٤، ويتقاضى راتباً شهرياً إجمالياً قدره ١٨٬٥٠٠ درهم (ثمانية عشر ألفاً وخمسمائة درهم إماراتي)، منه بدل سكن ٦٬٠٠٠ درهم. وقد أعطيت له هذه الشهادة بناء على طلبه دون أدنى مسؤولية على الشركة. دبي في ٢٠ فبراير ٢٠٢٣. مدير الموارد البشرية.',
        right:
          'Salary Certificate. Gulf Contracting Company L.L.C. certifies that Mr. George Elias Haddad, a Lebanese national, passport No. LR0456712, has been employed with it as a civil engineer since September 1, 2014, and receives a gross monthly salary of AED 18,500 (eighteen thousand five hundred UAE dirhams), including a housing allowance of AED 6,000. This certificate was issued to him at his request without any liability on the part of the company. Dubai, February 20, 2023. Human Resources Manager.',
        errors: [
          ['occupation', 'civil engineer', 'mechanical engineer'],
          ['currency', 'AED 6,000', 'USD 6,000'],
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
          '常住人口登记卡。姓名：司徒婉莹。户主或与户主关系：儿媳。性别：女。出生地：广东省江门市。民族：汉族。籍贯：广东省开平市。出生日期：1990年1月30日。文化程度：大学专科。婚姻状况：已婚。兵役状况：未服兵役。服务处所：江门市第二小学。职业：教师。何时由何地迁来本址：2016年5月11日由开平市水口镇迁来。承办人签章：梁国栋。登记日期：2016年5月11日。',
        right:
          'Permanent Resident Registration Card. Name: Situ Wanying. Head of household or relationship to head of household: daughter-in-law. Sex: female. Place of birth: Jiangmen, Guangdong Province. Ethnic group: Han. Ancestral home: Kaiping, Guangdong Province. Date of birth: January 30, 1990. Education: junior college. Marital status: married. Military service: none. Employer: Jiangmen No. 2 Primary School. Occupation: teacher. When and from where moved to this address: moved from Shuikou Town, Kaiping, on May 11, 2016. Signature/seal of the officer in charge: Liang Guodong. Date of registration: May 11, 2016.',
        errors: [
          ['kin word', 'daughter-in-law', 'daughter'],
          ['digit', 'No. 2 Primary School', 'No. 3 Primary School'],
        ],
      },
      {
        source:
          '民事调解书。（2017）川0107民初2296号。原告：万晓峰，男，1982年2月25日出生，汉族。被告：贺丽娟，女，1984年7月9日出生，汉族。案由：离婚纠纷。经本院主持调解，双方自愿达成如下协议：一、原告与被告自愿离婚；二、婚生子万子轩由被告抚养，原告每月支付抚养费2000元至其年满十八周岁；三、夫妻无共同债务；四、案件受理费150元，由原告负担。本调解书经双方当事人签收后即具有法律效力。审判员：谭勇。书记员：唐蕾。',
        right:
          'Civil Mediation Statement. (2017) Chuan 0107 Min Chu No. 2296. Plaintiff: Wan Xiaofeng, male, born February 25, 1982, Han ethnicity. Defendant: He Lijuan, female, born July 9, 1984, Han ethnicity. Cause of action: divorce dispute. Through mediation presided over by this court, the parties voluntarily reached the following agreement: 1. The plaintiff and the defendant divorce voluntarily; 2. Their son Wan Zixuan, born in wedlock, shall be raised by the defendant, and the plaintiff shall pay child support of RMB 2,000 per month until he reaches the age of eighteen; 3. The couple has no joint debts; 4. The case acceptance fee of RMB 150 shall be borne by the plaintiff. This mediation statement becomes legally effective once signed for by both parties. Judge: Tan Yong. Clerk: Tang Lei.',
        errors: [
          [
            'party exchanged',
            'raised by the defendant, and the plaintiff shall pay',
            'raised by the plaintiff, and the defendant shall pay',
          ],
          ['lost negation', 'has no joint debts', 'has joint debts'],
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
          '警察刑事紀錄證明書。字號：新北警外字第1100038842號。姓名：葉思涵。性別：女。出生日期：民國79年6月23日。國民身分證統一編號：A228713905。護照號碼：315508724。查上述申請人在臺灣地區於民國110年5月17日前無刑事案件紀錄。本證明書自核發之日起一年內有效。新北市政府警察局局長 黃宗仁。中華民國110年5月18日。',
        right:
          'Police Criminal Record Certificate. Ref. No.: Xin Bei Jing Wai Zi No. 1100038842. Name: Yeh Szu-Han. Sex: Female. Date of birth: June 23, 1990. National ID No.: A228713905. Passport No.: 315508724. It is found that the above applicant had no criminal record in the Taiwan area prior to May 17, 2021. This certificate is valid for one year from the date of issue. Huang Tsung-Jen, Commissioner, New Taipei City Police Department. May 18, 2021 (110th year of the Republic of China).',
        errors: [
          ['era year', 'June 23, 1990', 'June 23, 1979'],
          ['number word', 'valid for one year', 'valid for two years'],
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
          '住民票。世帯主：小野寺隆。氏名：小野寺恵子。続柄：妻。生年月日：昭和40年9月30日。性別：女。住所：宮城県仙台市青葉区上杉一丁目5番3-402号。住民となった年月日：平成3年4月2日。前住所：岩手県一関市大町8番地。転入届出日：平成3年4月9日。本籍：省略。個人番号：省略。この写しは、世帯一部の住民票の原本と相違ないことを証明する。令和4年7月14日。仙台市青葉区長。',
        right:
          'Certificate of Residence. Head of household: Takashi Onodera. Name: Keiko Onodera. Relationship to head of household: wife. Date of birth: September 30, 1965. Sex: female. Address: 1-5-3-402 Kamisugi, Aoba-ku, Sendai City, Miyagi Prefecture. Date of becoming a resident: April 2, 1991. Previous address: 8 Omachi, Ichinoseki City, Iwate Prefecture. Date of moving-in notification: April 9, 1991. Registered domicile: omitted. Individual Number: omitted. This is to certify that this copy does not differ from the original residence record of part of the household. July 14, 2022. Head of Aoba Ward, Sendai City.',
        errors: [
          ['place changed', 'Iwate Prefecture', 'Akita Prefecture'],
          ['kin word', 'household: wife', 'household: mother'],
        ],
      },
      {
        source:
          '退職証明書。安藤大地殿。使用期間：平成二十七年十月一日から令和二年九月三十日まで。業務の種類：調理。地位：副料理長。賃金：月額二十八万五千円。退職の事由：契約期間の満了。懲戒解雇ではない。上記のとおり証明する。令和二年十月五日。神奈川県藤沢市湘南台2-14-6。株式会社海風亭 代表取締役 宮本沙織。',
        right:
          'Certificate of Separation from Employment. To: Mr. Daichi Ando. Period of employment: from October 1, 2015 to September 30, 2020. Type of work: cooking. Position: sous-chef. Wages: 285,000 yen per month. Reason for leaving: expiration of the contract term. It was not a disciplinary dismissal. Certified as stated above. October 5, 2020. 2-14-6 Shonandai, Fujisawa City, Kanagawa Prefecture. Umikaze-tei Co., Ltd., Saori Miyamoto, Representative Director.',
        errors: [
          ['digits transposed', '285,000 yen', '258,000 yen'],
          ['lost negation', 'It was not a', 'It was a'],
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
          '병적증명서. 성명: 하준혁. 생년월일: 1991. 05. 06. 군별: 육군. 계급: 병장. 군번: 11-76012345. 병과: 통신. 입영일: 2011. 08. 23. 전역일: 2013. 05. 22. 전역구분: 만기전역. 역종: 예비역. 특기사항: 없음. 위 사실을 증명합니다. 2020년 6월 9일. 강원지방병무청장.',
        right:
          'Certificate of Military Service. Name: Ha Jun-hyuk. Date of birth: May 6, 1991. Branch: Army. Rank: Sergeant. Service number: 11-76012345. Branch of service: Signal. Date of enlistment: August 23, 2011. Date of discharge: May 22, 2013. Type of discharge: discharge upon completion of service term. Service status: reserve. Special remarks: none. The above facts are hereby certified. June 9, 2020. Commissioner, Gangwon Regional Military Manpower Administration.',
        errors: [
          ['grade or rank', 'Rank: Sergeant', 'Rank: Corporal'],
          [
            'date of another event',
            'enlistment: August 23, 2011. Date of discharge: May 22, 2013',
            'enlistment: May 22, 2013. Date of discharge: August 23, 2011',
          ],
        ],
      },
      {
        source:
          '예금잔액증명서. 예금주: 선우정아. 계좌번호: 302-0587-4416-21. 예금종류: 보통예금. 잔액: 금 일천이백오십삼만사천원정(₩12,534,000). 기준일: 2023년 1월 31일. 질권설정: 없음. 압류 등 지급제한 금액: 0원. 위와 같이 예금 잔액을 증명합니다. 농협은행 춘천중앙지점장 (인). 담당자: 맹수진, 전화 033-256-7788.',
        right:
          'Certificate of Deposit Balance. Account holder: Sunwoo Jung-ah. Account number: 302-0587-4416-21. Type of deposit: ordinary deposit. Balance: twelve million five hundred thirty-four thousand won (₩12,534,000). As of: January 31, 2023. Pledge: none. Amount subject to payment restrictions such as attachment: 0 won. The deposit balance is certified as above. Manager, Chuncheon Jungang Branch, NongHyup Bank [seal]. Person in charge: Maeng Su-jin, Tel. 033-256-7788.',
        errors: [
          ['digits transposed', '₩12,534,000', '₩12,354,000'],
          ['place changed', 'Chuncheon', 'Chungju'],
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
          'Certificado do registo criminal. Direção-Geral da Administração da Justiça. Nome: Vasco Manuel Quintela Ramos. Filho de: Armindo Ramos e de Maria da Luz Quintela. Data de nascimento: 1983-06-27. Naturalidade: freguesia de Creixomil, concelho de Guimarães. N.º de identificação civil: 12345678 9 ZX4. Finalidade: exercício de profissão. Conteúdo: nada consta acerca da pessoa acima identificada. Emitido em 2024-02-14, às 09h12. Válido por três meses a contar da data da emissão.',
        right:
          'Criminal Record Certificate. Directorate-General for the Administration of Justice. Name: Vasco Manuel Quintela Ramos. Son of: Armindo Ramos and Maria da Luz Quintela. Date of birth: 27 June 1983. Place of birth: parish of Creixomil, municipality of Guimarães. Civil identification No.: 12345678 9 ZX4. Purpose: exercise of a profession. Content: there is nothing on record concerning the above-identified person. Issued on 14 February 2024 at 9:12 a.m. Valid for three months from the date of issue.',
        errors: [
          ['month', '27 June 1983', '27 July 1983'],
          ['lost negation', 'there is nothing on record', 'there is an entry on record'],
        ],
      },
      {
        source:
          'Certidão de casamento. Cônjuges: Jonas Ferreti, natural de Caxias do Sul, RS, nascido aos 18/04/1979, filho de Olmiro Ferreti e Iracema Ferreti; e Débora Lins, natural do Recife, PE, nascida aos 03/11/1982, filha de pai não declarado e de Socorro Lins. Regime de bens: comunhão parcial. Nome adotado após o casamento: ela passou a assinar Débora Lins Ferreti; ele não alterou o nome. Averbação: divórcio decretado em 21 de março de 2016 pela 2ª Vara de Família. Emolumentos: R$ 42,18.',
        right:
          'Marriage Certificate. Spouses: Jonas Ferreti, a native of Caxias do Sul, Rio Grande do Sul, born on April 18, 1979, son of Olmiro Ferreti and Iracema Ferreti; and Débora Lins, a native of Recife, Pernambuco, born on November 3, 1982, daughter of an undeclared father and of Socorro Lins. Property regime: partial community property. Name adopted after marriage: she began to sign as Débora Lins Ferreti; he did not change his name. Annotation: divorce decreed on March 21, 2016 by the 2nd Family Court. Fees: R$42.18.',
        errors: [
          ['opposite', 'partial community', 'universal community'],
          ['lost negation', 'he did not change his name', 'he changed his name'],
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
          'Acta de matrimonio. Entidad: Oaxaca. Municipio: Juchitán de Zaragoza. Libro 3, acta 00187. Fecha de registro: 12 de diciembre de 1996. Contrayentes: Él: Eleuterio Matus Regalado, 26 años, jornalero. Ella: Nereida Orozco Vásquez, 22 años, labores del hogar. Régimen: sociedad conyugal. Padres de él: Porfirio Matus (finado) y Rosa Regalado. Padres de ella: Tomás Orozco y Hermila Vásquez. Anotaciones marginales: sin anotaciones. Se expide la presente copia certificada a los 5 días del mes de junio de 2018. Doy fe.',
        right:
          'Marriage Record. State: Oaxaca. Municipality: Juchitán de Zaragoza. Book 3, record 00187. Date of registration: December 12, 1996. Contracting parties: He: Eleuterio Matus Regalado, age 26, day laborer. She: Nereida Orozco Vásquez, age 22, homemaker. Property regime: conjugal partnership. His parents: Porfirio Matus (deceased) and Rosa Regalado. Her parents: Tomás Orozco and Hermila Vásquez. Marginal notes: none. This certified copy is issued on the 5th day of June, 2018. I attest.',
        errors: [
          ['party exchanged', 'His parents: Porfirio', 'Her parents: Porfirio'],
          ['digit', 'age 22', 'age 32'],
        ],
      },
      {
        source:
          'Certificado de titularidad y saldo. Banco Galaico, S.A., oficina 0214 de Lugo, CERTIFICA que D. Anxo Pardo Vilariño es titular único de la cuenta corriente ES76 2077 0024 0031 0257 5766, abierta el 3 de febrero de 2010, que presenta a fecha 31/12/2022 un saldo a su favor de 12.408,35 € (doce mil cuatrocientos ocho euros con treinta y cinco céntimos). No existen saldos deudores ni descubiertos. Y para que conste, a petición del interesado, se expide en Lugo a 9 de enero de 2023. El director de la oficina.',
        right:
          'Certificate of Account Ownership and Balance. Banco Galaico, S.A., Lugo branch 0214, CERTIFIES that Mr. Anxo Pardo Vilariño is the sole holder of current account ES76 2077 0024 0031 0257 5766, opened on February 3, 2010, which as of December 31, 2022 shows a credit balance of €12,408.35 (twelve thousand four hundred eight euros and thirty-five cents). There are no debit balances or overdrafts. In witness whereof, at the request of the interested party, this certificate is issued in Lugo on January 9, 2023. The Branch Manager.',
        errors: [
          ['lost negation', 'There are no debit balances', 'There are debit balances'],
          ['digits transposed', '€12,408.35', '€12,480.35'],
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
          'Tribunal de grande instance de Laon, jugement de divorce du 16 novembre 2005, n° RG 04/01127. Demanderesse : Sylvie Marcq épouse Thuillier, née le 1er juillet 1966 à Chauny. Défendeur : Bruno Thuillier, né le 13 mars 1963 à Guise, non comparant. Par ces motifs, le tribunal, statuant publiquement, par jugement réputé contradictoire et en premier ressort, prononce le divorce aux torts exclusifs du mari ; fixe la résidence habituelle de l’enfant Léo chez la mère ; dit que le père versera une contribution mensuelle de 150 euros ; condamne le défendeur aux dépens. Le greffier. Le juge aux affaires familiales.',
        right:
          'Regional Court (Tribunal de grande instance) of Laon, divorce judgment of 16 November 2005, docket No. 04/01127. Petitioner: Sylvie Marcq, married name Thuillier, born on 1 July 1966 in Chauny. Respondent: Bruno Thuillier, born on 13 March 1963 in Guise, not appearing. On these grounds, the court, ruling in public, by a judgment deemed adversarial and at first instance, grants the divorce on the sole fault of the husband; sets the habitual residence of the child Léo at the mother’s home; rules that the father shall pay a monthly contribution of 150 euros; orders the respondent to pay the costs. The Court Clerk. The Family Court Judge.',
        errors: [
          ['party exchanged', 'sole fault of the husband', 'sole fault of the wife'],
          ['lost negation', 'in Guise, not appearing', 'in Guise, appearing'],
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
          'Arbeitszeugnis. Herr Cem Yıldırım, geboren am 17.10.1988 in Hagen, war vom 01.03.2013 bis zum 30.06.2019 als Mechatroniker in unserer Abteilung Instandhaltung beschäftigt. Seine wöchentliche Arbeitszeit betrug 38,5 Stunden. Er erledigte seine Aufgaben stets zu unserer vollen Zufriedenheit. Sein Verhalten gegenüber Vorgesetzten und Kollegen war einwandfrei. Das Arbeitsverhältnis endet auf eigenen Wunsch. Wir bedauern sein Ausscheiden. Iserlohn, 30. Juni 2019. i. V. Petra Kuhlmann, Personalleiterin.',
        right:
          'Employment Reference. Mr. Cem Yıldırım, born on October 17, 1988 in Hagen, was employed from March 1, 2013 to June 30, 2019 as a mechatronics technician in our maintenance department. His weekly working hours were 38.5 hours. He always performed his duties to our full satisfaction. His conduct toward superiors and colleagues was impeccable. The employment ends at his own request. We regret his departure. Iserlohn, June 30, 2019. p.p. Petra Kuhlmann, Head of Human Resources.',
        errors: [
          ['digits transposed', '38.5 hours', '35.8 hours'],
          ['line dropped', ' We regret his departure.', ''],
        ],
      },
      {
        source:
          'Eheurkunde. Standesamt Bad Tölz, Nr. E 57/2014. Ehemann: Familienname: Estermann, Geburtsname: Estermann, Vorname(n): Quirin Josef, Geburtstag, Geburtsort: 08.04.1985, Miesbach, Religion: römisch-katholisch. Ehefrau: Familienname: Estermann, Geburtsname: Schmölz, Vorname(n): Ramona, Geburtstag, Geburtsort: 19.11.1987, Füssen, Religion: evangelisch. Tag und Ort der Eheschließung: 28.06.2014, Bad Tölz. Weitere Angaben aus dem Register: keine. Siegel, Die Standesbeamtin. Gebühr 12,00 EUR bezahlt.',
        right:
          'Marriage Certificate. Registry Office of Bad Tölz, No. E 57/2014. Husband: Surname: Estermann; surname at birth: Estermann; given names: Quirin Josef; date and place of birth: 8 April 1985, Miesbach; religion: Roman Catholic. Wife: Surname: Estermann; surname at birth: Schmölz; given name: Ramona; date and place of birth: 19 November 1987, Füssen; religion: Protestant. Date and place of marriage: 28 June 2014, Bad Tölz. Further particulars from the register: none. [Seal] The Registrar. Fee of EUR 12.00 paid.',
        errors: [
          ['religion', 'religion: Protestant', 'religion: Roman Catholic'],
          ['day and month swapped', '8 April 1985', '4 August 1985'],
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
          'Estratto dell’atto di matrimonio. Ufficio dello stato civile di Caltagirone. Anno 1978, n. 41, parte II, serie A. Il ventidue aprile millenovecentosettantotto, alle ore undici e trenta, nella chiesa di San Giacomo, hanno contratto matrimonio secondo il rito concordatario: Gaetano Failla, celibe, impiegato, nato a Caltagirone il 9 gennaio 1950, e Concetta Interlandi, nubile, insegnante, nata a Grammichele il 6 settembre 1953. Annotazioni: con atto del notaio Russo in data 14 maggio 1985 gli sposi hanno scelto il regime della separazione dei beni. Per copia conforme. L’ufficiale di stato civile.',
        right:
          'Extract from the marriage record. Civil Registry Office of Caltagirone. Year 1978, No. 41, Part II, Series A. On the twenty-second of April, nineteen hundred and seventy-eight, at eleven thirty a.m., in the church of San Giacomo, the following contracted marriage according to the Concordat rite: Gaetano Failla, single, office worker, born in Caltagirone on January 9, 1950, and Concetta Interlandi, single, teacher, born in Grammichele on September 6, 1953. Annotations: by deed of the notary Russo dated May 14, 1985, the spouses chose the regime of separation of property. Certified true copy. The Civil Registrar.',
        errors: [
          ['digits transposed', 'May 14, 1985', 'May 14, 1958'],
          ['opposite', 'separation of property', 'community of property'],
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
          'Certificat de cazier judiciar. Inspectoratul de Poliție Județean Vaslui. Se certifică faptul că domnul Hriscu Codrin-Ștefan, C.N.P. 1880421374512, fiul lui Mihai și al Elenei, născut la data de 21.04.1988 în municipiul Bârlad, județul Vaslui, nu figurează înscris în cazierul judiciar. Prezentul certificat s-a eliberat la cerere, pentru a-i servi la angajare în străinătate, și este valabil 6 luni de la data eliberării. Nr. 60218 din 07.09.2021. Taxă: 10 lei. Șef serviciu, comisar-șef (L.S., semnătură).',
        right:
          'Criminal Record Certificate. Vaslui County Police Inspectorate. It is hereby certified that Mr. Codrin-Ștefan Hriscu, Personal Identification Number 1880421374512, son of Mihai and Elena, born on April 21, 1988 in the municipality of Bârlad, Vaslui County, is not registered in the criminal record. This certificate was issued upon request, for use in obtaining employment abroad, and is valid for 6 months from the date of issue. No. 60218 of September 7, 2021. Fee: 10 lei. Head of Department, Chief Commissioner [seal, signature].',
        errors: [
          ['lost negation', 'is not registered', 'is registered'],
          ['day and month swapped', 'September 7, 2021', 'July 9, 2021'],
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
          'Diploma hoger beroepsonderwijs. De examencommissie van Hogeschool Windesheim te Zwolle verklaart dat Fleur Annelies Oosterhuis, geboren op 31 oktober 1997 te Meppel, met goed gevolg het afsluitend examen heeft afgelegd van de bacheloropleiding Verpleegkunde. Het examen omvatte: stage 8, statistiek 6, afstudeerproject 7,5. Studielast: 240 EC. Aan haar is de graad Bachelor of Science verleend. Zwolle, 5 juli 2019. De voorzitter, de secretaris, de geslaagde.',
        right:
          'Higher Professional Education Diploma. The Examination Board of Windesheim University of Applied Sciences in Zwolle declares that Fleur Annelies Oosterhuis, born on October 31, 1997 in Meppel, has successfully passed the final examination of the bachelor’s program in Nursing. The examination comprised: internship 8, statistics 6, graduation project 7.5. Study load: 240 EC. She was awarded the degree of Bachelor of Science. Zwolle, July 5, 2019. The chair, the secretary, the graduate.',
        errors: [
          ['swapped between labels', 'internship 8, statistics 6', 'internship 6, statistics 8'],
          ['grade or rank', 'degree of Bachelor of', 'degree of Master of'],
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
          'PHIẾU LÝ LỊCH TƯ PHÁP SỐ 1. Số: 2218/STP-LLTP. Họ và tên: Huỳnh Tấn Phát. Giới tính: Nam. Ngày sinh: 12/10/1987. Nơi sinh: tỉnh Bến Tre. Quốc tịch: Việt Nam. Nơi thường trú: ấp 4, xã Tân Thạch, huyện Châu Thành, tỉnh Bến Tre. Giấy CMND số 321234567, cấp ngày 15/4/2010 tại Công an tỉnh Bến Tre. Tình trạng án tích: không có án tích. Thông tin về cấm đảm nhiệm chức vụ, thành lập, quản lý doanh nghiệp: không. Bến Tre, ngày 02 tháng 11 năm 2020. Giám đốc Sở Tư pháp.',
        right:
          'CRIMINAL RECORD CERTIFICATE NO. 1. No.: 2218/STP-LLTP. Full name: Huỳnh Tấn Phát. Sex: Male. Date of birth: October 12, 1987. Place of birth: Bến Tre Province. Nationality: Vietnamese. Permanent residence: Hamlet 4, Tân Thạch Commune, Châu Thành District, Bến Tre Province. ID Card No. 321234567, issued on April 15, 2010 by the Public Security of Bến Tre Province. Criminal conviction status: no criminal convictions. Information on bans from holding positions or establishing and managing enterprises: none. Bến Tre, November 2, 2020. Director of the Department of Justice.',
        errors: [
          ['lost negation', 'status: no criminal convictions', 'status: has criminal convictions'],
          ['digit', 'Hamlet 4', 'Hamlet 7'],
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
          'תעודת גירושין. בית הדין הרבני האזורי פתח תקווה. תיק מס׳ 984112/3. הננו מאשרים בזה כי אברהם כץ, ת.ז. 05871236-9, ורונית כץ לבית מזרחי, ת.ז. 02745518-3, התגרשו זה מזו כדת משה וישראל ביום כ״ב באלול תשע״ג (28.8.2013). האישה מותרת להינשא לכל אדם, למעט כהן, לאחר 92 יום. תעודה זו נרשמה ביום 1.9.2013. מזכיר ראשי (חותמת).',
        right:
          'Divorce Certificate. Regional Rabbinical Court of Petah Tikva. File No. 984112/3. We hereby confirm that Avraham Katz, I.D. No. 05871236-9, and Ronit Katz, née Mizrahi, I.D. No. 02745518-3, were divorced from one another according to the law of Moses and Israel on 22 Elul 5773 (August 28, 2013). The wife is permitted to marry any man except a Kohen after 92 days. This certificate was registered on September 1, 2013. Chief Secretary (stamp).',
        errors: [
          ['digits transposed', 'after 92 days', 'after 29 days'],
          ['digits transposed', '05871236-9', '05871263-9'],
        ],
      },
    ],
  },
];

import type { SourceTag } from '#shared/translation-text.ts';

/** More right records beside `fourteenth.ts`, to mend by. */
export const fourteenthRight: Partial<Record<SourceTag, readonly (readonly [source: string, target: string])[]>> = {
  pl: [
    [
      'Świadectwo pracy. Stwierdza się, że Pan Zbigniew Wilk, imiona rodziców: Stefan i Irena, urodzony 12.06.1975 r., był zatrudniony w Zakładach Mięsnych „Krotosz” S.A. w okresie od 01.03.2004 do 31.12.2016 w pełnym wymiarze czasu pracy na stanowisku kierowcy-zaopatrzeniowca. Stosunek pracy ustał w wyniku rozwiązania umowy za porozumieniem stron. Urlop wypoczynkowy wykorzystano w wymiarze 26 dni (208 godzin). Kary porządkowe: nie dotyczy. Wynagrodzenie zasadnicze: 3 450,00 zł brutto.',
      'Certificate of Employment. It is certified that Mr. Zbigniew Wilk, parents’ first names: Stefan and Irena, born June 12, 1975, was employed by Zakłady Mięsne “Krotosz” S.A. from March 1, 2004 to December 31, 2016 on a full-time basis as a driver and supply agent. The employment ended by termination of the contract by mutual agreement. Annual leave used: 26 days (208 hours). Disciplinary penalties: not applicable. Base salary: PLN 3,450.00 gross.',
    ],
    [
      'Wyrok w imieniu Rzeczypospolitej Polskiej. Dnia 9 października 2013 r. Sąd Okręgowy w Kielcach I Wydział Cywilny po rozpoznaniu na rozprawie sprawy z powództwa Doroty Maj przeciwko Sławomirowi Majowi o rozwód rozwiązuje małżeństwo stron przez rozwód bez orzekania o winie. Wykonywanie władzy rodzicielskiej nad małoletnią córką Igą powierza matce, ustalając miejsce zamieszkania dziecka przy matce. Alimenty: po 700 zł miesięcznie, płatne do 10. dnia każdego miesiąca. Orzeczenie jest prawomocne od 31.10.2013 r.',
      'JUDGMENT IN THE NAME OF THE REPUBLIC OF POLAND. On 9 October 2013, the Regional Court in Kielce, First Civil Division, having heard at trial the case brought by Dorota Maj against Sławomir Maj for divorce, dissolves the marriage of the parties by divorce without a ruling on fault. The exercise of parental authority over the minor daughter Iga is entrusted to the mother, and the child’s place of residence is set with the mother. Child support: PLN 700 per month, payable by the 10th day of each month. The decision has been final since 31 October 2013.',
    ],
  ],
  uk: [
    [
      'Витяг з Державного реєстру речових прав на нерухоме майно. Індексний номер: 187645201. Об’єкт: квартира, загальна площа 58,4 кв.м, житлова площа 34,1 кв.м. Адреса: Полтавська обл., м. Кременчук, вул. Лесі Українки, буд. 17, кв. 42. Форма власності: приватна. Власник: Остапчук Марія Федорівна, розмір частки 1/1. Підстава: договір купівлі-продажу від 23.08.2012, посвідчений приватним нотаріусом Бондаренком О. В. Обтяження: відсутні. Дата формування: 05.02.2021 11:26:08.',
      'Extract from the State Register of Real Property Rights. Index number: 187645201. Property: apartment, total area 58.4 sq. m, living area 34.1 sq. m. Address: Apt. 42, 17 Lesi Ukrainky Street, Kremenchuk, Poltava Region. Form of ownership: private. Owner: Mariia Fedorivna Ostapchuk, share: 1/1. Basis: purchase and sale agreement of August 23, 2012, certified by private notary O. V. Bondarenko. Encumbrances: none. Generated on: February 5, 2021, 11:26:08.',
    ],
    [
      'Свідоцтво про смерть. Громадянин Лещенко Василь Кузьмич помер 3 квітня 2016 року у віці 79 років, про що в Книзі реєстрації смертей 2016 року квітня місяця 5 числа зроблено запис за № 118. Причина смерті: гостра серцева недостатність. Місце смерті: с. Великі Сорочинці Миргородського району Полтавської області. Видано виконавчим комітетом сільської ради. Серія І-КЕ № 224870.',
      'Death Certificate. Citizen Vasyl Kuzmych Leshchenko died on April 3, 2016 at the age of 79, of which entry No. 118 was made in the Register of Deaths on April 5, 2016. Cause of death: acute heart failure. Place of death: village of Velyki Sorochyntsi, Myrhorod District, Poltava Region. Issued by the Executive Committee of the Village Council. Series I-KE No. 224870.',
    ],
  ],
  tr: [
    [
      'Uluslararası doğum kayıt örneği (Formül A). Doğum yeri ve tarihi: Çorlu, 11 08 2005. Çocuğun soyadı: Demirel. Adı: Zeynep Naz. Cinsiyeti: F. Babasının soyadı: Demirel, adı: Serkan. Anasının soyadı: Demirel, adı: Filiz. Aile kütüğünün diğer bilgileri: ---. Verildiği tarih: 19 09 2022. Memurun imzası ve mührü.',
      'International Extract of Birth Record (Form A). Place and date of birth: Çorlu, August 11, 2005. Surname of the child: Demirel. First name: Zeynep Naz. Sex: F. Father’s surname: Demirel, first name: Serkan. Mother’s surname: Demirel, first name: Filiz. Other particulars of the family register: none. Date of issue: September 19, 2022. Signature and seal of the officer.',
    ],
    [
      'T.C. Ankara 7. Aile Mahkemesi. Esas no: 2015/604, karar no: 2016/233. Davacı: Yasemin Korkmaz. Davalı: Erhan Korkmaz. Dava: boşanma (anlaşmalı). Karar tarihi: 29/03/2016. Gereği düşünüldü: Tarafların TMK 166/3 maddesi uyarınca boşanmalarına, müşterek çocuk 2010 doğumlu Efe’nin velayetinin anneye verilmesine, çocuk için aylık 750 TL iştirak nafakasına, tarafların birbirlerinden tazminat talebi olmadığına karar verildi. İşbu karar 25.04.2016 tarihinde kesinleşmiştir.',
      'Republic of Turkey, Ankara 7th Family Court. Docket No.: 2015/604, Decision No.: 2016/233. Plaintiff: Yasemin Korkmaz. Defendant: Erhan Korkmaz. Action: divorce (by agreement). Date of decision: March 29, 2016. Having considered the matter, it was decided that the parties be divorced pursuant to Article 166/3 of the Turkish Civil Code, that custody of the joint child Efe, born in 2010, be given to the mother, that child support of TRY 750 per month be paid, and that the parties have no claim for compensation against each other. This decision became final on April 25, 2016.',
    ],
  ],
  ar: [
    [
      'الجمهورية العربية السورية، وزارة الداخلية، الشؤون المدنية. بيان ولادة. الاسم: مروة، النسبة: الأيوبي، اسم الأب: نضال، اسم ونسبة الأم: سمر قباني. محل ورقم القيد: حماة - باب البلد ٧٧. تاريخ ومحل الولادة: ٢٤ كانون الثاني ١٩٩٥ حماة. الجنس: أنثى. الدين: مسلم. تاريخ التسجيل: ٢ شباط ١٩٩٥. ملاحظات: لا يوجد. أمين السجل المدني (خاتم وتوقيع).',
      'Syrian Arab Republic, Ministry of Interior, Civil Affairs. Birth Statement. Name: Marwa; surname: Al-Ayoubi; father’s name: Nidal; mother’s name and surname: Samar Qabbani. Place and number of registration: Hama - Bab Al-Balad 77. Date and place of birth: January 24, 1995, Hama. Sex: female. Religion: Muslim. Date of registration: February 2, 1995. Remarks: none. Civil Registrar (seal and signature).',
    ],
    [
      'المملكة المغربية، وزارة الداخلية. نسخة موجزة من رسم الولادة رقم ١٢٣٤ سنة ١٩٨٨. الاسم العائلي: بنعيسى، الاسم الشخصي: إدريس. ولد بمكناس في ١٧ ربيع الأول ١٤٠٩ موافق ٢٩ أكتوبر ١٩٨٨. والده: عبد القادر بن محمد، ووالدته: فاطمة الزهراء بنت العربي. بيان الوفاة: لا شيء. نشهد بصفتنا ضابطا للحالة المدنية بمطابقة هذه النسخة لما هو مضمن بسجلاتنا. حرر بمكناس في ٦ يونيو ٢٠١٩.',
      'Kingdom of Morocco, Ministry of the Interior. Abridged copy of birth record No. 1234 of the year 1988. Family name: Benaissa; given name: Driss. Born in Meknes on 17 Rabi al-Awwal 1409, corresponding to October 29, 1988. His father: Abdelkader ben Mohamed; his mother: Fatima Zahra bent Larbi. Mention of death: none. We certify, in our capacity as civil status officer, that this copy conforms to what is contained in our registers. Done in Meknes on June 6, 2019.',
    ],
  ],
  zh: [
    [
      '毕业证书。学生欧阳雪，性别女，一九九八年八月十九日生，于二〇一六年九月至二〇二〇年六月在本校护理学专业四年制本科学习，修完教学计划规定的全部课程，成绩合格，准予毕业。校名：湖北医药学院。校长：（签章）。证书编号：109291202005003618。学历证书查询网址：http://www.chsi.com.cn。',
      'Graduation Certificate. Student Ouyang Xue, female, born on August 19, 1998, studied in the four-year undergraduate program of Nursing at this university from September 2016 to June 2020, has completed all courses of the teaching plan with passing grades, and is hereby permitted to graduate. Name of institution: Hubei University of Medicine. President: [signature seal]. Certificate No.: 109291202005003618. Website for verification of academic certificates: http://www.chsi.com.cn.',
    ],
    [
      '出生医学证明。新生儿姓名：顾子涵。性别：男。出生时间：2012年11月6日7时42分。出生孕周：39周+2天。健康状况：良好。体重：3350克。身长：50厘米。出生地点：江苏省苏州市吴中区。医疗机构名称：苏州市吴中人民医院。母亲姓名：章丽，年龄：28，国籍：中国，民族：汉。父亲姓名：顾伟东，年龄：31。出生证编号：M320157784。签发日期：2012年11月20日。',
      'Medical Certificate of Birth. Name of newborn: Gu Zihan. Sex: male. Time of birth: 7:42 on November 6, 2012. Gestational age: 39 weeks + 2 days. State of health: good. Weight: 3,350 g. Length: 50 cm. Place of birth: Wuzhong District, Suzhou City, Jiangsu Province. Name of medical institution: Suzhou Wuzhong People’s Hospital. Mother’s name: Zhang Li; age: 28; nationality: Chinese; ethnicity: Han. Father’s name: Gu Weidong; age: 31. Birth certificate No.: M320157784. Date of issue: November 20, 2012.',
    ],
  ],
  'zh-Hant': [
    [
      '結婚證書。結婚人：男方 江俊傑，民國七十五年三月八日生，籍貫臺南市；女方 呂佳蓉，民國七十七年十月二十四日生，籍貫高雄市。茲於中華民國一百零三年十一月二日上午十時在臺南市舉行結婚典禮。證婚人：施文雄。介紹人：無。主婚人：江水木、呂正義。證人：許志明、范美玲。',
      'Marriage Certificate. Parties: groom Chiang Chun-Chieh, born on March 8, 1986, ancestral home Tainan City; bride Lu Chia-Jung, born on October 24, 1988, ancestral home Kaohsiung City. The wedding ceremony was held in Tainan City at 10:00 a.m. on November 2, 2014. Officiant: Shih Wen-Hsiung. Matchmaker: none. Persons presiding over the marriage: Chiang Shui-Mu, Lu Cheng-Yi. Witnesses: Hsu Chih-Ming, Fan Mei-Ling.',
    ],
  ],
  ja: [
    [
      '出生届受理証明書。子の氏名：石川蒼。男女の別：男。出生の日時：令和3年5月17日 午前4時08分。出生地：愛知県豊橋市青竹町。父の氏名：石川達也。母の氏名：石川芽衣。届出人の資格：父。令和3年5月25日届出。上記届出は令和3年5月25日受理したことを証明する。愛知県豊橋市長。',
      'Certificate of Acceptance of Notification of Birth. Name of child: Ao Ishikawa. Sex: male. Date and time of birth: May 17, 2021 (Reiwa 3), 4:08 a.m. Place of birth: Aotake-cho, Toyohashi City, Aichi Prefecture. Father’s name: Tatsuya Ishikawa. Mother’s name: Mei Ishikawa. Status of notifier: father. Notification filed on May 25, 2021. It is certified that the above notification was accepted on May 25, 2021. Mayor of Toyohashi City, Aichi Prefecture.',
    ],
    [
      '預金残高証明書。口座名義：ナカジマ ユウコ 様。店番 214、口座番号 0783351。種類：普通預金。残高：¥2,846,115。上記のとおり令和6年1月31日現在の残高に相違ないことを証明いたします。なお、借入金はございません。令和6年2月5日。株式会社みなと銀行 神戸支店 支店長（印）。手数料 880円（税込）。',
      'Certificate of Deposit Balance. Account holder: Ms. Yuko Nakajima. Branch No. 214, Account No. 0783351. Type: ordinary deposit. Balance: ¥2,846,115. We hereby certify that the above is the correct balance as of January 31, 2024. There are no borrowings. February 5, 2024. Minato Bank, Ltd., Kobe Branch, Branch Manager [seal]. Fee: ¥880 (tax included).',
    ],
  ],
  ko: [
    [
      '범죄경력회보서. 성명: 빈가온. 생년월일: 1990년 12월 2일. 성별: 여성. 국적: 대한민국. 조회목적: 외국 입국·체류 허가. 조회 결과: 해당 자료 없음(실효된 형 포함). 위와 같이 회보합니다. 2023년 8월 16일. 경기남부경찰청 수원중부경찰서장(관인생략). 이 회보서는 본인 확인용으로 다른 용도로 사용할 수 없습니다.',
      'Criminal Record Check Report. Name: Bin Ga-on. Date of birth: December 2, 1990. Sex: female. Nationality: Republic of Korea. Purpose of inquiry: entry into and stay in a foreign country. Result of inquiry: no applicable records (including lapsed sentences). This is our reply as above. August 16, 2023. Chief, Suwon Jungbu Police Station, Gyeonggi Nambu Provincial Police Agency (official seal omitted). This report is for confirmation by the person concerned and may not be used for any other purpose.',
    ],
    [
      '등기사항전부증명서(말소사항 포함) - 집합건물. 고유번호 1146-2008-003155. 서울특별시 강서구 화곡동 1092 그린아파트 제103동 제7층 제702호. 표시번호 1, 접수 2008년 4월 21일. 전용면적 84.93㎡. 갑구 순위번호 2: 소유권이전, 접수 2015년 6월 30일 제48217호, 등기원인 2015년 5월 12일 매매, 소유자 길태민 780305-*******. 을구: 기록사항 없음. 수수료 1,200원 영수함.',
      'Certificate of All Registered Matters (including cancelled matters) - Condominium. Unique No. 1146-2008-003155. Unit 702, 7th Floor, Building 103, Green Apartment, 1092 Hwagok-dong, Gangseo-gu, Seoul. Indication No. 1, received on April 21, 2008. Exclusive area: 84.93 m². Section A, Rank No. 2: transfer of ownership, received on June 30, 2015, No. 48217; cause of registration: sale on May 12, 2015; owner: Gil Tae-min, 780305-*******. Section B: no entries. Fee of 1,200 won received.',
    ],
  ],
  pt: [
    [
      'DECLARAÇÃO. Declaramos, para os devidos fins, que a Sra. Ivone Queiroz Tavares, portadora do RG nº 29.114.567-8 SSP/SP e do CPF nº 214.335.678-90, é nossa funcionária desde 02/05/2011, registrada na CTPS nº 55471 série 00213-SP, exercendo a função de auxiliar administrativa, com salário mensal de R$ 3.218,40 (três mil, duzentos e dezoito reais e quarenta centavos). Por ser verdade, firmamos a presente. Ribeirão Preto, 18 de janeiro de 2019.',
      'STATEMENT. We hereby declare, for all due purposes, that Ms. Ivone Queiroz Tavares, bearer of Identity Card (RG) No. 29.114.567-8 SSP/SP and Individual Taxpayer Registration (CPF) No. 214.335.678-90, has been our employee since May 2, 2011, registered in Employment Booklet (CTPS) No. 55471, series 00213-SP, working as an administrative assistant, with a monthly salary of R$3,218.40 (three thousand two hundred eighteen reais and forty centavos). As this is true, we sign this statement. Ribeirão Preto, January 18, 2019.',
    ],
    [
      'Assento de óbito n.º 611 do ano de 2015. Conservatória do Registo Civil de Viseu. Nome: Adelino Pais Figueiral. Estado civil: viúvo. Idade: 84 anos. Naturalidade: Mangualde. Última residência: Rua do Gonçalinho, n.º 41, 2.º esq., Viseu. Hora e data do falecimento: 5 horas e 20 minutos de 2015-09-27. Local: Hospital de São Teotónio. Causa: —. Sepultado no cemitério de Mangualde. Não deixou descendentes menores nem bens. Declarante: agência funerária.',
      'Death record No. 611 of the year 2015. Civil Registry Office of Viseu. Name: Adelino Pais Figueiral. Marital status: widower. Age: 84 years. Place of birth: Mangualde. Last residence: Rua do Gonçalinho, No. 41, 2nd floor left, Viseu. Time and date of death: 5:20 a.m. on September 27, 2015. Place: São Teotónio Hospital. Cause: not stated. Buried in the cemetery of Mangualde. He left no minor descendants and no assets. Declarant: the funeral home.',
    ],
  ],
  es: [
    [
      'República de Colombia. Registro civil de nacimiento. Indicativo serial 34871205. NUIP 1.032.487.115. Apellidos: Arboleda Quintero. Nombres: Juan Sebastián. Fecha de nacimiento: año 2004, mes MAR, día 28. Sexo: masculino. Grupo sanguíneo: O, factor RH: positivo. Lugar: Colombia, Antioquia, Envigado. Datos de la madre: Quintero Ossa Luz Dary, C.C. 43.871.226. Datos del padre: Arboleda Mesa Hernán, C.C. 71.662.908. Espacio para notas: sin notas. Notaría 2ª de Envigado.',
      'Republic of Colombia. Civil Birth Registration. Serial No. 34871205. Unique Personal Identification Number (NUIP): 1.032.487.115. Surnames: Arboleda Quintero. Given names: Juan Sebastián. Date of birth: March 28, 2004. Sex: male. Blood type: O, RH factor: positive. Place: Envigado, Antioquia, Colombia. Mother’s information: Luz Dary Quintero Ossa, Citizenship Card (C.C.) No. 43.871.226. Father’s information: Hernán Arboleda Mesa, C.C. No. 71.662.908. Space for notes: none. Notary Office No. 2 of Envigado.',
    ],
  ],
  fr: [
    [
      'Extrait d’acte de mariage. Commune de Saint-Gilles, La Réunion. Le trois mai deux mille huit à quinze heures trente ont comparu publiquement en la maison commune : Thierry Payet, employé de banque, né à Saint-Denis le 2 janvier 1980, divorcé de Sandra Hoarau, et Mélissa Técher, sans profession, née à Saint-Pierre le 14 août 1984, célibataire. Un contrat de mariage a été reçu le 25 avril 2008 par Maître Omarjee, notaire. Mentions : néant. Pour extrait conforme, le 7 novembre 2022. L’officier de l’état civil, (signature) (sceau de la mairie).',
      'Extract from marriage record. Municipality of Saint-Gilles, Réunion. On the third of May, two thousand and eight, at 3:30 p.m., there appeared publicly at the town hall: Thierry Payet, bank employee, born in Saint-Denis on January 2, 1980, divorced from Sandra Hoarau, and Mélissa Técher, no occupation, born in Saint-Pierre on August 14, 1984, single. A marriage contract was received on April 25, 2008 by Maître Omarjee, notary. Annotations: none. Certified extract, November 7, 2022. Civil Registrar [signature] [seal of the town hall].',
    ],
  ],
  de: [
    [
      'Geburtsurkunde (beglaubigte Ablichtung). Standesamt Hamburg-Altona, Registernummer 1187/1994. Kind: Jannik Ole Petersen, männlich, geboren am Sonnabend, dem 16. Juli 1994, um 2.34 Uhr, in Hamburg. Mutter: Silke Petersen geb. Jensen, evangelisch-lutherisch, wohnhaft Bahrenfelder Straße 88. Vater: Uwe Petersen, konfessionslos, Fernmeldetechniker. Änderungen des Geburtseintrags: keine. Hamburg, den 4. Mai 2010. (Siegel) Die Standesbeamtin, i. A. Hinrichs. Gebührenfrei.',
      'Birth Certificate (certified photocopy). Registry Office of Hamburg-Altona, Register No. 1187/1994. Child: Jannik Ole Petersen, male, born on Saturday, July 16, 1994 at 2:34 a.m. in Hamburg. Mother: Silke Petersen née Jensen, Evangelical Lutheran, residing at Bahrenfelder Straße 88. Father: Uwe Petersen, no religious denomination, telecommunications technician. Changes to the birth entry: none. Hamburg, May 4, 2010. (Seal) The Registrar, by order: Hinrichs. Free of charge.',
    ],
    [
      'Kontoauszug Nr. 7/2022, Blatt 1 von 2. Sparkasse Uelzen. IBAN DE44 2585 0110 0012 3456 78. Alter Kontostand vom 30.06.2022: 1.204,17 EUR Haben. 04.07. Lohn/Gehalt Autohaus Behn KG: 2.316,50 EUR. 05.07. Miete Wohnung Juli: -640,00 EUR. 18.07. Lastschrift Stadtwerke: -87,35 EUR. Neuer Kontostand vom 31.07.2022: 2.793,32 EUR Haben. Eingeräumte Kontoüberziehung: 1.500,00 EUR. Einwendungen sind innerhalb von sechs Wochen zu erheben.',
      'Account Statement No. 7/2022, page 1 of 2. Sparkasse Uelzen. IBAN DE44 2585 0110 0012 3456 78. Previous balance as of June 30, 2022: EUR 1,204.17 credit. July 4 Wages/salary Autohaus Behn KG: EUR 2,316.50. July 5 Apartment rent July: EUR -640.00. July 18 Direct debit municipal utilities: EUR -87.35. New balance as of July 31, 2022: EUR 2,793.32 credit. Agreed overdraft: EUR 1,500.00. Objections must be raised within six weeks.',
    ],
  ],
  it: [
    [
      'Certificato generale del casellario giudiziale. Al nome di: Zuccarello Damiano, nato il 30/10/1990 a Siracusa (SR), sesso M, codice fiscale ZCCDMN90R30I754L, sulla richiesta dell’interessato per uso estero, si attesta che nella Banca dati del Casellario giudiziale risulta: NULLA. Ufficio locale del casellario giudiziale presso la Procura della Repubblica di Catania. Estratto il 14/02/2023 alle ore 10:18. Il funzionario addetto: dott.ssa Agata Leotta. Bollo assolto: euro 16,00; diritti euro 3,92.',
      'General Criminal Record Certificate. In the name of: Damiano Zuccarello, born on October 30, 1990 in Siracusa (SR), sex M, tax code ZCCDMN90R30I754L, at the request of the person concerned for use abroad, it is certified that the Criminal Records database shows: NO RECORD. Local Criminal Records Office at the Public Prosecutor’s Office of Catania. Extracted on February 14, 2023 at 10:18 a.m. Officer in charge: Dr. Agata Leotta. Stamp duty paid: EUR 16.00; fees EUR 3.92.',
    ],
  ],
  ro: [
    [
      'Hotărâre judecătorească. Judecătoria Bistrița, sentința civilă nr. 3305/2014, dosar nr. 5127/190/2014. Admite acțiunea formulată de reclamanta Rebreanu Ancuța împotriva pârâtului Rebreanu Cosmin. Declară desfăcută căsătoria încheiată la data de 14.08.2004, din culpa comună a soților. Reclamanta va reveni la numele avut anterior căsătoriei, acela de Hognogi. Încredințează minorul Răzvan, născut la 02.12.2007, mamei. Fără cheltuieli de judecată. Definitivă prin nerecurare la 20.01.2015.',
      'Court Judgment. Court of First Instance of Bistrița, Civil Judgment No. 3305/2014, Case No. 5127/190/2014. The court grants the action brought by the plaintiff Ancuța Rebreanu against the defendant Cosmin Rebreanu. It declares the marriage concluded on August 14, 2004 dissolved through the mutual fault of the spouses. The plaintiff shall resume the surname she had before the marriage, namely Hognogi. The minor Răzvan, born on December 2, 2007, is entrusted to the mother. No court costs. Final by non-appeal on January 20, 2015.',
    ],
  ],
  nl: [
    [
      'Afschrift van een akte van geboorte. Aktenummer 1A0457. Heden, vier september negentienhonderdvijfennegentig, verscheen voor mij, ambtenaar van de burgerlijke stand van de gemeente Leeuwarden: Hoekstra, Sietse, oud dertig jaar, die verklaarde dat op één september om tien minuten over zes des avonds te Leeuwarden uit Nynke Bakker is geboren een kind van het vrouwelijk geslacht, genaamd Froukje. Latere vermeldingen: geen. Voor eensluidend afschrift, Leeuwarden, 3 juni 2021.',
      'Copy of a birth record. Record number 1A0457. Today, the fourth of September nineteen hundred and ninety-five, there appeared before me, registrar of civil status of the municipality of Leeuwarden: Sietse Hoekstra, aged thirty, who declared that on the first of September, at ten past six in the evening, a child of the female sex, named Froukje, was born in Leeuwarden to Nynke Bakker. Subsequent entries: none. True copy, Leeuwarden, June 3, 2021.',
    ],
  ],
  vi: [
    [
      'GIẤY CHỨNG NHẬN QUYỀN SỬ DỤNG ĐẤT. Người sử dụng đất: Ông Cao Văn Lực, sinh năm 1968, và vợ là bà Mai Thị Hường, sinh năm 1971. Thửa đất số: 214, tờ bản đồ số: 12. Địa chỉ: xã Tân Hội, huyện Đức Trọng, tỉnh Lâm Đồng. Diện tích: 350,5 m² (bằng chữ: ba trăm năm mươi phẩy năm mét vuông). Mục đích sử dụng: đất ở tại nông thôn. Thời hạn sử dụng: lâu dài. Nhà ở: -/-. Ghi chú: không. Ngày 21 tháng 8 năm 2013, TM. Ủy ban nhân dân huyện, KT. Chủ tịch, Phó Chủ tịch (đã ký, đóng dấu).',
      'CERTIFICATE OF LAND USE RIGHTS. Land user: Mr. Cao Văn Lực, born in 1968, and his wife, Ms. Mai Thị Hường, born in 1971. Land plot No.: 214; map sheet No.: 12. Address: Tân Hội Commune, Đức Trọng District, Lâm Đồng Province. Area: 350.5 m² (in words: three hundred fifty point five square meters). Purpose of use: rural residential land. Term of use: long-term. House: none. Notes: none. August 21, 2013, on behalf of the People’s Committee of the District, for the Chairman, Vice Chairman (signed and sealed).',
    ],
  ],
  he: [
    [
      'אישור העסקה. הננו לאשר כי הגב׳ ענבל שטרית, ת.ז. 03987654-1, מועסקת בחברתנו החל מיום 1.6.2018 בתפקיד מהנדסת איכות במשרה מלאה. שכרה החודשי ברוטו: 17,250 ש״ח. העובדת אינה בתקופת ניסיון ולא נמסרה לה הודעת פיטורים. אישור זה ניתן לבקשתה לצורך הגשה לשגרירות. חיפה, 12 בינואר 2022. בכבוד רב, רונן אלמוג, מנהל משאבי אנוש.',
      'Confirmation of Employment. We hereby confirm that Ms. Inbal Shitrit, I.D. No. 03987654-1, has been employed by our company since June 1, 2018 as a quality engineer in a full-time position. Her gross monthly salary: NIS 17,250. The employee is not in a probationary period and has not been given notice of dismissal. This confirmation is given at her request for submission to an embassy. Haifa, January 12, 2022. Respectfully, Ronen Almog, Human Resources Manager.',
    ],
  ],
};

import type { SourceTag } from '#shared/translation-text.ts';

/** Dense paragraphs to mend by after `eleventh-right.ts`. */
export const twelfthRight: Partial<Record<SourceTag, readonly (readonly [source: string, target: string])[]>> = {
  pt: [
    [
      'O Tribunal Judicial da Comarca de Viseu, por sentença de 8 de novembro de 2013, transitada em julgado a 10 de dezembro do mesmo ano, no processo n.º 1127/12.4TBVIS, decretou a adoção plena do menor Duarte pelo casal adotante, passando a usar os apelidos Seabra Lobo. Foi averbado ao assento n.º 208 do ano de 2010, Conservatória de Mangualde.',
      'The Judicial Court of the District of Viseu, by judgment of November 8, 2013, which became final on December 10 of the same year, in case No. 1127/12.4TBVIS, decreed the full adoption of the minor Duarte by the adopting couple, the child taking the surnames Seabra Lobo. This was annotated to record No. 208 of the year 2010, Registry Office of Mangualde.',
    ],
    [
      'Atestado de antecedentes. O Instituto de Identificação da Polícia Civil do Estado do Pará certifica que nada consta contra Jocivaldo Brito Pantoja, RG 4471982 SSP/PA, filho de Raimunda Brito, natural de Cametá, nascido em 25/12/1984. Válido por 90 dias. Belém, 3 de março de 2020, às 11h42.',
      'Criminal record certificate. The Identification Institute of the Civil Police of the State of Pará certifies that there is nothing on record against Jocivaldo Brito Pantoja, RG 4471982 SSP/PA, son of Raimunda Brito, a native of Cametá, born on December 25, 1984. Valid for 90 days. Belém, March 3, 2020, at 11:42 a.m.',
    ],
    [
      'Histórico escolar: o aluno Ícaro Damasceno cursou a 1.ª série do ensino médio em 2011 na Escola Estadual Dom Helder, Caruaru, com as notas Português 7,5, Matemática 6,0, Física 5,5 e História 9,0, frequência de 92%, e foi aprovado. Na 2.ª série foi reprovado em Química e cursou dependência. Carga horária total: 2.400 horas.',
      'School transcript: the student Ícaro Damasceno attended the 1st year of secondary education in 2011 at Escola Estadual Dom Helder, Caruaru, with the grades Portuguese 7.5, Mathematics 6.0, Physics 5.5 and History 9.0, attendance of 92%, and passed. In the 2nd year he failed Chemistry and took it as a carried-over subject. Total course load: 2,400 hours.',
    ],
  ],
  es: [
    [
      'Partida de defunción N.° 233. El ocho de mayo de mil novecientos setenta y seis falleció en el Hospital Regional de Huancayo, de tuberculosis pulmonar, Teodosia Ñahui Ccanto, de cuarenta y siete años, natural de Acobamba, de ocupación su casa, casada con Demetrio Quispe. Declaró el hecho su yerno Isidro Poma, domiciliado en el jirón Puno 614. Fue sepultada en el cementerio general.',
      'Death record No. 233. On May eighth, nineteen seventy-six, Teodosia Ñahui Ccanto, aged forty-seven, a native of Acobamba, a homemaker, married to Demetrio Quispe, died of pulmonary tuberculosis at the Regional Hospital of Huancayo. The event was reported by her son-in-law Isidro Poma, residing at Jirón Puno 614. She was buried in the general cemetery.',
    ],
    [
      'La Universidad del Cauca, en atención a que Yurani Mosquera Caicedo, identificada con cédula de ciudadanía No. 1.061.744.208 de Popayán, cumplió los requisitos estatutarios, le otorga el título de Contadora Pública. Dado el 14 de diciembre de 2012. Anotado al folio 318 del libro 9, acta No. 077. El Rector, la Decana de la Facultad, el Secretario General.',
      'The University of Cauca, considering that Yurani Mosquera Caicedo, holder of citizenship card No. 1.061.744.208 of Popayán, has met the statutory requirements, confers on her the title of Public Accountant. Given on December 14, 2012. Recorded on folio 318 of book 9, minutes No. 077. The Rector, the Dean of the Faculty, the Secretary General.',
    ],
    [
      'Nota marginal: por escritura pública autorizada el 2 de octubre de 1998 por la Notaria 21 de Quito, Dra. Amparo Cevallos, los cónyuges disolvieron la sociedad conyugal. Posteriormente, mediante acta notarial de 26 de julio de 2010, se declaró disuelto el vínculo matrimonial por mutuo consentimiento. Subinscrito en Ambato el 9 de agosto de 2010, tomo 3, página 145.',
      'Marginal note: by public deed authorized on October 2, 1998 by Notary 21 of Quito, Dr. Amparo Cevallos, the spouses dissolved the marital property regime. Subsequently, by notarial act of July 26, 2010, the marriage bond was declared dissolved by mutual consent. Entered in Ambato on August 9, 2010, volume 3, page 145.',
    ],
  ],
  fr: [
    [
      'Extrait du casier judiciaire, bulletin numéro 3. Néant. Concernant : Mme Océane Le Guennec, née le 11 février 1993 à Quimperlé, Finistère. Délivré à Nantes le 19 octobre 2022 à 15 h 07. Toute personne qui obtiendrait cet extrait sous un faux nom s’expose à une amende de 7 500 €.',
      'Extract from the criminal record, bulletin number 3. None. Concerning: Ms. Océane Le Guennec, born on February 11, 1993 in Quimperlé, Finistère. Issued in Nantes on October 19, 2022 at 3:07 p.m. Any person who obtains this extract under a false name is liable to a fine of €7,500.',
    ],
    [
      'Par acte reçu le 6 septembre 2005 par maître Thibault Garrigou, notaire à Cahors, les époux Armand Lasserre et Bénédicte Vidal ont adopté le régime de la communauté universelle avec clause d’attribution intégrale au survivant. Homologué par jugement du 21 mars 2006. Leurs deux filles, majeures, n’ont pas fait opposition. Frais : 1 284,60 €.',
      'By deed executed on September 6, 2005 before Maître Thibault Garrigou, notary in Cahors, the spouses Armand Lasserre and Bénédicte Vidal adopted the regime of universal community property with a clause of full allocation to the survivor. Approved by judgment of March 21, 2006. Their two daughters, both of age, raised no objection. Costs: €1,284.60.',
    ],
    [
      'Royaume de Belgique, commune d’Arlon. Acte de naissance n° 92. Ce jour, douze octobre deux mille trois, à dix heures, comparaît Pascal Wagener, ouvrier, lequel déclare que le neuf octobre à vingt et une heures cinquante est né à la clinique Saint-Joseph un enfant du sexe masculin, prénommé Lucas, de Fabienne Thill, son épouse, institutrice.',
      'Kingdom of Belgium, municipality of Arlon. Birth record No. 92. This day, October twelfth, two thousand and three, at ten o’clock, appears Pascal Wagener, a worker, who declares that on October ninth at nine fifty in the evening a child of the male sex, named Lucas, was born at the Saint-Joseph clinic to Fabienne Thill, his wife, a schoolteacher.',
    ],
  ],
  it: [
    [
      'Il Tribunale di Vercelli, con sentenza n. 318 del 12 luglio 2011 passata in giudicato il 30 settembre 2011, ha pronunciato lo scioglimento del matrimonio celebrato a Crescentino il 4 giugno 1988 tra Egidio Ferraris e Orietta Bussi. Il marito verserà un assegno divorzile di € 600 mensili. La figlia Noemi, minorenne, è affidata a entrambi i genitori con residenza presso la madre.',
      'The Court of Vercelli, by judgment no. 318 of July 12, 2011, which became final on September 30, 2011, pronounced the dissolution of the marriage celebrated in Crescentino on June 4, 1988 between Egidio Ferraris and Orietta Bussi. The husband shall pay divorce maintenance of €600 per month. The daughter Noemi, a minor, is placed in the joint custody of both parents, with residence with her mother.',
    ],
    [
      'Certificato di stato di famiglia storico: Gaudenzio Pernechele, nato a Thiene il 26 dicembre 1879, emigrato in Brasile il 3 marzo 1898, figlio di Domenico e di Lucia Zanella. Non risulta che abbia mai rinunciato alla cittadinanza italiana. L’ufficiale d’anagrafe delegato: Renza Boscato. Imposta di bollo assolta in modo virtuale.',
      'Historical family status certificate: Gaudenzio Pernechele, born in Thiene on December 26, 1879, emigrated to Brazil on March 3, 1898, son of Domenico and Lucia Zanella. There is no record that he ever renounced Italian citizenship. The delegated population registrar: Renza Boscato. Stamp duty paid virtually.',
    ],
  ],
  de: [
    [
      'Urkunde: Die Ruprecht-Karls-Universität Heidelberg verleiht unter dem Rektorat des Professors Dr. Eitel Vossler durch die Medizinische Fakultät Herrn Lorenz Sieghart aus Speyer den akademischen Grad Doktor der Medizin, nachdem er in ordnungsgemäßem Promotionsverfahren seine wissenschaftliche Befähigung durch die mit „magna cum laude“ bewertete Dissertation erwiesen hat. Heidelberg, den 18. Juni 1999.',
      'Certificate: Under the rectorate of Professor Dr. Eitel Vossler, Heidelberg University, through its Faculty of Medicine, confers on Mr. Lorenz Sieghart of Speyer the academic degree of Doctor of Medicine, after he demonstrated his scholarly ability in due doctoral proceedings by the dissertation graded “magna cum laude”. Heidelberg, June 18, 1999.',
    ],
    [
      'Republik Österreich, Standesamtsverband Zell am See. Sterbeurkunde: Rupert Alois Embacher, Bergführer, römisch-katholisch, verheiratet, zuletzt wohnhaft in Kaprun, verunglückte am 24. Juli 1967 zwischen 13 und 14 Uhr tödlich am Kitzsteinhorn. Geboren am 30. Jänner 1921 in Saalfelden. Vater: Matthias Embacher, Bauer; Mutter: Notburga, geb. Hasenauer. Gebührenfrei.',
      'Republic of Austria, registry office association of Zell am See. Death certificate: Rupert Alois Embacher, mountain guide, Roman Catholic, married, last residing in Kaprun, had a fatal accident on the Kitzsteinhorn on July 24, 1967 between 1 p.m. and 2 p.m. Born on January 30, 1921 in Saalfelden. Father: Matthias Embacher, farmer; mother: Notburga, née Hasenauer. Free of charge.',
    ],
    [
      'Beschluss des Amtsgerichts Cottbus, Vormundschaftsgericht, vom 3. Februar 2009: Den Eheleuten Holger und Kerstin Lehnigk wird die elterliche Sorge für ihren Neffen Jonas, geboren am 17. 9. 2001, übertragen, nachdem die Kindesmutter verstorben und der Aufenthalt des Vaters unbekannt ist. Das Jugendamt wurde angehört. Rechtsmittelfrist: zwei Wochen.',
      'Order of the Local Court of Cottbus, Guardianship Court, of February 3, 2009: Parental custody of their nephew Jonas, born on September 17, 2001, is transferred to the spouses Holger and Kerstin Lehnigk, as the child’s mother is deceased and the whereabouts of the father are unknown. The Youth Welfare Office was heard. Period for appeal: two weeks.',
    ],
  ],
  pl: [
    [
      'Postanowieniem z dnia 9 kwietnia 2014 r., sygn. III Nsm 214/14, Sąd Rejonowy w Nysie ustanowił Bogumiłę Stec opiekunem prawnym małoletniego Oskara Steca, ur. 2 lipca 2006 r., którego rodzice zostali pozbawieni władzy rodzicielskiej. Opiekun złożył przyrzeczenie 23 kwietnia 2014 r. Kosztami postępowania obciążono Skarb Państwa.',
      'By order of April 9, 2014, case no. III Nsm 214/14, the District Court in Nysa appointed Bogumiła Stec legal guardian of the minor Oskar Stec, born on July 2, 2006, whose parents were deprived of parental authority. The guardian took the oath on April 23, 2014. The costs of the proceedings were charged to the State Treasury.',
    ],
    [
      'Świadectwo dojrzałości. Lidia Maria Wróbel, urodzona 15 sierpnia 1979 r. w Mielcu, województwo rzeszowskie, ukończyła II Liceum Ogólnokształcące i zdała egzamin dojrzałości w maju 1998 r.: język polski – dobry, matematyka – dostateczny, język angielski – celujący. Przewodniczący komisji: Edward Pastuła. Pieczęć okrągła.',
      'Secondary school leaving certificate. Lidia Maria Wróbel, born on August 15, 1979 in Mielec, Rzeszów Province, completed the 2nd General Secondary School and passed the matura examination in May 1998: Polish language – good, mathematics – satisfactory, English language – excellent. Chairman of the board: Edward Pastuła. Round seal.',
    ],
  ],
  uk: [
    [
      'Свідоцтво про народження серія І-БК № 447820. Громадянка Шевчук Мирослава Андріївна народилася двадцять першого червня 1999 року, про що зроблено запис № 204. Батько: Шевчук Андрій Петрович, українець. Мати: Шевчук Галина Романівна, полька. Місце народження: місто Самбір Львівської області. Видано повторно 7 липня 2018 року.',
      'Birth certificate series I-BK No. 447820. Citizen Myroslava Andriivna Shevchuk was born on June twenty-first, 1999, of which record No. 204 was made. Father: Andrii Petrovych Shevchuk, Ukrainian. Mother: Halyna Romanivna Shevchuk, Polish. Place of birth: city of Sambir, Lviv Region. Issued again on July 7, 2018.',
    ],
    [
      'Довіреність. Я, Кириленко Лариса Федорівна, ідентифікаційний номер 2417803961, уповноважую свого зятя Олійника Руслана Миколайовича продати належну мені квартиру № 58 у місті Бровари за ціну не нижче 900 000 гривень. Довіреність дійсна три роки без права передоручення. Посвідчено приватним нотаріусом 4 квітня 2017 року.',
      'Power of attorney. I, Larysa Fedorivna Kyrylenko, identification number 2417803961, authorize my son-in-law Ruslan Mykolaiovych Oliinyk to sell apartment No. 58 in the city of Brovary, which belongs to me, at a price of not less than 900,000 hryvnias. The power of attorney is valid for three years without the right of substitution. Certified by a private notary on April 4, 2017.',
    ],
  ],
  ro: [
    [
      'Universitatea „Dunărea de Jos” din Galați conferă domnului Cosmin Eduard Brătescu, născut în anul 1988, luna martie, ziua 30, în localitatea Tecuci, titlul de inginer în domeniul ingineriei navale, în urma examenului de diplomă susținut în sesiunea iulie 2011. Media anilor de studii: 9,12. Rector: prof. dr. ing. Viorel Mînzu. Nr. 318 din 5 octombrie 2011.',
      'The “Dunărea de Jos” University of Galați confers on Mr. Cosmin Eduard Brătescu, born in the year 1988, in the month of March, on the 30th day, in the locality of Tecuci, the title of engineer in the field of naval engineering, following the diploma examination taken in the July 2011 session. Average of the years of study: 9.12. Rector: Prof. Dr. Eng. Viorel Mînzu. No. 318 of October 5, 2011.',
    ],
    [
      'Pe marginea actului se află următoarele mențiuni: titularul a încheiat căsătoria cu Irina Voinea la Sinaia, la 18 mai 1979; căsătoria a fost desfăcută prin divorț la 11 iunie 1986; s-a recăsătorit la Brașov cu Ecaterina Szabo, văduvă. A decedat la 2 decembrie 1995 în Germania, act transcris sub nr. 44/1996. Timbru fiscal 3 lei.',
      'The margin of the record bears the following notes: the holder entered into marriage with Irina Voinea in Sinaia on May 18, 1979; the marriage was dissolved by divorce on June 11, 1986; he remarried in Brașov with Ecaterina Szabo, a widow. He died on December 2, 1995 in Germany, record transcribed under No. 44/1996. Fiscal stamp of 3 lei.',
    ],
  ],
  nl: [
    [
      'Akte van overlijden. Op negentien augustus tweeduizend zestien om 4.35 uur is in de gemeente Terneuzen overleden Pieter Cornelis de Bruijne, oud 79 jaar, geboren te Axel, gepensioneerd havenarbeider, weduwnaar van Jacoba Dieleman. Aangifte is gedaan door zijn schoondochter. De akte is opgemaakt op 22 augustus 2016 door de ambtenaar M. van Hecke.',
      'Death record. On August nineteenth, two thousand and sixteen, at 4:35 a.m., Pieter Cornelis de Bruijne, aged 79, born in Axel, a retired dock worker, widower of Jacoba Dieleman, died in the municipality of Terneuzen. The death was reported by his daughter-in-law. The record was drawn up on August 22, 2016 by the registrar M. van Hecke.',
    ],
    [
      'Het gerechtshof ’s-Hertogenbosch vernietigt de beschikking van de rechtbank Breda van 7 mei 2012 en bepaalt, opnieuw rechtdoende, dat de vader met ingang van 1 juli 2012 een bijdrage van € 310 per kind per maand zal betalen. De minderjarigen verblijven om de week bij de moeder. Het meer of anders verzochte wordt afgewezen. Griffier: mr. L. Adriaansen.',
      'The Court of Appeal of ’s-Hertogenbosch sets aside the order of the District Court of Breda of May 7, 2012 and, ruling anew, orders that with effect from July 1, 2012 the father shall pay a contribution of €310 per child per month. The minors stay with their mother every other week. All other requests are denied. Clerk: L. Adriaansen, LL.M.',
    ],
  ],
  tr: [
    [
      'Vukuatlı nüfus kayıt örneği: Ayşe Nur Demirtaş, anne adı Fatma, baba adı Yusuf, doğum yeri Siirt, 11 Kasım 1986; 8 Eylül 2007’de Mehmet Kaya ile evlendi, 14 Şubat 2015’te boşandı ve bekârlık soyadını aldı. Kardeşi Emine 1990’da ölmüştür. Çocukları: Elif (2009), Kerem (2012). Düzenleyen: nüfus memuru.',
      'Population register extract with events: Ayşe Nur Demirtaş, mother’s name Fatma, father’s name Yusuf, place of birth Siirt, November 11, 1986; she married Mehmet Kaya on September 8, 2007, divorced on February 14, 2015 and took her maiden name. Her sister Emine died in 1990. Her children: Elif (2009), Kerem (2012). Drawn up by: population registrar.',
    ],
    [
      'Bursa 7. Noterliği, 21 Mayıs 2018, yevmiye no 10934. Vekil eden Hüseyin Tekin, vekil olarak yeğeni avukat Selin Tekin’i tayin etmiştir. Vekil, Mudanya’daki 240 metrekarelik arsayı satmaya, bedelini almaya, tapuda işlem yapmaya yetkilidir; ancak bu yetkisini başkasına devredemez. Damga vergisi: 113,20 TL.',
      'Bursa 7th Notary Office, May 21, 2018, journal number 10934. The principal Hüseyin Tekin appointed as his attorney his niece, the lawyer Selin Tekin. The attorney is authorized to sell the plot of 240 square meters in Mudanya, to receive its price and to carry out transactions at the land registry; however, she may not delegate this authority to another. Stamp duty: TRY 113.20.',
    ],
  ],
  vi: [
    [
      'Căn cứ đơn của bà Đoàn Thị Bích Vân, Ủy ban nhân dân xã Hòa Tiến, huyện Hòa Vang, thành phố Đà Nẵng xác nhận: từ ngày 2 tháng 9 năm 2009 đến ngày 15 tháng 4 năm 2018, bà Vân chưa đăng ký kết hôn với ai. Giấy này có giá trị sử dụng trong thời hạn sáu tháng. Chủ tịch: Nguyễn Hữu Phước.',
      'Based on the application of Ms. Đoàn Thị Bích Vân, the People’s Committee of Hòa Tiến Commune, Hòa Vang District, Đà Nẵng City certifies: from September 2, 2009 to April 15, 2018, Ms. Vân did not register a marriage with anyone. This certificate is valid for use for a period of six months. Chairman: Nguyễn Hữu Phước.',
    ],
    [
      'Học bạ trung học phổ thông của em Vũ Minh Đức, sinh ngày 30 tháng 1 năm 2002, trường THPT Lê Quý Đôn, tỉnh Thái Bình. Lớp 12A3, năm học 2019-2020: Toán 8,4; Vật lý 7,9; Ngữ văn 6,5; nghỉ học 3 buổi có phép. Hạnh kiểm tốt, học lực khá. Được công nhận tốt nghiệp.',
      'High school transcript of Vũ Minh Đức, born on January 30, 2002, Lê Quý Đôn High School, Thái Bình Province. Class 12A3, school year 2019-2020: Mathematics 8.4; Physics 7.9; Literature 6.5; absent 3 sessions with permission. Good conduct, fair academic performance. Recognized as having graduated.',
    ],
  ],
  ar: [
    [
      'إعلام وراثة صادر عن المحكمة الشرعية في حلب بتاريخ ٩ أيار ٢٠٠٨: توفي المرحوم جورج أنطون حداد بتاريخ ٢ كانون الأول ٢٠٠٧ وانحصر إرثه في زوجته سلوى وولديه القاصرين وابنته المتزوجة ريما. قسمت التركة إلى أربعين سهماً. لا وارث له سواهم. رسم الطابع: ٧٥ ليرة سورية.',
      'Inheritance certificate issued by the Sharia Court in Aleppo on May 9, 2008: the late George Antoun Haddad died on December 2, 2007, and his estate devolved solely upon his wife Salwa, his two minor sons and his married daughter Rima. The estate was divided into forty shares. He has no heir other than them. Stamp fee: 75 Syrian pounds.',
    ],
    [
      'المملكة المغربية، وزارة الداخلية، جماعة تازة. نسخة موجزة من رسم الولادة رقم ١١٤٦ لسنة ١٩٨٨: ولدت إيمان بنت عبد الرحيم بن علال وفاطمة بنت الحسين، مغربية الجنسية، بتاريخ ١٢ يوليوز ١٩٨٨ على الساعة السادسة صباحاً. سجلت بناءً على تصريح والدها. حررت في ٤ أكتوبر ٢٠٢١.',
      'Kingdom of Morocco, Ministry of Interior, Municipality of Taza. Abridged copy of birth record No. 1146 of the year 1988: Imane, daughter of Abderrahim son of Allal and Fatima daughter of El Houssain, of Moroccan nationality, was born on July 12, 1988 at six o’clock in the morning. Registered upon the declaration of her father. Drawn up on October 4, 2021.',
    ],
  ],
  he: [
    [
      'תעודת פטירה. שם הנפטר: מנחם צבי אלתרמן, אלמן, בן 84, יליד צ׳רנוביץ, רומניה. נפטר ביום ט״ז בתמוז תשנ״ח, 10 ביולי 1998, בבית החולים איכילוב בתל אביב. סיבת הפטירה: דום לב. נקבר בבית העלמין חולון. הודיע על הפטירה: נכדו. מספר רישום 5521/98.',
      'Death certificate. Name of the deceased: Menachem Zvi Alterman, widower, aged 84, born in Chernivtsi, Romania. He died on 16 Tammuz 5758, July 10, 1998, at Ichilov Hospital in Tel Aviv. Cause of death: cardiac arrest. Buried in Holon cemetery. The death was reported by his grandson. Registration number 5521/98.',
    ],
    [
      'הסכם גירושין בין אלון שקד לבין נופר שקד שנישאו ביום 30 באוקטובר 2011. משמורת הקטינים תהיה אצל האם; האב ישלם 2,800 ש״ח לחודש צמוד למדד ויישא במחצית הוצאות הבריאות. הדירה ברחוב הרצל 40, חדרה, תימכר והתמורה תחולק שווה בשווה. ההסכם אושר בבית המשפט לענייני משפחה ביום 5 בפברואר 2018.',
      'Divorce agreement between Alon Shaked and Nofar Shaked, who were married on October 30, 2011. Custody of the minors shall be with the mother; the father shall pay NIS 2,800 per month linked to the index and bear half of the health expenses. The apartment at 40 Herzl Street, Hadera, shall be sold and the proceeds divided equally. The agreement was approved by the Family Court on February 5, 2018.',
    ],
  ],
  zh: [
    [
      '（2015）杭西民初字第1043号民事判决书：原告何雨晴诉被告骆铭离婚纠纷一案，本院于2015年3月12日立案后公开开庭审理。经审理查明，双方于2007年11月11日结婚，婚后因性格不合分居满两年。判决：准予离婚；位于西湖区的房屋归原告所有，原告补偿被告人民币四十万元。案件受理费300元由被告负担。',
      'Civil Judgment (2015) Hang Xi Min Chu Zi No. 1043: In the divorce case of the plaintiff He Yuqing against the defendant Luo Ming, this court held a public hearing after the case was filed on March 12, 2015. It was ascertained at trial that the parties married on November 11, 2007 and, being incompatible in character, had lived apart for two full years. Judgment: the divorce is granted; the house located in Xihu District belongs to the plaintiff, and the plaintiff shall compensate the defendant RMB 400,000. The case acceptance fee of RMB 300 shall be borne by the defendant.',
    ],
    [
      '出生医学证明：新生儿姓名贺子涵，性别女，出生时间2013年9月4日22时06分，出生孕周38周，体重3150克，身长50厘米。母亲：徐婷，年龄29岁，汉族；父亲：贺鹏，年龄31岁，回族。接生机构：银川市妇幼保健院。编号N640012875。',
      'Medical birth certificate: name of newborn He Zihan, sex female, time of birth 22:06 on September 4, 2013, gestation at birth 38 weeks, weight 3150 grams, length 50 cm. Mother: Xu Ting, age 29, of Han ethnicity; father: He Peng, age 31, of Hui ethnicity. Institution of delivery: Yinchuan Maternal and Child Health Hospital. No. N640012875.',
    ],
  ],
  'zh-Hant': [
    [
      '學位證書：學生羅婉婷，中華民國七十九年五月二十日生，在本校社會工作學系修業期滿，成績及格，依學位授予法之規定授予社會科學學士學位。此證。國立彰化師範大學校長郭艷光。中華民國一百零一年六月。證書字號：彰師大學字第10120487號。',
      'Degree certificate: the student Luo Wan-Ting, born on May 20, 1990, has completed the course of study in the Department of Social Work of this university with passing grades and, in accordance with the Degree Conferral Law, is awarded the degree of Bachelor of Social Sciences. Kuo Yen-Kuang, President, National Changhua University of Education. June 2012. Certificate No. 10120487.',
    ],
    [
      '香港特別行政區婚姻登記處。結婚證書：新郎何家駿，三十二歲，未婚，會計師；新娘鄧慧敏，二十九歲，未婚，教師。二〇一四年十月十八日於沙田婚姻登記處舉行婚禮，由婚禮監禮人麥志明主持。新郎之父已故。費用港幣七百一十五元。',
      'Marriage Registry of the Hong Kong Special Administrative Region. Marriage certificate: bridegroom Ho Ka Chun, aged thirty-two, bachelor, accountant; bride Tang Wai Man, aged twenty-nine, spinster, teacher. The marriage was celebrated on October 18, 2014 at the Sha Tin Marriage Registry, officiated by the civil celebrant Mak Chi Ming. The father of the bridegroom is deceased. Fee: HK$715.',
    ],
  ],
  ja: [
    [
      '犯罪経歴証明書は、申請者上野真由美（昭和五十七年七月十五日生、本籍広島県呉市）について、令和三年九月二十七日現在、日本国内における犯罪記録がないことを証明する。提出先はニュージーランド移民局である。有効期間は定められていない。広島県警察本部刑事部鑑識課長。',
      'This criminal record certificate certifies that, with regard to the applicant Mayumi Ueno (born July 15, 1982, registered domicile Kure City, Hiroshima Prefecture), there is no criminal record in Japan as of September 27, 2021. It is to be submitted to Immigration New Zealand. No period of validity is set. Chief of the Identification Section, Criminal Affairs Department, Hiroshima Prefectural Police Headquarters.',
    ],
    [
      '成績証明書。文学部英文学科四年、石黒千夏。英語史八十五点、言語学概論七十二点、音声学九十点。取得単位数百二十八。卒業見込年月：平成二十八年三月。休学期間：平成二十六年四月から同年九月まで。席次は六十名中四番である。',
      'Academic transcript. Chinatsu Ishiguro, fourth year, Department of English Literature, Faculty of Letters. History of the English Language: 85 points; Introduction to Linguistics: 72 points; Phonetics: 90 points. Number of credits earned: 128. Expected graduation: March 2016. Leave of absence: from April 2014 to September of the same year. Class rank: 4th of 60.',
    ],
  ],
  ko: [
    [
      '기본증명서. 성명 천유나, 출생연월일 1990년 5월 22일, 성별 여, 본 영양. 출생장소: 대전광역시 서구 둔산동 1234번지. 신고일 1990년 6월 1일, 신고인 부. 개명허가일 2012년 11월 14일, 허가법원 대전가정법원, 개명 전 이름 천말자, 개명 후 이름 천유나. 국적상실 사실 없음.',
      'Basic certificate. Name: Cheon Yu-na, date of birth: May 22, 1990, sex: female, clan origin: Yeongyang. Place of birth: 1234 Dunsan-dong, Seo-gu, Daejeon Metropolitan City. Date of report: June 1, 1990, reported by: father. Date of permission for change of name: November 14, 2012, permitting court: Daejeon Family Court, name before change: Cheon Mal-ja, name after change: Cheon Yu-na. No loss of nationality.',
    ],
    [
      '범죄경력회보서. 대상자 노경민(1988년 9월 9일생)에 대하여 2022년 3월 24일 현재 범죄경력 자료를 조회한 결과 해당 사항이 없음을 회보합니다. 발급기관: 인천남동경찰서. 용도: 호주 취업비자 신청. 유효기간은 발급일로부터 3개월이며 수수료는 무료입니다.',
      'Criminal record reply. With regard to the subject Noh Kyung-min (born September 9, 1988), it is reported that, as a result of an inquiry of criminal record data as of March 24, 2022, there are no applicable entries. Issuing authority: Incheon Namdong Police Station. Purpose: application for an Australian work visa. The period of validity is 3 months from the date of issue and the fee is free of charge.',
    ],
  ],
};

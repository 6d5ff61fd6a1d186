import type { SourceTag } from '#shared/translation-text.ts';

/** Dense paragraphs to mend by after `tenth-right.ts`. */
export const eleventhRight: Partial<Record<SourceTag, readonly (readonly [source: string, target: string])[]>> = {
  pt: [
    [
      'Certifico que no livro B-12, fls. 87v, sob o n.º 3.214, consta o assento de casamento de Anselmo Ribas e Jandira Prestes, contraído em 30 de junho de 1956 perante o Juiz de Paz Laurindo Veiga. Ele, nascido em Lapa, aos 2 de fevereiro de 1931, lavrador; ela, nascida em Castro, doméstica, filha de pai incógnito. Regime: comunhão universal de bens. Selo pago por verba.',
      'I certify that in book B-12, page 87 verso, under No. 3,214, there is the marriage record of Anselmo Ribas and Jandira Prestes, married on June 30, 1956 before the Justice of the Peace Laurindo Veiga. He, born in Lapa on February 2, 1931, a farmworker; she, born in Castro, a homemaker, daughter of an unknown father. Property regime: universal community property. Stamp duty paid in cash.',
    ],
    [
      'O Diretor do Instituto Politécnico de Bragança atesta que a aluna n.º 28541, Filipa Morais Teles, está inscrita no 2.º ano do curso de Enfermagem Veterinária e frequentou com aproveitamento as unidades de Anatomia (14 valores) e Farmacologia (12 valores) no semestre findo em 15 de fevereiro de 2019. Falta-lhe concluir o estágio de 450 horas.',
      'The Director of the Polytechnic Institute of Bragança certifies that student No. 28541, Filipa Morais Teles, is enrolled in the 2nd year of the Veterinary Nursing program and successfully attended the units of Anatomy (14 points) and Pharmacology (12 points) in the semester that ended on February 15, 2019. She has yet to complete the internship of 450 hours.',
    ],
  ],
  es: [
    [
      'En Valparaíso, a 19 de enero de 1994, comparecen los contrayentes don Exequiel Barra Muñoz, soltero, mecánico, y doña Gladys Oyarzún Vera, viuda de don Rigoberto Paredes, fallecido en Quilpué el 4 de agosto de 1989, cuya defunción consta bajo el N.° 512. Los contrayentes reconocen como hijo suyo a Boris, nacido el 27 de marzo de 1992. Pactan separación total de bienes.',
      'In Valparaíso, on January 19, 1994, there appeared the contracting parties Mr. Exequiel Barra Muñoz, single, a mechanic, and Ms. Gladys Oyarzún Vera, widow of Mr. Rigoberto Paredes, who died in Quilpué on August 4, 1989 and whose death is recorded under No. 512. The contracting parties acknowledge as their son Boris, born on March 27, 1992. They agree to total separation of property.',
    ],
    [
      'El suscrito Oficial 03 del Registro Civil de Tepatitlán, Jalisco, hace constar que por resolución judicial de fecha 11 de abril de 2007, dictada en el expediente 298/2006 por el Juez Segundo de lo Familiar, se ordenó rectificar el acta 1187 en el sentido de que el nombre correcto de la registrada es Ma. Guadalupe Íñiguez y no María Guadalupe Iñigo. Derechos pagados: $ 96.00.',
      'The undersigned Registrar 03 of the Civil Registry of Tepatitlán, Jalisco, certifies that by court decision dated April 11, 2007, issued in case file 298/2006 by the Second Family Court Judge, it was ordered that record 1187 be corrected to the effect that the correct name of the registered person is Ma. Guadalupe Íñiguez and not María Guadalupe Iñigo. Fees paid: $96.00.',
    ],
  ],
  fr: [
    [
      'L’an mil neuf cent quarante-huit, le vingt-deux mai à huit heures du matin, est décédée en son domicile, 14 rue des Tanneurs, Eugénie Louise Corbineau, née à Saumur le 3 juillet 1871, sans profession, fille des défunts Prosper Corbineau et Adèle Rigault, épouse de Théophile Mercereau. Dressé sur la déclaration de son petit-fils, âgé de vingt-six ans, qui, lecture faite, a signé avec Nous.',
      'In the year nineteen hundred and forty-eight, on May twenty-second at eight o’clock in the morning, Eugénie Louise Corbineau, born in Saumur on July 3, 1871, with no occupation, daughter of the late Prosper Corbineau and Adèle Rigault, wife of Théophile Mercereau, died at her home, 14 rue des Tanneurs. Drawn up upon the declaration of her grandson, aged twenty-six, who signed with Us after it was read.',
    ],
    [
      'La cour d’appel de Pau, par arrêt contradictoire du 13 décembre 2016, confirme le jugement rendu le 8 février 2015 par le tribunal de Dax sauf en ce qu’il a fixé la prestation compensatoire à 24 000 euros ; statuant à nouveau, la réduit à 15 500 euros, payable en quatre-vingt-seize mensualités. Déboute l’intimée de sa demande de dommages et intérêts. Rejette le surplus.',
      'The Court of Appeal of Pau, by judgment of December 13, 2016 rendered after hearing both parties, upholds the judgment rendered on February 8, 2015 by the court of Dax except insofar as it set the compensatory allowance at 24,000 euros; ruling anew, reduces it to 15,500 euros, payable in ninety-six monthly installments. Dismisses the respondent’s claim for damages. Rejects the remaining claims.',
    ],
  ],
  it: [
    [
      'Il Sindaco di Feltre certifica che dallo schedario della popolazione risulta la seguente famiglia: Bortolo Dalla Rosa, capofamiglia, nato il 9 marzo 1938, pensionato; Irma Slongo, moglie, nata ad Arsiè il 17 settembre 1941; Moreno, figlio, celibe, emigrato in Svizzera il 1º ottobre 1988. La presente certificazione è rilasciata in carta libera. Diritti di segreteria: lire 500.',
      'The Mayor of Feltre certifies that the population register shows the following family: Bortolo Dalla Rosa, head of the family, born on March 9, 1938, retired; Irma Slongo, wife, born in Arsiè on September 17, 1941; Moreno, son, single, emigrated to Switzerland on October 1, 1988. This certificate is issued on unstamped paper. Administrative fees: 500 lire.',
    ],
    [
      'Con delibera del 24 giugno 2015 la commissione d’esame ha conferito a Ginevra Pellizzari, matricola 0712345, la laurea magistrale in Biologia marina con il punteggio di 108/110. La candidata ha discusso la tesi «Praterie sommerse del golfo di Trieste», relatore il prof. Ugo Stancich. Durata legale del corso: due anni. Crediti acquisiti: 120. Non è stata concessa la lode.',
      'By resolution of June 24, 2015 the examination board conferred on Ginevra Pellizzari, student number 0712345, the master’s degree in Marine Biology with a score of 108/110. The candidate defended the thesis “Praterie sommerse del golfo di Trieste” (Underwater meadows of the Gulf of Trieste), supervisor Prof. Ugo Stancich. Legal duration of the program: two years. Credits earned: 120. Honors were not awarded.',
    ],
  ],
  de: [
    [
      'Auszug aus dem Geburtsregister Nr. 2207/1949: Am 14. November 1949 um sechs dreiviertel Uhr wurde in der Frauenklinik zu Göttingen ein Knabe geboren, der die Vornamen Hartmut Eckehard erhielt. Eltern: Oberstudienrat Dr. phil. Wendelin Krafft und Edeltraud Krafft geb. Sievers, beide evangelisch-lutherisch. Randvermerk: Eheschließung am 5.7.1975 in Einbeck (Nr. 61). Kirchenaustritt 1983.',
      'Extract from the birth register No. 2207/1949: On November 14, 1949 at six forty-five a boy was born at the women’s hospital in Göttingen who was given the first names Hartmut Eckehard. Parents: senior secondary school teacher Dr. phil. Wendelin Krafft and Edeltraud Krafft née Sievers, both Evangelical Lutheran. Marginal note: Marriage on July 5, 1975 in Einbeck (No. 61). Left the church in 1983.',
    ],
    [
      'Das Bundesamt für Justiz teilt mit: Über Frau Svenja Thaler, geboren am 6. April 1987 in Bad Tölz, Staatsangehörigkeit deutsch, wohnhaft Lindenweg 3, 83646 Bad Tölz, enthält das Bundeszentralregister keine Eintragung. Ausgestellt in Bonn am 27. Mai 2021 auf Antrag vom 19. Mai 2021. Verwendungszweck: Adoption. Gebühr 13,00 EUR bezahlt.',
      'The Federal Office of Justice states: With regard to Ms. Svenja Thaler, born on April 6, 1987 in Bad Tölz, nationality German, residing at Lindenweg 3, 83646 Bad Tölz, the Federal Central Register contains no entry. Issued in Bonn on May 27, 2021 upon application of May 19, 2021. Purpose: adoption. Fee of EUR 13.00 paid.',
    ],
  ],
  pl: [
    [
      'Odpis zupełny aktu zgonu nr 77/1999. Zmarły: Zygfryd Alojzy Brzoza, emerytowany kolejarz, żonaty, urodzony 3 stycznia 1924 r. w Kartuzach. Data zgonu: 21 grudnia 1999 r., godz. 5.40. Miejsce zgonu: Wejherowo. Małżonka: Agnieszka z domu Formela. Zgon zgłosił zięć zmarłego. Przypisek: ciało pochowano w Żukowie dnia 27 grudnia.',
      'Complete copy of death record No. 77/1999. Deceased: Zygfryd Alojzy Brzoza, retired railwayman, married, born on January 3, 1924 in Kartuzy. Date of death: December 21, 1999, 5:40 a.m. Place of death: Wejherowo. Spouse: Agnieszka née Formela. The death was reported by the son-in-law of the deceased. Note: the body was buried in Żukowo on December 27.',
    ],
    [
      'Politechnika Opolska, Wydział Budownictwa. Pani mgr inż. Jagoda Cieślik ukończyła w dniu 29 czerwca 2018 r. studia drugiego stopnia na kierunku architektura, uzyskując ocenę bardzo dobrą i średnią 4,61. Praca magisterska obroniona przed komisją pod przewodnictwem prof. Lecha Sowy. Dyplom nr 10482. Dziekan: dr hab. Marek Zych.',
      'Opole University of Technology, Faculty of Civil Engineering. Ms. Jagoda Cieślik, M.Sc. Eng., completed on June 29, 2018 second-cycle studies in the field of architecture, obtaining the grade very good and an average of 4.61. Master’s thesis defended before a board chaired by Prof. Lech Sowa. Diploma No. 10482. Dean: Dr. hab. Marek Zych.',
    ],
  ],
  uk: [
    [
      'Рішенням Ужгородського міськрайонного суду від 17 березня 2015 року у справі № 308/1442/15-ц шлюб між позивачкою Тетяною Василівною Роман та відповідачем Юрієм Степановичем Романом розірвано. Малолітню доньку Златину залишено проживати з матір’ю. Стягнуто аліменти у розмірі 1200 гривень щомісячно до досягнення дитиною повноліття. Рішення набрало законної сили 28 березня 2015 року.',
      'By decision of the Uzhhorod City District Court of March 17, 2015 in case No. 308/1442/15-ts, the marriage between the plaintiff Tetiana Vasylivna Roman and the defendant Yurii Stepanovych Roman was dissolved. The minor daughter Zlatyna was left to reside with her mother. Child support of 1,200 hryvnias per month was ordered until the child reaches the age of majority. The decision entered into force on March 28, 2015.',
    ],
    [
      'Диплом спеціаліста з відзнакою. Гаврилюк Нестор Богданович закінчив у 2008 році Чернівецький національний університет за спеціальністю «Географія» і здобув кваліфікацію географа, викладача. Додаток: середній бал 4,85; курсова робота захищена на «відмінно»; навчальна практика тривала шість тижнів. Ректор С. Костишин. Реєстраційний № 1174.',
      'Specialist diploma with honors. Nestor Bohdanovych Havryliuk graduated in 2008 from Chernivtsi National University in the specialty “Geography” and obtained the qualification of geographer, teacher. Supplement: average grade 4.85; term paper defended with the grade “excellent”; practical training lasted six weeks. Rector S. Kostyshyn. Registration No. 1174.',
    ],
  ],
  ro: [
    [
      'Certificat de deces seria D9 nr. 448210. Numele: Bălțatu; prenumele: Neculai. Data nașterii: 26 octombrie 1929, comuna Scheia. Decedat la 13 februarie 2003, ora 19:15, în municipiul Roman, cauza: infarct miocardic. Act de deces nr. 88 din 14 februarie 2003. Văduvă rămasă: Paraschiva. Declarant: ginerele defunctului, domiciliat pe strada Bogdan Dragoș nr. 11.',
      'Death certificate series D9 No. 448210. Surname: Bălțatu; first name: Neculai. Date of birth: October 26, 1929, commune of Scheia. Died on February 13, 2003 at 7:15 p.m. in the municipality of Roman, cause: myocardial infarction. Death record No. 88 of February 14, 2003. Surviving widow: Paraschiva. Informant: the son-in-law of the deceased, residing at Bogdan Dragoș Street No. 11.',
    ],
    [
      'Ministerul Afacerilor Interne, Inspectoratul de Poliție al Județului Arad. Ca urmare a cererii nr. 30.117 din 6 mai 2022, se certifică faptul că Raluca Ștefania Crișan, născută la 19 iulie 1996 în Lipova, nu figurează înscrisă în cazierul judiciar. Prezentul certificat este valabil 6 luni și i-a fost necesar pentru angajare în străinătate. Taxa: 10 lei.',
      'Ministry of Internal Affairs, Arad County Police Inspectorate. Further to application No. 30,117 of May 6, 2022, it is certified that Raluca Ștefania Crișan, born on July 19, 1996 in Lipova, does not appear in the criminal record. This certificate is valid for 6 months and was needed by her for employment abroad. Fee: 10 lei.',
    ],
  ],
  nl: [
    [
      'Uittreksel uit het geboorteregister van de gemeente Heerenveen, akte 1 A 0265. Geboren op eenendertig januari negentienhonderd tweeënnegentig te zeven uur en vijf minuten: Sjoukje Wiepkje Hoekstra, van het vrouwelijk geslacht. Vader: Klaas Hoekstra, veehouder, geboren te Joure; moeder: Trijntje Dijkstra, verpleegster. Latere vermelding: adoptie uitgesproken door de rechtbank Leeuwarden op 4 juni 2001.',
      'Extract from the birth register of the municipality of Heerenveen, record 1 A 0265. Born on January thirty-first, nineteen hundred and ninety-two at five minutes past seven: Sjoukje Wiepkje Hoekstra, of the female sex. Father: Klaas Hoekstra, livestock farmer, born in Joure; mother: Trijntje Dijkstra, nurse. Later entry: adoption granted by the District Court of Leeuwarden on June 4, 2001.',
    ],
    [
      'De Rijksuniversiteit Groningen verklaart dat Maarten Eelke Postma op 28 augustus 2013 met goed gevolg het afsluitend examen van de masteropleiding Rechtsgeleerdheid heeft afgelegd, met het judicium cum laude. Gemiddeld cijfer: 8,3. De scriptie telde 30 studiepunten. Namens de examencommissie: de voorzitter, de secretaris. Dit getuigschrift wordt slechts eenmaal uitgereikt.',
      'The University of Groningen declares that on August 28, 2013 Maarten Eelke Postma successfully passed the final examination of the master’s program in Law, with the distinction cum laude. Average grade: 8.3. The thesis counted for 30 credits. On behalf of the board of examiners: the chair, the secretary. This diploma is issued only once.',
    ],
  ],
  tr: [
    [
      'Çanakkale Onsekiz Mart Üniversitesi, Su Ürünleri Fakültesi. Öğrenci Burcu Yıldırım, T.C. kimlik no 10482776520, 24 Haziran 2011 tarihinde 3,12 genel not ortalaması ile mezun olmuştur. Öğrenim süresi dört yıldır. Disiplin cezası almamıştır. Bu geçici mezuniyet belgesi diploma verilinceye kadar geçerlidir. Dekan: Prof. Dr. Sedat Oral.',
      'Çanakkale Onsekiz Mart University, Faculty of Fisheries. The student Burcu Yıldırım, Turkish identity number 10482776520, graduated on June 24, 2011 with an overall grade point average of 3.12. The period of study is four years. She has received no disciplinary penalty. This provisional graduation certificate is valid until the diploma is issued. Dean: Prof. Dr. Sedat Oral.',
    ],
    [
      'Ölüm tutanağı: Müteveffa Hacı Osman Kılıçarslan, 1 Temmuz 1926 Kaman doğumlu, evli ve yedi çocuk babası, 9 Ocak 2000 Pazar günü saat 03.20’de Kırşehir Devlet Hastanesi’nde kalp yetmezliğinden vefat etmiştir. Ölümü bildiren: oğlu Rafet. Defin yeri: Kaman mezarlığı. Nüfus kütüğüne 12 Ocak 2000’de işlenmiştir.',
      'Death report: The deceased Hacı Osman Kılıçarslan, born in Kaman on July 1, 1926, married and father of seven children, died of heart failure at Kırşehir State Hospital on Sunday, January 9, 2000 at 3:20 a.m. Death reported by: his son Rafet. Place of burial: Kaman cemetery. Entered in the population register on January 12, 2000.',
    ],
  ],
  vi: [
    [
      'Trích lục khai tử số 57/2014. Ông Hồ Sĩ Nguyên, sinh năm 1931, dân tộc Kinh, nguyên là giáo viên, chết lúc 22 giờ 40 phút ngày 3 tháng 12 năm 2014 tại nhà riêng, xã Quỳnh Đôi, huyện Quỳnh Lưu, tỉnh Nghệ An. Nguyên nhân: tuổi già. Người khai: con trai trưởng Hồ Sĩ Lâm. Đăng ký ngày 8 tháng 12 năm 2014.',
      'Extract of death registration No. 57/2014. Mr. Hồ Sĩ Nguyên, born in 1931, of Kinh ethnicity, a former teacher, died at 10:40 p.m. on December 3, 2014 at his home, Quỳnh Đôi Commune, Quỳnh Lưu District, Nghệ An Province. Cause: old age. Informant: his eldest son Hồ Sĩ Lâm. Registered on December 8, 2014.',
    ],
    [
      'Trường Đại học Sư phạm Huế chứng nhận sinh viên Ngô Thị Diễm Quỳnh, sinh ngày 19 tháng 5 năm 1993, đã tốt nghiệp ngành Sư phạm Hóa học hệ chính quy, khóa 2011-2015, xếp loại giỏi, điểm trung bình tích lũy 3,36. Số hiệu bằng: 0087214. Hiệu trưởng đã ký ngày 30 tháng 6 năm 2015. Sinh viên không bị kỷ luật trong thời gian học.',
      'Hue University of Education certifies that the student Ngô Thị Diễm Quỳnh, born on May 19, 1993, graduated from the full-time program in Chemistry Education, class of 2011-2015, with the classification very good and a cumulative average of 3.36. Diploma number: 0087214. Signed by the Rector on June 30, 2015. The student was not disciplined during the period of study.',
    ],
  ],
  ar: [
    [
      'وثيقة زواج رقم ٨٨١٢: في يوم الخميس ٢٧ شعبان ١٤٢٣ هـ الموافق ٣ نوفمبر ٢٠٠٢ م، على يد المأذون الشيخ عبد الستار حمودة، تزوج طارق نبيل الجوهري، مهندس مدني، من الآنسة سحر فؤاد منصور، البكر الرشيد، على صداق مقدمه خمسة آلاف جنيه ومؤخره عشرة آلاف جنيه. وكيل الزوجة والدها. الشهود: أخواها.',
      'Marriage document No. 8812: On Thursday, 27 Shaban 1423 AH, corresponding to November 3, 2002 AD, before the marriage registrar Sheikh Abdel Sattar Hammouda, Tarek Nabil El-Gohary, a civil engineer, married Miss Sahar Fouad Mansour, a virgin of full legal capacity, for a dowry of five thousand pounds advanced and ten thousand pounds deferred. Agent of the wife: her father. Witnesses: her two brothers.',
    ],
    [
      'إدارة الأدلة الجنائية بعمّان: بناءً على الطلب المقدم بتاريخ ١٥ نيسان ٢٠٢١، لا توجد بحق المواطنة رغد محمود الزعبي، المولودة في إربد عام ١٩٩٣، الرقم الوطني ٩٩٣٢٠٤١٨٨٧، أية أسبقيات جنائية. وأعطيت هذه الشهادة لتقديمها إلى السفارة الكندية. صالحة لمدة ثلاثة أشهر من تاريخ إصدارها.',
      'Criminal Evidence Department, Amman: Based on the application submitted on April 15, 2021, there are no criminal precedents against the citizen Raghad Mahmoud Al-Zoubi, born in Irbid in 1993, national number 9932041887. This certificate was given to be submitted to the Canadian Embassy. Valid for three months from the date of its issue.',
    ],
  ],
  he: [
    [
      'תמצית רישום ממרשם האוכלוסין: אורית בת שלמה לבית פרידמן, ילידת פתח תקווה, 8 בדצמבר 1971, נישאה ביום 25 ביוני 1996 לגדעון הררי, התגרשה ביום 17 במאי 2009, ושבה לשם נעוריה. כתובת: רחוב הגפן 6, רעננה. אזרחות ישראלית. ילדים: עומר (1998), תמר (2001). התעודה הונפקה לבקשתה.',
      'Extract from the Population Registry: Orit daughter of Shlomo, née Friedman, born in Petah Tikva on December 8, 1971, married Gideon Harari on June 25, 1996, divorced on May 17, 2009 and resumed her maiden name. Address: 6 HaGefen Street, Raanana. Israeli citizenship. Children: Omer (1998), Tamar (2001). The certificate was issued at her request.',
    ],
    [
      'אוניברסיטת בן־גוריון בנגב מעניקה ליובל ארז, ת.ז. 03891120-4, תואר בוגר במדעים בהנדסת תעשייה וניהול, לאחר שמילא את כל הדרישות וסיים בהצטיינות. ממוצע ציונים: 91.4. היקף הלימודים: 160 נקודות זכות בארבע שנים. ניתן בבאר שבע ביום 12 ביולי 2018. הדיקן; הרקטור.',
      'Ben-Gurion University of the Negev confers on Yuval Erez, I.D. 03891120-4, the degree of Bachelor of Science in Industrial Engineering and Management, having fulfilled all the requirements and graduated with distinction. Grade average: 91.4. Scope of studies: 160 credit points over four years. Given in Beersheba on July 12, 2018. The Dean; the Rector.',
    ],
  ],
  zh: [
    [
      '死者罗德昌，男，汉族，一九三五年二月十一日出生，生前住湖南省衡阳市雁峰区，于二〇一六年八月二十九日因肺癌在衡阳市中心医院死亡。死者的父母均先于其死亡。其配偶为谭秀英，二人共生育三名子女：长子罗建军、次子罗建民、女儿罗小玲。死者生前未立遗嘱。',
      'The deceased, Luo Dechang, male, of Han ethnicity, born on February 11, 1935, residing in life in Yanfeng District, Hengyang City, Hunan Province, died of lung cancer at Hengyang Central Hospital on August 29, 2016. The parents of the deceased both died before him. His spouse is Tan Xiuying, and the two had three children in total: the eldest son Luo Jianjun, the second son Luo Jianmin and the daughter Luo Xiaoling. The deceased left no will.',
    ],
    [
      '中华人民共和国居民户口簿，户主葛文斌，户别：非农业家庭户，住址：成都市青羊区宁夏街18号3幢2单元5号。与户主关系：妻，姓名：蒋丽萍，出生日期：1974年3月6日，籍贯：四川绵阳，文化程度：大专，服务处所：成都市第三小学，2002年10月15日由绵阳市迁来本址。',
      'Household Register of the People’s Republic of China, head of household Ge Wenbin, type of household: non-agricultural family household, address: No. 5, Unit 2, Building 3, 18 Ningxia Street, Qingyang District, Chengdu City. Relationship to head of household: wife, name: Jiang Liping, date of birth: March 6, 1974, native place: Mianyang, Sichuan, education: junior college, place of work: Chengdu No. 3 Primary School, moved to this address from Mianyang City on October 15, 2002.',
    ],
  ],
  'zh-Hant': [
    [
      '警察刑事紀錄證明書：申請人蔡佩珊，女，民國八十一年九月三日生，護照號碼302114876，在臺灣地區查無刑事案件紀錄。查詢日期截至民國一百一十年十一月十六日止。本證明書由臺南市政府警察局核發，有效期間為六個月，英文姓名依護照記載。',
      'Police Criminal Record Certificate: the applicant Tsai Pei-Shan, female, born on September 3, 1992, passport No. 302114876, has no record of any criminal case in the Taiwan area. The inquiry covers the period up to November 16, 2021. This certificate is issued by the Tainan City Government Police Department and is valid for six months; the English name follows the passport.',
    ],
    [
      '出生證明書：產婦周雅琪，民國七十五年四月十二日生，於民國一百零三年二月二十八日上午九時十七分在臺北榮民總醫院產下男嬰一名，體重三千二百公克，懷孕週數三十九週。父：許志豪。接生者：醫師高明哲。本胎次為第二胎。',
      'Birth certificate: the mother Chou Ya-Chi, born on April 12, 1986, gave birth to a baby boy at Taipei Veterans General Hospital on February 28, 2014 at 9:17 a.m., weight 3,200 grams, 39 weeks of gestation. Father: Hsu Chih-Hao. Delivered by: Dr. Kao Ming-Che. Birth order: second.',
    ],
  ],
  ja: [
    [
      '被相続人北川茂は平成三十年五月九日に滋賀県彦根市で死亡した。法定相続人は妻の和子、長男の隆及び二女の由紀である。長女の恵子は昭和六十一年四月二日に婚姻により除籍され、平成十五年に死亡し、子はいない。遺産分割協議により、彦根市内の土地二筆は長男が取得する。預金八百五十万円は妻が取得する。',
      'The decedent, Shigeru Kitagawa, died on May 9, 2018 in Hikone City, Shiga Prefecture. The statutory heirs are his wife Kazuko, his eldest son Takashi and his second daughter Yuki. The eldest daughter Keiko was removed from the register upon marriage on April 2, 1986 and died in 2003, leaving no children. Under the agreement on the division of the estate, the eldest son acquires two parcels of land in Hikone City. The wife acquires the deposits of 8,500,000 yen.',
    ],
    [
      '婚姻届受理証明書。夫の氏名：桜井健太、平成二年二月二十五日生、本籍：新潟県長岡市。妻の氏名：グエン・ティ・ラン、西暦1994年8月11日生、国籍：ベトナム。届出日：令和元年十一月二十二日。右届出は同日受理したことを証明する。長岡市長 磯田達伸。',
      'Certificate of acceptance of notification of marriage. Name of husband: Kenta Sakurai, born February 25, 1990, registered domicile: Nagaoka City, Niigata Prefecture. Name of wife: Nguyen Thi Lan, born August 11, 1994, nationality: Vietnam. Date of notification: November 22, 2019. It is certified that the above notification was accepted on the same day. Tatsunobu Isoda, Mayor of Nagaoka City.',
    ],
  ],
  ko: [
    [
      '가족관계증명서. 본인 윤재석, 1971년 12월 3일 출생, 등록기준지 경상북도 안동시. 부 윤병호, 사망. 모 권순자, 1945년 6월 20일생. 배우자 도미경, 1974년 2월 9일생. 자녀 윤하늘(여), 2003년 10월 1일생. 위 가족관계증명서는 가족관계등록부의 기록사항과 틀림없음을 증명합니다. 2021년 4월 7일 안동시장.',
      'Certificate of family relations. Person concerned: Yoon Jae-seok, born December 3, 1971, place of family registration: Andong City, Gyeongsangbuk-do. Father: Yoon Byung-ho, deceased. Mother: Kwon Soon-ja, born June 20, 1945. Spouse: Do Mi-kyung, born February 9, 1974. Child: Yoon Ha-neul (female), born October 1, 2003. It is certified that the above certificate of family relations agrees with the entries of the family relations register. April 7, 2021, Mayor of Andong City.',
    ],
    [
      '경력증명서. 성명: 남궁민지, 소속: 해외영업부, 직위: 대리. 재직기간: 2015년 3월 16일부터 2020년 8월 31일까지(5년 5개월). 퇴직사유: 개인사정. 최종 연봉은 4,620만 원이며 재직 중 징계를 받은 사실이 없음을 확인합니다. 주식회사 동해정밀 대표이사 차승환.',
      'Certificate of employment. Name: Namgung Min-ji, department: Overseas Sales Department, position: assistant manager. Period of employment: from March 16, 2015 to August 31, 2020 (5 years and 5 months). Reason for leaving: personal circumstances. It is confirmed that the final annual salary was 46,200,000 won and that no disciplinary action was received during employment. Cha Seung-hwan, Chief Executive Officer, Donghae Precision Co., Ltd.',
    ],
  ],
};

import type { SourceTag } from '#shared/translation-text.ts';

/** Right paragraphs of records, decrees, diplomas and police certificates, with several dates, names, places or amounts each. */
export const tenthRight: Partial<Record<SourceTag, readonly (readonly [source: string, target: string])[]>> = {
  pt: [
    [
      'Aos vinte e três dias do mês de abril de mil novecentos e oitenta e sete, nesta cidade de Uberaba, Estado de Minas Gerais, perante mim, Oficial do Registro Civil, compareceu Evaristo Pacheco Lemos e declarou que, às 4h25 do dia 19 do corrente, na Santa Casa, nasceu uma criança do sexo feminino, a que deu o nome de Lidiane, neta paterna de Juvenal Lemos e de Odete Pacheco Lemos.',
      'On the twenty-third day of April, nineteen hundred and eighty-seven, in this city of Uberaba, State of Minas Gerais, before me, the Civil Registrar, appeared Evaristo Pacheco Lemos, who declared that at 4:25 a.m. on the 19th of this month, at the Santa Casa hospital, a female child was born, to whom he gave the name Lidiane, paternal granddaughter of Juvenal Lemos and Odete Pacheco Lemos.',
    ],
    [
      'AVERBAÇÃO: Por sentença proferida em 14 de março de 2016 pelo MM. Juiz de Direito da 3ª Vara de Família da Comarca de Joinville, transitada em julgado em 2 de maio de 2016, foi decretado o divórcio consensual dos cônjuges, voltando a mulher a usar o nome de solteira, Marlene Tessmann. Não houve partilha de bens. O referido é verdade e dou fé.',
      'ANNOTATION: By judgment rendered on March 14, 2016 by the Honorable Judge of the 3rd Family Court of the Judicial District of Joinville, which became final on May 2, 2016, the divorce of the spouses by mutual consent was decreed, and the wife resumed her maiden name, Marlene Tessmann. There was no division of property. I certify that the foregoing is true.',
    ],
    [
      'Certificamos que Hélder Bragança Vilhena, natural de Vila Real, concluiu em 11 de julho de 2009 a licenciatura em Engenharia Civil, com a duração de três anos e 180 créditos ECTS, tendo obtido a classificação final de 15 valores numa escala de 0 a 20. As propinas, no montante de 972,14 €, encontram-se liquidadas.',
      'We certify that Hélder Bragança Vilhena, a native of Vila Real, completed on July 11, 2009 the undergraduate degree in Civil Engineering, lasting three years and comprising 180 ECTS credits, with a final grade of 15 points on a scale from 0 to 20. The tuition fees, in the amount of €972.14, have been paid.',
    ],
  ],
  es: [
    [
      'En la villa de Cuéllar, provincia de Segovia, siendo las diez horas y quince minutos del día seis de febrero de mil novecientos cincuenta y nueve, ante don Plácido Arranz, Juez de Paz, y don Florencio Muñoveros, Secretario, se procede a inscribir el nacimiento de una hembra ocurrido a las veintidós horas del día tres del actual en su domicilio, calle del Colegio, 7. Es hija legítima de Saturnino y de Benita, casados en Olombrada en 1951.',
      'In the town of Cuéllar, province of Segovia, at ten fifteen in the morning on the sixth day of February, nineteen fifty-nine, before Mr. Plácido Arranz, Justice of the Peace, and Mr. Florencio Muñoveros, Clerk, the birth is registered of a female who was born at ten o’clock at night on the third of the current month at her home, Calle del Colegio, 7. She is the legitimate daughter of Saturnino and Benita, who married in Olombrada in 1951.',
    ],
    [
      'FALLO: Que estimando la demanda interpuesta por D.ª Nerea Urkijo Salaberria contra D. Gorka Mendizábal, declaro disuelto por divorcio el matrimonio contraído en Hernani el 21 de junio de 2003. Se atribuye a la madre la guarda y custodia del hijo menor. El padre abonará 350 € mensuales, dentro de los cinco primeros días de cada mes, actualizables conforme al IPC. Sin imposición de costas. Contra esta resolución cabe recurso de apelación en el plazo de veinte días.',
      'RULING: Granting the complaint filed by Ms. Nerea Urkijo Salaberria against Mr. Gorka Mendizábal, I declare the marriage entered into in Hernani on June 21, 2003 dissolved by divorce. Custody of the minor son is awarded to the mother. The father shall pay €350 per month within the first five days of each month, to be adjusted according to the CPI. No costs are awarded. This decision may be appealed within twenty days.',
    ],
    [
      'La Dirección General de Antecedentes Penales hace constar que, revisados los archivos al 8 de octubre de 2018, NO aparecen antecedentes penales a nombre de Wilmer Eustaquio Chacón Tzul, con DPI 2214 56708 0901, nacido en Quetzaltenango el 30 de enero de 1985. La presente constancia tiene vigencia de seis meses y su costo es de Q.30.00.',
      'The General Directorate of Criminal Records certifies that, the files having been reviewed as of October 8, 2018, NO criminal record appears under the name of Wilmer Eustaquio Chacón Tzul, holder of DPI 2214 56708 0901, born in Quetzaltenango on January 30, 1985. This certificate is valid for six months and its cost is Q30.00.',
    ],
  ],
  fr: [
    [
      'Le quinze août mil neuf cent soixante-treize, à dix-sept heures trente, devant Nous, Marcelin Bonnafous, adjoint au maire de Rodez, officier de l’état civil par délégation, ont comparu publiquement Firmin Delmas, maréchal-ferrant, veuf en premières noces de Lucette Pradel, et Huguette Calvet, couturière, célibataire. Les futurs époux ont déclaré qu’il n’a pas été fait de contrat de mariage.',
      'On August fifteenth, nineteen hundred and seventy-three, at five thirty in the afternoon, before Us, Marcelin Bonnafous, Deputy Mayor of Rodez, civil registrar by delegation, there publicly appeared Firmin Delmas, a farrier, widower of his first wife Lucette Pradel, and Huguette Calvet, a seamstress, single. The future spouses declared that no marriage contract had been made.',
    ],
    [
      'Mention marginale : mariage dissous par jugement du tribunal de grande instance d’Angers en date du 9 novembre 1994, devenu définitif le 17 janvier 1995. Mention apposée le 3 mars 1995. L’époux s’est remarié à Cholet le 24 septembre 1999 avec Solange Rautureau. Décédé à Nantes le 6 juin 2014.',
      'Marginal note: marriage dissolved by judgment of the Regional Court of Angers dated November 9, 1994, which became final on January 17, 1995. Note entered on March 3, 1995. The husband remarried in Cholet on September 24, 1999, to Solange Rautureau. Died in Nantes on June 6, 2014.',
    ],
    [
      'Le président de l’université de Franche-Comté, vu les procès-verbaux du jury, délivre à Mlle Anaïs Jeannerot, née le 27 décembre 1990 à Pontarlier (Doubs), le diplôme de master, mention assez bien, au titre de l’année universitaire 2012-2013. Moyenne générale : 12,87/20. Fait à Besançon, le 5 février 2014. Il n’est pas délivré de duplicata.',
      'The President of the University of Franche-Comté, having regard to the minutes of the examination board, awards to Miss Anaïs Jeannerot, born on December 27, 1990 in Pontarlier (Doubs), the master’s degree, with honors (assez bien), for the academic year 2012-2013. Overall average: 12.87/20. Done at Besançon, February 5, 2014. No duplicate is issued.',
    ],
  ],
  it: [
    [
      'L’anno millenovecentosessantadue, addì quattordici del mese di ottobre, alle ore antimeridiane undici e minuti venti, nella Casa Comunale di Bassano del Grappa, avanti di me Ermenegildo Zanchetta, Ufficiale dello Stato Civile, è comparso Ottavio Brotto, di anni ventinove, falegname, il quale, alla presenza dei testimoni Primo Lunardon e Silvio Marin, mi ha dichiarato che da sua moglie Amabile Fabris è nato un bambino di sesso maschile.',
      'In the year nineteen hundred and sixty-two, on the fourteenth day of October, at eleven twenty in the morning, in the Town Hall of Bassano del Grappa, before me, Ermenegildo Zanchetta, Civil Registrar, appeared Ottavio Brotto, aged twenty-nine, a carpenter, who, in the presence of the witnesses Primo Lunardon and Silvio Marin, declared to me that a male child was born to his wife Amabile Fabris.',
    ],
    [
      'ANNOTAZIONI: con atto ricevuto dal notaio Dott. Quirino Sartorelli di Treviso in data 18 maggio 2006, n. 44.312 di repertorio, gli sposi hanno scelto il regime della separazione dei beni. Con provvedimento del Tribunale di Treviso n. 2207/2013, depositato il 3 ottobre 2013, è stata omologata la separazione consensuale. Gli effetti civili non sono cessati.',
      'ANNOTATIONS: by deed executed before the notary Dr. Quirino Sartorelli of Treviso on May 18, 2006, repertory no. 44,312, the spouses chose the regime of separation of property. By order of the Court of Treviso no. 2207/2013, filed on October 3, 2013, the separation by mutual consent was approved. The civil effects have not ceased.',
    ],
  ],
  de: [
    [
      'Standesamt Heilbronn, Nr. 418. Vor dem unterzeichneten Standesbeamten erschienen heute zum Zwecke der Eheschließung: 1. der Maurer Gotthilf Ebersbach, evangelisch, geboren am 12. September 1934 in Weinsberg, wohnhaft in Neckarsulm, Marktstraße 9; 2. die Verkäuferin Roswitha Anneliese Klenk, katholisch, geboren am 1. März 1938 in Öhringen. Die Ehefrau führt den Familiennamen Ebersbach. Der Standesbeamte stellte fest, dass kein Ehehindernis besteht.',
      'Registry office of Heilbronn, No. 418. There appeared today before the undersigned registrar for the purpose of marriage: 1. the bricklayer Gotthilf Ebersbach, Protestant, born on September 12, 1934 in Weinsberg, residing in Neckarsulm, Marktstraße 9; 2. the shop assistant Roswitha Anneliese Klenk, Catholic, born on March 1, 1938 in Öhringen. The wife bears the family name Ebersbach. The registrar established that there is no impediment to the marriage.',
    ],
    [
      'Im Namen des Volkes. In der Familiensache Thorben Wichmann gegen Ilka Wichmann, geb. Petersen, hat das Amtsgericht Flensburg auf die mündliche Verhandlung vom 22. Januar 2008 durch den Richter am Amtsgericht Dr. Harbeck beschlossen: Die am 8. August 1996 geschlossene Ehe wird geschieden. Der Antragsteller zahlt monatlich 420,00 EUR. Die Kosten werden gegeneinander aufgehoben. Die Entscheidung ist seit dem 4. März 2008 rechtskräftig.',
      'In the name of the people. In the family matter of Thorben Wichmann versus Ilka Wichmann, née Petersen, the Local Court of Flensburg, following the oral hearing of January 22, 2008, has ruled through Judge Dr. Harbeck: The marriage entered into on August 8, 1996 is dissolved by divorce. The petitioner shall pay EUR 420.00 per month. Each party bears its own costs. The decision has been final since March 4, 2008.',
    ],
    [
      'Herr Ansgar Brüggemann, geboren am 29. Februar 1992 in Coesfeld, hat am 16. Juli 2015 die Abschlussprüfung im Ausbildungsberuf Elektroniker vor der Handwerkskammer Münster mit der Gesamtnote „gut“ (2,3) bestanden. Die Ausbildungszeit betrug dreieinhalb Jahre. Praktischer Teil: 87 von 100 Punkten, schriftlicher Teil: 79 Punkte.',
      'Mr. Ansgar Brüggemann, born on February 29, 1992 in Coesfeld, passed on July 16, 2015 the final examination in the training occupation of electronics technician before the Chamber of Skilled Crafts of Münster with the overall grade “good” (2.3). The period of training was three and a half years. Practical part: 87 out of 100 points, written part: 79 points.',
    ],
  ],
  pl: [
    [
      'Wyrokiem Sądu Okręgowego w Rzeszowie z dnia 12 czerwca 2012 r., sygn. akt I C 1187/11, prawomocnym z dniem 4 lipca 2012 r., małżeństwo zawarte w dniu 30 sierpnia 1997 r. w Łańcucie rozwiązano przez rozwód bez orzekania o winie. Władzę rodzicielską nad małoletnią Kingą powierzono matce. Alimenty ustalono na kwotę 650 zł miesięcznie, płatną z góry do dnia 10. każdego miesiąca.',
      'By judgment of the Regional Court in Rzeszów of June 12, 2012, case no. I C 1187/11, final as of July 4, 2012, the marriage entered into on August 30, 1997 in Łańcut was dissolved by divorce with no finding of fault. Parental authority over the minor Kinga was granted to the mother. Child support was set at PLN 650 per month, payable in advance by the 10th day of each month.',
    ],
    [
      'Działo się w Sandomierzu dnia siedemnastego listopada tysiąc dziewięćset dwudziestego siódmego roku o godzinie czwartej po południu. Stawił się Wincenty Gołda, lat trzydzieści cztery mający, rolnik, w obecności świadków Jana Pyrza i Tomasza Wrony, i okazał nam dziecię płci męskiej, urodzone onegdaj z jego małżonki Marianny z Kosiorów. Akt ten stawiającym przeczytany; oni pisać nie umieją.',
      'This took place in Sandomierz on the seventeenth day of November, nineteen hundred and twenty-seven, at four o’clock in the afternoon. There appeared Wincenty Gołda, aged thirty-four, a farmer, in the presence of the witnesses Jan Pyrz and Tomasz Wrona, and presented to us a child of the male sex, born the day before yesterday of his wife Marianna née Kosior. This record was read to those appearing; they do not know how to write.',
    ],
  ],
  uk: [
    [
      'Шлюб між громадянином Остапом Григоровичем Білоусом, 1979 року народження, та громадянкою Соломією Тарасівною Кравець, 1983 року народження, зареєстровано 25 вересня 2004 року, про що в Книзі реєстрації шлюбів зроблено актовий запис № 318. Після реєстрації шлюбу дружині присвоєно прізвище Білоус. Місце реєстрації: відділ РАЦС Дрогобицького міського управління юстиції Львівської області.',
      'The marriage between citizen Ostap Hryhorovych Bilous, born in 1979, and citizen Solomiia Tarasivna Kravets, born in 1983, was registered on September 25, 2004, of which record No. 318 was made in the Marriage Register. After registration of the marriage the wife was given the surname Bilous. Place of registration: Civil Registry Office of the Drohobych City Department of Justice of Lviv Region.',
    ],
    [
      'За обліками Міністерства внутрішніх справ станом на 11 травня 2021 року Панченко Денис Ігорович, уродженець міста Кременчук Полтавської області, до кримінальної відповідальності не притягувався, незнятої чи непогашеної судимості не має та в розшуку не перебуває. Довідка видана для пред’явлення до посольства Канади і дійсна протягом трьох місяців.',
      'According to the records of the Ministry of Internal Affairs, as of May 11, 2021, Denys Ihorovych Panchenko, a native of the city of Kremenchuk, Poltava Region, has not been prosecuted, has no unexpunged or outstanding conviction and is not wanted by the authorities. This certificate is issued for presentation to the Embassy of Canada and is valid for three months.',
    ],
  ],
  ro: [
    [
      'Anul două mii unu, luna iulie, ziua a șaptea. Ne-am prezentat la Primăria comunei Vama, județul Suceava, unde ofițerul de stare civilă a înregistrat căsătoria dintre Dragoș Ilie Hrițcu, de profesie tâmplar, fiul lui Vasile și al Aspaziei, și Mihaela Zugrav, necăsătorită, fiica lui Costache și a Floarei. Soția va purta după căsătorie numele de familie Hrițcu. Nu s-a încheiat convenție matrimonială.',
      'In the year two thousand and one, in the month of July, on the seventh day. We appeared at the Town Hall of the commune of Vama, Suceava County, where the civil registrar registered the marriage between Dragoș Ilie Hrițcu, a carpenter by profession, son of Vasile and Aspazia, and Mihaela Zugrav, single, daughter of Costache and Floarea. After the marriage the wife will bear the surname Hrițcu. No matrimonial agreement was concluded.',
    ],
    [
      'Prin sentința civilă nr. 2214 din 19 februarie 2010, pronunțată de Judecătoria Bistrița și rămasă irevocabilă prin neapelare, s-a desfăcut căsătoria din culpa comună a soților. Pârâtul este obligat să plătească o pensie de întreținere de 500 lei lunar, începând cu data de 1 martie 2010 și până la majoratul minorei. Reclamanta își reia numele de Pop.',
      'By civil judgment no. 2214 of February 19, 2010, rendered by the Bistrița District Court and irrevocable as no appeal was filed, the marriage was dissolved on grounds of the shared fault of the spouses. The defendant is ordered to pay child support of 500 lei per month, starting on March 1, 2010 and until the minor comes of age. The plaintiff resumes the surname Pop.',
    ],
  ],
  nl: [
    [
      'Heden, vier november negentienhonderd achtenzestig, zijn voor mij, ambtenaar van de burgerlijke stand van de gemeente Zutphen, verschenen om met elkander een huwelijk aan te gaan: Berend Jan Wesselink, oud zesentwintig jaar, timmerman, geboren te Lochem, en Aleida Geertruida Hofstee, oud drieëntwintig jaar, zonder beroep. De ouders van de bruid zijn overleden. Er is geen verzet gedaan.',
      'Today, the fourth of November, nineteen hundred and sixty-eight, there appeared before me, Registrar of Births, Deaths and Marriages of the municipality of Zutphen, in order to contract a marriage with each other: Berend Jan Wesselink, aged twenty-six, a carpenter, born in Lochem, and Aleida Geertruida Hofstee, aged twenty-three, with no occupation. The parents of the bride are deceased. No objection has been raised.',
    ],
    [
      'De Minister voor Rechtsbescherming verklaart dat uit het onderzoek naar het gedrag van Joris Adriaan Verstappe, geboren op 13 mei 1994 te Goes, niet is gebleken van bezwaren. Aanvraagnummer 20190714-3382. Doel: werken met minderjarigen bij Stichting De Vuurtoren in Middelburg. De leges bedragen € 41,35. Afgegeven te Den Haag op 2 augustus 2019.',
      'The Minister for Legal Protection declares that the inquiry into the conduct of Joris Adriaan Verstappe, born on May 13, 1994 in Goes, has revealed no objections. Application number 20190714-3382. Purpose: working with minors at Stichting De Vuurtoren in Middelburg. The fee is €41.35. Issued in The Hague on August 2, 2019.',
    ],
  ],
  tr: [
    [
      'Davacı Nurcan Eroğlu ile davalı Tuncay Eroğlu’nun, 17 Haziran 1999 tarihinde Akhisar’da yaptıkları evlilik, Manisa 2. Aile Mahkemesi’nin 5 Kasım 2013 tarih ve 2013/611 esas sayılı kararı ile Türk Medeni Kanunu’nun 166. maddesi uyarınca sona ermiştir. Müşterek çocuk Ecrin’in velayeti anneye verilmiştir. Aylık 400 TL iştirak nafakasına hükmedilmiştir. Karar 20 Aralık 2013’te kesinleşmiştir.',
      'The marriage which the plaintiff Nurcan Eroğlu and the defendant Tuncay Eroğlu entered into in Akhisar on June 17, 1999 was ended under Article 166 of the Turkish Civil Code by the decision of the 2nd Family Court of Manisa dated November 5, 2013, docket no. 2013/611. Custody of the couple’s child Ecrin was given to the mother. Child support of TRY 400 per month was awarded. The decision became final on December 20, 2013.',
    ],
    [
      'Balıkesir Valiliği İl Nüfus ve Vatandaşlık Müdürlüğü. İsmail ve Hatice oğlu, 3 Nisan 1971 Edremit doğumlu Kerim Sarıkaya, 12 Ekim 1995’te Sevgi Aktaş ile evlenmiştir. Babası 2004 yılında vefat etmiştir. Kaydında herhangi bir düzeltme bulunmamaktadır. Bu belge talep üzerine düzenlenmiştir.',
      'Governorship of Balıkesir, Provincial Directorate of Population and Citizenship. Kerim Sarıkaya, son of İsmail and Hatice, born in Edremit on April 3, 1971, married Sevgi Aktaş on October 12, 1995. His father died in 2004. There is no correction in his record. This document was issued upon request.',
    ],
  ],
  vi: [
    [
      'Ông Đặng Quốc Khánh, sinh ngày 15 tháng 8 năm 1982, và bà Lương Thị Mỹ Hạnh, sinh ngày 27 tháng 11 năm 1985, đã đăng ký kết hôn tại Ủy ban nhân dân phường Thắng Tam, thành phố Vũng Tàu ngày 9 tháng 3 năm 2010, số 41, quyển số 01. Theo Quyết định số 88/2017/QĐST-HNGĐ ngày 6 tháng 6 năm 2017 của Tòa án nhân dân thành phố Vũng Tàu, hai bên thuận tình ly hôn. Con chung do người mẹ trực tiếp nuôi dưỡng.',
      'Mr. Đặng Quốc Khánh, born on August 15, 1982, and Ms. Lương Thị Mỹ Hạnh, born on November 27, 1985, registered their marriage at the People’s Committee of Thắng Tam Ward, Vũng Tàu City, on March 9, 2010, No. 41, Book No. 01. Under Decision No. 88/2017/QĐST-HNGĐ dated June 6, 2017 of the People’s Court of Vũng Tàu City, both parties divorced by mutual consent. The child of the marriage is in the direct care of the mother.',
    ],
    [
      'Sở Tư pháp tỉnh Khánh Hòa xác nhận: bà Trịnh Ngọc Lan, quốc tịch Việt Nam, thường trú tại số 23 đường Yersin, thành phố Nha Trang, không có án tích tính đến ngày 18 tháng 7 năm 2020. Phiếu này được cấp theo yêu cầu của cá nhân. Lệ phí: 200.000 đồng.',
      'The Department of Justice of Khánh Hòa Province certifies: Ms. Trịnh Ngọc Lan, of Vietnamese nationality, permanently residing at No. 23 Yersin Street, Nha Trang City, has no criminal record as of July 18, 2020. This certificate is issued at the request of the individual. Fee: VND 200,000.',
    ],
  ],
  ar: [
    [
      'بناءً على محضر الجلسة المنعقدة يوم الثلاثاء الموافق ٥ مارس ٢٠١٩ في محكمة الأسرة بالمنصورة، حكمت المحكمة حضورياً بتطليق المدعية هناء رمضان الشاذلي من المدعى عليه وليد عبد الغفار طلقة بائنة، وألزمته بنفقة شهرية قدرها ٢٥٠٠ جنيه وبالمصاريف. ولا يجوز للمدعى عليه مراجعتها إلا بعقد جديد.',
      'Based on the minutes of the hearing held on Tuesday, March 5, 2019 at the Family Court of Mansoura, the court ruled in the presence of the parties to divorce the plaintiff Hanaa Ramadan El-Shazly from the defendant Walid Abdel Ghaffar irrevocably, and ordered him to pay monthly maintenance of 2,500 pounds and the costs. The defendant may not take her back except by a new contract.',
    ],
    [
      'تشهد عمادة القبول والتسجيل بأن الطالب ماجد سليم الخوري، المولود في زحلة بتاريخ ٢١ كانون الثاني ١٩٩٥، قد أتم متطلبات درجة البكالوريوس في الهندسة الميكانيكية في الفصل الثاني من العام الجامعي ٢٠١٦/٢٠١٧ بمعدل تراكمي ٣٫٤٢ من ٤ وبتقدير جيد جداً، وعدد الساعات المعتمدة ١٦٢ ساعة.',
      'The Deanship of Admission and Registration certifies that the student Majed Salim El-Khoury, born in Zahle on January 21, 1995, completed the requirements for the degree of Bachelor in Mechanical Engineering in the second semester of the academic year 2016/2017 with a cumulative average of 3.42 out of 4 and a grade of very good, the number of credit hours being 162.',
    ],
  ],
  he: [
    [
      'בית הדין הרבני האזורי חיפה, בפני כב׳ הדיין הרב אליהו שטרן. ביום י״ב באדר תשע״ה, 3 במרץ 2015, סידרו הצדדים, רונן בן יוסף ודליה בת מרדכי, גט פיטורין. הצדדים נישאו בנתניה ב-14 ביוני 1998 ולהם שני ילדים. האישה אינה רשאית להינשא לכהן. מזונות הילדים נקבעו בסך 3,200 ש״ח לחודש.',
      'Regional Rabbinical Court of Haifa, before the Honorable Judge Rabbi Eliyahu Stern. On 12 Adar 5775, March 3, 2015, the parties, Ronen son of Yosef and Dalia daughter of Mordechai, arranged a bill of divorce (get). The parties married in Netanya on June 14, 1998 and have two children. The woman is not permitted to marry a kohen. Maintenance for the children was set at NIS 3,200 per month.',
    ],
    [
      'משטרת ישראל מאשרת בזאת כי לגבי שירה אברמוביץ׳, ת.ז. 03417725-8, ילידת רחובות, 22 באוגוסט 1989, אין רישום פלילי במאגר המידע נכון לתאריך 10 בינואר 2022. האישור מיועד לרשויות ההגירה של אוסטרליה ותקף לשלושה חודשים. נחתם ביחידת התביעות, תל אביב.',
      'The Israel Police hereby certifies that with regard to Shira Abramovich, I.D. 03417725-8, born in Rehovot on August 22, 1989, there is no criminal record in the database as of January 10, 2022. This certificate is intended for the immigration authorities of Australia and is valid for three months. Signed at the Prosecution Unit, Tel Aviv.',
    ],
  ],
  zh: [
    [
      '兹证明申请人孟晓兰，女，一九八八年五月十七日出生，公民身份号码210204198805173346，与汪志远于二〇一二年九月二十日在辽宁省大连市沙河口区民政局登记结婚，二人于二〇一九年三月四日协议离婚。女儿由女方抚养，男方每月支付抚养费1500元。此后至今，孟晓兰未在该局再次登记结婚。',
      'This is to certify that the applicant Meng Xiaolan, female, born on May 17, 1988, citizen identity number 210204198805173346, registered her marriage to Wang Zhiyuan on September 20, 2012 at the Civil Affairs Bureau of Shahekou District, Dalian City, Liaoning Province, and that the two divorced by agreement on March 4, 2019. The daughter is raised by the mother; the father pays child support of RMB 1,500 per month. From then until now Meng Xiaolan has not registered another marriage at that bureau.',
    ],
    [
      '学生田家铭，男，一九九六年十一月二日生，于二〇一四年九月至二〇一八年六月在本校土木工程专业四年制本科学习，修完教学计划规定的全部课程，成绩合格，准予毕业。经审核符合《中华人民共和国学位条例》的规定，授予工学学士学位。校长：傅建国。',
      'The student Tian Jiaming, male, born on November 2, 1996, studied in the four-year undergraduate program in Civil Engineering at this university from September 2014 to June 2018, completed all the courses prescribed in the teaching plan with passing grades, and is granted graduation. Upon review he meets the provisions of the Regulations of the People’s Republic of China on Academic Degrees and is awarded the degree of Bachelor of Engineering. President: Fu Jianguo.',
    ],
  ],
  'zh-Hant': [
    [
      '查林淑芬（民國六十四年七月八日生，國民身分證統一編號F223417780）與配偶張文彬於民國九十年十二月十五日在新竹市結婚，民國一百零六年四月二十一日經臺灣新竹地方法院判決離婚確定，未成年子女之權利義務由母行使負擔。申請人：本人。規費新臺幣十五元。',
      'Lin Shu-Fen (born on July 8, 1975, National Identification Card No. F223417780) and her spouse Chang Wen-Pin were married in Hsinchu City on December 15, 2001; they were divorced by a judgment of the Taiwan Hsinchu District Court that became final on April 21, 2017, and the rights and obligations regarding the minor child are exercised and borne by the mother. Applicant: the person herself. Fee: NT$15.',
    ],
    [
      '茲證明黃冠宇君自中華民國一百零二年二月一日起至一百零八年五月三十一日止任職於本公司高雄廠，擔任品管課副課長，月薪新臺幣四萬八千元。任職期間工作認真，無不良紀錄。因生涯規劃自請離職。特此證明。',
      'This is to certify that Mr. Huang Guan-Yu was employed at the Kaohsiung plant of this company from February 1, 2013 to May 31, 2019 as Deputy Section Chief of the Quality Control Section, with a monthly salary of NT$48,000. During his employment he was conscientious and had no adverse record. He resigned of his own accord for career planning reasons. In witness whereof this certificate is issued.',
    ],
  ],
  ja: [
    [
      '平成二十三年六月十八日、夫吉村大輔と妻原田美穂は婚姻届を岐阜県大垣市長に提出し、夫の氏を称する新戸籍が編製された。妻の従前の本籍は三重県桑名市中央町二丁目十五番地である。長女莉子は平成二十五年一月七日出生、同月十六日父届出。令和二年八月三日協議離婚、親権者は母と定められた。',
      'On June 18, 2011 the husband Daisuke Yoshimura and the wife Miho Harada submitted a notification of marriage to the Mayor of Ogaki City, Gifu Prefecture, and a new family register under the husband’s surname was compiled. The wife’s previous registered domicile is 2-15 Chuo-cho, Kuwana City, Mie Prefecture. The eldest daughter, Riko, was born on January 7, 2013; the notification was filed by the father on the 16th of the same month. On August 3, 2020 the couple divorced by agreement, and the mother was designated as the person with parental authority.',
    ],
    [
      '右の者は昭和五十八年四月に本校普通科に入学し、昭和六十一年三月一日に卒業したことを証明する。氏名：工藤誠、昭和四十二年十月九日生。在学中の欠席日数は三日であり、懲戒処分を受けたことはない。青森県立八戸西高等学校長 三上栄一。',
      'This is to certify that the above person entered the general course of this school in April 1983 and graduated on March 1, 1986. Name: Makoto Kudo, born October 9, 1967. He was absent for three days during his enrollment and never received any disciplinary action. Eiichi Mikami, Principal, Aomori Prefectural Hachinohe Nishi High School.',
    ],
  ],
  ko: [
    [
      '원고 배수진과 피고 문태호는 2006년 10월 28일 혼인신고를 마친 법률상 부부였으나, 수원가정법원 2018. 9. 13. 선고 2018드단4471 판결로 이혼하였다. 사건본인의 친권자 및 양육자로 원고를 지정하고, 피고는 매월 말일에 양육비 70만 원을 지급한다. 소송비용은 각자 부담한다. 판결은 2018년 10월 5일 확정되었다.',
      'The plaintiff Bae Su-jin and the defendant Moon Tae-ho were a legally married couple whose marriage was reported on October 28, 2006, but were divorced by the judgment of the Suwon Family Court in Case No. 2018DeuDan4471, rendered on September 13, 2018. The plaintiff is designated as the person with parental authority and custody of the child, and the defendant shall pay child support of KRW 700,000 on the last day of each month. Each party bears its own litigation costs. The judgment became final on October 5, 2018.',
    ],
    [
      '위 사람은 2011년 3월 2일 본교 간호학과에 입학하여 2015년 2월 17일 소정의 과정을 마치고 졸업하였음을 증명합니다. 성명: 송지혜, 생년월일: 1992년 7월 30일. 취득학점 134학점, 평점평균 4.5 만점에 3.91, 석차 52명 중 6등. 대구보건대학교 총장.',
      'This is to certify that the above person entered the Department of Nursing of this university on March 2, 2011, completed the prescribed course and graduated on February 17, 2015. Name: Song Ji-hye, date of birth: July 30, 1992. Credits earned: 134; grade point average: 3.91 out of 4.5; rank: 6th of 52. President, Daegu Health College.',
    ],
  ],
};

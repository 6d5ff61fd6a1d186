import type { SourceTag } from '#shared/translation-text.ts';

/** Right paragraphs of records, decrees, diplomas and police certificates, written when the checks had been mended by `twelfth-right.ts`. */
export const thirteenthRight: Partial<Record<SourceTag, readonly (readonly [source: string, target: string])[]>> = {
  pt: [
    [
      'Escritura de divórcio consensual lavrada no livro 712, fls. 33/35, do 5.º Tabelionato de Notas de Londrina, em 19 de agosto de 2014. Outorgantes: Gildo Passarelli, bancário, e Noêmia Tonin, dentista, casados em Apucarana em 7 de maio de 1999. Bens: um veículo avaliado em R$ 31.500,00, que fica com o marido. As partes dispensam pensão alimentícia. Advogado: Dr. Edson Kimura, OAB/PR 22.816.',
      'Deed of consensual divorce drawn up in book 712, pages 33/35, of the 5th Notary Office of Londrina, on August 19, 2014. Grantors: Gildo Passarelli, a bank employee, and Noêmia Tonin, a dentist, married in Apucarana on May 7, 1999. Property: one vehicle valued at R$31,500.00, which remains with the husband. The parties waive alimony. Attorney: Dr. Edson Kimura, OAB/PR 22.816.',
    ],
  ],
  es: [
    [
      'En la ciudad de Tarija, a horas 9:45 del día 28 de noviembre de 1983, ante mí, Oficial de Registro Civil N.º 2214, se inscribió el reconocimiento de Wálter, nacido el 15 de julio de 1980 en Villamontes, hijo de Silveria Cuéllar, soltera, comerciante, por su padre Nicanor Arce Baldiviezo, de treinta y un años, transportista. Testigos: Fidel Choque y Martha Zenteno. No sabe firmar la madre.',
      'In the city of Tarija, at 9:45 on November 28, 1983, before me, Civil Registrar No. 2214, the acknowledgment was registered of Wálter, born on July 15, 1980 in Villamontes, son of Silveria Cuéllar, single, a merchant, by his father Nicanor Arce Baldiviezo, aged thirty-one, a haulier. Witnesses: Fidel Choque and Martha Zenteno. The mother does not know how to sign.',
    ],
    [
      'El Ministerio del Interior certifica que en el Registro Central de Penados, consultado el 4 de junio de 2021, no constan antecedentes penales a nombre de doña Haridian Perdomo Cabrera, con NIF 78512340-Z, nacida en Arrecife el 1 de mayo de 1997. Tasa: 3,86 €. Código seguro de verificación: PF-7K2M. Caduca a los tres meses.',
      'The Ministry of the Interior certifies that in the Central Register of Convicted Persons, consulted on June 4, 2021, there is no criminal record in the name of Ms. Haridian Perdomo Cabrera, with NIF 78512340-Z, born in Arrecife on May 1, 1997. Fee: €3.86. Secure verification code: PF-7K2M. It expires after three months.',
    ],
  ],
  fr: [
    [
      'Acte de reconnaissance. Le dix-huit décembre mil neuf cent quatre-vingt-un, à neuf heures quinze, Jean-Loup Peyrat, mécanicien ajusteur, domicilié à Vierzon, a déclaré reconnaître pour sa fille Aurore Maud, née à Bourges le 30 novembre 1981 de Ghislaine Tixier, sans profession. Lecture faite, le déclarant a signé. Légitimée par le mariage de ses père et mère célébré à Mehun le 12 juin 1984.',
      'Record of acknowledgment. On December eighteenth, nineteen hundred and eighty-one, at nine fifteen, Jean-Loup Peyrat, a fitter-mechanic, residing in Vierzon, declared that he acknowledges as his daughter Aurore Maud, born in Bourges on November 30, 1981 to Ghislaine Tixier, with no occupation. After reading, the declarant signed. Legitimated by the marriage of her father and mother celebrated in Mehun on June 12, 1984.',
    ],
  ],
  it: [
    [
      'Estratto per riassunto dell’atto di morte n. 23, parte I, anno 1991. Il giorno 6 del mese di aprile, alle ore 4 e minuti 50, nella casa posta in via Garibaldi n. 11, è morta Clelia Bertuzzi, di anni ottantuno, casalinga, nata a Comacchio, vedova di Amilcare Fogli. Trascritto nel Comune di Codigoro il 9 aprile 1991. L’ufficiale: geom. Dino Mantovani.',
      'Summary extract of death record No. 23, part I, year 1991. On the 6th day of the month of April, at 4:50 a.m., in the house located at via Garibaldi no. 11, died Clelia Bertuzzi, aged eighty-one, a housewife, born in Comacchio, widow of Amilcare Fogli. Transcribed in the Municipality of Codigoro on April 9, 1991. The registrar: Dino Mantovani, surveyor.',
    ],
  ],
  de: [
    [
      'Beglaubigter Ausdruck aus dem Familienbuch: Der Bäckermeister Wunibald Zierer aus Landshut und die Näherin Kreszentia Obermaier haben am 22. Oktober 1955 vor dem Standesamt Vilsbiburg die Ehe geschlossen. Kinder: Annegret, geb. 3.2.1957; Ludwig, geb. 29.8.1960, gest. 1.9.1960. Die Ehe wurde durch den Tod des Mannes am 14. Mai 1993 aufgelöst. Die Witwe hat nicht wieder geheiratet.',
      'Certified printout from the family register: The master baker Wunibald Zierer of Landshut and the seamstress Kreszentia Obermaier entered into marriage before the registry office of Vilsbiburg on October 22, 1955. Children: Annegret, born on February 3, 1957; Ludwig, born on August 29, 1960, died on September 1, 1960. The marriage was dissolved by the death of the husband on May 14, 1993. The widow has not remarried.',
    ],
  ],
  pl: [
    [
      'Odpis skrócony aktu małżeństwa. Mężczyzna: Remigiusz Kołodziej, kawaler, ur. 11 listopada 1981 r. w Śremie. Kobieta: Weronika Anna Bąk, rozwiedziona, ur. 24 kwietnia 1984 r. w Gnieźnie. Małżeństwo zawarto dnia 1 września 2012 r. w Kórniku. Nazwisko noszone po zawarciu małżeństwa: żona – Bąk-Kołodziej, dzieci – Kołodziej. Adnotacja o ustaniu małżeństwa: brak.',
      'Abridged copy of marriage record. Man: Remigiusz Kołodziej, single, born on November 11, 1981 in Śrem. Woman: Weronika Anna Bąk, divorced, born on April 24, 1984 in Gniezno. The marriage was contracted on September 1, 2012 in Kórnik. Surname borne after the marriage: wife – Bąk-Kołodziej, children – Kołodziej. Annotation on the cessation of the marriage: none.',
    ],
  ],
  uk: [
    [
      'Виписка із залікової книжки студентки Захарчук Уляни Олегівни, 2001 року народження: вища математика — 78 балів, інженерна графіка — 91 бал, фізичне виховання — зараховано. У 2021/2022 навчальному році перебувала в академічній відпустці з 1 лютого до 31 серпня. Декан факультету доцент В. Присяжнюк. Луцьк, 14 вересня 2022 року.',
      'Extract from the record book of the student Uliana Olehivna Zakharchuk, born in 2001: higher mathematics — 78 points, engineering graphics — 91 points, physical education — passed. In the 2021/2022 academic year she was on academic leave from February 1 to August 31. Dean of the faculty, Associate Professor V. Prysiazhniuk. Lutsk, September 14, 2022.',
    ],
  ],
  ro: [
    [
      'Extras din registrul de căsătorii pe anul 1964, actul nr. 19, comuna Mociu. La 5 noiembrie 1964 s-au căsătorit Gavril Moldovan, de 24 de ani, tractorist, și Saveta Rus, de 19 ani, țesătoare. Martori: Ioan Bota și Victoria Chiorean. Mențiune: soțul a încetat din viață la 27 ianuarie 2001 la Cluj-Napoca. Taxa de 2 lei a fost achitată.',
      'Extract from the marriage register for the year 1964, record No. 19, commune of Mociu. On November 5, 1964, Gavril Moldovan, aged 24, a tractor driver, and Saveta Rus, aged 19, a weaver, were married. Witnesses: Ioan Bota and Victoria Chiorean. Note: the husband died on January 27, 2001 in Cluj-Napoca. The fee of 2 lei was paid.',
    ],
  ],
  nl: [
    [
      'De ambtenaar van de burgerlijke stand te Hoorn verklaart dat in het huwelijksregister van 1987 onder nummer 143 is ingeschreven het huwelijk van Nicolaas Simon Groot, leraar, en Margaretha Theodora Kok, apothekersassistente, gesloten op 26 juni 1987. Het huwelijk is ontbonden door inschrijving van de echtscheiding op 30 januari 2004. Leges: € 12,90. Uit het huwelijk zijn geen kinderen geboren.',
      'The registrar of births, deaths and marriages of Hoorn declares that the marriage register of 1987 contains under number 143 the marriage of Nicolaas Simon Groot, a teacher, and Margaretha Theodora Kok, a pharmacy assistant, contracted on June 26, 1987. The marriage was dissolved by registration of the divorce on January 30, 2004. Fee: €12.90. No children were born of the marriage.',
    ],
  ],
  tr: [
    [
      'Evlenme kayıt örneği: Damat Cihan Altıntaş, bekâr, 2 Mart 1988 Rize doğumlu, makine mühendisi. Gelin Derya Öztürk, dul, 19 Eylül 1990 Artvin doğumlu, eczacı. Evlenme tarihi 6 Haziran 2016, yer Pazar Belediyesi. Kadının evlendikten sonraki soyadı Altıntaş’tır. Şahitler: Metin Kurt, Songül Balcı. Cüzdan seri no: K-558213.',
      'Copy of marriage record: Groom Cihan Altıntaş, single, born in Rize on March 2, 1988, a mechanical engineer. Bride Derya Öztürk, widowed, born in Artvin on September 19, 1990, a pharmacist. Date of marriage June 6, 2016, place Municipality of Pazar. The surname of the woman after the marriage is Altıntaş. Witnesses: Metin Kurt, Songül Balcı. Booklet serial No.: K-558213.',
    ],
  ],
  vi: [
    [
      'Bản án số 31/2019/HNGĐ-ST ngày 24 tháng 9 năm 2019 của Tòa án nhân dân huyện Long Thành, tỉnh Đồng Nai: cho ly hôn giữa nguyên đơn chị Bùi Ngọc Trâm và bị đơn anh Lý Hoàng Nam; giao con chung Lý Bảo Ngọc, sinh ngày 5 tháng 2 năm 2014, cho chị Trâm nuôi dưỡng; anh Nam cấp dưỡng mỗi tháng 2.500.000 đồng. Án phí 300.000 đồng do nguyên đơn chịu.',
      'Judgment No. 31/2019/HNGĐ-ST dated September 24, 2019 of the People’s Court of Long Thành District, Đồng Nai Province: the divorce between the plaintiff Ms. Bùi Ngọc Trâm and the defendant Mr. Lý Hoàng Nam is granted; the common child Lý Bảo Ngọc, born on February 5, 2014, is entrusted to Ms. Trâm to be raised; Mr. Nam shall provide support of VND 2,500,000 per month. The court fee of VND 300,000 shall be borne by the plaintiff.',
    ],
  ],
  ar: [
    [
      'بيان قيد عائلي صادر عن أمانة السجل المدني في اللاذقية: رب الأسرة نبيه عيسى صقر، تولد ١٩٥٢، زوجته الأولى ماري الخوري المتوفاة عام ١٩٩١، وزوجته الثانية هدى مخول تزوجها في ٧ حزيران ١٩٩٣. الأولاد: رامي، تولد ٣ آب ١٩٨٥، مهندس، مقيم في كندا؛ وجمانة، تولد ١٩٩٦، عازبة. رقم القيد ٤١٨.',
      'Family registration statement issued by the Civil Registry Secretariat in Latakia: head of the family Nabih Issa Saqr, born in 1952, his first wife Mary El-Khoury, who died in 1991, and his second wife Huda Makhoul, whom he married on June 7, 1993. Children: Rami, born on August 3, 1985, an engineer, residing in Canada; and Jumana, born in 1996, single. Registration No. 418.',
    ],
  ],
  he: [
    [
      'צו ירושה מאת הרשם לענייני ירושה, ירושלים: המנוחה שושנה גבאי, שנפטרה ביום 19 בספטמבר 2014, לא הותירה צוואה. יורשיה על פי דין הם בעלה, משה גבאי, במחצית העיזבון, ושתי בנותיה, עדנה ורות, ברבע כל אחת. הצו ניתן ביום 2 במרץ 2015 בתיק 118-204-7. אגרה: 512 ש״ח.',
      'Inheritance order from the Registrar of Inheritance Matters, Jerusalem: the deceased Shoshana Gabai, who died on September 19, 2014, left no will. Her heirs by law are her husband, Moshe Gabai, to one half of the estate, and her two daughters, Edna and Ruth, to one quarter each. The order was given on March 2, 2015 in file 118-204-7. Fee: NIS 512.',
    ],
  ],
  zh: [
    [
      '委托书：委托人彭慧，女，一九七六年四月二十三日出生，现住昆明市盘龙区北京路512号；受托人系委托人之弟彭斌。委托人因定居荷兰，不能亲自办理房屋出售手续，特委托彭斌代为签订买卖合同、收取售房款人民币八十六万元、办理过户登记。受托人无转委托权。委托期限至二〇二二年十二月三十一日止。',
      'Power of attorney: the principal Peng Hui, female, born on April 23, 1976, now residing at No. 512 Beijing Road, Panlong District, Kunming City; the agent Peng Bin is the principal’s younger brother. As the principal has settled in the Netherlands and is unable to handle the sale of the house in person, she hereby authorizes Peng Bin to sign the sale contract, collect the sale price of RMB 860,000 and carry out the registration of the transfer on her behalf. The agent has no right of substitution. The term of authorization ends on December 31, 2022.',
    ],
  ],
  'zh-Hant': [
    [
      '死亡證明書：死者洪添財，男，民國二十六年一月九日生，已婚，住嘉義縣朴子市，於民國一百零九年七月二十三日下午四時三十五分因敗血症病逝於長庚紀念醫院。死者之長女洪美惠到場辨認。醫師：邱建智，醫字第031882號。死亡方式：自然死。',
      'Death certificate: the deceased Hung Tien-Tsai, male, born on January 9, 1937, married, residing in Puzi City, Chiayi County, died of sepsis at Chang Gung Memorial Hospital on July 23, 2020 at 4:35 p.m. The eldest daughter of the deceased, Hung Mei-Hui, came to identify him. Physician: Chiu Chien-Chih, license No. 031882. Manner of death: natural.',
    ],
  ],
  ja: [
    [
      '養子縁組届の記載事項：養父松岡清、昭和二十四年三月三日生、養母松岡照子、昭和二十七年九月八日生。養子高橋翼、平成十年六月十四日生、実父高橋誠、実母高橋恵美、続柄は二男。平成二十年四月二十五日福井家庭裁判所許可の審判確定、同年五月七日福井県越前市長に届出。養子は養親の氏を称する。',
      'Particulars of the notification of adoption: adoptive father Kiyoshi Matsuoka, born March 3, 1949; adoptive mother Teruko Matsuoka, born September 8, 1952. Adopted child Tsubasa Takahashi, born June 14, 1998, birth father Makoto Takahashi, birth mother Emi Takahashi, relationship: second son. The decision of permission of the Fukui Family Court became final on April 25, 2008, and notification was made to the Mayor of Echizen City, Fukui Prefecture, on May 7 of the same year. The adopted child takes the surname of the adoptive parents.',
    ],
  ],
  ko: [
    [
      '혼인관계증명서. 본인 방지현, 1987년 3월 14일생, 여. 배우자 표상욱, 1985년 11월 26일생. 혼인신고일 2014년 5월 9일, 신고관서 경기도 파주시. 2019년 8월 21일 협의이혼, 협의이혼의사확인법원 의정부지방법원 고양지원. 현재 혼인 중에 있지 아니함을 증명합니다. 수수료 1,000원.',
      'Certificate of marriage relations. Person concerned: Bang Ji-hyun, born March 14, 1987, female. Spouse: Pyo Sang-wook, born November 26, 1985. Date of report of marriage: May 9, 2014, reporting office: Paju City, Gyeonggi-do. Divorce by agreement on August 21, 2019, court confirming the intent to divorce by agreement: Uijeongbu District Court, Goyang Branch. It is certified that she is not currently married. Fee: 1,000 won.',
    ],
    [
      '졸업증명서. 위 학생 우태양은 2013년 3월 4일 본교에 입학하여 3개년의 전 과정을 이수하고 2016년 2월 12일 졸업하였음을 증명함. 생년월일 1997년 12월 19일. 결석 2일, 조퇴 1회. 강원도 강릉시 교동 117번지, 강릉해람고등학교장 심재문.',
      'Certificate of graduation. It is certified that the above student Woo Tae-yang entered this school on March 4, 2013, completed the entire three-year course and graduated on February 12, 2016. Date of birth: December 19, 1997. Absences: 2 days, early leave: 1 time. 117 Gyo-dong, Gangneung City, Gangwon-do, Shim Jae-moon, Principal, Gangneung Haeram High School.',
    ],
  ],
};

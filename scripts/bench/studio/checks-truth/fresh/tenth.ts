import type { TruthPaper } from '../paper.ts';

/** Slips in papers of all languages that are read, written with `tenth-right.ts` and measured once before mending. */
export const tenth: readonly TruthPaper[] = [
  {
    name: 'Portuguese',
    lang: 'pt',
    pairs: [
      {
        source:
          'Certifico que, em 27 de outubro de 1998, faleceu em Sobral, por afogamento, Raimundo Cordeiro Aguiar, pedreiro, viúvo de Terezinha Aguiar, deixando quatro filhos maiores. Não deixou bens nem testamento. Foi declarante o genro, Josué Frota. O sepultamento foi feito no cemitério de Forquilha.',
        right:
          'I certify that on October 27, 1998 Raimundo Cordeiro Aguiar, a bricklayer, widower of Terezinha Aguiar, died in Sobral by drowning, leaving four children of full age. He left no property or will. The informant was his son-in-law, Josué Frota. The burial took place in the cemetery of Forquilha.',
        errors: [
          ['kin word', 'son-in-law', 'brother-in-law'],
          ['cause of death', 'by drowning', 'by poisoning'],
          ['lost negation', 'He left no property or will', 'He left property and a will'],
          ['number word', 'four children', 'five children'],
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
          'La Universidad de Trujillo confiere a Yadira Pumacahua Rojas el grado de Bachiller en Enfermería, aprobado por unanimidad en sesión del 16 de septiembre de 2005. Promedio ponderado: 15,48. Resolución Rectoral N.º 0741-2005. Tomo XII, folio 226. El Secretario General da fe.',
        right:
          'The University of Trujillo confers on Yadira Pumacahua Rojas the degree of Bachelor in Nursing, approved unanimously in the session of September 16, 2005. Weighted average: 15.48. Rector’s Resolution No. 0741-2005. Volume XII, folio 226. The Secretary General so certifies.',
        errors: [
          ['decimal moved', '15.48', '1.548'],
          ['field of study', 'Bachelor in Nursing', 'Bachelor in Pharmacy'],
          ['grade or rank', 'unanimously', 'by a majority'],
          ['roman numeral', 'Volume XII', 'Volume XIII'],
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
          'Par jugement du 28 avril 2011, le juge aux affaires familiales de Valence a fixé la résidence de l’enfant Timéo chez le père. La mère exercera son droit de visite les fins de semaine paires, du vendredi 18 heures au dimanche 19 heures. La pension alimentaire est fixée à 185 € par mois. Les dépens sont à la charge de la défenderesse.',
        right:
          'By judgment of April 28, 2011, the Family Court Judge of Valence established the residence of the child Timéo with the father. The mother shall exercise her visiting rights on even weekends, from Friday at 6 p.m. to Sunday at 7 p.m. Child support is set at €185 per month. The costs are to be borne by the defendant.',
        errors: [
          ['wrong parent', 'with the father', 'with the mother'],
          ['time of day', '6 p.m.', '8 p.m.'],
          ['unit', 'per month', 'per week'],
          ['even or odd', 'even weekends', 'odd weekends'],
          ['party exchanged', 'borne by the defendant', 'borne by the plaintiff'],
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
          'Il Procuratore della Repubblica presso il Tribunale di Ascoli Piceno attesta che a nome di Fulvio Marozzi, nato a Offida il 2 dicembre 1974, non risultano carichi pendenti. Certificato rilasciato in bollo da € 19,87 per uso espatrio. Valido sei mesi dalla data del rilascio. Il cancelliere: Ada Cocci.',
        right:
          'The Public Prosecutor at the Court of Ascoli Piceno certifies that there are no pending charges in the name of Fulvio Marozzi, born in Offida on December 2, 1974. Certificate issued with a revenue stamp of €19.87 for the purpose of emigration. Valid for six months from the date of issue. The court clerk: Ada Cocci.',
        errors: [
          ['authority', 'Public Prosecutor', 'Justice of the Peace'],
          ['date day and month', 'December 2, 1974', 'February 12, 1974'],
          ['place changed', 'Offida', 'Ofena'],
          ['currency', '€19.87', '$19.87'],
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
          'Beglaubigte Abschrift aus dem Sterberegister. Die Rentnerin Ottilie Kreszenz Huber, geborene Wimmer, verwitwet, ist am 9. Dezember 1986 um 23 Uhr 50 Minuten in Rosenheim verstorben. Anzeigende: ihre Schwiegertochter. Eine Urne wurde nicht überführt. Gebühr: 7,50 DM.',
        right:
          'Certified copy from the register of deaths. The pensioner Ottilie Kreszenz Huber, née Wimmer, widowed, died in Rosenheim on December 9, 1986 at 11:50 p.m. Informant: her daughter-in-law. No urn was transferred. Fee: DM 7.50.',
        errors: [
          ['kin word', 'daughter-in-law', 'stepdaughter'],
          ['civil status', 'widowed', 'divorced'],
          ['name letter', 'née Wimmer', 'née Zimmer'],
          ['register', 'register of deaths', 'register of births'],
        ],
      },
    ],
  },
  {
    name: 'Polish',
    lang: 'pl',
    pairs: [
      {
        source:
          'Zaświadcza się, że Bartłomiej Czyżewski, syn Ryszarda i Haliny, urodzony 31 maja 1988 r. w Ełku, nie figuruje w Kartotece Karnej Krajowego Rejestru Karnego. Opłata 30 zł. Zaświadczenie wydano w Olsztynie 8 lutego 2017 r. o godz. 14.05 na wniosek pracodawcy.',
        right:
          'It is hereby certified that Bartłomiej Czyżewski, son of Ryszard and Halina, born on May 31, 1988 in Ełk, does not appear in the Criminal Records File of the National Criminal Register. Fee: PLN 30. The certificate was issued in Olsztyn on February 8, 2017 at 2:05 p.m. at the request of the employer.',
        errors: [
          ['lost negation', 'does not appear', 'appears'],
          ['name dropped', 'Ryszard and Halina', 'Halina'],
          ['person exchanged', 'request of the employer', 'request of the employee'],
          ['time of day', '2:05 p.m.', '2:50 p.m.'],
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
          'Свідоцтво про смерть. Гнатюк Меланія Юхимівна померла 19 січня 2003 року у віці 84 років у селі Зарічне Тернопільської області. Причина смерті: інсульт. Актовий запис № 12. Видано внукові померлої. Начальник відділу: О. Дзюба.',
        right:
          'Death certificate. Melaniia Yukhymivna Hnatiuk died on January 19, 2003 at the age of 84 in the village of Zarichne, Ternopil Region. Cause of death: stroke. Record No. 12. Issued to the grandson of the deceased. Head of department: O. Dziuba.',
        errors: [
          ['kin word', 'grandson', 'nephew'],
          ['place changed', 'Ternopil Region', 'Rivne Region'],
          ['cause of death', 'stroke', 'pneumonia'],
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
          'Se atestă că domnul Sorin Tudosie, născut la 5 septembrie 1979 în Huși, a absolvit Facultatea de Medicină Veterinară din Iași, promoția 2004, cu media generală 8,64 și nota 10 la lucrarea de licență. Nu a fost exmatriculat. Decan: prof. univ. dr. Liviu Rusu.',
        right:
          'It is certified that Mr. Sorin Tudosie, born on September 5, 1979 in Huși, graduated from the Faculty of Veterinary Medicine of Iași, class of 2004, with an overall average of 8.64 and a grade of 10 for his bachelor’s thesis. He was not expelled. Dean: Prof. Dr. Liviu Rusu.',
        errors: [
          ['field of study', 'Veterinary Medicine', 'Dental Medicine'],
          ['digits swapped', '8.64', '8.46'],
          ['lost negation', 'was not expelled', 'was expelled'],
          ['title', 'Dean:', 'Rector:'],
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
          'De rechtbank Overijssel heeft op 23 maart 2015 de echtscheiding uitgesproken tussen Hendrika Tuinman en Wouter Boersma, gehuwd te Deventer op 10 juni 1999. De man betaalt € 275 per maand voor de verzorging van de kinderen. De woning wordt toegedeeld aan de vrouw. Ingeschreven in de registers op de derde april.',
        right:
          'On March 23, 2015 the District Court of Overijssel granted the divorce between Hendrika Tuinman and Wouter Boersma, married in Deventer on June 10, 1999. The husband shall pay €275 per month for the care of the children. The home is allocated to the wife. Entered in the registers on the third of April.',
        errors: [
          ['party exchanged', 'allocated to the wife', 'allocated to the husband'],
          ['ordinal', 'third of April', 'fourth of April'],
          ['decimal moved', '€275', '€2,750'],
          ['year', '1999', '1989'],
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
          'Adli sicil kaydı: Feride Gündoğdu, baba adı Rıza, anne adı Zehra, 16 Ağustos 1990 Tokat doğumlu. Adli sicil kaydı yoktur. Bu belge Almanya Konsolosluğuna verilmek üzere 4 Ekim 2022 Salı günü düzenlenmiştir. Harç: 52,50 TL.',
        right:
          'Criminal record: Feride Gündoğdu, father’s name Rıza, mother’s name Zehra, born in Tokat on August 16, 1990. She has no criminal record. This document was issued on Tuesday, October 4, 2022 to be submitted to the Consulate of Germany. Fee: TRY 52.50.',
        errors: [
          ['rows exchanged', 'father’s name Rıza, mother’s name Zehra', 'father’s name Zehra, mother’s name Rıza'],
          ['lost negation', 'has no criminal record', 'has a criminal record'],
          ['country', 'Consulate of Germany', 'Consulate of Austria'],
          ['weekday', 'Tuesday', 'Thursday'],
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
          'Giấy khai sinh. Họ và tên: Phan Gia Bảo. Giới tính: Nam. Sinh ngày 12 tháng 10 năm 2008 tại Bệnh viện Từ Dũ. Cha: Phan Văn Tài, 34 tuổi. Mẹ: Huỳnh Thị Kim Chi. Nơi đăng ký: Ủy ban nhân dân quận Bình Thạnh. Người đi khai sinh: bà ngoại.',
        right:
          'Birth certificate. Full name: Phan Gia Bảo. Sex: Male. Born on October 12, 2008 at Từ Dũ Hospital. Father: Phan Văn Tài, 34 years old. Mother: Huỳnh Thị Kim Chi. Place of registration: People’s Committee of Bình Thạnh District. Person registering the birth: maternal grandmother.',
        errors: [
          ['gender', 'Sex: Male', 'Sex: Female'],
          ['maternal or paternal', 'maternal grandmother', 'paternal grandmother'],
          ['date day and month', 'October 12, 2008', 'December 10, 2008'],
          ['number', '34 years', '43 years'],
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
          'شهادة وفاة. توفي المرحوم حسن مصطفى البيطار في مدينة حماة يوم الجمعة ١٣ شباط ١٩٩٨ إثر نوبة قلبية عن عمر ناهز ٧١ عاماً. أبلغ عن الوفاة ابن أخيه. لم تُجرَ جراحة. سُجلت الوفاة برقم ٣٠٤.',
        right:
          'Death certificate. The late Hassan Mustafa Al-Bitar died in the city of Hama on Friday, February 13, 1998 following a heart attack at the age of about 71. The death was reported by his brother’s son. No surgery was performed. The death was registered under No. 304.',
        errors: [
          ['month name', 'February 13', 'January 13'],
          ['kin word', 'his brother’s son', 'his sister’s son'],
          ['place changed', 'Hama', 'Homs'],
          ['digits swapped', 'No. 304', 'No. 340'],
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
          'תעודת לידה. שם פרטי: נועם. שם האב: אריאל. שם האם: מיכל. תאריך הלידה: 6 בנובמבר 2001 בשעה 21:10. מקום הלידה: בית החולים העמק, עפולה. משקל: 3.25 ק״ג. הנולד הוא השלישי במספר. אין הערות.',
        right:
          'Birth certificate. First name: Noam. Father’s name: Ariel. Mother’s name: Michal. Date of birth: November 6, 2001 at 9:10 p.m. Place of birth: HaEmek Hospital, Afula. Weight: 3.25 kg. The newborn is the third in number. There are no remarks.',
        errors: [
          ['unit', '3.25 kg', '3.25 lb'],
          ['ordinal', 'the third in number', 'the second in number'],
          ['place changed', 'Afula', 'Safed'],
          ['sentence dropped', ' There are no remarks.', ''],
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
          '经查，截至二〇二〇年六月三十日，未发现葛春燕（女，一九九〇年十二月八日生，住南昌市西湖区）在中国居住期间有犯罪记录。本证明有效期为六个月。申请人的祖父为中医师。江西省南昌市公安局西湖分局。',
        right:
          'Upon inquiry, as of June 30, 2020, no criminal record was found for Ge Chunyan (female, born on December 8, 1990, residing in Xihu District, Nanchang City) during her residence in China. This certificate is valid for six months. The applicant’s paternal grandfather is a practitioner of traditional Chinese medicine. Xihu Branch, Nanchang Public Security Bureau, Jiangxi Province.',
        errors: [
          ['lost negation', 'no criminal record was found', 'a criminal record was found'],
          ['authority', 'Public Security Bureau', 'Civil Affairs Bureau'],
          ['kin word', 'paternal grandfather', 'paternal uncle'],
          ['place changed', 'Jiangxi Province', 'Hunan Province'],
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
          '死亡届。氏名：沢田キヨ。大正十年五月二日生。平成九年十一月三十日午後八時四十分、長野県松本市で死亡。届出人：次男。死因：肺炎。世帯主の職業：農業。火葬は十二月二日。',
        right:
          'Notification of death. Name: Kiyo Sawada. Born May 2, 1921. Died on November 30, 1997 at 8:40 p.m. in Matsumoto City, Nagano Prefecture. Notifier: second son. Cause of death: pneumonia. Occupation of the head of household: farmer. Cremation on December 2.',
        errors: [
          ['kin word', 'second son', 'eldest son'],
          ['era year', '1921', '1935'],
          ['occupation', 'farmer', 'fisherman'],
          ['time of day', '8:40 p.m.', '8:40 a.m.'],
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
          '병적증명서. 성명 구본철, 1986년 4월 11일생. 계급 병장, 해군. 2007년 1월 8일 입대하여 2009년 3월 7일 만기전역함. 징계 사실 없음. 본적 전라남도 순천시. 신장 178cm.',
        right:
          'Military service certificate. Name: Koo Bon-cheol, born April 11, 1986. Rank: sergeant, Navy. Enlisted on January 8, 2007 and discharged on March 7, 2009 upon completion of his term. No disciplinary action. Registered domicile: Suncheon City, Jeollanam-do. Height: 178 cm.',
        errors: [
          ['grade or rank', 'sergeant', 'corporal'],
          ['branch of service', 'Navy', 'Air Force'],
          ['place changed', 'Suncheon City', 'Gwangju City'],
          ['added negation', 'upon completion', 'without completion'],
        ],
      },
    ],
  },
];

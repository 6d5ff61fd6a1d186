import type { TruthPaper } from '../paper.ts';

/** Papers in German, Polish and Ukrainian; see `all.ts`. */
export const central: readonly TruthPaper[] = [
  {
    name: 'German',
    lang: 'de',
    pairs: [
      {
        source:
          'Nr. 276. Wismar, am 8. Februar 1921. Vor dem unterzeichneten Standesbeamten erschien heute der Schlosser Hinrich Petersen, wohnhaft in Wismar, und zeigte an, dass von seiner Ehefrau Dorothea, geborenen Lembke, am dritten Februar, nachmittags um sechs ein halb Uhr, ein Knabe geboren worden sei.',
        right:
          'No. 276. Wismar, February 8, 1921. Before the undersigned registrar there appeared today the locksmith Hinrich Petersen, residing in Wismar, and reported that on February 3, at half past six in the afternoon, a boy was born to his wife Dorothea, née Lembke.',
        errors: [
          ['digits', 'No. 276', 'No. 267'],
          ['place', 'residing in Wismar', 'residing in Rostock'],
          ['date', 'February 8, 1921', 'February 8, 1912'],
          ['occupation', 'locksmith', 'shoemaker'],
          ['date', 'on February 3', 'on February 13'],
          ['day or time', 'half past six', 'half past seven'],
          ['day or time', 'in the afternoon', 'in the morning'],
          ['pronoun', 'a boy', 'a girl'],
          ['kinship', 'his wife', 'his sister'],
          ['name', 'Lembke', 'Lemke'],
          ['event', 'born to his wife', 'adopted by his wife'],
          ['authority', 'registrar', 'notary'],
        ],
      },
      {
        source:
          'Der Erblasser war verwitwet und österreichischer Staatsangehöriger. Er hat kein Testament hinterlassen. Erben sind zu je ein Drittel der Sohn, die Schwiegertochter und der Neffe des Erblassers.',
        right:
          'The decedent was widowed and an Austrian national. He left no will. The heirs, in equal shares of one third, are the decedent’s son, daughter-in-law and nephew.',
        errors: [
          ['civil status', 'widowed', 'divorced'],
          ['nationality', 'Austrian', 'Swiss'],
          ['negation', 'left no will', 'left a will'],
          ['number in words', 'one third', 'one quarter'],
          ['kinship', 'daughter-in-law', 'daughter'],
          ['kinship', 'nephew', 'brother'],
          ['clause dropped', ' He left no will.', ''],
          ['clause added', 'He left no will.', 'He left no will. His debts exceed the estate.'],
          ['pronoun', 'He left', 'She left'],
        ],
      },
      {
        source:
          'Prüfungszeugnis der Handwerkskammer Kassel: Geselle im Bäckerhandwerk. Fertigkeitsprüfung: befriedigend. Kenntnisprüfung: ausreichend. Kenn-Nr. HK 4471/b. Dienstsiegel.',
        right:
          'Examination certificate of the Chamber of Crafts Kassel: journeyman in the bakery trade. Practical examination: satisfactory. Theory examination: sufficient. Ref. No. HK 4471/b. Official seal.',
        errors: [
          ['authority', 'Chamber of Crafts', 'Chamber of Commerce'],
          ['title', 'journeyman', 'master'],
          ['occupation', 'bakery trade', 'butchery trade'],
          ['verdict', 'satisfactory', 'very good'],
          [
            'swapped',
            'Practical examination: satisfactory. Theory examination: sufficient',
            'Practical examination: sufficient. Theory examination: satisfactory',
          ],
          ['code', '4471/b', '4471/d'],
          ['digits', '4471', '4417'],
          ['mark', ' Official seal.', ''],
          ['place', 'Kassel', 'Köln'],
        ],
      },
      {
        source:
          'Das Amtsgericht Pirmasens hat die Beschwerde des Vaters zurückgewiesen. Die elterliche Sorge steht der Mutter allein zu. Der Unterhalt beträgt 412,50 Euro im Monat. Eine Anhörung des Kindes fand nicht statt.',
        right:
          'The Local Court of Pirmasens dismissed the father’s appeal. Parental custody is held by the mother alone. Maintenance amounts to 412.50 euros per month. The child was not heard.',
        errors: [
          ['authority', 'Local Court', 'Regional Court'],
          ['verdict', 'dismissed', 'allowed'],
          ['kinship', 'the mother alone', 'the aunt alone'],
          [
            'swapped',
            'the father’s appeal. Parental custody is held by the mother',
            'the mother’s appeal. Parental custody is held by the father',
          ],
          ['currency', 'euros', 'dollars'],
          ['unit', 'per month', 'per year'],
          ['negation', 'was not heard', 'was heard'],
          ['digits', '412.50', '421.50'],
          ['repeated', 'The child was not heard.', 'The child was not heard. The child was not heard.'],
          ['clause dropped', ' The child was not heard.', ''],
        ],
      },
      {
        source:
          'Oberfeldwebel Jannik Thormählen wurde am Mittwoch, dem 7. Juni 1995, zum zweiten Mal befördert. Er ist evangelisch, 1,88 m groß und Linkshänder. Entfernung zum Standort: 42 km.',
        right:
          'Sergeant First Class Jannik Thormählen was promoted for the second time on Wednesday, June 7, 1995. He is Protestant, 1.88 m tall and left-handed. Distance to the garrison: 42 km.',
        errors: [
          ['title', 'Sergeant First Class', 'Captain'],
          ['event', 'was promoted', 'was dismissed'],
          ['ordinal', 'second time', 'third time'],
          ['day or time', 'Wednesday', 'Saturday'],
          ['date', 'June 7, 1995', 'July 6, 1995'],
          ['opposite', 'left-handed', 'right-handed'],
          ['unit', '42 km', '42 miles'],
          ['name', 'Thormählen', 'Thormöhlen'],
          ['opposite', 'Protestant', 'Catholic'],
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
          'Działo się w Sandomierzu dnia dwudziestego czwartego stycznia tysiąc dziewięćset trzydziestego pierwszego roku. Stawił się Walenty Gołębiowski, kowal, lat czterdzieści dwa, i okazał dziecię płci żeńskiej, urodzone z jego żony Katarzyny.',
        right:
          'It took place in Sandomierz on January 24, 1931. Walenty Gołębiowski, a blacksmith, aged forty-two, appeared and presented a female child born of his wife Katarzyna.',
        errors: [
          ['place', 'Sandomierz', 'Rzeszów'],
          ['date', 'January 24, 1931', 'January 14, 1931'],
          ['date', 'January 24', 'February 24'],
          ['occupation', 'a blacksmith', 'a miller'],
          ['number in words', 'forty-two', 'thirty-two'],
          ['pronoun', 'a female child', 'a male child'],
          ['kinship', 'his wife', 'his daughter'],
          ['name', 'Gołębiowski', 'Gołembiewski'],
          ['repeated', 'appeared and', 'appeared and appeared and'],
        ],
      },
      {
        source:
          'Odpis skrócony aktu małżeństwa. Mężczyzna: kawaler, ślusarz. Kobieta: rozwiedziona, nauczycielka. Nazwisko noszone po zawarciu małżeństwa przez kobietę: Wronkowska. Akt nr III/218/1988.',
        right:
          'Short-form copy of the marriage record. Man: bachelor, locksmith. Woman: divorced, teacher. Surname used by the woman after the marriage: Wronkowska. Record No. III/218/1988.',
        errors: [
          ['event', 'marriage record', 'death record'],
          ['opposite', 'Short-form', 'Full-form'],
          ['civil status', 'bachelor', 'widower'],
          ['occupation', 'locksmith', 'driver'],
          ['civil status', 'divorced', 'single'],
          [
            'swapped',
            'Man: bachelor, locksmith. Woman: divorced, teacher',
            'Man: divorced, teacher. Woman: bachelor, locksmith',
          ],
          ['opposite', 'after the marriage', 'before the marriage'],
          ['name', 'Wronkowska', 'Wronowska'],
          ['code', 'III/218', 'II/218'],
          ['digits', '218/1988', '281/1988'],
        ],
      },
      {
        source:
          'Sąd Rejonowy w Kielcach oddala powództwo i zasądza od powoda na rzecz pozwanego kwotę 1 250 złotych. Wyrok nie jest prawomocny. Termin apelacji wynosi czternaście dni. Pieczęć okrągła.',
        right:
          'The District Court in Kielce dismisses the claim and awards the sum of 1,250 zlotys from the plaintiff to the defendant. The judgment is not final. The time limit for an appeal is fourteen days. Round seal.',
        errors: [
          ['authority', 'District Court', 'Regional Court'],
          ['place', 'Kielce', 'Kalisz'],
          ['verdict', 'dismisses the claim', 'allows the claim'],
          ['digits', '1,250', '1,520'],
          ['currency', 'zlotys', 'euros'],
          ['swapped', 'from the plaintiff to the defendant', 'from the defendant to the plaintiff'],
          ['negation', 'is not final', 'is final'],
          ['number in words', 'fourteen days', 'forty days'],
          ['unit', 'fourteen days', 'fourteen weeks'],
          ['mark', ' Round seal.', ''],
          ['clause added', 'is not final. The', 'is not final. The costs were paid in advance. The'],
        ],
      },
      {
        source:
          'Świadectwo ukończenia szkoły podstawowej. Zachowanie: wzorowe. Język niemiecki: dobry. Przyroda: dopuszczający. Klasa ósma. Uczeń jest obywatelem Litwy.',
        right:
          'Certificate of completion of elementary school. Conduct: exemplary. German language: good. Science: pass. Eighth grade. The pupil is a citizen of Lithuania.',
        errors: [
          ['title', 'elementary school', 'high school'],
          ['verdict', 'exemplary', 'inappropriate'],
          ['opposite', 'German language', 'English language'],
          ['verdict', 'language: good', 'language: very good'],
          ['swapped', 'German language: good. Science: pass', 'German language: pass. Science: good'],
          ['ordinal', 'Eighth grade', 'Seventh grade'],
          ['nationality', 'Lithuania', 'Latvia'],
          ['clause dropped', ' Eighth grade.', ''],
        ],
      },
      {
        source:
          'Zmarły: Zenon Kasprzyk, emeryt, wdowiec. Zgon nastąpił w czwartek o godzinie 21:40. Zgon zgłosiła synowa zmarłego. Nie stwierdzono udziału osób trzecich. Waga: 68 kg. Podpisał major Ryszard Talar.',
        right:
          'Deceased: Zenon Kasprzyk, retired, widower. The death occurred on Thursday at 9:40 p.m. The death was reported by the daughter-in-law of the deceased. No involvement of third parties was found. Weight: 68 kg. Signed by Major Ryszard Talar.',
        errors: [
          ['civil status', 'widower', 'married'],
          ['occupation', 'retired', 'student'],
          ['day or time', 'Thursday', 'Tuesday'],
          ['day or time', '9:40 p.m.', '9:40 a.m.'],
          ['kinship', 'daughter-in-law', 'sister'],
          ['negation', 'No involvement', 'Involvement'],
          ['event', 'The death was reported', 'The birth was reported'],
          ['unit', '68 kg', '68 lb'],
          ['title', 'Major Ryszard', 'Colonel Ryszard'],
          ['digits', '68 kg', '86 kg'],
          ['clause dropped', ' No involvement of third parties was found.', ''],
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
          'Свідоцтво про смерть. Громадянин Гаврилюк Остап Миронович помер двадцять шостого вересня одна тисяча дев’ятсот дев’яносто восьмого року у віці 64 років у місті Чернівці. Актовий запис № 752.',
        right:
          'Death certificate. Citizen Ostap Myronovych Havryliuk died on September 26, 1998 at the age of 64 in the city of Chernivtsi. Record No. 752.',
        people: [{ name: 'Ostap Myronovych Havryliuk', nativeName: 'Гаврилюк Остап Миронович' }],
        errors: [
          ['event', 'Death certificate', 'Marriage certificate'],
          ['date', 'September 26, 1998', 'September 16, 1998'],
          ['date', 'September 26, 1998', 'September 26, 1989'],
          ['digits', 'age of 64', 'age of 46'],
          ['place', 'Chernivtsi', 'Chernihiv'],
          ['digits', '752', '725'],
          ['name', 'Myronovych', 'Mykhailovych'],
          ['unit', 'at the age of 64', 'at the age of 64 months'],
        ],
      },
      {
        source:
          'Мати: Дорошенко Уляна, українка, бібліотекарка. Батько: Дорошенко Юрій, молдованин, зварювальник. Батьки перебувають у шлюбі. Бабуся по батькові проживає в Полтаві.',
        right:
          'Mother: Uliana Doroshenko, Ukrainian, librarian. Father: Yurii Doroshenko, Moldovan, welder. The parents are married. The paternal grandmother lives in Poltava.',
        people: [
          { name: 'Uliana Doroshenko', nativeName: 'Дорошенко Уляна' },
          { name: 'Yurii Doroshenko', nativeName: 'Дорошенко Юрій' },
        ],
        errors: [
          ['occupation', 'librarian', 'cook'],
          ['nationality', 'Moldovan', 'Romanian'],
          ['occupation', 'welder', 'driver'],
          ['civil status', 'are married', 'are divorced'],
          ['kinship', 'paternal grandmother', 'maternal grandmother'],
          ['kinship', 'grandmother', 'aunt'],
          ['place', 'Poltava', 'Kharkiv'],
          [
            'swapped',
            'Mother: Uliana Doroshenko, Ukrainian, librarian. Father: Yurii Doroshenko, Moldovan, welder',
            'Mother: Yurii Doroshenko, Moldovan, welder. Father: Uliana Doroshenko, Ukrainian, librarian',
          ],
          ['name', 'Uliana', 'Yuliana'],
          ['clause dropped', ' The parents are married.', ''],
        ],
      },
      {
        source:
          'Ухвалив: позов задовольнити частково. Стягнути з відповідача на користь позивача 18 300 гривень. У решті позову відмовити. Рішення не оскаржувалося і набрало законної сили. Гербова печатка суду.',
        right:
          'Decided: to grant the claim in part. To recover 18,300 hryvnias from the defendant in favor of the plaintiff. To deny the rest of the claim. The decision was not appealed and has become final. Official seal of the court.',
        errors: [
          ['verdict', 'in part', 'in full'],
          ['verdict', 'To deny the rest', 'To grant the rest'],
          ['digits', '18,300', '13,800'],
          ['currency', 'hryvnias', 'rubles'],
          ['swapped', 'from the defendant in favor of the plaintiff', 'from the plaintiff in favor of the defendant'],
          ['negation', 'was not appealed', 'was appealed'],
          ['negation', 'has become final', 'has not become final'],
          ['mark', ' Official seal of the court.', ''],
          ['authority', 'of the court', 'of the ministry'],
          ['clause dropped', ' To deny the rest of the claim.', ''],
          ['clause added', 'final. Official', 'final. The plaintiff waived the interest. Official'],
        ],
      },
      {
        source:
          'Диплом бакалавра Н7 № 105583. Кваліфікація: фармацевт. Середній бал: 4,6. Хімія: відмінно. Іноземна мова: задовільно. Ректор, професор Кравець. Видано у понеділок, 1 липня 2013 року.',
        right:
          'Bachelor’s diploma H7 No. 105583. Qualification: pharmacist. Average grade: 4.6. Chemistry: excellent. Foreign language: satisfactory. Rector, Professor Kravets. Issued on Monday, July 1, 2013.',
        people: [{ name: 'Kravets', nativeName: 'Кравець' }],
        errors: [
          ['title', 'Bachelor’s', 'Master’s'],
          ['code', 'H7', 'H1'],
          ['digits', '105583', '105538'],
          ['occupation', 'pharmacist', 'nurse'],
          ['verdict', 'excellent', 'good'],
          [
            'swapped',
            'Chemistry: excellent. Foreign language: satisfactory',
            'Chemistry: satisfactory. Foreign language: excellent',
          ],
          ['title', 'Rector', 'Dean'],
          ['day or time', 'Monday', 'Friday'],
          ['date', 'July 1, 2013', 'January 7, 2013'],
          ['opposite', 'Foreign language', 'Native language'],
        ],
      },
      {
        source:
          'Військовий квиток. Звання: старший лейтенант. Зріст: 178 см. Група крові: друга. Придатний до служби. Служив вісім років у Військово-Морських Силах. Нагород не має.',
        right:
          'Military ID. Rank: senior lieutenant. Height: 178 cm. Blood group: second. Fit for service. He served for eight years in the Navy. He has no awards.',
        errors: [
          ['title', 'senior lieutenant', 'junior sergeant'],
          ['unit', '178 cm', '178 mm'],
          ['ordinal', 'group: second', 'group: third'],
          ['opposite', 'Fit for service', 'Unfit for service'],
          ['number in words', 'eight years', 'six years'],
          ['authority', 'the Navy', 'the Air Force'],
          ['negation', 'has no awards', 'has awards'],
          ['pronoun', 'He served', 'She served'],
          ['repeated', 'He has no awards.', 'He has no awards. He has no awards.'],
          ['digits', '178', '187'],
        ],
      },
    ],
  },
];

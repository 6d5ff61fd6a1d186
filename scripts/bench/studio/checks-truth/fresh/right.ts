import type { SourceTag } from '#shared/translation-text.ts';

/** Right texts of the languages that the earlier sets leave out, in several styles. */
export const rightMore: Partial<Record<SourceTag, readonly (readonly [source: string, target: string])[]>> = {
  fr: [
    [
      'Je soussignée, Directrice du lycée Jean-Moulin, certifie que l’élève est inscrite en classe de terminale.',
      'I, the undersigned, principal of Lycée Jean-Moulin, certify that the student is enrolled in the final year of high school.',
    ],
    [
      'Dit que les dépens seront partagés par moitié entre les parties.',
      'Orders that the costs be shared equally between the parties.',
    ],
    [
      'Les futurs époux déclarent qu’il a été fait un contrat de mariage le 2 juin 2004 par Maître Aubert, notaire à Niort.',
      'The future spouses declare that a marriage contract was drawn up on June 2, 2004 by Maître Aubert, notary in Niort.',
    ],
    [
      'L’intéressé exerce la profession de plombier-chauffagiste depuis le 1er mars 2009.',
      'He has worked as a plumber and heating engineer since March 1, 2009.',
    ],
    ['Taille : 1,68 m. Couleur des yeux : marron.', 'Height: 1.68 m. Color of eyes: brown.'],
    ['Le casier judiciaire ne comporte aucune mention.', 'The criminal record contains no entries.'],
    [
      'Salaire brut mensuel : 2 150,40 €. Net à payer : 1 683,12 €.',
      'Gross monthly salary: €2,150.40. Net pay: €1,683.12.',
    ],
    ['Vaccinée contre la rougeole, 2e dose, lot AX-114.', 'Vaccinated against measles, 2nd dose, batch AX-114.'],
    [
      'Le tribunal fait droit à la demande de changement de prénom.',
      'The court grants the application for a change of first name.',
    ],
    [
      'La présente attestation est délivrée pour servir et valoir ce que de droit.',
      'This certificate is issued for all legal purposes.',
    ],
    ['Sa grand-mère maternelle, veuve, demeure à Rennes.', 'Her maternal grandmother, a widow, lives in Rennes.'],
    ['Il est décédé des suites d’un accident de la circulation.', 'He died as a result of a traffic accident.'],
    [
      'Extrait des minutes du greffe du tribunal judiciaire de Caen.',
      'Extract from the records of the registry of the Judicial Court of Caen.',
    ],
    ['Mention : Bien. Rang : 4e sur 112.', 'Honors: Good. Rank: 4th out of 112.'],
    [
      'Le bail est conclu pour une durée de trois ans à compter du 15 septembre 2018.',
      'The lease is entered into for a term of three years from September 15, 2018.',
    ],
    ['Copie certifiée conforme à l’original.', 'Copy certified true to the original.'],
    [
      'L’enfant a été reconnu par son père le 12 mai 1999.',
      'The child was acknowledged by his father on May 12, 1999.',
    ],
    [
      'Monsieur Karim Haddad, de nationalité algérienne, né à Sétif.',
      'Mr. Karim Haddad, an Algerian national, born in Sétif.',
    ],
    [
      'Elle a suivi avec succès la formation d’aide-soignante.',
      'She successfully completed the training as a nursing assistant.',
    ],
    ['Le notaire atteste que l’acte est exécutoire.', 'The notary attests that the deed is enforceable.'],
    ['Séparés de corps depuis 2011.', 'Legally separated since 2011.'],
    ['Ouvrier agricole, sans domicile fixe.', 'Farm worker, of no fixed abode.'],
    ['Fait à Lille, en deux exemplaires, le 30 août 2015.', 'Done in Lille, in two copies, on August 30, 2015.'],
    ['Troisième enfant du couple.', 'Third child of the couple.'],
  ],
  it: [
    [
      'Si certifica che dal casellario giudiziale non risulta nulla a carico della suddetta.',
      'It is certified that the criminal records show nothing against the above-named woman.',
    ],
    [
      'Figlia legittima di Aldo, operaio, e di Carla Fumagalli, sarta.',
      'Legitimate daughter of Aldo, a worker, and Carla Fumagalli, a dressmaker.',
    ],
    [
      'Il ricorrente, di professione elettricista, percepisce uno stipendio netto di € 1.420,00 mensili.',
      'The applicant, an electrician by occupation, receives a net salary of €1,420.00 per month.',
    ],
    [
      'Il Tribunale accoglie il ricorso e dichiara la separazione personale dei coniugi.',
      'The Court grants the petition and declares the legal separation of the spouses.',
    ],
    [
      'Maturità scientifica conseguita con il punteggio di 92/100.',
      'Scientific high school diploma obtained with a score of 92/100.',
    ],
    ['La minore è affidata in via esclusiva alla madre.', 'The minor is placed in the sole custody of her mother.'],
    [
      'Morì in casa il giorno 3 gennaio 1944 alle ore sei pomeridiane.',
      'He died at home on January 3, 1944 at six in the evening.',
    ],
    ['Occhi castani, capelli neri, statura m 1,65.', 'Brown eyes, black hair, height 1.65 m.'],
    [
      'Per copia conforme all’originale, l’Ufficiale dello Stato Civile.',
      'True copy of the original, the Civil Registrar.',
    ],
    ['Residente in via Garibaldi n. 14, interno 3.', 'Residing at via Garibaldi No. 14, apartment 3.'],
    [
      'L’imputato è stato assolto perché il fatto non sussiste.',
      'The defendant was acquitted because the offense did not occur.',
    ],
    [
      'Lo studente ha superato l’esame di diritto privato con la votazione di 27/30.',
      'The student passed the examination in private law with a grade of 27/30.',
    ],
    [
      'Il nonno paterno, cittadino argentino, era fornaio.',
      'The paternal grandfather, an Argentine citizen, was a baker.',
    ],
    [
      'Contratto di locazione a uso abitativo della durata di quattro anni.',
      'Residential lease for a term of four years.',
    ],
    [
      'Annotazione: gli sposi hanno scelto il regime della separazione dei beni.',
      'Annotation: the spouses chose the regime of separation of property.',
    ],
    ['Non vi è opposizione da parte del pubblico ministero.', 'There is no objection from the public prosecutor.'],
    [
      'Vaccinazione antitetanica: terza dose in data 8 ottobre 2012.',
      'Tetanus vaccination: third dose on October 8, 2012.',
    ],
    [
      'La presente dichiarazione è resa in carta libera per gli usi consentiti dalla legge.',
      'This declaration is made on plain paper for the purposes permitted by law.',
    ],
    [
      'Il maresciallo dei Carabinieri ha raccolto la denuncia di smarrimento.',
      'The marshal of the Carabinieri took the report of loss.',
    ],
    [
      'Attore: Banca Popolare di Sondrio. Convenuto: Ivo Bassi.',
      'Plaintiff: Banca Popolare di Sondrio. Defendant: Ivo Bassi.',
    ],
    [
      'Ha prestato servizio come infermiera presso l’ospedale civile di Cuneo.',
      'She worked as a nurse at the civil hospital of Cuneo.',
    ],
    ['Nubile, casalinga, nata il 17 aprile 1938.', 'Single, homemaker, born on April 17, 1938.'],
    ['Condotta: buona. Religione: distinto.', 'Conduct: good. Religion: very good.'],
    ['Secondo matrimonio dello sposo.', 'Second marriage of the groom.'],
  ],
  pl: [
    [
      'Zaświadcza się, że wyżej wymieniona nie figuruje w Krajowym Rejestrze Karnym.',
      'It is certified that the above-named woman is not listed in the National Criminal Register.',
    ],
    [
      'Sąd Okręgowy w Lublinie rozwiązuje przez rozwód bez orzekania o winie małżeństwo stron.',
      'The Regional Court in Lublin dissolves the marriage of the parties by divorce without a ruling on fault.',
    ],
    [
      'Władzę rodzicielską nad małoletnim synem powierza matce.',
      'Parental authority over the minor son is granted to the mother.',
    ],
    ['Imię i nazwisko rodowe matki: Helena Wójcik.', 'Mother’s given name and maiden name: Helena Wójcik.'],
    [
      'Ukończył studia magisterskie na kierunku prawo z wynikiem bardzo dobrym.',
      'He completed master’s studies in law with a very good result.',
    ],
    [
      'Był zatrudniony na stanowisku elektryka w pełnym wymiarze czasu pracy.',
      'He was employed as an electrician on a full-time basis.',
    ],
    ['Wynagrodzenie miesięczne brutto: 4 300,00 zł.', 'Gross monthly salary: PLN 4,300.00.'],
    ['Urodzona w Przemyślu, wyznania rzymskokatolickiego.', 'Born in Przemyśl, of the Roman Catholic faith.'],
    [
      'Dokument wydano na wniosek strony. Opłatę skarbową uiszczono.',
      'The document was issued at the request of the party. The stamp duty has been paid.',
    ],
    [
      'Wdowa po zmarłym jest emerytką i mieszka w Gdańsku.',
      'The widow of the deceased is retired and lives in Gdańsk.',
    ],
    ['Niniejszy odpis jest zgodny z oryginałem.', 'This copy is a true copy of the original.'],
    ['Data i miejsce zgonu: 5 maja 1978 roku, Toruń.', 'Date and place of death: May 5, 1978, Toruń.'],
    ['Egzamin ustny: zdany. Egzamin pisemny: dobry.', 'Oral examination: passed. Written examination: good.'],
    ['Wzrost 174 cm, oczy niebieskie.', 'Height 174 cm, blue eyes.'],
    ['Dziadek ze strony ojca był rolnikiem.', 'The paternal grandfather was a farmer.'],
    [
      'Umowa najmu lokalu mieszkalnego zawarta na czas nieokreślony.',
      'Residential lease concluded for an indefinite period.',
    ],
    [
      'Szczepienie przeciw odrze: druga dawka, 14 lutego 2003 r.',
      'Measles vaccination: second dose, February 14, 2003.',
    ],
    [
      'Oskarżonego uznaje za winnego i wymierza karę grzywny.',
      'The court finds the defendant guilty and imposes a fine.',
    ],
    ['Szeregowy rezerwy, kategoria zdrowia A.', 'Private of the reserve, health category A.'],
    ['Świadkowie zawarcia małżeństwa: Jan Bielak i Ewa Sroka.', 'Witnesses to the marriage: Jan Bielak and Ewa Sroka.'],
    [
      'Odpis zupełny aktu urodzenia. Wzmianek dodatkowych brak.',
      'Full copy of the birth record. No additional annotations.',
    ],
    [
      'Podpis i pieczęć kierownika Urzędu Stanu Cywilnego.',
      'Signature and seal of the head of the Civil Registry Office.',
    ],
    ['Obywatelstwo: ukraińskie. Stan cywilny: panna.', 'Citizenship: Ukrainian. Marital status: single.'],
    ['Bratanica spadkodawcy przyjęła spadek wprost.', 'The niece of the decedent accepted the inheritance outright.'],
  ],
  uk: [
    [
      'Видано відділом державної реєстрації актів цивільного стану по місту Луцьку.',
      'Issued by the Civil Registry Office of the city of Lutsk.',
    ],
    [
      'Шлюб між сторонами розірвано, про що зроблено відповідний актовий запис.',
      'The marriage between the parties has been dissolved, and the corresponding record has been made.',
    ],
    [
      'Після розірвання шлюбу дружині залишено дошлюбне прізвище.',
      'After the dissolution of the marriage the wife retained her premarital surname.',
    ],
    [
      'За даними обліку, несудимий і в розшуку не перебуває.',
      'According to the records, he has no criminal record and is not wanted.',
    ],
    [
      'Національність: українець. Освіта: вища. Професія: інженер.',
      'Ethnicity: Ukrainian. Education: higher. Profession: engineer.',
    ],
    ['Працює вчителькою початкових класів у школі № 12.', 'She works as a primary school teacher at School No. 12.'],
    ['Довідка видана для подання за місцем вимоги.', 'This certificate is issued for submission where required.'],
    ['Середня заробітна плата становить 9 400 гривень на місяць.', 'The average salary is 9,400 hryvnias per month.'],
    ['Дитина народилася живою, вага 3450 г, зріст 52 см.', 'The child was born alive, weight 3,450 g, length 52 cm.'],
    ['Дід по материнській лінії був ковалем.', 'The maternal grandfather was a blacksmith.'],
    ['Суд визнав підсудного винним у крадіжці.', 'The court found the defendant guilty of theft.'],
    ['Рішення набрало законної сили 11 березня 2016 року.', 'The decision became final on March 11, 2016.'],
    ['Фізика: добре. Історія України: відмінно.', 'Physics: good. History of Ukraine: excellent.'],
    ['Закінчила повний курс за спеціальністю «Правознавство».', 'She completed the full course in Law.'],
    ['Підпис посадової особи. Гербова печатка.', 'Signature of the official. Official seal.'],
    [
      'Місце проживання зареєстровано за адресою: вул. Шевченка, буд. 5, кв. 18.',
      'The place of residence is registered at: 5 Shevchenka St., apt. 18.',
    ],
    [
      'Рядовий запасу, військово-облікова спеціальність 100.',
      'Private of the reserve, military occupational specialty 100.',
    ],
    ['Щеплення проти кору зроблено 4 травня 2010 року.', 'The measles vaccination was given on May 4, 2010.'],
    ['Неповнолітній син залишається проживати з батьком.', 'The minor son shall continue to live with his father.'],
    ['Копія вірна. Нотаріус.', 'True copy. Notary.'],
    ['Причина смерті: інсульт.', 'Cause of death: stroke.'],
    ['Позивач просить стягнути аліменти.', 'The plaintiff asks for child support to be recovered.'],
    ['Громадянка Польщі, незаміжня, студентка.', 'A Polish citizen, single, a student.'],
    ['Договір купівлі-продажу квартири.', 'Contract for the purchase and sale of an apartment.'],
  ],
  zh: [
    [
      '兹证明该同志系我单位正式职工，现任财务部会计。',
      'This is to certify that this person is a regular employee of our unit and currently serves as an accountant in the finance department.',
    ],
    [
      '经查，截至二〇一九年五月六日，未发现申请人有违法犯罪记录。',
      'Upon inquiry, as of May 6, 2019, no record of violations or crimes of the applicant was found.',
    ],
    [
      '双方自愿离婚，婚生女由女方抚养。',
      'Both parties divorce voluntarily, and their daughter shall be raised by the wife.',
    ],
    [
      '学制四年，修业期满，成绩合格，准予毕业。',
      'Having completed the four-year program with passing grades, the student is permitted to graduate.',
    ],
    [
      '户主：李国强。与户主关系：长子。',
      'Head of household: Li Guoqiang. Relationship to head of household: eldest son.',
    ],
    ['原告与被告于2006年登记结婚。', 'The plaintiff and the defendant registered their marriage in 2006.'],
    ['税前月薪人民币8,200元。', 'Monthly salary before tax: RMB 8,200.'],
    ['身份证号码与原件相符。', 'The ID number matches the original.'],
    ['复印件与原件一致，特此证明。', 'It is hereby certified that the copy is identical to the original.'],
    ['死亡原因：肺炎。', 'Cause of death: pneumonia.'],
    [
      '住址：江苏省南京市鼓楼区中山路18号。',
      'Address: No. 18 Zhongshan Road, Gulou District, Nanjing City, Jiangsu Province.',
    ],
    ['语文：优秀。数学：良好。体育：及格。', 'Chinese: excellent. Mathematics: good. Physical education: pass.'],
    ['文化程度：大学本科。服役状况：未服兵役。', 'Education: bachelor’s degree. Military service: not served.'],
    ['本公证书自出具之日起生效。', 'This notarial certificate takes effect from the date of issue.'],
    ['外祖父是退休工人。', 'The maternal grandfather is a retired worker.'],
    [
      '民事调解书经双方当事人签收后，即具有法律效力。',
      'The civil mediation agreement becomes legally effective upon being signed for by both parties.',
    ],
    ['出租人：王芳。承租人：陈浩。租赁期限：一年。', 'Lessor: Wang Fang. Lessee: Chen Hao. Lease term: one year.'],
    ['血型：A型。身高：168厘米。', 'Blood type: A. Height: 168 cm.'],
    ['新生儿性别：女。出生孕周：39周。', 'Sex of newborn: female. Gestational age: 39 weeks.'],
    [
      '该生在校期间表现良好，无违纪行为。',
      'The student behaved well at school and committed no disciplinary violations.',
    ],
    [
      '营业执照：有限责任公司，法定代表人赵敏。',
      'Business license: limited liability company, legal representative Zhao Min.',
    ],
    ['婚姻状况：未婚。民族：回族。', 'Marital status: single. Ethnicity: Hui.'],
    [
      '不动产权证书，用途：住宅，面积：89.5平方米。',
      'Real estate ownership certificate, use: residential, area: 89.5 square meters.',
    ],
    ['第二次接种日期：2015年3月2日。', 'Date of second vaccination: March 2, 2015.'],
  ],
};

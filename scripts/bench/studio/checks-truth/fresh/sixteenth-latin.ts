import type { TruthPaper } from '../paper.ts';

/** Whole records as ordinary authorities write them, three of each language, to mend by after the fifteenth. */
export const sixteenthLatin: readonly TruthPaper[] = [
  {
    name: 'Spanish',
    lang: 'es',
    pairs: [
      {
        source:
          'En el municipio de Tlaquepaque, Jalisco, siendo las 13:20 trece horas con veinte minutos del día 7 siete de marzo de 1996, ante mí, Oficial número 2 del Registro Civil, comparecen los CC. Ramiro Orozco Tinajero, albañil, de 31 años, y Eulalia Padilla Núñez, labores del hogar, de 27 años, para presentar viva a una niña que nació el 19 de febrero del mismo año y a quien ponen por nombre Daniela. Abuelos maternos: Tranquilino Padilla, finado, y Petra Núñez. Testigos: Saúl Orozco y Berta Ríos, mayores de edad, solteros.',
        right:
          'In the municipality of Tlaquepaque, Jalisco, at 1:20 p.m. (thirteen hours and twenty minutes) on March 7 (seven), 1996, there appear before me, Official No. 2 of the Civil Registry, Messrs. Ramiro Orozco Tinajero, bricklayer, age 31, and Eulalia Padilla Núñez, homemaker, age 27, to present alive a girl who was born on February 19 of the same year and to whom they give the name Daniela. Maternal grandparents: Tranquilino Padilla, deceased, and Petra Núñez. Witnesses: Saúl Orozco and Berta Ríos, of legal age, single.',
        errors: [
          ['occupation', 'bricklayer', 'carpenter'],
          ['relation', 'Maternal grandparents', 'Paternal grandparents'],
        ],
      },
      {
        source:
          'Dirección General de Migraciones – República Argentina. Certificado de residencia precaria N.º 0482913/2021. Se deja constancia de que Yuleisy Andrade Marcano, de nacionalidad venezolana, pasaporte 093417655, ingresó al territorio nacional el 04/11/2020 por el Aeropuerto Internacional de Ezeiza y ha iniciado trámite de radicación temporaria. El presente la autoriza a permanecer, trabajar y estudiar, no acredita identidad y vence a los noventa días corridos de su emisión. Buenos Aires, 12 de enero de 2021. Firma ilegible.',
        right:
          'National Immigration Office, Argentine Republic. Provisional Residence Certificate No. 0482913/2021. This is to record that Yuleisy Andrade Marcano, a Venezuelan national holding passport 093417655, entered the country on November 4, 2020, through Ezeiza International Airport and has begun the procedure for temporary residence. This certificate authorizes her to stay, work and study; it is not proof of identity, and it expires ninety calendar days after being issued. Buenos Aires, January 12, 2021. [Illegible signature]',
        errors: [
          ['lost negation', 'it is not proof of identity', 'it is proof of identity'],
          ['number word', 'ninety calendar days', 'thirty calendar days'],
        ],
      },
      {
        source:
          'Auto. Juzgado de Primera Instancia n.º 6 de Gijón. En los autos de adopción n.º 377/2009, el Ministerio Fiscal informó favorablemente. Parte dispositiva: se acuerda la adopción del menor Hugo, nacido el 30 de julio de 2006, por los cónyuges don Emilio Prendes Vega y doña Nieves Llano Cueto, quien en lo sucesivo usará los apellidos Prendes Llano. Firme que sea esta resolución, líbrese testimonio al Registro Civil. Contra la misma cabe recurso de apelación en el plazo de veinte días.',
        right:
          'Court Order. Court of First Instance No. 6 of Gijón. In adoption proceedings No. 377/2009, the Public Prosecutor issued a favorable report. Ruling: the adoption of the minor Hugo, born on July 30, 2006, by the spouses Emilio Prendes Vega and Nieves Llano Cueto is hereby granted, and he shall henceforth bear the surnames Prendes Llano. Once this order is final, let a certified copy be sent to the Civil Registry. An appeal may be lodged against it within twenty days.',
        errors: [['wrong office', 'the Public Prosecutor issued', 'the Court Clerk issued']],
      },
    ],
  },
  {
    name: 'Portuguese',
    lang: 'pt',
    pairs: [
      {
        source:
          'Certidão de óbito. Nome: Zulmira Fagundes Bastos. Sexo: feminino. Cor: parda. Estado civil e idade: viúva, 84 anos. Naturalidade: Uruguaiana, RS. Eleitor: sim. Filiação: Gervásio Fagundes e Alzira Fagundes. Falecimento: três de setembro de dois mil e quinze, às 22 horas e 10 minutos, na Santa Casa de Misericórdia, Porto Alegre. Causa da morte: insuficiência renal crônica, diabetes mellitus. Sepultamento: Cemitério São João. Declarante: Olavo Bastos, neto. Médico que atestou o óbito: Dr. Renan Pilla, CRM 22841. Deixou cinco filhos, bens e não deixou testamento.',
        right:
          'Death Certificate. Name: Zulmira Fagundes Bastos. Sex: female. Color: brown (parda). Marital status and age: widow, 84 years old. Born in: Uruguaiana, RS. Registered voter: yes. Parents: Gervásio Fagundes and Alzira Fagundes. Date, time and place of death: September third, two thousand and fifteen, at 10:10 p.m., at Santa Casa de Misericórdia Hospital, Porto Alegre. Cause of death: chronic kidney failure, diabetes mellitus. Burial: São João Cemetery. Declarant: Olavo Bastos, grandson. Physician who certified the death: Dr. Renan Pilla, CRM 22841. She left five children and assets and did not leave a will.',
        errors: [
          ['kin word', 'Olavo Bastos, grandson', 'Olavo Bastos, nephew'],
          ['lost negation', 'and did not leave a will', 'and left a will'],
        ],
      },
      {
        source:
          'Histórico escolar do ensino médio. Colégio Estadual Professora Iracema Leal, Londrina – PR. Aluna: Kauane Rodrigues Pinheiro. RG 10.882.301-4 SESP/PR. 3ª série, ano letivo 2014, carga horária 800 h, frequência 93%. Língua Portuguesa 7,8; Matemática 6,4; Biologia 8,1; Química 5,9; História 9,0. Resultado final: aprovada. Observação: transferida do Colégio Militar de Curitiba em 2013. Londrina, 18 de dezembro de 2014. Secretária escolar; Diretora.',
        right:
          'High School Transcript. Professora Iracema Leal State School, Londrina, Paraná. Student: Kauane Rodrigues Pinheiro. ID card (RG) 10.882.301-4 SESP/PR. Year 3, 2014 school year, course load 800 hours, attendance 93%. Portuguese Language 7.8; Mathematics 6.4; Biology 8.1; Chemistry 5.9; History 9.0. Final result: passed. Note: transferred from the Military School of Curitiba in 2013. Londrina, December 18, 2014. School Secretary; Principal.',
        errors: [
          ['swapped between labels', 'Biology 8.1; Chemistry 5.9', 'Biology 5.9; Chemistry 8.1'],
          ['verdict', 'Final result: passed', 'Final result: failed'],
        ],
      },
      {
        source:
          'Eu, Vasco Manuel Seixas, solteiro, maior, pescador, residente na Rua da Praia, n.º 3, Nazaré, portador do cartão de cidadão n.º 11204587 6ZX2, válido até 21/08/2029, declaro sob compromisso de honra que vivo em união de facto com Tetyana Bondar há mais de dois anos e que não possuo dívidas à Segurança Social nem à Autoridade Tributária. Reconheço a assinatura supra, feita na minha presença. Cartório Notarial da Nazaré, 6 de Maio de 2022. A Notária.',
        right:
          'I, Vasco Manuel Seixas, unmarried, of legal age, fisherman, residing at Rua da Praia 3, Nazaré, holder of citizen card No. 11204587 6ZX2, valid until August 21, 2029, declare on my honor that I have been living in a de facto union with Tetyana Bondar for more than two years and that I have no debts to Social Security or to the Tax Authority. I certify the above signature, made in my presence. Notary Office of Nazaré, May 6, 2022. The Notary.',
        errors: [['authority', 'to the Tax Authority', 'to the Health Authority']],
      },
    ],
  },
  {
    name: 'French',
    lang: 'fr',
    pairs: [
      {
        source:
          'Copie intégrale – acte de naissance n° 118. Le douze janvier mil neuf cent quatre-vingt-un à quatre heures cinq minutes est né en la clinique des Tilleuls Olivier Jean-Marc, du sexe masculin, de Raymond Castaing, né à Agen le 2 octobre 1952, chauffeur routier, et de Solange Berthe Lacoste, née à Marmande le 27 juin 1955, sans profession, son épouse, domiciliés à Tonneins. Dressé le quatorze janvier sur la déclaration du père qui, lecture faite, a signé avec Nous, Yvette Roux, adjointe au maire, officier de l’état civil par délégation. Mention : marié à Pau le 5 mai 2007 avec Nadia Belhadj.',
        right:
          'Full Copy – Birth Record No. 118. On the twelfth of January, nineteen hundred eighty-one, at five minutes past four in the morning, Olivier Jean-Marc, male, was born at the Tilleuls clinic to Raymond Castaing, truck driver, born in Agen on October 2, 1952, and Solange Berthe Lacoste, his wife, without occupation, born in Marmande on June 27, 1955, residing in Tonneins. Drawn up on January fourteenth upon the declaration of the father, who, after it was read, signed it with Us, Yvette Roux, deputy mayor, acting as civil registrar by delegation. Note: married in Pau on May 5, 2007 to Nadia Belhadj.',
        errors: [
          ['month', 'June 27, 1955', 'July 27, 1955'],
          ['kin word', 'declaration of the father', 'declaration of the mother'],
        ],
      },
      {
        source:
          'Caisse d’allocations familiales du Gard. Attestation de paiement. Allocataire : Mme Perrin Corinne, n° 0481127 K. Nous certifions que vous avez perçu pour le mois de novembre 2020 : allocations familiales 131,95 € ; aide personnalisée au logement 214,00 € ; soit un total net versé de 345,95 €. Enfants à charge : Noa, Ilan. Aucune retenue n’a été opérée. La directrice, par délégation. Quiconque se rend coupable de fraude s’expose à des poursuites.',
        right:
          'Family Benefits Office of Gard. Payment statement. Beneficiary: Ms. Corinne Perrin, No. 0481127 K. We certify that you received the following for November 2020: family allowance, €131.95; personal housing benefit, €214.00; for a net total paid of €345.95. Dependent children: Noa, Ilan. No deduction was made. For the Director, by delegation. Anyone who commits fraud is liable to prosecution.',
        errors: [
          ['digits transposed', '€131.95', '€113.95'],
          ['line dropped', ' No deduction was made.', ''],
        ],
      },
      {
        source:
          'Le préfet de la Moselle, vu le code de l’entrée et du séjour des étrangers, considérant que M. Idrissa Sow, ressortissant sénégalais né le 1er mars 1993 à Kaolack, justifie d’un contrat de travail à durée indéterminée en qualité de soudeur, arrête : article 1er – une carte de séjour temporaire d’une durée d’un an lui est délivrée ; article 2 – le secrétaire général de la préfecture est chargé de l’exécution du présent arrêté. Metz, le 9 février 2018.',
        right:
          'The Prefect of Moselle, having regard to the Code on the Entry and Residence of Foreign Nationals; whereas Mr. Idrissa Sow, a Senegalese citizen born on March 1, 1993 in Kaolack, has furnished proof of a permanent employment contract as a welder; orders as follows: Article 1 – he shall be issued a temporary residence permit valid for one year; Article 2 – the Secretary General of the Prefecture shall be responsible for carrying out this order. Metz, February 9, 2018.',
        errors: [['opposite', 'a permanent employment contract', 'a fixed-term employment contract']],
      },
    ],
  },
  {
    name: 'German',
    lang: 'de',
    pairs: [
      {
        source:
          'Beglaubigter Ausdruck aus dem Geburtenregister des Standesamts Oldenburg, G 2211/2003. Kind: Lehmkuhl, Jette Marie, weiblich, geboren am 24.08.2003 um 17.52 Uhr in Oldenburg. Mutter: Lehmkuhl geb. Siefken, Wiebke, evangelisch-lutherisch. Vater: Lehmkuhl, Hauke, keiner Religionsgemeinschaft angehörend. Folgebeurkundung: Die Ehe der Eltern ist durch Beschluss des Amtsgerichts Oldenburg vom 11.04.2012, rechtskräftig seit 22.05.2012, geschieden. Oldenburg, den 03.03.2020. Die Urkundsperson (Siegel).',
        right:
          'Certified printout from the Register of Births of the Oldenburg Registry Office, G 2211/2003. Child: Jette Marie Lehmkuhl, female, born on August 24, 2003 at 5:52 p.m. in Oldenburg. Mother: Wiebke Lehmkuhl, née Siefken, Evangelical Lutheran. Father: Hauke Lehmkuhl, not a member of any religious community. Subsequent entry: The parents’ marriage was dissolved by divorce by decision of the Local Court of Oldenburg of April 11, 2012, final as of May 22, 2012. Oldenburg, March 3, 2020. Registrar (seal).',
        errors: [
          ['name changed', 'née Siefken', 'née Siefert'],
          ['authority', 'Local Court of Oldenburg', 'Regional Court of Oldenburg'],
        ],
      },
      {
        source:
          'Arztbrief. Sehr geehrte Frau Kollegin, wir berichten über Ihren Patienten Herrn Anton Zirngibl, geb. 05.12.1957, der sich vom 08. bis 14. Januar 2019 in unserer stationären Behandlung befand. Diagnosen: Hinterwandinfarkt, arterielle Hypertonie, Nikotinabusus. Therapie: Implantation eines Stents in die rechte Koronararterie. Medikation bei Entlassung: Ramipril 5 mg 1-0-0, ASS 100 mg 0-1-0. Eine Allergie gegen Penicillin ist bekannt. Körperliche Belastung ist für sechs Wochen zu vermeiden. Mit kollegialen Grüßen, Prof. Dr. Seidl, Chefarzt.',
        right:
          'Physician’s letter. Dear Colleague, we are reporting on your patient Mr. Anton Zirngibl, DOB December 5, 1957, who was an inpatient at our hospital from January 8 to 14, 2019. Diagnoses: posterior wall myocardial infarction, arterial hypertension, nicotine abuse. Treatment: implantation of a stent in the right coronary artery. Medication on discharge: ramipril 5 mg 1-0-0, aspirin 100 mg 0-1-0. Known allergy to penicillin. Physical exertion must be avoided for six weeks. Sincerely, Prof. Dr. Seidl, Chief Physician.',
        errors: [
          ['side', 'right coronary artery', 'left coronary artery'],
          ['number word', 'for six weeks', 'for six months'],
        ],
      },
      {
        source:
          'Erbschein. Amtsgericht Passau – Nachlassgericht –, Az. VI 0917/14. Es wird bezeugt, dass die am 2. Februar 2014 in Vilshofen verstorbene Kreszentia Haberl, geborene Obermüller, zuletzt wohnhaft in Ortenburg, von ihrem Sohn Ludwig Haberl, Landwirt, und ihrer Enkelin Theresa Haberl zu je einhalb beerbt worden ist. Testamentsvollstreckung ist nicht angeordnet. Geschäftswert: 148.000 Euro. Ausgefertigt: Justizobersekretärin als Urkundsbeamtin der Geschäftsstelle.',
        right:
          'Certificate of Inheritance. Passau Local Court, Probate Court, file no. VI 0917/14. It is certified that Kreszentia Haberl, née Obermüller, who died in Vilshofen on February 2, 2014 and whose last residence was in Ortenburg, was succeeded by her son Ludwig Haberl, a farmer, and her granddaughter Theresa Haberl as heirs, one half each. No execution of the will has been ordered. Value: 148,000 euros. Issued by: Senior Judicial Secretary as Clerk of the Court Registry.',
        errors: [['kin word', 'her granddaughter Theresa', 'her daughter Theresa']],
      },
    ],
  },
  {
    name: 'Italian',
    lang: 'it',
    pairs: [
      {
        source:
          'Comune di Sulmona, Ufficio Anagrafe. Certificato di stato di famiglia. L’ufficiale d’anagrafe certifica che all’indirizzo di via Mazara n. 22, interno 5, risulta iscritta la seguente famiglia: Di Cesare Berardo, intestatario della scheda, nato a Pratola Peligna il 16/02/1949, pensionato; Ventresca Assunta, moglie, nata a Sulmona il 03/12/1953, casalinga; Di Cesare Ilaria, figlia, nubile, nata a L’Aquila il 25/07/1984, infermiera. Si rilascia in carta libera per gli usi consentiti dalla legge. Diritti di segreteria 0,26 euro.',
        right:
          'Municipality of Sulmona, Population Registry Office. Certificate of Family Composition. The registrar certifies that the following family is registered at the address Via Mazara No. 22, Apt. 5: Berardo Di Cesare, head of household, born in Pratola Peligna on February 16, 1949, retired; Assunta Ventresca, wife, born in Sulmona on December 3, 1953, housewife; Ilaria Di Cesare, daughter, unmarried, born in L’Aquila on July 25, 1984, nurse. Issued on unstamped paper for the uses permitted by law. Clerk’s fee: €0.26.',
        errors: [
          ['occupation', 'July 25, 1984, nurse', 'July 25, 1984, pharmacist'],
          ['digit', 'No. 22, Apt. 5', 'No. 22, Apt. 9'],
        ],
      },
      {
        source:
          'Procura della Repubblica presso il Tribunale di Vercelli. Certificato dei carichi pendenti. Si attesta che a carico di Ferraris Giancarlo, nato il 9 aprile 1971 a Trino, non risultano procedimenti penali pendenti dinanzi a questo ufficio. Certificato rilasciato a richiesta dell’interessato per uso adozione internazionale. Validità: sei mesi. Vercelli, 14 ottobre 2013. Il cancelliere: dott.ssa Ornella Bo. Bollo assolto.',
        right:
          'Office of the Public Prosecutor at the Court of Vercelli. Certificate of Pending Charges. It is hereby attested that there are no criminal proceedings pending before this office against Giancarlo Ferraris, born on April 9, 1971 in Trino. Certificate issued at the request of the person concerned for use in an international adoption. Valid for six months. Vercelli, October 14, 2013. Clerk of Court: Dr. Ornella Bo. Stamp duty paid.',
        errors: [
          ['lost negation', 'there are no criminal proceedings', 'there are criminal proceedings'],
          ['purpose', 'international adoption', 'international marriage'],
        ],
      },
      {
        source:
          'Patente di guida. Esito della visita medica presso la Commissione medica locale di Avellino. Il sig. Iannaccone Rocco, di anni 58, è giudicato idoneo alla guida dei veicoli della categoria B con obbligo di lenti. Visus naturale: occhio destro 4/10, occhio sinistro 7/10. Udito: percepisce la voce di conversazione a oltre due metri. Prossima visita entro il 31 maggio 2019. Il presidente della commissione.',
        right:
          'Driver’s license. Outcome of the medical examination before the Local Medical Board of Avellino. Mr. Rocco Iannaccone, aged 58, has been found fit to drive category B vehicles subject to wearing corrective lenses. Uncorrected visual acuity: right eye 4/10, left eye 7/10. Hearing: perceives conversational voice from more than two meters. Next examination by May 31, 2019. Chairman of the Board.',
        errors: [['swapped between labels', 'right eye 4/10, left eye 7/10', 'right eye 7/10, left eye 4/10']],
      },
    ],
  },
  {
    name: 'Romanian',
    lang: 'ro',
    pairs: [
      {
        source:
          'Certificat de căsătorie seria CB nr. 048771. Soțul: numele de familie Munteanu, prenumele Sorin-Dănuț, data nașterii 3 august 1979, locul nașterii Tecuci, județul Galați. Soția: numele de familie Ciobotaru, prenumele Mihaela, data nașterii 15 noiembrie 1982, locul nașterii Adjud, județul Vrancea. S-au căsătorit la 10 octombrie 2009 și vor purta numele: el – Munteanu, ea – Munteanu. Căsătoria a fost înregistrată în registrul stării civile la nr. 266, Primăria municipiului Focșani. Ofițer de stare civilă, L.S.',
        right:
          'Marriage Certificate, Series CB No. 048771. Husband: surname Munteanu, given names Sorin-Dănuț, date of birth August 3, 1979, place of birth Tecuci, Galați County. Wife: surname Ciobotaru, given name Mihaela, date of birth November 15, 1982, place of birth Adjud, Vrancea County. They were married on October 10, 2009 and will bear the following surnames: he – Munteanu, she – Munteanu. The marriage was recorded in the civil status register under No. 266 at the City Hall of Focșani. Civil Registrar [place of seal].',
        errors: [
          ['month', 'November 15, 1982', 'October 15, 1982'],
          ['name swapped', 'he – Munteanu, she – Munteanu', 'he – Munteanu, she – Ciobotaru'],
        ],
      },
      {
        source:
          'Adeverință de salariat. Prin prezenta se adeverește că dna Stoica Paula, asistentă medicală, este angajata Spitalului Clinic de Urgență Târgu Mureș, secția Pediatrie, cu contract individual de muncă pe perioadă nedeterminată, cu normă întreagă, din data de 01.02.2011, având un salariu de bază brut de 6.214 lei. Salariata nu se află în perioada de preaviz și nu are popriri pe salariu. Eliberată spre a-i folosi la bancă. Director general, Contabil-șef.',
        right:
          'Employee Certificate. This is to certify that Mrs. Paula Stoica, a nurse, is an employee of the Târgu Mureș Emergency Clinical Hospital, Pediatrics Department, under a full-time individual employment contract of indefinite duration since February 1, 2011, with a gross base salary of RON 6,214. The employee is not serving a notice period and has no garnishment on her salary. Issued to be used at the bank. General Manager, Chief Accountant.',
        errors: [
          ['department', 'Pediatrics Department', 'Surgery Department'],
          ['opposite', 'gross base salary', 'net base salary'],
        ],
      },
      {
        source:
          'Tribunalul Bihor, secția I civilă. Încheierea nr. 74/2016, ședința publică din 21 ianuarie 2016. Pe rol se află cererea de punere sub interdicție formulată de Pop Aurelia împotriva fratelui său, Pop Traian. Din raportul de expertiză medico-legală psihiatrică rezultă că pârâtul suferă de schizofrenie. Instanța admite cererea și numește tutore pe reclamantă. Cu drept de apel în 30 de zile de la comunicare. Președinte, Grefier.',
        right:
          'Bihor Tribunal, First Civil Section. Ruling No. 74/2016, public hearing of January 21, 2016. Before the court is the petition for placement under interdiction filed by Aurelia Pop against her brother, Traian Pop. The forensic psychiatric report shows that the respondent suffers from schizophrenia. The court grants the petition and appoints the petitioner as guardian. Subject to appeal within 30 days of service. Presiding Judge, Court Clerk.',
        errors: [['kin word', 'against her brother', 'against her husband']],
      },
    ],
  },
  {
    name: 'Dutch',
    lang: 'nl',
    pairs: [
      {
        source:
          'Uittreksel uit de registers van de burgerlijke stand van de gemeente Assen. Akte van overlijden nr. 3B0142. Op tien juli tweeduizend veertien om negen uur dertig is te Assen overleden: Geert Willem Hofsteenge, geboren te Rolde op achtentwintig maart negentienhonderd tweeëndertig, wonende te Assen, zoon van Roelof Hofsteenge en Hinderkien Kamps, weduwnaar van Aaltje Smid. De aangifte is gedaan door de begrafenisondernemer. Voor eensluidend uittreksel, de ambtenaar van de burgerlijke stand.',
        right:
          'Extract from the civil registry of the municipality of Assen. Death record No. 3B0142. On July tenth, two thousand fourteen, at nine thirty a.m., there died in Assen: Geert Willem Hofsteenge, born in Rolde on March twenty-eighth, nineteen hundred thirty-two, resident of Assen, son of Roelof Hofsteenge and Hinderkien Kamps, widower of Aaltje Smid. The death was reported by the undertaker. Certified as a true extract, the Registrar.',
        errors: [
          ['marital status', 'widower of Aaltje', 'divorced husband of Aaltje'],
          ['day in words', 'March twenty-eighth', 'March eighteenth'],
        ],
      },
      {
        source:
          'Beschikking van de rechtbank Oost-Brabant, zittingsplaats ’s-Hertogenbosch, zaaknummer C/01/318842. De rechtbank bepaalt dat het gezag over de minderjarige Sem van den Heuvel voortaan uitsluitend aan de moeder toekomt. De vader krijgt omgang eenmaal per veertien dagen van vrijdag 18.00 uur tot zondag 17.00 uur. Het verzoek om vervangende toestemming voor verhuizing naar Canada wordt afgewezen. Deze beschikking is gegeven door mr. E. Loonen, kinderrechter, en uitgesproken op 12 april 2017.',
        right:
          'Order of the District Court of Oost-Brabant, sitting in ’s-Hertogenbosch, case number C/01/318842. The court orders that custody of the minor Sem van den Heuvel shall henceforth rest solely with the mother. The father is granted visitation once every fourteen days from Friday at 6:00 p.m. until Sunday at 5:00 p.m. The request for substitute consent to relocate to Canada is denied. This order was given by E. Loonen, juvenile court judge, and pronounced on April 12, 2017.',
        errors: [
          ['verdict', 'to Canada is denied', 'to Canada is granted'],
          ['weekday', 'from Friday at', 'from Saturday at'],
        ],
      },
      {
        source:
          'Verklaring omtrent het gedrag natuurlijke personen. De Staatssecretaris van Justitie en Veiligheid verklaart dat uit onderzoek niet is gebleken van bezwaren tegen Lotte Bakhuis, geboren op 2 juni 1991 te Hengelo, gelet op het doel waarvoor de verklaring is aangevraagd: werken in het buitenland, functie verpleegkundige. ’s-Gravenhage, 30 september 2021. Namens deze, het hoofd van de afdeling COVOG.',
        right:
          'Certificate of Conduct for Natural Persons. The State Secretary for Justice and Security declares that the screening has revealed no objections to Lotte Bakhuis, born June 2, 1991 in Hengelo, in view of the purpose for which the certificate was requested: employment abroad, position of nurse. The Hague, September 30, 2021. On his behalf, the Head of the COVOG Department.',
        errors: [['added negation', 'has revealed no objections', 'has revealed objections']],
      },
    ],
  },
  {
    name: 'Polish',
    lang: 'pl',
    pairs: [
      {
        source:
          'Świadectwo ukończenia szkoły podstawowej. Bartosz Kędzierski, urodzony dnia 8 listopada 1998 r. w Grajewie, województwo podlaskie, ukończył w roku 2011 Szkołę Podstawową nr 4 im. Janusza Korczaka w Grajewie. Zachowanie: wzorowe. Język polski – bardzo dobry, przyroda – dobry, matematyka – dostateczny, wychowanie fizyczne – celujący. Egzamin: 31 punktów na 40. Szczególne osiągnięcia: I miejsce w powiatowym konkursie recytatorskim. Dyrektor szkoły, wychowawca.',
        right:
          'Primary School Leaving Certificate. Bartosz Kędzierski, born November 8, 1998 in Grajewo, Podlaskie Voivodeship, graduated in 2011 from Janusz Korczak Primary School No. 4 in Grajewo. Conduct: exemplary. Polish – very good, Science – good, Mathematics – satisfactory, Physical Education – excellent. Examination: 31 points out of 40. Special achievements: first place in the county recitation contest. School Principal, Homeroom Teacher.',
        errors: [
          ['grade or rank', 'Mathematics – satisfactory', 'Mathematics – very good'],
          ['ordinal', 'first place', 'third place'],
        ],
      },
      {
        source:
          'Komenda Powiatowa Policji w Słupcy. Zaświadczenie. Zaświadcza się, że w dniu 14.06.2018 r. pan Marian Walczyk zgłosił utratę paszportu serii EC 4471820 oraz prawa jazdy, skradzionych wraz z torbą na dworcu autobusowym. Postępowanie umorzono wobec niewykrycia sprawcy. Niniejsze zaświadczenie nie zastępuje utraconych dokumentów. Wydano na prośbę zainteresowanego. Naczelnik Wydziału Kryminalnego, podinsp. Zenon Wrona.',
        right:
          'County Police Headquarters in Słupca. Certificate. It is certified that on June 14, 2018 Mr. Marian Walczyk reported the loss of his passport, series EC 4471820, and his driver’s license, stolen together with a bag at the bus station. The proceedings were discontinued as the perpetrator was not identified. This certificate does not replace the lost documents. Issued at the request of the person concerned. Head of the Criminal Department, Deputy Inspector Zenon Wrona.',
        errors: [
          ['place changed', 'at the bus station', 'at the railway station'],
          ['lost negation', 'does not replace', 'replaces'],
        ],
      },
      {
        source:
          'Parafia rzymskokatolicka pw. św. Wawrzyńca w Nowym Korczynie. Świadectwo chrztu. Imię i nazwisko: Apolonia Zięba. Urodzona: 6 lutego 1935, wieś Błotnowola. Ochrzczona: 10 lutego 1935. Rodzice: Jan Zięba, rolnik, Wiktoria z Kaczmarczyków. Chrzestni: Stanisław Kaczmarczyk i Rozalia Kulig. Adnotacje: bierzmowana w 1948. Z ksiąg parafialnych, nr aktu 17. Proboszcz, ks. Tadeusz Mucha.',
        right:
          'Roman Catholic Parish of St. Lawrence in Nowy Korczyn. Baptismal Certificate. Full name: Apolonia Zięba. Born: February 6, 1935, village of Błotnowola. Baptized: February 10, 1935. Parents: Jan Zięba, farmer; Wiktoria, née Kaczmarczyk. Godparents: Stanisław Kaczmarczyk and Rozalia Kulig. Annotations: confirmed in 1948. From the parish registers, record No. 17. Rev. Tadeusz Mucha, Parish Priest.',
        errors: [['document kind', 'Baptismal Certificate', 'Marriage Certificate']],
      },
    ],
  },
];

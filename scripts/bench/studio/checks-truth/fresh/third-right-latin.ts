import type { SourceTag } from '#shared/translation-text.ts';

/** Right paragraphs of four to seven dense sentences, written before anything was mended by them. */
export const thirdRightLatin: Partial<Record<SourceTag, readonly (readonly [source: string, target: string])[]>> = {
  pt: [
    [
      'Aos dezessete dias do mês de maio do ano de dois mil e três, nesta cidade de Uberaba, compareceu Josué Antunes Leal, lavrador, natural de Araxá, e declarou que no dia doze do mesmo mês, às 22h45, no Hospital São Marcos, nasceu uma criança do sexo feminino, que recebeu o nome de Tainá. É neta paterna de Benedito Leal e Zulmira Antunes. A mãe, Cleide Rosa Leal, contava vinte e três anos e era do lar. Serviram de testemunhas dois vizinhos, que assinaram a rogo do declarante por ser este analfabeto. Nada mais foi declarado. O referido é verdade e dou fé.',
      'On the seventeenth day of May of the year two thousand and three, in this city of Uberaba, Josué Antunes Leal, a farm worker, a native of Araxá, appeared and declared that on the twelfth of the same month, at 10:45 p.m., at Hospital São Marcos, a female child was born, who was given the name Tainá. She is the paternal granddaughter of Benedito Leal and Zulmira Antunes. The mother, Cleide Rosa Leal, was twenty-three years old and a homemaker. Two neighbors served as witnesses and signed at the request of the declarant, as he cannot read or write. Nothing further was declared. The foregoing is true, and I so certify.',
    ],
    [
      'Declaro, para os devidos fins, que a Sra. Marilda Queiroz trabalha nesta empresa desde 1.º de abril de 2015, na função de auxiliar de escritório. Sua jornada é de 44 horas semanais, com folga aos domingos. O salário atual é de R$ 2.310,00, acrescido de vale-transporte. Não há processo disciplinar em seu nome. Encontra-se em férias até o dia 20 do corrente.',
      'I declare, for all due purposes, that Ms. Marilda Queiroz has been working at this company since April 1, 2015, in the position of office assistant. Her working hours are 44 hours per week, with Sundays off. Her current salary is R$ 2,310.00, plus a transportation allowance. There are no disciplinary proceedings against her. She is on vacation until the 20th of this month.',
    ],
    [
      'O paciente deu entrada no pronto-socorro em 8 de junho com dor torácica e falta de ar. Nega tabagismo e uso de drogas. A pressão arterial era de 150 por 90 mmHg. O eletrocardiograma não mostrou alterações. Recebeu alta no dia seguinte, com orientação de retornar em dez dias. A irmã acompanhou toda a internação.',
      'The patient was admitted to the emergency room on June 8 with chest pain and shortness of breath. He denies smoking and drug use. His blood pressure was 150 over 90 mmHg. The electrocardiogram showed no changes. He was discharged the following day, with instructions to return in ten days. His sister was with him throughout the hospital stay.',
    ],
    [
      'Pelo presente instrumento, o locador dá em locação ao locatário o apartamento 302 da Rua Voluntários, 88, pelo prazo de trinta meses. O aluguel mensal é de R$ 1.950,00, com vencimento todo dia 5. O atraso acarreta multa de 10% e juros de 1% ao mês. É proibida a sublocação sem autorização escrita. O locatário deposita caução equivalente a três aluguéis. Fica eleito o foro da comarca de Niterói.',
      'By this instrument, the landlord leases to the tenant apartment 302 at Rua Voluntários, 88, for a term of thirty months. The monthly rent is R$ 1,950.00, due on the 5th of each month. Late payment gives rise to a penalty of 10% and interest of 1% per month. Subletting without written authorization is prohibited. The tenant pays a security deposit equal to three months’ rent. The courts of the judicial district of Niterói have jurisdiction.',
    ],
    [
      'Certifico que, revendo os livros de batismo desta paróquia, no livro 14, folha 71 verso, consta o assento de Anselmo, filho legítimo de Porfírio Dantas e Luzia Bento. Foi batizado aos vinte de janeiro de mil novecentos e trinta e nove. Foram padrinhos o tio materno e sua esposa. À margem lê-se que se casou em Mossoró. Nenhuma outra anotação consta.',
      'I certify that, on examining the books of baptisms of this parish, in book 14, page 71 verso, there appears the entry of Anselmo, legitimate son of Porfírio Dantas and Luzia Bento. He was baptized on the twentieth of January, nineteen thirty-nine. The godparents were his maternal uncle and his wife. In the margin it reads that he married in Mossoró. There is no other annotation.',
    ],
    [
      'O Departamento de Trânsito informa que a condutora está habilitada nas categorias A e B desde 2007. A carteira vence em 11/09/2026. Não há pontos registrados. A condutora deve usar lentes corretivas. O exame médico foi realizado em Londrina. A taxa de emissão foi recolhida.',
      'The Department of Traffic reports that the driver has been licensed in categories A and B since 2007. The license expires on September 11, 2026. No points are recorded. The driver must wear corrective lenses. The medical examination was carried out in Londrina. The issuance fee has been paid.',
    ],
    [
      'A outorgante, viúva, aposentada, residente em Coimbra, constitui seu procurador o genro, a quem confere poderes para receber heranças, assinar escrituras e abrir contas. Os poderes não abrangem a venda da casa da família. A presente procuração vigora por dois anos. Foi lida em voz alta e explicada. A notária, em 30 de outubro de 2018.',
      'The grantor, a widow, retired, residing in Coimbra, appoints as her attorney-in-fact her son-in-law, to whom she grants powers to receive inheritances, sign deeds and open accounts. The powers do not extend to the sale of the family home. This power of attorney is in force for two years. It was read aloud and explained. The notary, October 30, 2018.',
    ],
    [
      'O aluno concluiu o curso de Engenharia Florestal com média global de 8,4 valores. Foi dispensado de duas disciplinas por aproveitamento de estudos. Apresentou monografia sobre o manejo da araucária, aprovada com distinção. Colou grau em 16 de dezembro de 2011. O diploma foi registrado sob o número 3.057, livro C, folha 12. Não há débitos com a biblioteca.',
      'The student completed the program in Forest Engineering with an overall average of 8.4. He was exempted from two courses by transfer of credits. He submitted a monograph on the management of araucaria, which was approved with distinction. He graduated on December 16, 2011. The diploma was registered under number 3,057, book C, page 12. No amounts are owed to the library.',
    ],
    [
      'Consta nos autos que o réu foi citado por edital e não compareceu. A testemunha, cunhada da vítima, confirmou os fatos. O juiz absolveu o acusado por falta de provas. O Ministério Público não recorreu. A decisão transitou em julgado em fevereiro de 2016.',
      'The case file shows that the defendant was served by publication and did not appear. The witness, the victim’s sister-in-law, confirmed the facts. The judge acquitted the accused for lack of evidence. The Public Prosecutor’s Office did not appeal. The decision became final in February 2016.',
    ],
    [
      'O contribuinte apresentou a declaração dentro do prazo. Os rendimentos tributáveis somaram R$ 54.720,18 e o imposto retido foi de R$ 3.906,44. Há restituição de R$ 812,00, a ser creditada em conta poupança. Foram informados dois dependentes. Declaração retificadora: não.',
      'The taxpayer filed the return on time. Taxable income totaled R$ 54,720.18, and the tax withheld was R$ 3,906.44. There is a refund of R$ 812.00, to be credited to a savings account. Two dependents were reported. Amended return: no.',
    ],
  ],
  es: [
    [
      'En la ciudad de Arequipa, siendo las once de la mañana del día nueve de agosto de mil novecientos sesenta y dos, ante mí, Registrador Civil, se presentó don Néstor Paucar, de treinta y cuatro años, carpintero, y expuso que a las cuatro de la madrugada del día de ayer nació en su domicilio un niño varón, hijo suyo y de su esposa Fermina Llosa. El niño llevará por nombre Abelardo. Leída el acta, la firmaron el compareciente y los testigos. Doy fe.',
      'In the city of Arequipa, at eleven in the morning on the ninth of August, nineteen sixty-two, before me, the Civil Registrar, appeared Néstor Paucar, aged thirty-four, a carpenter, and stated that at four o’clock in the morning of the previous day a male child, the son of himself and his wife Fermina Llosa, was born at his home. The child will bear the name Abelardo. The record having been read, the person appearing and the witnesses signed it. I so certify.',
    ],
    [
      'La trabajadora presta servicios en nuestra compañía desde el 3 de mayo de 2011 con contrato indefinido. Percibe un salario bruto anual de 28.640 euros en catorce pagas. Desempeña el cargo de jefa de almacén. No ha sido objeto de sanción alguna. Se expide el presente certificado a petición de la interesada, para su presentación ante el consulado.',
      'The employee has been working at our company since May 3, 2011 under a permanent contract. She receives an annual gross salary of 28,640 euros in fourteen payments. She holds the position of warehouse manager. She has not been the subject of any sanction. This certificate is issued at the request of the interested party, for submission to the consulate.',
    ],
    [
      'Paciente de 61 años que acude por fiebre de tres días de evolución. Sin alergias conocidas. Intervenido de apendicitis en 1988. La radiografía no muestra infiltrados. Se pauta paracetamol cada ocho horas y se recomienda abundante líquido. Control en su centro de salud el viernes. El padre falleció de cáncer de colon.',
      'A 61-year-old patient who presents with a three-day history of fever. No known allergies. Operated on for appendicitis in 1988. The X-ray shows no infiltrates. Paracetamol every eight hours is prescribed and plenty of fluids are recommended. Follow-up at the health center on Friday. The father died of colon cancer.',
    ],
    [
      'El arrendador cede el uso del local sito en la calle Mayor, número 17, bajo, de Soria. La renta asciende a 640 euros mensuales, que se abonarán dentro de los siete primeros días de cada mes. La fianza queda depositada en la Cámara. Quedan prohibidas las obras sin consentimiento por escrito. El contrato se prorrogará tácitamente por períodos de un año. Ambas partes firman por duplicado.',
      'The landlord grants the use of the premises located at calle Mayor, number 17, ground floor, in Soria. The rent amounts to 640 euros per month, payable within the first seven days of each month. The deposit is lodged with the Chamber. Works without written consent are prohibited. The contract shall be tacitly renewed for periods of one year. Both parties sign in duplicate.',
    ],
    [
      'El Juzgado de Familia resolvió disolver el vínculo matrimonial. El cuidado personal de los dos hijos menores corresponde a la madre. El padre pagará una pensión de alimentos equivalente al 40 % del ingreso mínimo. Las partes renunciaron a la compensación económica. La sentencia se encuentra firme. Practíquese la subinscripción al margen de la partida de matrimonio.',
      'The Family Court ruled to dissolve the marriage bond. The personal care of the two minor children belongs to the mother. The father shall pay child support equal to 40% of the minimum income. The parties waived the economic compensation. The judgment is final. Let the sub-entry be made in the margin of the marriage record.',
    ],
    [
      'Se hace constar que la señorita Dorotea Ibáñez cursó y aprobó el tercer año de la carrera de Enfermería. Obtuvo un promedio de 8,75 sobre 10. Realizó prácticas en el Hospital Civil durante seis meses. No tiene asignaturas pendientes. Se extiende la presente en Guadalajara, a los veintidós días del mes de noviembre.',
      'It is hereby certified that Miss Dorotea Ibáñez completed and passed the third year of the Nursing program. She obtained an average of 8.75 out of 10. She did practical training at the Hospital Civil for six months. She has no pending subjects. This certificate is issued in Guadalajara on the twenty-second day of November.',
    ],
    [
      'Consultado el archivo, no aparecen antecedentes penales a nombre del solicitante. El documento fue verificado mediante huella dactilar. El trámite tiene un costo de quince dólares. La vigencia es de noventa días a partir de la fecha de emisión. Cualquier alteración anula el certificado.',
      'The file having been consulted, no criminal record appears in the name of the applicant. The document was verified by fingerprint. The procedure costs fifteen dollars. The validity is ninety days from the date of issue. Any alteration voids the certificate.',
    ],
    [
      'El compareciente, agricultor, casado, vecino de Motril, otorga poder especial a favor de su cuñada para que, en su nombre y representación, acepte la herencia de su difunta madre. La apoderada podrá sustituir este poder. Se le hicieron las advertencias legales. El poder se extiende en tres folios de papel timbrado. Los honorarios se satisfacen en metálico.',
      'The person appearing, a farmer, married, a resident of Motril, grants a special power of attorney in favor of his sister-in-law so that, in his name and on his behalf, she may accept the inheritance of his late mother. The attorney-in-fact may delegate this power. He was given the legal warnings. The power is drawn up on three sheets of stamped paper. The fees are paid in cash.',
    ],
    [
      'Cartilla militar. El conscripto mide 1,69 metros y tiene ojos castaños. Sabe leer y escribir. Fue destinado a la quinta región y no participó en maniobras. Obtuvo la licencia absoluta el 30 de junio de 1979. Conducta: buena.',
      'Military service booklet. The conscript is 1.69 meters tall and has brown eyes. He can read and write. He was assigned to the fifth region and did not take part in maneuvers. He obtained his full discharge on June 30, 1979. Conduct: good.',
    ],
    [
      'El saldo disponible al cierre del ejercicio era de 12.084,33 euros. Durante el mes de febrero se registraron cuatro cargos y un abono. La comisión por descubierto fue de 18,00 euros. La cuenta tiene dos titulares indistintos. El banco no responde de los errores no comunicados en el plazo de treinta días.',
      'The available balance at the close of the fiscal year was 12,084.33 euros. During the month of February, four debits and one credit were recorded. The overdraft fee was 18.00 euros. The account has two joint holders with independent powers. The bank is not liable for errors not reported within thirty days.',
    ],
  ],
  de: [
    [
      'Vor dem unterzeichneten Standesbeamten erschien heute, der Persönlichkeit nach bekannt, der Böttcher Friedrich Wilke, wohnhaft zu Anklam, evangelischer Religion, und zeigte an, dass von seiner Ehefrau am neunzehnten Februar des Jahres tausendneunhundertacht, vormittags um halb fünf Uhr, ein Knabe geboren worden sei. Das Kind habe den Vornamen Otto erhalten. Vorgelesen, genehmigt und unterschrieben. Die Übereinstimmung mit dem Hauptregister wird beglaubigt.',
      'Before the undersigned registrar there appeared today, known by identity, the cooper Friedrich Wilke, residing in Anklam, of the Protestant religion, and reported that a boy was born to his wife on the nineteenth of February of the year nineteen hundred and eight, at half past four in the morning. The child was given the first name Otto. Read aloud, approved and signed. Conformity with the main register is certified.',
    ],
    [
      'Herr Ulrich Bestmann war vom 15. August 2006 bis zum 31. Januar 2014 als Lagerist in unserem Unternehmen tätig. Er erledigte seine Aufgaben stets zu unserer vollen Zufriedenheit. Sein Verhalten gegenüber Vorgesetzten und Kollegen war einwandfrei. Das Arbeitsverhältnis endet auf eigenen Wunsch. Wir bedauern sein Ausscheiden und wünschen ihm für die Zukunft alles Gute.',
      'Mr. Ulrich Bestmann worked at our company as a warehouse clerk from August 15, 2006 to January 31, 2014. He always performed his duties to our full satisfaction. His conduct toward superiors and colleagues was impeccable. The employment ends at his own request. We regret his departure and wish him all the best for the future.',
    ],
    [
      'Die Patientin stellte sich am 4. Juli mit Schmerzen im rechten Knie vor. Ein Unfall ist nicht erinnerlich. Das Röntgenbild zeigt keine Fraktur. Wir verordneten Ibuprofen 600 mg zweimal täglich und Krankengymnastik. Arbeitsunfähigkeit besteht bis zum 18. Juli. Bei anhaltenden Beschwerden bitten wir um Wiedervorstellung.',
      'The patient presented on July 4 with pain in the right knee. She does not recall an accident. The X-ray shows no fracture. We prescribed ibuprofen 600 mg twice daily and physical therapy. She is unfit for work until July 18. If symptoms persist, we ask that she come back.',
    ],
    [
      'Die Ehe der Parteien wird geschieden. Der Versorgungsausgleich findet nicht statt. Die elterliche Sorge für den Sohn Jannik wird der Mutter übertragen. Der Vater ist berechtigt, das Kind jedes zweite Wochenende zu sich zu nehmen. Die Kosten des Verfahrens werden gegeneinander aufgehoben. Gegen dieses Urteil kann innerhalb eines Monats Berufung eingelegt werden.',
      'The marriage of the parties is dissolved by divorce. There is no equalization of pension rights. Parental custody of the son Jannik is transferred to the mother. The father is entitled to have the child with him every second weekend. Each party bears its own costs of the proceedings. An appeal against this judgment may be filed within one month.',
    ],
    [
      'Das Mietverhältnis beginnt am 1. Oktober 2019 und läuft auf unbestimmte Zeit. Die Kaltmiete beträgt 715 Euro, die Vorauszahlung auf die Betriebskosten 140 Euro. Haustiere sind nur mit Zustimmung des Vermieters erlaubt. Die Kündigungsfrist beträgt drei Monate. Der Mieter übernimmt die Treppenreinigung.',
      'The tenancy begins on October 1, 2019 and runs for an indefinite period. The basic rent is 715 euros, the advance payment on operating costs 140 euros. Pets are allowed only with the consent of the landlord. The notice period is three months. The tenant takes on the cleaning of the stairs.',
    ],
    [
      'Die Studierende hat die Masterprüfung im Fach Geoinformatik mit der Gesamtnote 1,4 bestanden. Die Masterarbeit wurde mit „sehr gut“ bewertet. Insgesamt wurden 120 Leistungspunkte erworben. Zwei Module wurden in Graz abgelegt und anerkannt. Der akademische Grad Master of Science wird verliehen. Das Zeugnis trägt das Datum vom 27. September 2022.',
      'The student passed the Master’s examination in Geoinformatics with an overall grade of 1.4. The Master’s thesis was assessed as “very good”. A total of 120 credit points were earned. Two modules were taken in Graz and recognized. The academic degree Master of Science is conferred. The certificate bears the date September 27, 2022.',
    ],
    [
      'Im Bundeszentralregister ist keine Eintragung enthalten. Diese Auskunft wurde am 12. März 2020 um 8.15 Uhr maschinell erstellt. Sie ist ohne Unterschrift gültig. Die Gebühr von 13 Euro wurde entrichtet. Eine Rückgabe ist nicht erforderlich.',
      'The Federal Central Register contains no entry. This information was generated by machine on March 12, 2020 at 8:15 a.m. It is valid without a signature. The fee of 13 euros has been paid. It does not need to be returned.',
    ],
    [
      'Ich, Hedwig Amelung, Witwe, setze hiermit meine Nichte zur alleinigen Erbin ein. Mein Bruder soll das Klavier und dreitausend Mark erhalten. Frühere letztwillige Verfügungen hebe ich auf. Ich bin im Vollbesitz meiner geistigen Kräfte. Geschrieben zu Eutin am ersten Advent 1966.',
      'I, Hedwig Amelung, a widow, hereby appoint my niece as sole heir. My brother is to receive the piano and three thousand marks. I revoke previous testamentary dispositions. I am in full possession of my mental faculties. Written in Eutin on the first Sunday of Advent 1966.',
    ],
    [
      'Der Kontostand am 30. Juni betrug 7.482,16 Euro. Im Berichtszeitraum gingen drei Überweisungen ein. Eine Lastschrift über 59,90 Euro wurde mangels Deckung nicht eingelöst. Der Dispositionskredit ist auf 2.000 Euro begrenzt. Einwendungen sind binnen sechs Wochen zu erheben.',
      'The account balance on June 30 was 7,482.16 euros. Three transfers were received during the reporting period. A direct debit of 59.90 euros was not honored for lack of funds. The overdraft facility is limited to 2,000 euros. Objections must be raised within six weeks.',
    ],
    [
      'Der Inhaber besitzt die Fahrerlaubnis der Klassen B, BE und L seit dem 11.05.1999. Er muss beim Fahren eine Brille tragen. Ein Fahrverbot besteht nicht. Der Führerschein wurde von der Stadt Hagen ausgestellt. Er ersetzt das Dokument, das im Vorjahr verloren ging.',
      'The holder has held the driver’s license for classes B, BE and L since May 11, 1999. He must wear glasses when driving. No driving ban is in effect. The license was issued by the City of Hagen. It replaces the document that was lost the previous year.',
    ],
  ],
  fr: [
    [
      'Le vingt-six avril mil neuf cent cinquante et un, à quinze heures trente minutes, est décédé en son domicile, 4 rue des Tanneurs, Léon Baptiste Fournel, tonnelier, né à Cahors, époux de Marthe Sicard. Dressé le lendemain, sur la déclaration du fils du défunt, âgé de vingt-neuf ans. Lecture faite, le déclarant a signé avec nous. Aucune mention marginale.',
      'On the twenty-sixth of April, nineteen fifty-one, at three thirty in the afternoon, Léon Baptiste Fournel, a cooper, born in Cahors, husband of Marthe Sicard, died at his home, 4 rue des Tanneurs. Drawn up the following day, on the declaration of the son of the deceased, aged twenty-nine. The record having been read, the declarant signed with us. No marginal notes.',
    ],
    [
      'Je soussignée, directrice des ressources humaines, atteste que Madame Solène Vautrin est employée en qualité de comptable depuis le 2 novembre 2017. Son contrat est à durée indéterminée et à temps plein. Elle n’est ni en période d’essai ni en préavis. Sa rémunération brute mensuelle s’élève à 2 745 euros. Cette attestation est délivrée pour servir et valoir ce que de droit.',
      'I, the undersigned, human resources director, certify that Ms. Solène Vautrin has been employed as an accountant since November 2, 2017. Her contract is permanent and full-time. She is neither on probation nor under notice. Her monthly gross pay amounts to 2,745 euros. This certificate is issued for all legal purposes.',
    ],
    [
      'Le bailleur loue au preneur un logement de trois pièces au deuxième étage. Le loyer, hors charges, est de 590 euros. Le dépôt de garantie correspond à un mois de loyer. Le preneur ne peut céder le bail sans l’accord écrit du bailleur. L’état des lieux a été établi le samedi 5 septembre.',
      'The landlord leases to the tenant a three-room dwelling on the second floor. The rent, excluding charges, is 590 euros. The security deposit equals one month’s rent. The tenant may not assign the lease without the written consent of the landlord. The inventory of fixtures was drawn up on Saturday, September 5.',
    ],
    [
      'La patiente a été opérée de la hanche gauche le 13 janvier. Les suites ont été simples. Il n’y a pas eu de transfusion. Elle marche avec deux cannes et poursuivra la rééducation pendant six semaines. Les agrafes seront retirées le quinzième jour. Traitement : aspirine 75 mg.',
      'The patient underwent surgery on her left hip on January 13. The postoperative course was uneventful. There was no transfusion. She walks with two canes and will continue rehabilitation for six weeks. The staples will be removed on the fifteenth day. Treatment: aspirin 75 mg.',
    ],
    [
      'Le jury du baccalauréat a déclaré admis le candidat Rémi Castagnet, série S, avec la mention bien. La moyenne obtenue est de 14,62 sur 20. Le candidat a passé l’épreuve facultative de musique. Le diplôme est remis contre signature. Aucun duplicata ne sera délivré.',
      'The baccalaureate board declared the candidate Rémi Castagnet, series S, successful, with honors (good). The average obtained is 14.62 out of 20. The candidate took the optional music examination. The diploma is handed over against signature. No duplicate will be issued.',
    ],
  ],
  it: [
    [
      'L’anno millenovecentoquarantasette, addì tre del mese di ottobre, alle ore dieci e minuti venti, nella casa comunale di Chieti, davanti a me, ufficiale dello stato civile, è comparso Donato Mancinelli, contadino, di anni trentuno, il quale mi ha dichiarato che ieri, alle ore sei, da sua moglie Assunta è nato un bambino di sesso maschile. Al bambino è stato dato il nome di Rocco. Il dichiarante non ha firmato perché analfabeta.',
      'In the year nineteen forty-seven, on the third day of the month of October, at ten twenty in the morning, in the town hall of Chieti, before me, the civil registrar, appeared Donato Mancinelli, a farmer, aged thirty-one, who declared to me that yesterday, at six o’clock in the morning, a male child was born to his wife Assunta. The child was given the name Rocco. The declarant did not sign because he is illiterate.',
    ],
    [
      'Si certifica che dalle risultanze del casellario giudiziale nulla risulta a carico di Prospero Gatti, nato a Rovigo il 14 luglio 1969. Il certificato ha validità di sei mesi. È stato pagato il diritto di euro 3,92. La richiesta è stata presentata dall’interessato. Il funzionario addetto.',
      'It is certified that the criminal records show no entries against Prospero Gatti, born in Rovigo on July 14, 1969. The certificate is valid for six months. The fee of 3.92 euros was paid. The request was submitted by the person concerned. The official in charge.',
    ],
    [
      'Il Tribunale di Bergamo ha pronunciato la separazione personale dei coniugi. La casa coniugale è assegnata alla moglie. I figli minori sono affidati a entrambi i genitori. Il marito verserà un assegno di 850 euro entro il giorno 10 di ogni mese. Nessuna delle parti ha proposto appello. La sentenza è passata in giudicato il 22 maggio 2013.',
      'The Court of Bergamo has pronounced the legal separation of the spouses. The marital home is assigned to the wife. The minor children are in the custody of both parents. The husband shall pay maintenance of 850 euros by the 10th day of each month. Neither party has appealed. The judgment became final on May 22, 2013.',
    ],
    [
      'La studentessa ha conseguito la laurea magistrale in Biologia marina con la votazione di 108 su 110. Ha sostenuto dodici esami e discusso la tesi il 19 marzo. La durata legale del corso è di due anni. Il titolo è rilasciato dall’Università di Camerino. Imposta di bollo assolta in modo virtuale.',
      'The student earned a Master’s degree in Marine Biology with a final grade of 108 out of 110. She took twelve examinations and defended her thesis on March 19. The standard duration of the program is two years. The degree is awarded by the University of Camerino. Stamp duty paid electronically.',
    ],
    [
      'Il paziente, iperteso, è stato ricoverato dal 7 all’11 febbraio per polmonite. Non sono emersi segni di insufficienza cardiaca. Alla dimissione era sfebbrato. Si consiglia riposo per una settimana. Il cugino ha ritirato la documentazione.',
      'The patient, who has hypertension, was hospitalized from February 7 to 11 for pneumonia. There were no signs of heart failure. At discharge he had no fever. Rest for one week is recommended. His cousin collected the documents.',
    ],
  ],
};

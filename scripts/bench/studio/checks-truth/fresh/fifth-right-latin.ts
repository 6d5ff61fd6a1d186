import type { SourceTag } from '#shared/translation-text.ts';

/** Right paragraphs of four to seven dense sentences, written with `fifth-latin.ts`. */
export const fifthRightLatin: Partial<Record<SourceTag, readonly (readonly [source: string, target: string])[]>> = {
  pt: [
    [
      'Prezado senhor, informamos que o seu pedido de visto foi deferido. O passaporte poderá ser retirado na próxima terça-feira, entre 9h e 12h. É obrigatório apresentar o protocolo. Terceiros só retiram com procuração. O prazo de permanência é de noventa dias. Guarde este comunicado.',
      'Dear Sir, we inform you that your visa application has been granted. The passport may be collected next Tuesday, between 9 a.m. and 12 noon. It is mandatory to present the receipt. Third parties may collect it only with a power of attorney. The period of stay is ninety days. Keep this notice.',
    ],
    [
      'O menor ficará sob a guarda compartilhada dos genitores, com residência fixa na casa da mãe. O pai pagará pensão equivalente a um terço do salário mínimo. As despesas escolares serão divididas. Não haverá partilha, pois o casal não possui bens. O acordo foi homologado nesta data.',
      'The minor shall remain in the shared custody of the parents, with a fixed residence at the mother’s home. The father shall pay support equivalent to one third of the minimum wage. School expenses shall be shared. There will be no division of property, since the couple has no assets. The agreement was ratified on this date.',
    ],
    [
      'Paciente de 34 anos, gestante, com queixa de dor lombar há duas semanas. Nega febre e sangramento. Pressão arterial de 120 por 80. Ultrassom mostra feto único, ativo. Prescrito repouso relativo e retorno em quinze dias.',
      'A 34-year-old pregnant patient, with a complaint of lower back pain for two weeks. She denies fever and bleeding. Blood pressure of 120 over 80. Ultrasound shows a single, active fetus. Relative rest was prescribed, with a return visit in fifteen days.',
    ],
    [
      'Declaro que resido com meu companheiro há mais de cinco anos, em união pública e duradoura. Dividimos o aluguel e as contas da casa. Temos uma filha em comum. Nunca fomos casados com outra pessoa. Assumo a responsabilidade pelas informações acima. Duas testemunhas assinam comigo.',
      'I declare that I have lived with my partner for more than five years, in a public and lasting union. We share the rent and the household bills. We have one daughter together. We have never been married to anyone else. I take responsibility for the information above. Two witnesses sign with me.',
    ],
    [
      'Certificamos que o aluno concluiu o ensino médio nesta escola em dezembro de 2017. O diploma está registrado no livro 8, folha 112. O currículo obedeceu à legislação em vigor. A carga horária foi de 2.400 horas. Sua frequência nunca ficou abaixo do exigido.',
      'We certify that the student completed secondary education at this school in December 2017. The diploma is registered in book 8, page 112. The curriculum complied with the legislation in force. The course load was 2,400 hours. His attendance was never below the requirement.',
    ],
    [
      'Em resposta ao ofício, comunico que o veículo de placa QRT-1F83 não possui restrição judicial. O licenciamento está em dia. Constam duas multas por excesso de velocidade, ambas pagas. O proprietário anterior vendeu o automóvel em 2019. Nada mais há a informar.',
      'In reply to the official letter, I report that the vehicle with license plate QRT-1F83 has no judicial restriction. The registration is up to date. There are two fines for speeding, both paid. The previous owner sold the car in 2019. There is nothing further to report.',
    ],
    [
      'O falecido deixou três filhos maiores e não fez testamento. O cônjuge sobrevivente renunciou à herança. Foi nomeado inventariante o filho mais velho. Os bens consistem em uma casa e um terreno. O imposto foi recolhido com desconto. Lavrou-se a presente escritura na presença dos herdeiros.',
      'The deceased left three adult children and made no will. The surviving spouse renounced the inheritance. The eldest son was appointed administrator. The assets consist of a house and a plot of land. The tax was paid with a discount. This deed was drawn up in the presence of the heirs.',
    ],
    [
      'A empresa confirma que a funcionária trabalha em regime de tempo integral como analista de sistemas. O salário bruto é de 6.850,00 reais por mês. Ela tem direito a trinta dias de férias anuais. Seu contrato é por tempo indeterminado. Estamos à disposição para qualquer esclarecimento.',
      'The company confirms that the employee works full-time as a systems analyst. Her gross salary is 6,850.00 reais per month. She is entitled to thirty days of annual vacation. Her contract is for an indefinite term. We remain available for any clarification.',
    ],
    [
      'Às onze horas, compareceu nesta delegacia o comunicante, que narrou o extravio de sua carteira. Nela estavam o documento de identidade e um cartão bancário. Não suspeita de furto. Foi orientado a bloquear o cartão. Nada mais disse.',
      'At eleven o’clock, the reporting party appeared at this police station and described the loss of his wallet. It contained his identity document and a bank card. He does not suspect theft. He was advised to block the card. He said nothing further.',
    ],
    [
      'A criança recebeu a primeira dose da vacina contra o sarampo aos doze meses. A segunda dose foi aplicada três meses depois. Não houve reação. O esquema vacinal encontra-se completo. A caderneta foi conferida pela enfermeira.',
      'The child received the first dose of the measles vaccine at twelve months. The second dose was administered three months later. There was no reaction. The vaccination schedule is complete. The booklet was checked by the nurse.',
    ],
  ],
  es: [
    [
      'Por la presente, autorizo a mi hijo menor a viajar a Canadá en compañía de su madre. El viaje se realizará entre el 15 de junio y el 30 de agosto. Se hospedarán en casa de unos tíos. Esta autorización no permite cambiar de país de destino. Adjunto copia de mi cédula.',
      'I hereby authorize my minor son to travel to Canada accompanied by his mother. The trip will take place between June 15 and August 30. They will stay at the home of an aunt and uncle. This authorization does not permit changing the country of destination. I attach a copy of my identity card.',
    ],
    [
      'El juez declaró disuelto el vínculo matrimonial por mutuo consentimiento. La custodia de los dos hijos corresponde a ambos progenitores. El padre abonará el cincuenta por ciento de los gastos médicos. La vivienda familiar se venderá. Contra esta resolución no cabe recurso.',
      'The judge declared the marriage bond dissolved by mutual consent. Custody of the two children belongs to both parents. The father shall pay fifty percent of the medical expenses. The family home will be sold. No appeal lies against this decision.',
    ],
    [
      'La alumna cursó el último año de bachillerato en nuestro plantel con excelente comportamiento. Obtuvo el segundo lugar en la olimpiada de química. Jamás fue sancionada. Recibió una beca por mérito. Se extiende la constancia para los fines que estime convenientes.',
      'The student completed the final year of high school at our institution with excellent conduct. She won second place in the chemistry olympiad. She was never disciplined. She received a merit scholarship. The certificate is issued for whatever purposes she deems appropriate.',
    ],
    [
      'Paciente masculino de 58 años que ingresa por dolor torácico de tres horas de evolución. Fumador desde los veinte. El electrocardiograma no muestra alteraciones. Se descarta infarto. Egresa con aspirina diaria y cita con el cardiólogo.',
      'A 58-year-old male patient admitted for chest pain of three hours’ duration. A smoker since the age of twenty. The electrocardiogram shows no abnormalities. A heart attack is ruled out. Discharged with daily aspirin and an appointment with the cardiologist.',
    ],
    [
      'El arrendatario se obliga a pagar la renta dentro de los primeros cinco días de cada mes. El depósito equivale a dos mensualidades. Queda prohibido subarrendar. Las reparaciones menores corren por cuenta del inquilino. El contrato se renovará automáticamente.',
      'The tenant undertakes to pay the rent within the first five days of each month. The deposit is equivalent to two months’ rent. Subletting is prohibited. Minor repairs are at the tenant’s expense. The contract shall be renewed automatically.',
    ],
    [
      'Consultada la base de datos, no se hallaron antecedentes penales a nombre del solicitante. El presente certificado tiene una vigencia de tres meses. Su autenticidad puede comprobarse en línea. Carece de valor si presenta enmiendas. Se entrega gratuitamente.',
      'After a search of the database, no criminal record was found in the name of the applicant. This certificate is valid for three months. Its authenticity may be verified online. It is void if it has been altered. It is issued free of charge.',
    ],
    [
      'La sociedad fue constituida en 2008 por cuatro socios, todos mayores de edad. Su objeto es la venta al por mayor de calzado. El capital está íntegramente desembolsado. La administradora única ejerce el cargo por tiempo indefinido. La última modificación de estatutos data de 2020.',
      'The company was incorporated in 2008 by four partners, all of legal age. Its purpose is the wholesale of footwear. The capital is fully paid up. The sole director holds the position for an indefinite term. The most recent amendment of the bylaws dates from 2020.',
    ],
    [
      'Yo, soltera y sin hijos, declaro bajo juramento que dependo económicamente de mi hermano mayor. Él me envía dinero cada quince días. No recibo pensión alguna. Estudio enfermería por las noches. Dios me sea testigo.',
      'I, single and without children, declare under oath that I depend financially on my older brother. He sends me money every two weeks. I do not receive any pension. I study nursing at night. May God be my witness.',
    ],
    [
      'El pensionista cotizó durante treinta y siete años al régimen general. Percibe catorce pagas al año. El importe se revaloriza cada enero. No tiene reconocida incapacidad. El pago se ingresa en la cuenta terminada en 4471.',
      'The pensioner contributed to the general scheme for thirty-seven years. He receives fourteen payments a year. The amount is adjusted every January. He has no recognized disability. The payment is deposited in the account ending in 4471.',
    ],
    [
      'El infante fue bautizado por el párroco el domingo de Pascua. Fueron padrinos sus tíos maternos. La madre es catequista de la parroquia. Al margen no hay anotación de matrimonio. Concuerda con el original.',
      'The infant was baptized by the parish priest on Easter Sunday. The godparents were his maternal aunt and uncle. The mother is a catechist of the parish. There is no annotation of marriage in the margin. It agrees with the original.',
    ],
  ],
  de: [
    [
      'Hiermit bestätigen wir, dass unser Mitarbeiter seit acht Jahren in ungekündigter Stellung beschäftigt ist. Sein Bruttogehalt beträgt monatlich 4.120 Euro. Er arbeitet in Teilzeit. Lohnpfändungen liegen nicht vor. Überstunden werden vergütet.',
      'We hereby confirm that our employee has been employed for eight years and has not been given notice. His gross salary is 4,120 euros per month. He works part-time. There are no wage garnishments. Overtime is paid.',
    ],
    [
      'Die Ehe der Beteiligten wird geschieden. Die elterliche Sorge verbleibt bei beiden Eltern. Der Vater verzichtet auf nachehelichen Unterhalt. Ein Versorgungsausgleich findet nicht statt. Die Kosten des Verfahrens werden gegeneinander aufgehoben.',
      'The marriage of the parties is dissolved. Parental custody remains with both parents. The father waives post-marital maintenance. No equalization of pension rights takes place. Each party bears its own costs of the proceedings.',
    ],
    [
      'Die Patientin stellte sich mit starken Kopfschmerzen in der Notaufnahme vor. Die Untersuchung ergab keinen krankhaften Befund. Sie erhielt Schmerzmittel und wurde nach vier Stunden entlassen. Eine Begleitperson holte sie ab. Bei Verschlechterung bitten wir um sofortige Wiedervorstellung.',
      'The patient presented at the emergency department with a severe headache. The examination revealed no pathological findings. She was given painkillers and was discharged after four hours. An accompanying person picked her up. If the condition worsens, we ask that she return immediately.',
    ],
    [
      'Der Schüler besucht die neunte Klasse der Realschule. Seine Leistungen im Fach Mathematik sind ausreichend. Er hat zwölf Stunden unentschuldigt gefehlt. Die Versetzung ist gefährdet. Ein Gespräch mit den Eltern fand im Januar statt.',
      'The student attends the ninth grade of the intermediate secondary school. His performance in the subject of mathematics is sufficient. He has twelve hours of unexcused absence. His promotion to the next grade is at risk. A meeting with the parents took place in January.',
    ],
    [
      'Der Erblasser setzt seine Lebensgefährtin als Alleinerbin ein. Seine beiden Söhne erhalten jeweils ein Grundstück. Der Hund soll bei der Nachbarin bleiben. Frühere Verfügungen werden widerrufen. Dieses Testament habe ich eigenhändig geschrieben.',
      'The testator appoints his life partner as sole heir. His two sons each receive a plot of land. The dog shall stay with the neighbor. Earlier dispositions are revoked. I have written this will by hand.',
    ],
    [
      'Sehr geehrte Frau Lindner, Ihr Antrag auf Einbürgerung wurde bewilligt. Die Urkunde wird Ihnen in einer Feierstunde überreicht. Bitte bringen Sie Ihren bisherigen Reisepass mit. Die Gebühr in Höhe von 255 Euro ist bereits bezahlt. Wir gratulieren herzlich.',
      'Dear Ms. Lindner, your application for naturalization has been approved. The certificate will be presented to you at a ceremony. Please bring your previous passport. The fee in the amount of 255 euros has already been paid. Our warmest congratulations.',
    ],
    [
      'Der Führerschein der Klasse B wurde am 22. August 1993 erteilt. Es gelten keine Beschränkungen. Der Inhaber muss eine Brille tragen, wenn er nachts fährt. Das Dokument wurde nach Diebstahl ersetzt. Es verliert im Jahr 2033 seine Gültigkeit.',
      'The class B driver’s license was issued on August 22, 1993. No restrictions apply. The holder must wear glasses when driving at night. The document was replaced after a theft. It expires in 2033.',
    ],
    [
      'Die Gesellschafterversammlung hat den Jahresabschluss einstimmig festgestellt. Der Gewinn wird auf neue Rechnung vorgetragen. Der Geschäftsführerin wird Entlastung erteilt. Weitere Beschlüsse wurden nicht gefasst. Das Protokoll haben alle Anwesenden unterschrieben.',
      'The shareholders’ meeting unanimously adopted the annual financial statements. The profit is carried forward to new account. The managing director is granted discharge. No further resolutions were passed. All those present signed the minutes.',
    ],
    [
      'Frau Nowak hat vom 1. April bis zum 30. September ein Praktikum in unserer Apotheke abgeleistet. Sie war fleißig, pünktlich und bei den Kunden beliebt. Fehlzeiten gab es keine. Wir würden sie jederzeit wieder aufnehmen. Für ihren weiteren Weg wünschen wir ihr alles Gute.',
      'Ms. Nowak completed an internship in our pharmacy from April 1 to September 30. She was diligent, punctual and popular with the customers. There were no absences. We would take her on again at any time. We wish her all the best for the future.',
    ],
    [
      'Das Kind wurde um 3.45 Uhr lebend geboren. Es wog 3.280 Gramm und war 51 Zentimeter lang. Die Mutter ist Hebamme, der Vater Tischler. Die Eltern sind nicht miteinander verheiratet. Der Vater hat die Vaterschaft vor der Geburt anerkannt.',
      'The child was born alive at 3:45 a.m. It weighed 3,280 grams and was 51 centimeters long. The mother is a midwife, the father a carpenter. The parents are not married to each other. The father acknowledged paternity before the birth.',
    ],
  ],
  fr: [
    [
      'Le locataire reconnaît avoir reçu les clés en bon état. Un mois de loyer est versé à titre de garantie. Les charges comprennent l’eau froide. Aucun animal n’est admis sans accord écrit. Le bail prend effet le premier septembre.',
      'The tenant acknowledges having received the keys in good condition. One month’s rent is paid as security. The charges include cold water. No animal is allowed without written consent. The lease takes effect on September 1.',
    ],
    [
      'L’enfant est scolarisée en classe de troisième. Elle est demi-pensionnaire et suit l’option latin. Ses résultats sont satisfaisants. Elle n’a fait l’objet d’aucune sanction. Le principal du collège atteste l’exactitude de ces renseignements.',
      'The child is enrolled in the final year of lower secondary school. She has lunch at school and takes the Latin option. Her results are satisfactory. She has not been subject to any sanction. The principal of the school attests to the accuracy of this information.',
    ],
  ],
  it: [
    [
      'Il sottoscritto dichiara di essere disoccupato dal mese di marzo. Vive con i genitori e una sorella. Non possiede immobili. Percepisce un sussidio di 480 euro. È consapevole delle sanzioni penali in caso di falsa dichiarazione.',
      'The undersigned declares that he has been unemployed since March. He lives with his parents and a sister. He does not own any real estate. He receives an allowance of 480 euros. He is aware of the criminal penalties in case of a false declaration.',
    ],
    [
      'La candidata ha superato l’esame di Stato con il punteggio di 88 su 100. Ha studiato inglese e spagnolo. Il diploma non è stato ancora ritirato. La commissione era composta da sei docenti. Si rilascia in carta libera.',
      'The candidate passed the State examination with a score of 88 out of 100. She studied English and Spanish. The diploma has not yet been collected. The board was composed of six teachers. Issued on plain paper.',
    ],
  ],
  pl: [
    [
      'Pracownica jest zatrudniona na czas nieokreślony na stanowisku księgowej. Jej wynagrodzenie netto wynosi 4300 złotych. Nie znajduje się w okresie wypowiedzenia. Korzysta z urlopu macierzyńskiego. Zaświadczenie wydaje się na prośbę zainteresowanej.',
      'The employee is employed for an indefinite period in the position of accountant. Her net salary is 4,300 zlotys. She is not in a notice period. She is on maternity leave. The certificate is issued at the request of the person concerned.',
    ],
    [
      'Sąd rozwiązał małżeństwo stron przez rozwód bez orzekania o winie. Władzę rodzicielską powierzono matce. Ojciec ma prawo do kontaktów w co drugi weekend. Koszty procesu poniosą obie strony. Wyrok uprawomocnił się w maju.',
      'The court dissolved the marriage of the parties by divorce without a ruling on fault. Parental authority was entrusted to the mother. The father has the right to contact every second weekend. Both parties shall bear the costs of the proceedings. The judgment became final in May.',
    ],
  ],
};

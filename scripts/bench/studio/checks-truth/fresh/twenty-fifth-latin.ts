import type { SourceTag } from '#shared/translation-text.ts';
import { rightsOf } from './blocks.ts';

/** Right blocks of the papers that people send, translated freely, written before they were measured. */
export const twentyFifthLatin: Partial<Record<SourceTag, readonly (readonly [source: string, target: string])[]>> = {
  pt: rightsOf(`
Certifico que, revendo o livro competente, nele encontrei o assento de nascimento de uma criança do sexo feminino, nascida às vinte e três horas e quinze minutos do dia 4 de março de 1987, na Maternidade São Lucas, nesta cidade.
I certify that, having searched the appropriate book, I found in it the birth entry of a girl born at 11:15 p.m. on March 4, 1987, at the São Lucas Maternity Hospital in this city.

Os nubentes adotaram o regime da comunhão parcial de bens, e a contraente continuou a usar o nome de solteira.
The couple chose the regime of partial community of property, and the bride kept her maiden name.

Atestamos, para os devidos fins, que o Sr. Celso Batista Moura trabalha nesta empresa desde 02/05/2011, ocupando atualmente o cargo de chefe de almoxarifado.
To whom it may concern: We hereby state that Mr. Celso Batista Moura has been with this company since May 2, 2011, and is currently its warehouse supervisor.

Nada consta contra o requerente nos registros de antecedentes criminais desta Secretaria até a presente data.
As of today, this Department's criminal history records show no entries against the applicant.

O falecido não deixou testamento nem bens a inventariar; deixou três filhos maiores.
The deceased left neither a will nor any estate to be probated; he is survived by three adult children.

A paciente encontra-se em bom estado geral, sem febre há 48 horas, e pode retornar às atividades escolares a partir de segunda-feira.
The patient is in good general condition, has had no fever for 48 hours, and may go back to school from Monday on.

Apartamento com área privativa de 58 m² e uma vaga de garagem descoberta.
Apartment with a private area of 58 m² (about 624 sq. ft.) and one uncovered parking space.

O aluguel mensal é de R$ 2.350,00, a ser pago até o quinto dia útil de cada mês, mediante depósito em conta do locador.
Rent is R$2,350.00 per month and shall be deposited into the landlord's account no later than the fifth business day of each month.

Dispensado do serviço militar inicial em 14 de agosto de 1999, por residir em município não tributário.
Exempted from initial military service on August 14, 1999, because he lived in a municipality exempt from conscription.

Julgo procedente o pedido e decreto o divórcio do casal, ficando a guarda dos filhos com a mãe e assegurado ao pai o direito de visitas em fins de semana alternados.
I find for the petitioner and hereby dissolve the marriage by divorce. The mother shall have custody of the children, and the father may visit them every other weekend.

O aluno concluiu o curso de Engenharia Civil com carga horária total de 3.920 horas, tendo colado grau em 19 de dezembro de 2014.
The student completed the Civil Engineering program, comprising a total of 3,920 hours, and his degree was conferred on December 19, 2014.

Declaramos que o cliente mantém conta corrente nesta agência desde 1998, nada havendo que o desabone.
This is to confirm that the customer has held a checking account with this branch since 1998 and that we know of nothing to his discredit.

A presente certidão é isenta de selo e emolumentos, nos termos da lei.
No stamp duty or fees are charged for this certificate, as provided by law.
`),
  es: rightsOf(`
Don Evaristo Lozano Prieto, Encargado del Registro Civil de esta villa, certifica que al tomo 34, folio 112, consta inscrito el matrimonio celebrado el 9 de junio de 1974.
I, Evaristo Lozano Prieto, Officer in charge of the Civil Registry of this town, do hereby certify that the marriage celebrated on June 9, 1974 is entered in Volume 34, at page 112.

El suscrito hace constar que la C. Rosalba Medina Ochoa cursó y aprobó íntegramente el sexto grado de educación primaria.
The undersigned hereby attests that Ms. Rosalba Medina Ochoa took and passed the whole of the sixth grade of elementary school.

Falleció en su domicilio a consecuencia de un paro cardiorrespiratorio, habiendo recibido los auxilios espirituales.
Cardiorespiratory arrest was the cause of death, which occurred at home after the last rites had been administered.

Se concede a los adoptantes la adopción plena del menor, quien en lo sucesivo llevará sus apellidos.
The adoptive parents are granted full adoption of the child, who will bear their surnames from now on.

Peso al nacer: 3,250 kg; talla: 50 cm.
Weight at birth: 3.250 kg (7 lb 3 oz); length: 50 cm (19.7 in).

La arrendataria no podrá subarrendar el piso, ni en todo ni en parte, sin permiso escrito del propietario.
Without the owner's written consent, the tenant may not sublet all or any part of the apartment.

Por la presente certificamos que el saldo de la cuenta arriba indicada asciende, al cierre del día de hoy, a 14.872,36 €.
We hereby certify that, at the close of business today, the above account shows a balance of €14,872.36.

No registra antecedentes penales ni se encuentra requerido por autoridad judicial alguna.
He has no criminal record and is not wanted by any court.

La recurrente interpuso recurso de apelación dentro del plazo, el cual fue desestimado, confirmándose la sentencia de instancia.
The appellant filed her appeal in time; it was dismissed and the judgment of the trial court was upheld.

Presenta fractura de muñeca izquierda tratada con yeso durante seis semanas; evolución favorable.
The patient fractured the left wrist, which was kept in a cast for six weeks. Progress has been good.

Ha prestado servicios como cajera en nuestro supermercado, de lunes a viernes, percibiendo un salario bruto mensual de 1.180 euros.
She has been employed at our supermarket as a cashier, Monday through Friday, at gross monthly pay of 1,180 euros.

Quedó en situación de reserva tras cumplir el servicio militar obligatorio en el Regimiento de Infantería n.º 12.
Having completed compulsory military service with Infantry Regiment No. 12, he was transferred to the reserve.

Se expide la presente a petición de la parte interesada, en Cuenca, a los tres días del mes de febrero de dos mil dieciséis.
Issued at the request of the interested party in Cuenca on February 3, 2016.
`),
  fr: rightsOf(`
L’an mil neuf cent soixante-huit, le vingt-deux octobre à quatre heures dix, est née, rue des Carmes, Odile Marthe, du sexe féminin, de Gaston Perrault, menuisier, et de son épouse Yvonne Lemaire, sans profession.
On October 22, 1968, at 4:10 a.m., a girl, Odile Marthe, was born in Rue des Carmes to Gaston Perrault, a joiner, and his wife, Yvonne Lemaire, who has no occupation.

Les époux sont séparés de fait depuis plus de deux ans et demandent d’un commun accord le prononcé du divorce.
The spouses, who have been living apart for more than two years, jointly petition for a divorce.

Je soussigné, docteur en médecine, certifie avoir examiné ce jour M. Yannick Tessier et n’avoir constaté aucune contre-indication à la pratique du sport en compétition.
I, the undersigned physician, certify that I examined Mr. Yannick Tessier today and that I found no reason why he should not take part in competitive sports.

Le bulletin n° 3 du casier judiciaire ne porte mention d’aucune condamnation.
Extract No. 3 from the criminal record contains no convictions.

Le loyer est révisable chaque année à la date anniversaire du bail, selon l’indice publié par l’Insee.
The rent may be adjusted every year on the anniversary of the lease, in line with the index published by INSEE (the French national statistics office).

La défunte laisse pour seuls héritiers son conjoint survivant et leurs deux enfants.
The only heirs of the deceased are her surviving husband and their two children.

A obtenu le diplôme national de licence, mention bien, au titre de l’année universitaire 2008-2009.
Was awarded the national bachelor's degree (licence) with honors (mention bien) for the 2008–2009 academic year.

L’intéressé a été reconnu apte au service et incorporé au 3e régiment de hussards le 1er avril 1982.
He was found fit for service and joined the 3rd Hussar Regiment on April 1, 1982.

Nous vous confirmons que le prêt immobilier a été intégralement remboursé et que l’hypothèque peut être levée.
We confirm to you that the home loan has been paid off in full and that the mortgage may be released.

Le tribunal rejette la demande, condamne le requérant aux dépens et dit n’y avoir lieu à exécution provisoire.
The court denies the claim, orders the plaintiff to pay costs, and finds that there is no call for provisional enforcement.

Le salarié a démissionné de son plein gré et quitte l’entreprise libre de tout engagement.
The employee resigned of his own accord and leaves the company free of any obligation.

L’enfant dispose d’une chambre de 11 m² située au premier étage, exposée plein sud.
The child has a south-facing bedroom of 11 m² (118 sq ft) on the second floor.

Le père a reconnu l’enfant antérieurement à la naissance, par acte reçu en cette mairie.
Before the birth, the child was acknowledged by its father in an instrument executed at this town hall.
`),
  it: rightsOf(`
Dall’atto di nascita n. 118, parte I, serie A, risulta che la medesima è nata a Ferrara da genitori coniugati.
According to birth record No. 118, Part I, Series A, she was born in Ferrara to married parents.

Gli sposi dichiarano di scegliere il regime della separazione dei beni.
The spouses declare that they opt for separate property.

Si attesta che l’alunno ha frequentato regolarmente la classe terza della scuola media, riportando a giugno il giudizio di «ottimo».
This is to attest that the pupil attended third year of middle school regularly and was graded “excellent” in June.

Non risultano carichi pendenti a nome del richiedente presso questa Procura.
There are no charges pending against the applicant at this Prosecutor's Office.

Il conduttore verserà il canone in rate mensili anticipate entro il giorno cinque di ciascun mese.
The tenant shall pay the rent in advance in monthly installments by the fifth of each month.

Il paziente, fumatore da vent’anni, riferisce tosse secca e affanno sotto sforzo da circa due settimane.
A smoker for twenty years, the patient reports that he has had a dry cough and shortness of breath on exertion for about two weeks.

Si dichiara che il sig. Ottavio Rinaldi è dipendente di questa ditta a tempo indeterminato con la qualifica di magazziniere.
We hereby state that Mr. Ottavio Rinaldi is a permanent employee of this firm, with the position of warehouse clerk.

Il Tribunale per i minorenni dichiara farsi luogo all’adozione del minore da parte dei coniugi ricorrenti.
The Juvenile Court orders the child's adoption by the petitioning couple.

Riformato per inidoneità fisica alla visita di leva del 7 maggio 1985.
At the conscription medical examination of May 7, 1985, he was discharged as physically unfit.

Ha superato l’esame di Stato con la votazione di 92/100.
Passed the State examination with a score of 92 out of 100.

L’immobile confina a nord con la strada provinciale, a est con la proprietà Bellini e sugli altri lati con il torrente.
The property borders the provincial road to the north, the Bellini property to the east, and the stream on its remaining sides.

La salma è stata trasportata al cimitero comunale, ove è avvenuta la tumulazione.
The body was taken to the municipal cemetery and entombed there.

Il rapporto di conto corrente si è sempre svolto in modo regolare e senza alcuno scoperto.
The checking account has always been kept in good order and has never been overdrawn.
`),
  de: rightsOf(`
Der Standesbeamte hat die Erklärung der Eheschließenden, miteinander die Ehe eingehen zu wollen, in Gegenwart der Trauzeugen entgegengenommen.
In the presence of the witnesses, the registrar received the couple's declaration that they wish to marry each other.

Hiermit bescheinigen wir, dass Frau Annegret Köhler seit dem 1. Oktober 2009 bei uns in Vollzeit als Buchhalterin beschäftigt ist.
We hereby confirm that Ms. Annegret Köhler has worked for us full time as a bookkeeper since October 1, 2009.

Im Bundeszentralregister ist keine Eintragung enthalten.
The Federal Central Criminal Register contains no entry.

Die Verstorbene war in zweiter Ehe verheiratet und hinterlässt einen Sohn aus erster Ehe.
The decedent, who was married for the second time, is survived by a son of her first marriage.

Der Schüler wird in die Klasse 8 versetzt; sein Verhalten war vorbildlich.
The student is promoted to grade 8. His conduct was exemplary.

Die Kaution beträgt drei Nettokaltmieten und ist bei Einzug fällig.
A security deposit equal to three months' net rent, exclusive of heating, is due on moving in.

Der Patient wurde am 12.07.2013 wegen einer akuten Blinddarmentzündung operiert und nach vier Tagen beschwerdefrei entlassen.
On July 12, 2013, the patient underwent surgery for acute appendicitis; he was discharged four days later free of symptoms.

Das Kind erhält mit Wirkung der Adoption den Familiennamen der Annehmenden als Geburtsnamen.
Upon adoption, the child takes the surname of the adoptive parents as the birth name.

Das Gericht setzt die Vollstreckung der Freiheitsstrafe zur Bewährung aus.
Execution of the prison sentence is suspended by the court on probation.

Wir teilen Ihnen mit, dass Ihr Konto zum Jahresende ein Guthaben von 8.415,20 EUR aufwies.
Please be advised that at the end of the year your account showed a credit balance of EUR 8,415.20.

Die Prüfung wurde mit der Gesamtnote „gut“ (1,9) bestanden.
The examination was passed with an overall grade of “good” (1.9).

Nach Ableistung des Grundwehrdienstes wurde er als Gefreiter der Reserve entlassen.
He was discharged with the rank of Private First Class (Gefreiter) of the Reserve on completing basic military service.

Die Wohnung liegt im zweiten Obergeschoss links und verfügt über einen Balkon und einen Kellerraum.
The apartment, on the third floor (U.S. count) to the left, has a balcony and a storage room in the basement.
`),
  pl: rightsOf(`
Odpis skrócony aktu urodzenia wydaje się na wniosek osoby zainteresowanej.
This abridged copy of the birth record is issued at the request of the person concerned.

Małżonkowie oświadczyli, że po zawarciu małżeństwa żona będzie nosić nazwisko dwuczłonowe.
The spouses declared that after the wedding the wife would use a hyphenated surname.

Zaświadcza się, że Pan Wiesław Górka jest zatrudniony w naszym zakładzie od 15 marca 2004 r. na czas nieokreślony na stanowisku tokarza.
This is to certify that Mr. Wiesław Górka has been employed at our plant on a permanent basis since March 15, 2004, as a lathe operator.

Wyżej wymieniony nie figuruje w Kartotece Karnej Krajowego Rejestru Karnego.
The above-named person does not appear in the Criminal Records of the National Criminal Register.

Zgon nastąpił w szpitalu powiatowym wskutek zapalenia płuc.
Pneumonia was the cause of death, which occurred at the county hospital.

Sąd oddala powództwo i zasądza od powoda na rzecz pozwanej kwotę 720 zł tytułem zwrotu kosztów procesu.
The Court dismisses the action and orders the plaintiff to pay the defendant PLN 720 to reimburse her for the costs of the case.

Stan zdrowia pacjentki dobry, ciąża przebiega prawidłowo, termin porodu przewidziany na koniec września.
The patient is in good health and her pregnancy is progressing normally; she is due at the end of September.

Uczennica otrzymała świadectwo ukończenia szkoły podstawowej z wyróżnieniem.
The pupil was awarded her elementary school certificate with distinction.

Najemca zobowiązuje się utrzymywać lokal w należytym stanie i dokonywać drobnych napraw na własny koszt.
The tenant undertakes to keep the premises in proper condition and to carry out minor repairs at his own expense.

Bank informuje, że kredyt został spłacony w całości, a zabezpieczenie zwolnione.
The bank hereby advises that the loan has been repaid in full and the collateral released.

Odbył zasadniczą służbę wojskową w jednostce w Żaganiu; przeniesiony do rezerwy w stopniu kaprala.
He performed compulsory military service with the unit in Żagań and was transferred to the reserve as a corporal.

Sąd orzekł przysposobienie pełne małoletniego na rzecz wnioskodawców.
The court granted the petitioners full adoption of the minor.

Praca magisterska została obroniona w dniu 28 czerwca 2007 r. z wynikiem bardzo dobrym.
The master's thesis was defended on June 28, 2007, and received a grade of “very good”.
`),
};

import type { SourceTag } from '#shared/translation-text.ts';

/** Right paragraphs of four to six dense sentences, written with `eighth-latin.ts`. */
export const eighthRightLatin: Partial<Record<SourceTag, readonly (readonly [source: string, target: string])[]>> = {
  pt: [
    [
      'Declaro que a aluna frequentou regularmente as aulas até a transferência. Suas faltas não ultrapassaram o limite legal. Obteve média sete em ciências. A família mudou-se para outro estado por motivo de trabalho. Nada mais havendo, firmo a presente.',
      'I declare that the student attended classes regularly until her transfer. Her absences did not exceed the legal limit. She obtained an average of seven in science. The family moved to another state for work reasons. There being nothing further, I sign this statement.',
    ],
    [
      'O segurado completou trinta e cinco anos de contribuição. O benefício foi concedido com início retroativo à data do pedido. A renda mensal será reajustada todo mês de janeiro. O pagamento é feito na agência escolhida. Guarde este documento.',
      'The insured person has completed thirty-five years of contributions. The benefit was granted retroactively to the date of the application. The monthly income will be adjusted every January. Payment is made at the chosen branch. Keep this document.',
    ],
    [
      'O terreno confronta ao norte com a estrada municipal e ao sul com o córrego. Sobre ele existe uma casa de alvenaria. O vendedor declara que o imóvel está livre de ônus. A posse é transmitida neste ato. As partes dispensam testemunhas.',
      'The land is bounded on the north by the municipal road and on the south by the stream. A masonry house stands on it. The seller declares that the property is free of encumbrances. Possession is transferred by this act. The parties waive witnesses.',
    ],
    [
      'O conscrito foi dispensado do serviço inicial por residir em município não tributário. Deverá apresentar-se sempre que convocado. O certificado não prova quitação com a Justiça Eleitoral. Em caso de perda, requeira a segunda via.',
      'The conscript was exempted from initial service because he resides in a non-contributing municipality. He must report whenever called up. The certificate is not proof of good standing with the Electoral Court. In case of loss, request a duplicate.',
    ],
    [
      'A conta foi aberta há doze anos e nunca apresentou devolução de cheques. O saldo médio do semestre é satisfatório. A cliente mantém ainda uma aplicação em nome do filho menor. O banco não assume responsabilidade por esta informação.',
      'The account was opened twelve years ago and has never had a returned check. The average balance for the half-year is satisfactory. The client also maintains an investment in the name of her minor son. The bank assumes no liability for this information.',
    ],
    [
      'Os adotantes cuidam da criança desde os dois meses de idade. O estudo social foi favorável. A guarda provisória converte-se em adoção plena. O nome da criança passa a ser Davi. Cancele-se o registro anterior.',
      'The adoptive parents have cared for the child since the age of two months. The social study was favorable. Provisional custody is converted into full adoption. The child’s name becomes Davi. Let the previous registration be canceled.',
    ],
  ],
  es: [
    [
      'El alumno cursó el bachillerato en este centro con aprovechamiento. Su conducta fue intachable. No adeuda libros ni cuotas. Se le entrega el certificado para los trámites que estime oportunos. Vale solamente con el sello seco.',
      'The student completed high school at this center successfully. His conduct was irreproachable. He owes no books or fees. The certificate is given to him for whatever procedures he deems appropriate. Valid only with the embossed seal.',
    ],
    [
      'El pensionista deberá acreditar su vida cada año ante el consulado. De no hacerlo, el pago quedará suspendido. La cuantía incluye dos pagas extraordinarias. Contra esta resolución cabe reclamación previa. El silencio se entiende negativo.',
      'The pensioner must prove each year before the consulate that he is alive. Failing that, payment will be suspended. The amount includes two extra payments. A prior claim may be filed against this decision. Silence is understood as a denial.',
    ],
    [
      'La finca linda al este con herederos de Pascual Roldán. Tiene pozo y corral. El comprador la recibe como cuerpo cierto. Los gastos de escritura corren por mitad. Presente el cónyuge, presta su consentimiento.',
      'The property borders on the east with the heirs of Pascual Roldán. It has a well and a yard. The buyer receives it as a specific body. The costs of the deed are shared equally. The spouse, being present, gives consent.',
    ],
    [
      'El recluta fue declarado apto para todo servicio. Prestó juramento a la bandera. Pasó a la reserva al cumplir los treinta años. Esta cartilla debe presentarse al cambiar de domicilio. Su pérdida se castiga con multa.',
      'The recruit was declared fit for all service. He took the oath to the flag. He passed into the reserve upon turning thirty. This booklet must be presented upon a change of address. Its loss is punishable by a fine.',
    ],
    [
      'La menor quedó bajo la tutela de su madrina. El juez oyó a la niña en privado. Los abuelos podrán visitarla los domingos. El dinero de la herencia se depositará en una cuenta. La tutora rendirá cuentas cada año.',
      'The minor was placed under the guardianship of her godmother. The judge heard the girl in private. The grandparents may visit her on Sundays. The money from the inheritance will be deposited in an account. The guardian shall render accounts every year.',
    ],
    [
      'Por la presente informamos que nuestro cliente mantiene cuenta corriente desde hace nueve años. Su manejo ha sido correcto. Goza de una línea de crédito que no ha utilizado. Esta carta se expide sin responsabilidad para el banco.',
      'We hereby inform you that our client has held a checking account for nine years. Its management has been proper. He enjoys a line of credit that he has not used. This letter is issued without liability for the bank.',
    ],
  ],
  fr: [
    [
      'L’élève a fait des progrès au cours du semestre. Son comportement reste agréable, mais il bavarde trop. Le conseil de classe lui adresse ses encouragements. Aucun retard n’a été relevé. Les parents sont priés de signer.',
      'The student made progress during the semester. His behavior remains pleasant, but he talks too much. The class council gives him its encouragement. No lateness was recorded. Parents are asked to sign.',
    ],
    [
      'Le titulaire a droit à une pension de réversion. Le versement intervient le neuvième jour de chaque mois. Tout changement de situation doit être signalé sans délai. Les sommes indûment perçues seront récupérées. Conservez cette notification.',
      'The holder is entitled to a survivor’s pension. Payment is made on the ninth day of each month. Any change in circumstances must be reported without delay. Sums unduly received will be recovered. Keep this notice.',
    ],
    [
      'L’adopté portera désormais le nom de l’adoptant. Il conserve ses liens avec sa famille d’origine. Le consentement n’a pas été rétracté dans les deux mois. Le procureur a émis un avis favorable. Le jugement sera transcrit.',
      'The adoptee will henceforth bear the adopter’s name. He keeps his ties with his family of origin. The consent was not withdrawn within two months. The prosecutor issued a favorable opinion. The judgment will be transcribed.',
    ],
    [
      'Le livret est remis à l’intéressé lors de son incorporation. Il a été exempté pour raisons médicales. Ses services n’ouvrent pas droit à pension. Il doit aviser la gendarmerie de tout départ à l’étranger. Signature du commandant.',
      'The booklet is given to the person concerned upon his induction. He was exempted for medical reasons. His service does not give entitlement to a pension. He must notify the gendarmerie of any departure abroad. Signature of the commander.',
    ],
    [
      'La parcelle est bordée d’une haie et desservie par un chemin. Le vendeur l’avait reçue en donation de sa tante. Elle n’est grevée d’aucune servitude. Le prix est payé comptant par la comptabilité du notaire. L’acquéreur en a la jouissance ce jour.',
      'The plot is bordered by a hedge and served by a path. The seller had received it as a gift from his aunt. It is not burdened by any easement. The price is paid in cash through the notary’s accounts. The purchaser has the use of it from this day.',
    ],
  ],
  de: [
    [
      'Der Schüler arbeitete im Unterricht aufmerksam mit. Er hat das Klassenziel erreicht und wird versetzt. Im Fach Sport konnte wegen einer Verletzung keine Note erteilt werden. Das Zeugnis ist den Eltern vorzulegen. Einspruch ist binnen eines Monats möglich.',
      'The student participated attentively in class. He has reached the goal of the grade and is promoted. In physical education no grade could be given because of an injury. The report is to be shown to the parents. An objection is possible within one month.',
    ],
    [
      'Ihre Rente wird ab dem nächsten Monat angepasst. Der Beitrag zur Krankenversicherung wird einbehalten. Eine Kopie dieses Bescheids erhält Ihre Krankenkasse. Bitte teilen Sie uns jeden Umzug mit. Dieses Schreiben ist ohne Unterschrift gültig.',
      'Your pension will be adjusted as of next month. The health insurance contribution is withheld. Your health insurance fund receives a copy of this notice. Please inform us of any change of residence. This letter is valid without a signature.',
    ],
    [
      'Das Kind lebt seit seiner Geburt bei den Annehmenden. Zwischen ihnen ist ein Eltern-Kind-Verhältnis entstanden. Der leibliche Vater hat in die Annahme eingewilligt. Das Gericht hat von einer Anhörung des Säuglings abgesehen. Der Beschluss ist unanfechtbar.',
      'The child has lived with the adoptive parents since birth. A parent-child relationship has developed between them. The biological father has consented to the adoption. The court refrained from hearing the infant. The order cannot be contested.',
    ],
    [
      'Wir bestätigen, dass unser Kunde seit zehn Jahren ein Girokonto bei uns unterhält. Die Kontoführung ist einwandfrei. Ein Dispositionskredit wurde nicht beantragt. Diese Auskunft erfolgt vertraulich und ohne Haftung unseres Hauses.',
      'We confirm that our customer has held a checking account with us for ten years. The account has been kept without complaint. An overdraft facility has not been requested. This information is given in confidence and without liability on our part.',
    ],
    [
      'Das Grundstück ist mit einem Wegerecht belastet. Die Auflassung wurde erklärt und entgegengenommen. Eine Grundschuld wird gelöscht. Der Käufer trägt die Kosten der Beurkundung. Das Grundbuchamt hat die Eintragung vollzogen.',
      'The property is encumbered with a right of way. The conveyance was declared and accepted. A land charge is being deleted. The buyer bears the costs of notarization. The land registry has completed the entry.',
    ],
  ],
  it: [
    [
      'L’alunno ha frequentato con assiduità. È stato ammesso alla classe successiva. Ha mostrato interesse soprattutto per le materie scientifiche. Non ha riportato note disciplinari. Il consiglio di classe gli attribuisce un credito di dieci punti.',
      'The student attended assiduously. He was admitted to the next grade. He showed interest above all in scientific subjects. He received no disciplinary notes. The class council awards him a credit of ten points.',
    ],
    [
      'La pensionata riceve l’assegno presso l’ufficio postale. L’importo è al netto delle ritenute. La tredicesima viene pagata a dicembre. Ogni variazione di indirizzo va comunicata. La presente non ha valore fiscale.',
      'The pensioner receives her allowance at the post office. The amount is net of withholdings. The thirteenth payment is paid in December. Every change of address must be communicated. This document has no tax value.',
    ],
    [
      'Il minore è stato affidato ai servizi sociali. I coniugi adottanti sono stati ritenuti idonei. Il minore, sentito, ha espresso il proprio assenso. Assumerà il cognome degli adottanti. Nessuna opposizione è pervenuta.',
      'The minor was entrusted to the social services. The adopting spouses were found suitable. The minor, having been heard, expressed his assent. He will take the surname of the adoptive parents. No opposition was received.',
    ],
    [
      'Il fondo è coltivato a vigneto. Confina a ovest con la strada vicinale. Il venditore garantisce la libertà da ipoteche. Il possesso passa al compratore in data odierna. Le parti sono parenti in linea retta.',
      'The land is planted as a vineyard. It borders on the west with the local road. The seller guarantees that it is free of mortgages. Possession passes to the buyer as of today. The parties are relatives in the direct line.',
    ],
  ],
  pl: [
    [
      'Uczennica otrzymała promocję z wyróżnieniem. Reprezentowała szkołę w konkursach. Nie opuściła ani jednego dnia. Rada pedagogiczna przyznała jej nagrodę. Świadectwo wydano bez poprawek.',
      'The student was promoted with distinction. She represented the school in competitions. She did not miss a single day. The teaching staff council awarded her a prize. The certificate was issued without corrections.',
    ],
    [
      'Emeryt zamieszkuje z żoną i wnukiem. Świadczenie jest wypłacane przelewem. Od decyzji przysługuje odwołanie do sądu. W razie zmiany adresu należy powiadomić oddział. Pismo nie wymaga podpisu.',
      'The pensioner lives with his wife and grandson. The benefit is paid by transfer. The decision may be appealed to the court. In case of a change of address the branch must be notified. The letter does not require a signature.',
    ],
    [
      'Sąd orzekł przysposobienie pełne. Dziecko będzie nosiło nazwisko przysposabiających. Akt urodzenia zostanie sporządzony na nowo. Rodzice biologiczni byli nieznani. Postanowienie uprawomocniło się po trzech tygodniach.',
      'The court ordered full adoption. The child will bear the surname of the adoptive parents. The birth record will be drawn up anew. The biological parents were unknown. The order became final after three weeks.',
    ],
    [
      'Poborowy został uznany za zdolnego do służby. Przeniesiono go do rezerwy. Książeczkę należy przechowywać starannie. O utracie należy zawiadomić komendę. Wpisy są dokonywane wyłącznie przez organy wojskowe.',
      'The conscript was found fit for service. He was transferred to the reserve. The booklet should be kept carefully. The command must be notified of its loss. Entries are made only by military authorities.',
    ],
  ],
};

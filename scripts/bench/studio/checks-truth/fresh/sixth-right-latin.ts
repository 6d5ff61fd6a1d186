import type { SourceTag } from '#shared/translation-text.ts';

/** Right paragraphs of four to seven dense sentences, written with `sixth-latin.ts`. */
export const sixthRightLatin: Partial<Record<SourceTag, readonly (readonly [source: string, target: string])[]>> = {
  pt: [
    [
      'Informamos que o contrato de trabalho foi rescindido por iniciativa da empregada. O último dia trabalhado foi 28 de fevereiro. As verbas serão depositadas em até dez dias. Ela devolveu o crachá e as chaves. Nada a opor quanto a novas contratações.',
      'We inform you that the employment contract was terminated at the initiative of the employee. The last day worked was February 28. The amounts due will be deposited within ten days. She returned the badge and the keys. There is no objection to new employment.',
    ],
    [
      'O réu confessou a autoria do furto e pediu desculpas à vítima. Por ser primário, recebeu pena de um ano em regime aberto. A prisão foi substituída por serviços à comunidade. O Ministério Público não recorreu. Arquivem-se os autos.',
      'The defendant confessed to the theft and apologized to the victim. As a first-time offender, he received a sentence of one year in an open regime. The prison term was replaced with community service. The Public Prosecutor’s Office did not appeal. Let the case be archived.',
    ],
    [
      'Eu, viúva, moradora desta rua há quarenta anos, declaro que conheço o casal desde a infância. Sei que vivem juntos e criam dois meninos. O marido trabalha na feira. Nunca soube de brigas. Por ser verdade, assino.',
      'I, a widow, a resident of this street for forty years, declare that I have known the couple since childhood. I know that they live together and are raising two boys. The husband works at the street market. I have never heard of any quarrels. This being true, I sign.',
    ],
    [
      'A sociedade limitada tem sede em Joinville e foi registrada em 1999. Dois sócios detêm cotas iguais. O capital é de cinquenta mil reais. O administrador não pode prestar avais em nome da firma. Os lucros são repartidos ao fim de cada ano.',
      'The limited liability company has its registered office in Joinville and was registered in 1999. Two partners hold equal shares. The capital is fifty thousand reais. The director may not give guarantees in the name of the company. The profits are distributed at the end of each year.',
    ],
    [
      'Exame de vista realizado sem intercorrências. Acuidade de 20/20 no olho direito e 20/40 no esquerdo. Recomenda-se o uso de óculos para leitura. Não há sinais de glaucoma. Próxima consulta em um ano.',
      'Eye examination performed without complications. Acuity of 20/20 in the right eye and 20/40 in the left. The use of reading glasses is recommended. There are no signs of glaucoma. Next appointment in one year.',
    ],
    [
      'O bolsista chegou à universidade em agosto e permaneceu dois semestres. Cursou seis disciplinas e apresentou um seminário. Sua conduta foi exemplar. Ele não recebeu auxílio-moradia. O orientador recomenda sua aceitação.',
      'The scholarship holder arrived at the university in August and stayed two semesters. He took six courses and presented a seminar. His conduct was exemplary. He did not receive a housing allowance. His advisor recommends his acceptance.',
    ],
    [
      'Vendo a meu primo o barco de pesca chamado Estrela, com motor a diesel. O preço ajustado foi de trinta mil reais, pagos em duas vezes. O comprador vistoriou a embarcação. Não existem dívidas. A entrega ocorre hoje.',
      'I sell to my cousin the fishing boat called Estrela, with a diesel engine. The agreed price was thirty thousand reais, paid in two installments. The buyer inspected the vessel. There are no debts. Delivery takes place today.',
    ],
    [
      'O nascimento ocorreu em casa, às quatro horas da madrugada. A parteira assistiu a mãe. O declarante é o avô materno. O registro foi feito fora do prazo legal. O livro foi restaurado em 1985 por causa de umidade.',
      'The birth took place at home, at four o’clock in the morning. The midwife attended the mother. The declarant is the maternal grandfather. The registration was made after the legal deadline. The book was restored in 1985 because of damp.',
    ],
  ],
  es: [
    [
      'Comunicamos que la trabajadora presentó su renuncia voluntaria. Laboró con nosotros nueve años como cajera. Devolvió el uniforme y el carné. No tiene deudas con la empresa. Le deseamos éxito.',
      'We report that the worker submitted her voluntary resignation. She worked with us for nine years as a cashier. She returned the uniform and the ID card. She has no debts to the company. We wish her success.',
    ],
    [
      'El acusado reconoció los hechos y pidió perdón a la víctima. Carecía de antecedentes. El tribunal le impuso seis meses de multa. La pena de prisión quedó suspendida. Las partes renunciaron a apelar.',
      'The defendant admitted the facts and apologized to the victim. He had no criminal record. The court imposed a six-month fine on him. The prison sentence was suspended. The parties waived their right to appeal.',
    ],
    [
      'Yo, vecino de este barrio desde hace veinte años, conozco a la pareja y a sus tres hijas. Viven bajo el mismo techo. El esposo es mecánico. Jamás he visto maltratos. Firmo ante el alcalde.',
      'I, a resident of this neighborhood for twenty years, know the couple and their three daughters. They live under the same roof. The husband is a mechanic. I have never seen any abuse. I sign before the mayor.',
    ],
    [
      'La compañía tiene su domicilio en Guayaquil y fue fundada en 1988. Sus dos accionistas poseen partes iguales. El gerente no podrá otorgar fianzas. Las utilidades se reparten cada diciembre. Los estatutos constan en la notaría séptima.',
      'The company is domiciled in Guayaquil and was founded in 1988. Its two shareholders hold equal shares. The manager may not grant sureties. Profits are distributed every December. The bylaws are on file at the Seventh Notary Office.',
    ],
    [
      'Se practicó examen dental sin hallazgos de importancia. Presenta dos piezas obturadas y una corona. Las encías están sanas. No requiere ortodoncia. Se aconseja limpieza cada seis meses.',
      'A dental examination was performed without significant findings. There are two filled teeth and one crown. The gums are healthy. No orthodontics are required. Cleaning every six months is advised.',
    ],
    [
      'La estudiante de intercambio llegó en septiembre y se quedó un cuatrimestre. Aprobó cinco cursos. Vivió con una familia anfitriona. No contó con ayuda económica. Su tutora la recomienda.',
      'The exchange student arrived in September and stayed for one four-month term. She passed five courses. She lived with a host family. She had no financial aid. Her tutor recommends her.',
    ],
    [
      'Vendo a mi vecino la parcela situada junto al río. El precio es de ocho mil dólares al contado. El comprador la recorrió. La finca está libre de cargas. La entrega se hace en este acto.',
      'I sell to my neighbor the plot located beside the river. The price is eight thousand dollars in cash. The buyer walked over it. The property is free of encumbrances. Delivery is made in this act.',
    ],
    [
      'El parto tuvo lugar en casa a las cinco de la mañana. Una comadrona atendió a la madre. Declara el tío paterno. La inscripción se hizo por orden judicial. El folio está manchado.',
      'The delivery took place at home at five in the morning. A midwife attended the mother. The paternal uncle makes the declaration. The registration was made by court order. The page is stained.',
    ],
  ],
  de: [
    [
      'Wir teilen mit, dass das Arbeitsverhältnis auf Wunsch der Mitarbeiterin endete. Sie war elf Jahre als Verkäuferin tätig. Schlüssel und Ausweis hat sie zurückgegeben. Forderungen bestehen keine. Wir wünschen ihr viel Erfolg.',
      'We inform you that the employment ended at the wish of the employee. She worked as a saleswoman for eleven years. She returned the keys and ID card. There are no claims. We wish her every success.',
    ],
    [
      'Der Angeklagte gestand die Tat und entschuldigte sich beim Opfer. Er war nicht vorbestraft. Das Gericht verhängte eine Geldstrafe von neunzig Tagessätzen. Auf Rechtsmittel wurde verzichtet. Das Urteil ist rechtskräftig.',
      'The defendant confessed to the offense and apologized to the victim. He had no previous convictions. The court imposed a fine of ninety daily rates. Legal remedies were waived. The judgment is final.',
    ],
    [
      'Ich kenne das Paar seit meiner Schulzeit. Beide wohnen im selben Haus und ziehen drei Kinder groß. Er ist Maurer, sie Köchin. Streit habe ich nie erlebt. Dies versichere ich an Eides statt.',
      'I have known the couple since my school days. Both live in the same house and are raising three children. He is a bricklayer, she is a cook. I have never witnessed any quarrel. I declare this in lieu of an oath.',
    ],
    [
      'Die Gesellschaft hat ihren Sitz in Bielefeld und wurde 1994 gegründet. Das Stammkapital beträgt 25.000 Euro. Zwei Gesellschafter halten gleiche Anteile. Der Geschäftsführer darf keine Bürgschaften übernehmen. Gewinne werden jährlich ausgeschüttet.',
      'The company has its registered office in Bielefeld and was founded in 1994. The share capital is 25,000 euros. Two shareholders hold equal shares. The managing director may not assume guarantees. Profits are distributed annually.',
    ],
    [
      'Die zahnärztliche Untersuchung blieb ohne Befund. Zwei Zähne sind gefüllt, einer trägt eine Krone. Das Zahnfleisch ist gesund. Eine Spange ist nicht nötig. Die nächste Kontrolle ist in einem halben Jahr fällig.',
      'The dental examination was without findings. Two teeth are filled, one has a crown. The gums are healthy. Braces are not necessary. The next check-up is due in half a year.',
    ],
    [
      'Die Gastschülerin kam im September und blieb ein Schuljahr. Sie wohnte bei einer Familie auf dem Land. Im Zeugnis erhielt sie lauter gute Noten. Ein Stipendium bezog sie nicht. Ihre Lehrerin empfiehlt sie.',
      'The exchange student came in September and stayed one school year. She lived with a family in the countryside. On her report card she received nothing but good grades. She did not receive a scholarship. Her teacher recommends her.',
    ],
    [
      'Hiermit verkaufe ich meinem Nachbarn den Traktor samt Anhänger. Der Kaufpreis von 7.900 Euro wurde bar übergeben. Der Käufer hat das Fahrzeug besichtigt. Mängel sind ihm bekannt. Eine Garantie wird ausgeschlossen.',
      'I hereby sell my neighbor the tractor together with the trailer. The purchase price of 7,900 euros was handed over in cash. The buyer has inspected the vehicle. He is aware of the defects. Any warranty is excluded.',
    ],
    [
      'Das Mädchen kam zu Hause zur Welt, um fünf Uhr morgens. Eine Hebamme half der Mutter. Die Anzeige erstattete der Großvater. Der Vermerk wurde 1957 nachgetragen. Das Buch ist durch Feuer beschädigt.',
      'The girl was born at home, at five o’clock in the morning. A midwife helped the mother. The grandfather gave notice. The note was added in 1957. The book is damaged by fire.',
    ],
  ],
  fr: [
    [
      'L’accusée a reconnu les faits et présenté ses excuses. Elle n’avait jamais été condamnée. Le tribunal lui inflige une amende de 300 euros. Aucun appel n’a été formé. Le jugement est définitif.',
      'The accused admitted the facts and apologized. She had never been convicted. The court imposes a fine of 300 euros on her. No appeal was lodged. The judgment is final.',
    ],
  ],
  it: [
    [
      'La dipendente ha presentato le dimissioni il 30 aprile. Ha lavorato sette anni come commessa. Ha restituito le chiavi. Non risultano pendenze. Le auguriamo ogni bene.',
      'The employee submitted her resignation on April 30. She worked seven years as a shop assistant. She returned the keys. There are no outstanding matters. We wish her all the best.',
    ],
  ],
};

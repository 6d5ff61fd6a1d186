import type { Draw } from './fresh-style.ts';

/** Running text of fresh papers. */

export function bilingualGerman(by: Draw): [string, string][] {
  const [agent, town] = [by.pick(['Herrn Ottmar Zwickl', 'Frau Rosalinde Kübler']), by.pick(['Memmingen', 'Rottweil'])];
  return [
    [
      `Der Unterzeichnete erteilt hiermit ${agent}, wohnhaft in ${town}, die unbeschränkte Vollmacht, ihn in allen Angelegenheiten zu vertreten.`,
      `The undersigned hereby grants ${agent}, residing in ${town}, the unrestricted power to act on his behalf in all matters.`,
    ],
    [
      'Die Vollmacht umfasst insbesondere den Verkauf des Grundstücks, den Empfang des Kaufpreises und die Abgabe aller Erklärungen gegenüber dem Grundbuchamt.',
      'The power includes in particular the sale of the property, receipt of the price and all declarations before the land registry.',
    ],
    [
      'Der Bevollmächtigte darf Untervollmacht erteilen und ist von den Beschränkungen der Selbstkontrahierung befreit.',
      'The agent may delegate this power and is released from the restrictions on contracting with himself.',
    ],
    [
      'Diese Vollmacht erlischt nicht durch den Tod des Vollmachtgebers; sie kann jederzeit schriftlich widerrufen werden.',
      'This power does not lapse upon the death of the principal; it may be revoked in writing at any time.',
    ],
  ];
}

export function marginActs(by: Draw): { notes: string[]; act: string[]; foot: string } {
  const [name, place] = by.pick([
    ['Théophile Gaudin', 'Saint-Nazaire'],
    ['Apolline Ferrand', 'Rochefort'],
  ] as const);
  return {
    notes: [
      `Acte ${by.digits(3)}. Naissance de ${name}.`,
      `Mariée à ${place} le douze avril deux mille un avec Anselme Courtois.`,
      'Changement de régime matrimonial homologué par jugement du tribunal de Nantes.',
      'Décédée à Pornic le trois mai deux mille dix-neuf.',
    ],
    act: [
      `Le vingt-deux février mil neuf cent soixante-six, à six heures trente minutes, est née en notre commune ${name}, du sexe féminin.`,
      `Fille de Gatien Ferrand, né à ${place} le dix mars mil neuf cent trente-huit, mécanicien, et de Blanche Poulain, son épouse, née à Clisson, sans profession, domiciliés rue du Moulin.`,
      'Dressé le lendemain, vingt-trois février, à quatorze heures, sur la déclaration du père, lequel, informé de l’obligation de déclarer les changements de domicile, a signé avec nous.',
      'Nous, Ambroise Leclerc, adjoint au maire, officier de l’état civil par délégation, après lecture faite et invitation à lire l’acte, avons signé avec le déclarant.',
    ],
    foot: 'Copie certifiée conforme au registre, délivrée à la demande de l’intéressée.',
  };
}

export function courtReasons(by: Draw): { subject: string; sides: string[][]; foot: string } {
  const minor = by.pick(['Tibúrcio', 'Leonilde']);
  return {
    subject: 'Assunto: notificação da sentença de regulação das responsabilidades parentais',
    sides: [
      [
        'Fica notificada de que, por sentença proferida nos autos acima identificados e já transitada em julgado, foi homologado o acordo celebrado entre os requerentes.',
        `Nos termos do referido acordo, o menor ${minor} fica a residir habitualmente com a mãe, cabendo a ambos os progenitores as decisões de particular importância.`,
        'O pai poderá estar com o filho em fins de semana alternados, devendo ir buscá-lo à escola na sexta-feira e entregá-lo em casa da mãe no domingo ao fim da tarde.',
        'As férias escolares serão repartidas em períodos iguais, a combinar até ao fim de abril.',
      ],
      [
        'A título de pensão de alimentos, o pai pagará mensalmente a quantia de duzentos euros, por transferência bancária, até ao oitavo dia de cada mês.',
        'A referida quantia será atualizada anualmente de acordo com a inflação verificada, sem necessidade de interpelação.',
        'As despesas médicas e medicamentosas, na parte não comparticipada, bem como as escolares, serão suportadas por ambos em partes iguais, mediante apresentação dos recibos.',
        'Da presente decisão cabe recurso a interpor no prazo de trinta dias contados desta notificação.',
      ],
    ],
    foot: 'O escrivão adjunto, por ordem do juiz de direito, assina e autentica com o selo em uso neste tribunal.',
  };
}

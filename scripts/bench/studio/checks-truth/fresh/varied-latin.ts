import type { TruthPaper } from '../paper.ts';

/** Paragraphs of many kinds of paper to mend by, each with a few errors. */
export const variedLatin: readonly TruthPaper[] = [
  {
    name: 'Portuguese',
    lang: 'pt',
    pairs: [
      {
        source:
          'O tribunal de contas julgou regulares as contas do exercício. O prefeito apresentou defesa tempestiva. Restou uma ressalva quanto ao transporte escolar. Arquive-se após o trânsito em julgado.',
        right:
          'The court of accounts found the accounts for the fiscal year to be in order. The mayor submitted a timely defense. One reservation remained regarding school transportation. To be archived after it becomes final.',
        errors: [
          ['opposite', 'in order', 'irregular'],
          ['occupation', 'mayor', 'governor'],
        ],
      },
      {
        source:
          'A paciente refere dor abdominal há três semanas. O ultrassom não mostrou cálculos. Foi prescrita dieta leve e repouso. Retorno com o gastroenterologista em quinze dias. Alergia a dipirona.',
        right:
          'The patient reports abdominal pain for three weeks. The ultrasound showed no stones. A light diet and rest were prescribed. Return visit with the gastroenterologist in fifteen days. Allergy to dipyrone.',
        errors: [
          ['unit', 'three weeks', 'three months'],
          ['lost negation', 'showed no stones', 'showed stones'],
          ['occupation', 'gastroenterologist', 'cardiologist'],
        ],
      },
      {
        source:
          'Somos vizinhos da família há quase vinte anos. São pessoas honestas e trabalhadoras. O casal criou quatro meninas com muito sacrifício. Nunca soubemos de brigas ou dívidas. Ficamos à disposição para esclarecimentos.',
        right:
          'We have been neighbors of the family for almost twenty years. They are honest and hardworking people. The couple raised four girls with great sacrifice. We have never heard of fights or debts. We remain available for clarification.',
        errors: [
          ['gender', 'four girls', 'four boys'],
          ['lost negation', 'have never heard', 'have often heard'],
          ['number word', 'four girls', 'five girls'],
        ],
      },
      {
        source:
          'Fica o comprador obrigado a pagar o condomínio a partir da entrega das chaves. A vendedora responde pela evicção. O atraso superior a sessenta dias autoriza a rescisão. Elegem o foro da comarca de Joinville.',
        right:
          'The buyer is obliged to pay the condominium fees from the delivery of the keys. The seller is liable for eviction. A delay of more than sixty days authorizes rescission. They elect the courts of the judicial district of Joinville.',
        errors: [
          ['wrong party', 'The buyer is obliged', 'The seller is obliged'],
          ['number word', 'sixty days', 'ninety days'],
          ['place changed', 'Joinville', 'Blumenau'],
        ],
      },
      {
        source:
          'O empregado exerceu a função de soldador na obra da barragem. Cumpria jornada noturna e recebia adicional de insalubridade. Foi dispensado sem justa causa em novembro. As verbas foram quitadas. Assina o chefe do departamento pessoal.',
        right:
          'The employee worked as a welder on the dam construction. He worked the night shift and received a hazardous conditions allowance. He was dismissed without cause in November. The amounts due were paid. Signed by the head of the personnel department.',
        errors: [
          ['occupation', 'welder', 'plumber'],
          ['lost negation', 'without cause', 'for cause'],
          ['month name', 'November', 'December'],
          ['opposite', 'night shift', 'day shift'],
        ],
      },
      {
        source:
          'Consta dos autos que o requerido abandonou o lar em 2002. Ouvidas duas testemunhas. O Ministério Público opinou favoravelmente. A requerente voltará a usar o nome de solteira. Partilha a ser feita depois.',
        right:
          'The record shows that the respondent abandoned the home in 2002. Two witnesses were heard. The Public Prosecutor’s Office gave a favorable opinion. The petitioner will resume the use of her maiden name. The division of property is to be made later.',
        errors: [
          ['year', '2002', '2012'],
          ['opposite', 'favorable', 'unfavorable'],
          ['wrong party', 'the respondent abandoned', 'the petitioner abandoned'],
          ['opposite', 'maiden name', 'married name'],
        ],
      },
      {
        source:
          'O pároco certifica que a noiva foi crismada na capela do hospital. Nenhum impedimento foi denunciado. Leram-se os proclamas em três domingos. O noivo apresentou certidão de batismo da diocese de Guarda.',
        right:
          'The parish priest certifies that the bride was confirmed in the hospital chapel. No impediment was reported. The banns were read on three Sundays. The groom presented a certificate of baptism from the diocese of Guarda.',
        errors: [
          ['gender', 'the bride was confirmed', 'the groom was confirmed'],
          ['lost negation', 'No impediment', 'An impediment'],
          ['weekday', 'Sundays', 'Saturdays'],
          ['place lost', ' of Guarda', ''],
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
          'El ayuntamiento concede licencia de apertura para una panadería. El local cumple las normas de incendios. La tasa está abonada. El aforo no excederá de veinte personas. Firma la alcaldesa.',
        right:
          'The city council grants an opening license for a bakery. The premises comply with fire regulations. The fee has been paid. The capacity shall not exceed twenty people. Signed by the mayor.',
        errors: [
          ['lost negation', 'shall not exceed', 'shall exceed'],
          ['trade', 'bakery', 'butcher shop'],
          ['number word', 'twenty people', 'thirty people'],
        ],
      },
      {
        source:
          'El paciente ingresó por una fractura de tobillo tras una caída. Fue operado el miércoles. Se le retiraron los puntos sin complicaciones. Debe usar muletas durante seis semanas. Lo atendió una traumatóloga.',
        right:
          'The patient was admitted for an ankle fracture after a fall. He was operated on on Wednesday. The stitches were removed without complications. He must use crutches for six weeks. He was treated by a trauma specialist.',
        errors: [
          ['body', 'ankle fracture', 'wrist fracture'],
          ['weekday', 'Wednesday', 'Thursday'],
          ['unit', 'six weeks', 'six months'],
        ],
      },
      {
        source:
          'La testigo declara que vio salir al acusado por la puerta trasera. Eran cerca de las once de la noche. No reconoció al segundo hombre. El vehículo era de color blanco. Leída su declaración, la ratifica.',
        right:
          'The witness states that she saw the accused leave through the back door. It was about eleven at night. She did not recognize the second man. The vehicle was white. After her statement was read to her, she ratifies it.',
        errors: [
          ['opposite', 'back door', 'front door'],
          ['time of day', 'eleven at night', 'eleven in the morning'],
          ['lost negation', 'She did not recognize', 'She recognized'],
          ['color', 'was white', 'was black'],
        ],
      },
      {
        source:
          'El arrendatario entregará una fianza de dos mensualidades. Quedan prohibidas las mascotas. Las reparaciones menores corren por cuenta del inquilino. El contrato dura un año y es prorrogable. El piso se entrega amueblado.',
        right:
          'The tenant shall provide a security deposit of two months’ rent. Pets are prohibited. Minor repairs are at the tenant’s expense. The contract lasts one year and may be extended. The apartment is delivered furnished.',
        errors: [
          ['wrong party', 'The tenant shall provide', 'The landlord shall provide'],
          ['opposite', 'Pets are prohibited', 'Pets are permitted'],
          ['lost negation', 'furnished', 'unfurnished'],
        ],
      },
      {
        source:
          'El Consejo Nacional Electoral hace constar que el ciudadano no votó en las últimas elecciones. La multa fue condonada. El padrón se actualizó en Chiclayo. Este documento se expide gratuitamente.',
        right:
          'The National Electoral Council certifies that the citizen did not vote in the last elections. The fine was waived. The voter roll was updated in Chiclayo. This document is issued free of charge.',
        errors: [
          ['authority', 'National Electoral Council', 'National Migration Institute'],
          ['lost negation', 'did not vote', 'voted'],
          ['place changed', 'Chiclayo', 'Trujillo'],
        ],
      },
      {
        source:
          'Instituyo heredera universal a mi sobrina Casilda. Lego a mi chófer el automóvil. Revoco todo testamento anterior. Nombro albacea a mi abogado. Deseo ser incinerado.',
        right:
          'I name my niece Casilda as my sole heir. I bequeath the car to my driver. I revoke all previous wills. I appoint my lawyer as executor. I wish to be cremated.',
        errors: [
          ['kin word', 'my niece', 'my daughter'],
          ['opposite', 'cremated', 'buried'],
          ['occupation', 'my driver', 'my gardener'],
          ['occupation', 'my lawyer', 'my doctor'],
        ],
      },
      {
        source:
          'La alumna repitió el tercer curso por enfermedad. Aprobó todas las asignaturas en septiembre. Recibió una beca del cabildo. Su tutora recomienda que siga estudios de música. El centro es privado.',
        right:
          'The student repeated the third year due to illness. She passed all subjects in September. She received a scholarship from the island council. Her tutor recommends that she pursue music studies. The school is private.',
        errors: [
          ['ordinal', 'third year', 'second year'],
          ['opposite', 'She passed all', 'She failed all'],
          ['month name', 'September', 'November'],
          ['opposite', 'is private', 'is public'],
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
          'Le préfet refuse la délivrance du titre de séjour. L’intéressée dispose d’un délai de trente jours pour quitter le territoire. Elle peut saisir le tribunal administratif de Nîmes. La décision lui a été remise en mains propres.',
        right:
          'The prefect refuses to issue the residence permit. The person concerned has thirty days to leave the territory. She may apply to the administrative court of Nîmes. The decision was delivered to her in person.',
        errors: [
          ['opposite', 'refuses to issue', 'agrees to issue'],
          ['number word', 'thirty days', 'sixty days'],
          ['authority', 'administrative court', 'commercial court'],
          ['place changed', 'Nîmes', 'Avignon'],
        ],
      },
      {
        source:
          'La salariée a occupé un poste de vendeuse à temps partiel. Elle quitte l’entreprise libre de tout engagement. Son solde de tout compte lui a été versé. Le préavis n’a pas été effectué. Fait à Vannes.',
        right:
          'The employee held a part-time position as a saleswoman. She leaves the company free of any obligation. Her final settlement was paid to her. The notice period was not worked. Done at Vannes.',
        errors: [
          ['opposite', 'part-time', 'full-time'],
          ['occupation', 'saleswoman', 'secretary'],
          ['lost negation', 'was not worked', 'was worked'],
          ['place lost', ' Done at Vannes.', ''],
        ],
      },
      {
        source:
          'L’enfant présente une otite de l’oreille gauche. La fièvre a disparu après deux jours. Les vaccins sont à jour. La mère signale une allergie aux arachides. Prochaine consultation au printemps.',
        right:
          'The child has an ear infection in the left ear. The fever disappeared after two days. Vaccinations are up to date. The mother reports an allergy to peanuts. Next appointment in the spring.',
        errors: [
          ['opposite', 'left ear', 'right ear'],
          ['wrong parent', 'The mother reports', 'The father reports'],
          ['allergen', 'peanuts', 'milk'],
        ],
      },
      {
        source:
          'Le bailleur a donné congé pour vendre. Le locataire bénéficie d’un droit de préemption. Le logement se situe au troisième étage sans ascenseur. Une cave et un parking complètent le lot. Les charges sont comprises.',
        right:
          'The landlord gave notice in order to sell. The tenant has a right of first refusal. The dwelling is located on the third floor without an elevator. A cellar and a parking space complete the lot. Charges are included.',
        errors: [
          ['wrong party', 'The landlord gave', 'The tenant gave'],
          ['ordinal', 'third floor', 'second floor'],
          ['lost negation', 'without an elevator', 'with an elevator'],
          ['opposite', 'Charges are included', 'Charges are excluded'],
        ],
      },
      {
        source:
          'Le défunt ne laisse ni descendant ni ascendant. Sa sœur utérine recueille la moitié de la succession. Un testament olographe a été déposé chez maître Quentin. L’épouse avait renoncé à ses droits.',
        right:
          'The deceased leaves neither descendants nor ascendants. His maternal half-sister receives half of the estate. A holographic will was filed with Maître Quentin. The wife had waived her rights.',
        errors: [
          ['lost negation', 'leaves neither descendants nor ascendants', 'leaves descendants and ascendants'],
          ['fraction', 'half of the estate', 'a third of the estate'],
          ['gender', 'The wife had', 'The husband had'],
        ],
      },
      {
        source:
          'Le candidat est admis avec mention assez bien. L’épreuve de philosophie s’est déroulée à huis clos. Un relevé de notes lui est remis. L’académie de Poitiers conserve l’original. Diplôme délivré au nom du ministre.',
        right:
          'The candidate passes with fairly good honors. The philosophy examination was held behind closed doors. A transcript is given to him. The education authority of Poitiers keeps the original. Diploma issued in the name of the minister.',
        errors: [
          ['grade', 'fairly good honors', 'very good honors'],
          ['field', 'philosophy', 'history'],
          ['place changed', 'Poitiers', 'Limoges'],
        ],
      },
    ],
  },
];

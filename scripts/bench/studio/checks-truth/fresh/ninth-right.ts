import type { SourceTag } from '#shared/translation-text.ts';

/** Right paragraphs of four to five dense sentences, written with `ninth.ts`. */
export const ninthRight: Partial<Record<SourceTag, readonly (readonly [source: string, target: string])[]>> = {
  pt: [
    [
      'O sócio paga a mensalidade em dia e participa das assembleias. Foi eleito tesoureiro por aclamação. O clube mantém escolinha de natação. Menores só entram acompanhados. A carteirinha deve ser renovada.',
      'The member pays the monthly fee on time and takes part in the assemblies. He was elected treasurer by acclamation. The club runs a swimming school. Minors may enter only when accompanied. The membership card must be renewed.',
    ],
    [
      'A gata foi vacinada contra raiva e vermifugada. O animal é dócil e está apto a viajar. O microchip foi lido no ato do exame. Não há sinais de doença contagiosa. O tutor foi orientado.',
      'The cat was vaccinated against rabies and dewormed. The animal is docile and fit to travel. The microchip was read at the time of the examination. There are no signs of contagious disease. The owner was given instructions.',
    ],
    [
      'O vazamento começou no apartamento de cima. O síndico chamou um encanador. O teto da sala ficou manchado. A seguradora recusou a cobertura. O morador pede ressarcimento.',
      'The leak began in the apartment above. The building manager called a plumber. The living room ceiling was stained. The insurer refused coverage. The resident requests reimbursement.',
    ],
  ],
  es: [
    [
      'El club certifica que la socia compite en categoría juvenil. Ganó dos medallas en natación. Nunca ha sido sancionada por dopaje. Entrena cada tarde. La federación costea sus viajes.',
      'The club certifies that the member competes in the youth category. She won two medals in swimming. She has never been sanctioned for doping. She trains every afternoon. The federation pays for her trips.',
    ],
    [
      'El perro está sano y desparasitado. Lleva collar y chip. No ha mordido a nadie. El veterinario autoriza el viaje en cabina. La dueña presentó la cartilla.',
      'The dog is healthy and dewormed. It wears a collar and has a chip. It has not bitten anyone. The veterinarian authorizes travel in the cabin. The owner presented the booklet.',
    ],
    [
      'La gotera dañó el techo del dormitorio. El vecino de arriba se niega a reparar. El perito tomó fotografías. El seguro cubre parte de los daños. Se citó a las partes.',
      'The leak damaged the bedroom ceiling. The upstairs neighbor refuses to make repairs. The expert took photographs. The insurance covers part of the damage. The parties were summoned.',
    ],
  ],
  fr: [
    [
      'La licenciée pratique le judo depuis l’enfance. Elle a obtenu sa ceinture noire. Le club la recommande sans réserve. Elle encadre les débutants le mercredi. Aucune sanction ne lui a été infligée.',
      'The member has practiced judo since childhood. She has obtained her black belt. The club recommends her without reservation. She supervises beginners on Wednesdays. No sanction has been imposed on her.',
    ],
    [
      'Le chien est identifié par puce. Sa vaccination contre la rage est en cours de validité. Il ne présente aucun signe de maladie. Il peut voyager en cabine. Le vétérinaire a rempli le passeport.',
      'The dog is identified by a chip. Its vaccination against rabies is currently valid. It shows no sign of illness. It may travel in the cabin. The veterinarian filled in the passport.',
    ],
    [
      'Le dégât des eaux provient de la salle de bains du voisin. Le plafond du couloir s’est effondré. L’assureur a mandaté un expert. Personne n’a été blessé. Les meubles sont irrécupérables.',
      'The water damage comes from the neighbor’s bathroom. The hallway ceiling collapsed. The insurer appointed an expert. No one was injured. The furniture is beyond repair.',
    ],
  ],
  de: [
    [
      'Die Sportlerin trainiert seit ihrer Kindheit bei uns. Sie hat den schwarzen Gürtel erworben. Verstöße gegen die Satzung sind nicht bekannt. Sie betreut die Anfängergruppe. Der Beitrag ist bezahlt.',
      'The athlete has trained with us since childhood. She has earned the black belt. No violations of the statutes are known. She looks after the beginners’ group. The membership fee has been paid.',
    ],
    [
      'Der Hund ist gechipt und gegen Tollwut geimpft. Er zeigt keine Anzeichen einer ansteckenden Krankheit. Das Tier ist reisefähig. Der Halter wurde über die Einfuhrbestimmungen belehrt.',
      'The dog is microchipped and vaccinated against rabies. It shows no signs of a contagious disease. The animal is fit to travel. The owner was informed of the import regulations.',
    ],
    [
      'Der Wasserschaden entstand im Badezimmer der Nachbarn. Die Decke im Flur ist eingestürzt. Verletzt wurde niemand. Die Versicherung lehnte die Regulierung ab. Der Mieter mindert die Miete.',
      'The water damage originated in the neighbors’ bathroom. The ceiling in the hallway collapsed. No one was injured. The insurance company refused to settle the claim. The tenant is reducing the rent.',
    ],
  ],
  it: [
    [
      'L’atleta si allena con noi da quando era bambina. Ha conseguito la cintura nera. Non ha mai ricevuto squalifiche. Segue i principianti il giovedì. La quota è stata versata.',
      'The athlete has trained with us since she was a child. She has earned the black belt. She has never been disqualified. She follows the beginners on Thursdays. The fee has been paid.',
    ],
  ],
  pl: [
    [
      'Zawodniczka trenuje u nas od dzieciństwa. Zdobyła czarny pas. Nigdy nie była karana dyscyplinarnie. Prowadzi grupę początkujących. Składka jest opłacona.',
      'The athlete has trained with us since childhood. She has earned the black belt. She has never been disciplined. She leads the beginners’ group. The membership fee is paid.',
    ],
  ],
  ar: [
    [
      'اللاعبة مسجلة في النادي منذ طفولتها. حصلت على ميداليتين في السباحة. لم تتعرض لأي عقوبة. تدرب المبتدئين كل خميس. سددت اشتراكها.',
      'The athlete has been registered with the club since her childhood. She won two medals in swimming. She has not been subject to any penalty. She trains beginners every Thursday. She has paid her membership fee.',
    ],
    [
      'الكلب سليم وملقح ضد داء الكلب. لا تظهر عليه علامات مرض معد. يسمح له بالسفر. سلم صاحبه دفتر التلقيح. فحصه الطبيب البيطري صباحاً.',
      'The dog is healthy and vaccinated against rabies. It shows no signs of a contagious disease. It is permitted to travel. Its owner handed over the vaccination booklet. The veterinarian examined it in the morning.',
    ],
    [
      'تسربت المياه من شقة الجيران. سقط جزء من سقف المطبخ. لم يصب أحد بأذى. رفضت شركة التأمين التعويض. يطالب الساكن بإصلاح الضرر.',
      'Water leaked from the neighbors’ apartment. Part of the kitchen ceiling fell. No one was hurt. The insurance company refused compensation. The resident demands that the damage be repaired.',
    ],
    [
      'منحت البلدية رخصة لفتح مطعم. يقع المحل في شارع المحطة. يلتزم صاحبه بشروط السلامة. الرخصة غير قابلة للتنازل. تجدد في مطلع كل عام.',
      'The municipality granted a license to open a restaurant. The premises are located on Station Street. The owner must comply with safety conditions. The license is not transferable. It is renewed at the beginning of every year.',
    ],
  ],
  he: [
    [
      'הספורטאית מתאמנת במועדון מילדותה. היא זכתה בשתי מדליות בשחייה. לא הוטלו עליה עונשים. היא מדריכה מתחילים בימי חמישי. דמי החבר שולמו.',
      'The athlete has trained at the club since childhood. She won two medals in swimming. No penalties have been imposed on her. She coaches beginners on Thursdays. The membership fee has been paid.',
    ],
    [
      'הכלב בריא ומחוסן נגד כלבת. אין סימנים למחלה מידבקת. הוא רשאי לטוס בתא הנוסעים. הבעלים מסר את פנקס החיסונים. הווטרינר בדק אותו בבוקר.',
      'The dog is healthy and vaccinated against rabies. There are no signs of a contagious disease. It may fly in the passenger cabin. The owner handed over the vaccination booklet. The veterinarian examined it in the morning.',
    ],
    [
      'הנזילה מקורה בדירה שמעל. חלק מתקרת המטבח קרס. איש לא נפגע. חברת הביטוח דחתה את התביעה. הדייר דורש תיקון.',
      'The leak originates in the apartment above. Part of the kitchen ceiling collapsed. No one was hurt. The insurance company rejected the claim. The resident demands repair.',
    ],
    [
      'העירייה נתנה רישיון לפתיחת מסעדה. בעל העסק חייב לעמוד בתנאי הבטיחות. הרישיון אינו ניתן להעברה. המקום ייסגר בחצות. האגרה שולמה.',
      'The municipality granted a license to open a restaurant. The business owner must meet the safety conditions. The license is not transferable. The place will close at midnight. The fee has been paid.',
    ],
  ],
  ja: [
    [
      '本会員は幼少の頃から当道場で稽古している。黒帯を取得した。処分を受けたことはない。初心者の指導にあたっている。',
      'This member has trained at our dojo since early childhood. The member has obtained a black belt. There has been no disciplinary action. The member instructs beginners.',
    ],
    [
      '上階からの水漏れにより台所の天井が落下した。けが人はいない。保険会社は支払いを拒否した。借主は修理を求めている。',
      'The kitchen ceiling fell due to a water leak from the floor above. No one was injured. The insurance company refused payment. The tenant is requesting repairs.',
    ],
  ],
  ko: [
    [
      '위 선수는 어려서부터 본 도장에서 수련하였다. 검은 띠를 취득하였다. 징계를 받은 적이 없다. 초보자를 지도하고 있다.',
      'The above athlete has trained at our gym since childhood. The athlete has obtained a black belt. The athlete has never been disciplined. The athlete instructs beginners.',
    ],
    [
      '이 개는 건강하며 광견병 예방접종을 받았다. 전염병의 징후가 없다. 기내 탑승이 가능하다. 수의사가 아침에 검사하였다.',
      'This dog is healthy and has been vaccinated against rabies. There are no signs of contagious disease. It may travel in the cabin. The veterinarian examined it in the morning.',
    ],
    [
      '위층에서 물이 새어 부엌 천장이 무너졌다. 다친 사람은 없다. 보험회사는 지급을 거절하였다. 세입자는 수리를 요구한다.',
      'Water leaked from the upper floor and the kitchen ceiling collapsed. No one was injured. The insurance company refused payment. The tenant demands repairs.',
    ],
    [
      '시청은 음식점 개업을 허가하였다. 업주는 안전 기준을 지켜야 한다. 허가증은 양도할 수 없다. 영업은 자정에 끝난다.',
      'The city hall permitted the opening of a restaurant. The business owner must comply with safety standards. The permit is not transferable. Business ends at midnight.',
    ],
  ],
  uk: [
    [
      'Спортсменка тренується у нас з дитинства. Вона здобула чорний пояс. Дисциплінарних стягнень не мала. Веде групу початківців. Внесок сплачено.',
      'The athlete has trained with us since childhood. She has earned the black belt. She has had no disciplinary sanctions. She leads the beginners’ group. The membership fee has been paid.',
    ],
  ],
  zh: [
    [
      '该会员自幼在本馆训练，已取得黑带。从未受过处分。现指导初学者。会费已缴清。',
      'The member has trained at our gym since childhood and has obtained a black belt. The member has never been disciplined. The member now instructs beginners. The membership fee has been paid in full.',
    ],
  ],
};

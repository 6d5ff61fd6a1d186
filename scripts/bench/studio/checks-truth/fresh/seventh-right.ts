import type { SourceTag } from '#shared/translation-text.ts';

/** Right paragraphs of four to six dense sentences, written with `seventh.ts`. */
export const seventhRight: Partial<Record<SourceTag, readonly (readonly [source: string, target: string])[]>> = {
  pt: [
    [
      'O veículo colidiu com um poste na madrugada de sábado. O motorista sofreu ferimentos leves e recusou atendimento. O teste do bafômetro deu negativo. A seguradora cobrirá os danos. O boletim foi lavrado no local.',
      'The vehicle collided with a pole in the early hours of Saturday. The driver suffered minor injuries and declined medical care. The breathalyzer test was negative. The insurer will cover the damage. The report was drawn up at the scene.',
    ],
    [
      'Minha irmã caçula mora comigo desde que nossos pais morreram. Pago seus estudos e seu plano de saúde. Ela pretende cursar medicina. Nunca recebemos ajuda do governo. Peço que o visto lhe seja concedido.',
      'My youngest sister has lived with me since our parents died. I pay for her studies and her health plan. She intends to study medicine. We have never received help from the government. I ask that the visa be granted to her.',
    ],
    [
      'O batizando nasceu em 3 de maio e recebeu o nome de Inácio. Os padrinhos são os tios da mãe. O padre anotou o ato no livro 12. Nada foi acrescentado depois. A paróquia pertence à diocese de Caxias.',
      'The person baptized was born on May 3 and was given the name Inácio. The godparents are the mother’s uncle and aunt. The priest recorded the act in book 12. Nothing was added afterwards. The parish belongs to the diocese of Caxias.',
    ],
    [
      'A autora pede a retificação de seu prenome. Alega que sofre constrangimento no trabalho. O pedido foi julgado procedente. Expeça-se mandado ao cartório. Sem custas.',
      'The plaintiff requests the correction of her given name. She claims that she suffers embarrassment at work. The request was granted. Let a writ be issued to the registry office. No costs.',
    ],
  ],
  es: [
    [
      'El camión chocó contra un muro la noche del viernes. El chofer resultó con golpes leves. La prueba de alcohol salió negativa. La aseguradora pagará los daños. No hubo más vehículos implicados.',
      'The truck crashed into a wall on Friday night. The driver suffered minor bruises. The alcohol test came back negative. The insurer will pay for the damage. No other vehicles were involved.',
    ],
    [
      'Mi hermana menor vive conmigo desde la muerte de nuestros padres. Yo costeo su colegio y su seguro. Ella quiere ser veterinaria. Nunca pedimos ayuda al Estado. Ruego que se le conceda el visado.',
      'My younger sister has lived with me since the death of our parents. I pay for her school and her insurance. She wants to be a veterinarian. We have never asked the State for help. I request that she be granted the visa.',
    ],
    [
      'La actora solicita la rectificación de su acta. Sostiene que su fecha de nacimiento está equivocada. La demanda fue estimada. Líbrese oficio al Registro. Sin costas.',
      'The plaintiff requests the correction of her record. She maintains that her date of birth is wrong. The claim was upheld. Let an official letter be sent to the Registry. Without costs.',
    ],
    [
      'El edificio consta de cuatro plantas y un sótano. La escritura se firmó en 2011. El banco financió el setenta por ciento. Ningún recibo está pendiente. El ascensor fue renovado.',
      'The building consists of four floors and a basement. The deed was signed in 2011. The bank financed seventy percent. No bill is outstanding. The elevator was renovated.',
    ],
  ],
  de: [
    [
      'Der Lastwagen prallte in der Nacht zum Samstag gegen eine Mauer. Der Fahrer wurde leicht verletzt. Der Alkoholtest verlief negativ. Die Versicherung ersetzt den Schaden. Weitere Fahrzeuge waren nicht beteiligt.',
      'The truck crashed into a wall during the night to Saturday. The driver was slightly injured. The alcohol test was negative. The insurance company will compensate for the damage. No other vehicles were involved.',
    ],
    [
      'Meine jüngere Schwester lebt seit dem Tod unserer Eltern bei mir. Ich bezahle ihre Schule und ihre Versicherung. Sie möchte Tierärztin werden. Wir haben nie Hilfe vom Staat erhalten. Ich bitte, ihr das Visum zu erteilen.',
      'My younger sister has lived with me since the death of our parents. I pay for her school and her insurance. She would like to become a veterinarian. We have never received help from the state. I ask that the visa be issued to her.',
    ],
    [
      'Das Gebäude hat vier Geschosse und einen Keller. Der Kaufvertrag wurde 2011 geschlossen. Die Bank finanzierte siebzig Prozent. Offene Rechnungen gibt es keine. Der Aufzug wurde erneuert.',
      'The building has four floors and a basement. The purchase contract was concluded in 2011. The bank financed seventy percent. There are no outstanding invoices. The elevator was replaced.',
    ],
    [
      'Die Klägerin begehrt die Berichtigung ihres Geburtseintrags. Der Vorname sei falsch geschrieben. Dem Antrag wurde stattgegeben. Das Standesamt ist zu benachrichtigen. Gerichtskosten werden nicht erhoben.',
      'The plaintiff seeks the correction of her birth entry. The first name is said to be misspelled. The application was granted. The registry office is to be notified. No court costs are charged.',
    ],
  ],
  ar: [
    [
      'اصطدمت الشاحنة بجدار ليلة السبت. أصيب السائق بجروح طفيفة. كان فحص الكحول سلبياً. تدفع شركة التأمين الأضرار. لم تتضرر مركبات أخرى.',
      'The truck hit a wall on Saturday night. The driver sustained minor injuries. The alcohol test was negative. The insurance company pays for the damage. No other vehicles were damaged.',
    ],
    [
      'تعيش أختي الصغرى معي منذ وفاة والدينا. أدفع أقساط مدرستها وتأمينها. تريد أن تصبح طبيبة. لم نطلب مساعدة من الدولة. أرجو منحها التأشيرة.',
      'My younger sister has lived with me since the death of our parents. I pay her school fees and her insurance. She wants to become a doctor. We have not asked the state for help. I request that she be granted the visa.',
    ],
    [
      'يتألف البناء من أربعة طوابق وقبو. وقع العقد سنة ٢٠١١. مول البنك سبعين بالمئة من الثمن. لا توجد فواتير غير مدفوعة. جدد المصعد.',
      'The building consists of four floors and a basement. The contract was signed in 2011. The bank financed seventy percent of the price. There are no unpaid invoices. The elevator was renovated.',
    ],
    [
      'تطلب المدعية تصحيح اسمها في القيد. تقول إن الاسم كتب خطأ. قبلت المحكمة الطلب. يبلغ أمين السجل بالقرار. أعفيت من الرسوم.',
      'The plaintiff requests the correction of her name in the record. She says that the name was written wrongly. The court accepted the request. The registrar is to be notified of the decision. She was exempted from the fees.',
    ],
  ],
  he: [
    [
      'המשאית התנגשה בקיר בליל שישי. הנהג נפצע קל. בדיקת האלכוהול הייתה שלילית. חברת הביטוח תשלם את הנזק. רכבים אחרים לא היו מעורבים.',
      'The truck crashed into a wall on Friday night. The driver was slightly injured. The alcohol test was negative. The insurance company will pay for the damage. No other vehicles were involved.',
    ],
    [
      'אחותי הצעירה גרה איתי מאז מות הורינו. אני משלמת את לימודיה ואת הביטוח. היא רוצה להיות וטרינרית. מעולם לא ביקשנו עזרה מהמדינה. אבקש להעניק לה אשרה.',
      'My younger sister has lived with me since the death of our parents. I pay for her studies and the insurance. She wants to be a veterinarian. We have never asked the state for help. I request that she be granted a visa.',
    ],
    [
      'הבניין כולל ארבע קומות ומרתף. החוזה נחתם בשנת 2011. הבנק מימן שבעים אחוז. אין חשבונות פתוחים. המעלית חודשה.',
      'The building includes four floors and a basement. The contract was signed in 2011. The bank financed seventy percent. There are no open bills. The elevator was renovated.',
    ],
    [
      'התובעת מבקשת לתקן את שמה ברישום. לטענתה נפלה טעות באיות. הבקשה התקבלה. יש להודיע לפקיד הרישום. ללא הוצאות.',
      'The plaintiff requests to correct her name in the record. She claims that there was a spelling mistake. The application was granted. The registration official is to be notified. Without costs.',
    ],
  ],
  ja: [
    [
      'トラックは土曜日の未明に塀に衝突した。運転手は軽傷を負った。アルコール検査は陰性であった。保険会社が損害を補償する。他の車両は関係していない。',
      'The truck collided with a wall early on Saturday morning. The driver suffered minor injuries. The alcohol test was negative. The insurance company will compensate for the damage. No other vehicles were involved.',
    ],
    [
      '妹は両親の死後、私と暮らしている。学費と保険料は私が支払う。妹は獣医を志望している。国の援助を受けたことはない。査証の発給をお願いする。',
      'My younger sister has lived with me since the death of our parents. I pay the tuition and insurance premiums. My younger sister aspires to be a veterinarian. We have never received assistance from the state. I request the issuance of a visa.',
    ],
    [
      '建物は四階建てで地下室がある。契約は2011年に締結された。銀行が七割を融資した。未払いの請求はない。エレベーターは改修済みである。',
      'The building has four stories and a basement. The contract was concluded in 2011. The bank financed seventy percent. There are no unpaid bills. The elevator has been renovated.',
    ],
    [
      '原告は戸籍の名の訂正を求める。字が誤っていると主張する。申立ては認容された。役所に通知する。費用は徴収しない。',
      'The plaintiff seeks correction of the given name in the family register. The plaintiff asserts that a character is wrong. The petition was granted. The government office is to be notified. No costs are collected.',
    ],
  ],
  ko: [
    [
      '트럭은 토요일 새벽에 담장을 들이받았다. 운전자는 가벼운 상처를 입었다. 음주 측정 결과는 음성이었다. 보험회사가 손해를 배상한다. 다른 차량은 관련되지 않았다.',
      'The truck hit a wall early on Saturday morning. The driver suffered minor injuries. The alcohol test result was negative. The insurance company compensates for the damage. No other vehicles were involved.',
    ],
    [
      '여동생은 부모님이 돌아가신 뒤 저와 함께 살고 있습니다. 학비와 보험료는 제가 냅니다. 동생은 수의사가 되고자 합니다. 나라의 도움을 받은 적이 없습니다. 사증을 발급해 주시기 바랍니다.',
      'My younger sister has lived with me since our parents passed away. I pay the tuition and insurance premiums. My younger sister wants to become a veterinarian. We have never received help from the state. Please issue the visa.',
    ],
    [
      '건물은 4층이며 지하실이 있다. 계약은 2011년에 체결되었다. 은행이 70%를 대출하였다. 미납된 청구서가 없다. 승강기는 교체되었다.',
      'The building has four floors and a basement. The contract was concluded in 2011. The bank lent 70%. There are no unpaid bills. The elevator was replaced.',
    ],
    [
      '원고는 가족관계등록부상 이름의 정정을 구한다. 글자가 잘못되었다고 주장한다. 신청은 인용되었다. 관청에 통지한다. 비용은 받지 않는다.',
      'The plaintiff seeks correction of the name in the family relations register. The plaintiff asserts that a character is wrong. The application was granted. The government office is to be notified. No costs are collected.',
    ],
  ],
};

import type { SourceTag } from '#shared/translation-text.ts';

/** Right texts in free English on what the strangers' third and fourth set are about; at first sight 2 of 45
 * wanted an answer, and were mended since. */
export const rightStrangers: Readonly<
  Partial<Record<SourceTag, readonly (readonly [source: string, target: string])[]>>
> = {
  pt: [
    [
      'O paciente nega alergias e refere dor no ombro há três dias.',
      'The patient denies allergies and reports shoulder pain for three days.',
    ],
    [
      'Tem direito a férias remuneradas e a plano de saúde.',
      'The employee is entitled to paid vacation and health insurance.',
    ],
    ['O veículo foi vendido em bom estado e sem multas.', 'The vehicle was sold in good condition and without fines.'],
    [
      'Aprovado com média 8,7 em todas as disciplinas do curso de Direito.',
      'Passed all subjects of the law program with an average of 8.7.',
    ],
    [
      'Fica o inventariante autorizado a levantar os valores depositados.',
      'The executor is authorized to withdraw the amounts on deposit.',
    ],
    [
      'Compareceu o pai, acompanhado da avó da criança, e disse que a mãe se encontra internada.',
      'The father appeared, accompanied by the child’s grandmother, and stated that the mother is in hospital.',
    ],
    [
      'O prazo do contrato é de trinta meses, a contar da data da assinatura.',
      'The term of the contract is thirty months from the date of signature.',
    ],
  ],
  es: [
    [
      'El trabajador presta sus servicios como encargado de almacén a tiempo completo.',
      'The employee works full time as a warehouse supervisor.',
    ],
    [
      'La inquilina abonará la renta dentro de los primeros cinco días de cada mes.',
      'The tenant shall pay the rent within the first five days of each month.',
    ],
    [
      'Se le practicó una radiografía de tórax, sin hallazgos patológicos.',
      'A chest X-ray was taken and showed no pathological findings.',
    ],
    [
      'El alumno cursó el tercer grado de secundaria en este plantel.',
      'The student completed the third year of secondary school at this institution.',
    ],
    [
      'Queda usted citado para comparecer ante este juzgado con su abogado.',
      'You are hereby summoned to appear before this court with your lawyer.',
    ],
    [
      'La finca linda al norte con camino vecinal y al sur con herederos de Pedro Luna.',
      'The property is bounded on the north by a local road and on the south by the heirs of Pedro Luna.',
    ],
    ['Manifiesta que dejó de trabajar por motivos de salud.', 'He states that he stopped working for health reasons.'],
  ],
  de: [
    [
      'Der Patient wurde in gutem Allgemeinzustand nach Hause entlassen.',
      'The patient was discharged home in good general condition.',
    ],
    [
      'Herr Brandt schied auf eigenen Wunsch aus; wir bedauern das sehr.',
      'Mr. Brandt left at his own request, which we greatly regret.',
    ],
    [
      'Die Miete ist monatlich im Voraus, spätestens am dritten Werktag, zu zahlen.',
      'The rent is payable monthly in advance, no later than the third working day.',
    ],
    [
      'Der Erblasser hat keine Kinder hinterlassen; Erbin ist seine Schwester.',
      'The decedent left no children; his sister is the heir.',
    ],
    [
      'Das Fahrzeug wurde bei dem Unfall leicht beschädigt, verletzt wurde niemand.',
      'The vehicle was slightly damaged in the accident; nobody was injured.',
    ],
    [
      'Die Schülerin hat am Unterricht regelmäßig und mit großem Fleiß teilgenommen.',
      'The student attended classes regularly and worked very diligently.',
    ],
    [
      'Im Grundbuch ist eine Hypothek zugunsten der Sparkasse eingetragen.',
      'A mortgage in favor of the savings bank is entered in the land register.',
    ],
  ],
  ar: [
    [
      'يشهد المستشفى بأن المريض خضع لعملية جراحية في الركبة وحالته مستقرة.',
      'The hospital certifies that the patient underwent knee surgery and is in stable condition.',
    ],
    [
      'يعمل لدينا بوظيفة محاسب منذ عام 2015 ولا يزال على رأس عمله.',
      'He has worked for us as an accountant since 2015 and is still in service.',
    ],
    [
      'يلتزم المستأجر بدفع الإيجار في أول كل شهر.',
      'The tenant undertakes to pay the rent at the beginning of each month.',
    ],
    [
      'انحصر إرث المتوفى في زوجته وأولاده الثلاثة.',
      'The heirs of the deceased are solely his wife and his three children.',
    ],
    [
      'الطالبة مقيدة بالفرقة الثانية بكلية الهندسة.',
      'The student is enrolled in the second year at the Faculty of Engineering.',
    ],
    [
      'وقع حادث سير على الطريق العام نتج عنه أضرار مادية فقط.',
      'A traffic accident occurred on the public road, resulting in material damage only.',
    ],
  ],
  he: [
    [
      'הרינו לאשר כי המטופלת עברה ניתוח בעין ושוחררה לביתה.',
      'This is to confirm that the patient underwent eye surgery and was discharged to her home.',
    ],
    ['העובד מועסק אצלנו במשרה מלאה כטכנאי.', 'The employee works for us full time as a technician.'],
    ['השוכר מתחייב לשלם את דמי השכירות בכל חודש מראש.', 'The tenant undertakes to pay the rent each month in advance.'],
    ['המנוח הותיר אחריו אישה ושני בנים.', 'The deceased left a wife and two sons.'],
    ['התלמידה סיימה את לימודיה בהצלחה רבה.', 'The student completed her studies very successfully.'],
    ['לא נרשמה משכנתא על הנכס.', 'No mortgage is registered on the property.'],
  ],
  ja: [
    [
      '当社に正社員として勤務していることを証明します。',
      'This is to certify that the person is employed by our company as a regular employee.',
    ],
    [
      '患者は右膝の手術を受け、経過は良好である。',
      'The patient underwent surgery on the right knee and is recovering well.',
    ],
    ['賃料は毎月末日までに支払うものとする。', 'The rent shall be paid by the last day of each month.'],
    [
      '上記の者は本校に在学していることを証明する。',
      'This is to certify that the above person is enrolled at this school.',
    ],
    ['建物の所有権は相続により移転した。', 'Ownership of the building was transferred by inheritance.'],
    [
      '交通事故により左足を骨折し、三週間入院した。',
      'The person fractured the left foot in a traffic accident and was hospitalized for three weeks.',
    ],
  ],
  ko: [
    [
      '위 사람은 당사에 재직하고 있음을 증명합니다.',
      'This is to certify that the above person is employed by our company.',
    ],
    [
      '환자는 교통사고로 입원하여 치료를 받았습니다.',
      'The patient was hospitalized and treated following a traffic accident.',
    ],
    ['임차인은 매월 말일까지 차임을 지급하여야 한다.', 'The tenant must pay the rent by the end of each month.'],
    [
      '위 학생은 본교 3학년에 재학 중임을 증명함.',
      'This is to certify that the above student is enrolled in the third year of this school.',
    ],
    ['망인의 상속인은 배우자와 자녀 2명이다.', 'The heirs of the deceased are the spouse and two children.'],
    ['토지의 소유권이 매매로 이전되었다.', 'Ownership of the land was transferred by sale.'],
  ],
};

/** Languages that have templates. */
export type TemplateTag = 'pt' | 'es' | 'de' | 'ar' | 'he' | 'ja' | 'ko';

/** Segments of civil papers with a person's English. `{name}`, `{date}` and the like are filled in the style of each side. */

export interface Template {
  lang: TemplateTag;
  source: string | [label: string, value: string];
  target: string | [label: string, value: string];
}

const pt: [Template['source'], Template['target']][] = [
  [
    'CERTIFICO que, às folhas {n1} do livro A-{n2}, sob o n.º {reg}, foi lavrado o assento de nascimento de {name}.',
    'I CERTIFY that, on page {n1} of book A-{n2}, under No. {reg}, the birth record of {name} was drawn up.',
  ],
  [
    'Nascido aos {dateWords}, às {time} horas, nesta cidade de {place}.',
    'Born on {date}, at {time}, in this city of {place}.',
  ],
  ['filho de {name} e de {name2}, ambos brasileiros', 'child of {name} and {name2}, both Brazilian'],
  [
    'São avós paternos {name} e {name2}, residentes em {place}.',
    'The paternal grandparents are {name} and {name2}, residing in {place}.',
  ],
  [
    ['Nome', '{name}'],
    ['Name', '{name}'],
  ],
  [
    ['Data de nascimento', '{date}'],
    ['Date of birth', '{date}'],
  ],
  [
    ['Filiação', '{name} e {name2}'],
    ['Parents', '{name} and {name2}'],
  ],
  [
    ['Matrícula', '{matricula}'],
    ['Registration number', '{matricula}'],
  ],
  [
    ['CPF', '{cpf}'],
    ['Individual taxpayer number', '{cpf}'],
  ],
  [
    ['Saldo em {date}', 'R$ {amount}'],
    ['Balance on {date}', 'R${amount}'],
  ],
  ['O referido é verdade e dou fé. {place}, {date}.', 'The above is true and I attest to it. {place}, {date}.'],
  [
    'Observações: casou-se em {date} com {name}, conforme livro B-{n1}, folha {n2}, termo {reg}.',
    'Remarks: married on {date} to {name}, according to book B-{n1}, page {n2}, entry {reg}.',
  ],
  [
    'Emitido via internet em {date}, às {time}, com validade de 90 dias.',
    'Issued online on {date}, at {time}, valid for 90 days.',
  ],
  [
    'A testemunha {name}, portadora do RG n.º {reg}, assinou o presente termo.',
    'The witness {name}, holder of identity card No. {reg}, signed this record.',
  ],
];

const es: typeof pt = [
  [
    'En la ciudad de {place}, siendo las {time} horas del día {dateWords}, ante mí comparece {name}.',
    'In the city of {place}, at {time} on {date}, {name} appears before me.',
  ],
  [
    'El Oficial del Registro Civil hace constar que en el libro {n1}, foja {n2}, se encuentra el acta n.º {reg}.',
    'The Civil Registry Officer states that record No. {reg} is found in book {n1}, page {n2}.',
  ],
  [
    'hijo de {name} y de {name2}, ambos de nacionalidad mexicana',
    'child of {name} and {name2}, both Mexican nationals',
  ],
  [
    ['Nombre', '{name}'],
    ['Name', '{name}'],
  ],
  [
    ['Fecha de nacimiento', '{date}'],
    ['Date of birth', '{date}'],
  ],
  [
    ['Nombre del padre', '{name}'],
    ["Father's name", '{name}'],
  ],
  [
    ['CURP', 'n.º {reg}'],
    ['Population registry code', 'No. {reg}'],
  ],
  [
    'Los contrayentes {name} y {name2} manifiestan su voluntad de unirse en matrimonio.',
    'The parties {name} and {name2} declare their wish to be joined in marriage.',
  ],
  ['Saldo al {date}: $ {amount}', 'Balance as of {date}: ${amount}'],
  [
    'Se expide la presente certificación en {place}, a los {dateWords}.',
    'This certificate is issued in {place}, on {date}.',
  ],
  [
    'Calificación final: {n1}. Créditos aprobados: {n2}. Promedio general: {decimal}.',
    'Final grade: {n1}. Credits passed: {n2}. Grade point average: {decimal}.',
  ],
  ['Testigo: {name}, de {n1} años, domiciliado en {place}', 'Witness: {name}, {n1} years old, residing in {place}'],
];

const de: typeof pt = [
  [
    'Die Geburt von {name}, geboren am {dateWords} in {place}, ist unter der Nummer {reg} beurkundet.',
    'The birth of {name}, born on {date} in {place}, is recorded under number {reg}.',
  ],
  [
    ['Familienname und Vornamen', '{name}'],
    ['Family name and given names', '{name}'],
  ],
  [
    ['Tag der Geburt', '{date}'],
    ['Date of birth', '{date}'],
  ],
  [
    ['Mutter', '{name}'],
    ['Mother', '{name}'],
  ],
  [
    'Die Eheschließung fand am {dateWords} um {time} Uhr vor dem Standesamt {place} statt.',
    'The marriage took place on {date} at {time} before the {place} registry office.',
  ],
  ['Kontostand am {date}: {amount} EUR', 'Account balance on {date}: EUR {amount}'],
  ['Ausgestellt am {date} in {place}, Gebühr {amount} EUR', 'Issued on {date} in {place}, fee EUR {amount}'],
  ['Als Zeugen waren {name} und {name2} anwesend.', '{name} and {name2} were present as witnesses.'],
];

const ar: typeof pt = [
  [
    ['الاسم', '{name}'],
    ['Name', '{name}'],
  ],
  [
    ['تاريخ الميلاد', '{date}'],
    ['Date of birth', '{date}'],
  ],
  [
    ['رقم القيد', '{reg}'],
    ['Registration number', '{reg}'],
  ],
  ['صدرت هذه الشهادة بتاريخ {date} تحت رقم {reg}', 'This certificate was issued on {date} under number {reg}'],
  ['ولد {name} بتاريخ {date}', '{name} was born on {date}'],
];

const he: typeof pt = [
  [
    ['שם', '{name}'],
    ['Name', '{name}'],
  ],
  [
    ['תאריך לידה', '{date}'],
    ['Date of birth', '{date}'],
  ],
  [
    ['מספר זהות', '{reg}'],
    ['Identity number', '{reg}'],
  ],
  ['תעודה זו ניתנה ביום {dateWords}', 'This certificate was issued on {date}'],
  ['מצהיר בזה כי {name} נולד בתאריך {date}', 'I hereby declare that {name} was born on {date}'],
];

const ja: typeof pt = [
  [
    ['氏名', '{name}'],
    ['Name', '{name}'],
  ],
  [
    ['生年月日', '{date}'],
    ['Date of birth', '{date}'],
  ],
  [
    ['発行番号', '第{reg}号'],
    ['Issue number', 'No. {reg}'],
  ],
  ['{date}、{name}の出生を届出', 'The birth of {name} was reported on {date}'],
  ['上記のとおり相違ないことを証明する。{date}', 'I certify that the above is correct. {date}'],
];

const ko: typeof pt = [
  [
    ['성명', '{name}'],
    ['Name', '{name}'],
  ],
  [
    ['출생연월일', '{date}'],
    ['Date of birth', '{date}'],
  ],
  [
    ['발급번호', '{reg}'],
    ['Issue number', '{reg}'],
  ],
  ['{name}은 {date}에 출생하였음을 증명합니다.', 'This certifies that {name} was born on {date}.'],
  ['위와 같이 증명합니다. {date}', 'Certified as stated above. {date}'],
];

const all: Record<TemplateTag, typeof pt> = { pt, es, de, ar, he, ja, ko };

export const templates: readonly Template[] = Object.entries(all).flatMap(([lang, pairs]) =>
  pairs.map(([source, target]) => ({ lang: lang as TemplateTag, source, target })),
);

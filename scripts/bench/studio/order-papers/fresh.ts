import {
  besides,
  courtLetter,
  dataPage,
  facing,
  ruledMargin,
  schoolReport,
  stacked,
  statement,
  twoSides,
  type Field,
} from './fresh-layouts.ts';
import { drawBy, type Draw, type Style } from './fresh-style.ts';
import { bilingualGerman, courtReasons, marginActs } from './fresh-texts.ts';
import type { LaidOut } from './layouts.ts';

/** Papers of layouts that no rule was written with; each seed has fonts, measures and values of its own. */

const serif = 'expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf';
const sans = 'expo-google-fonts/public-sans/400Regular/PublicSans_400Regular.ttf';
const mono = 'expo-google-fonts/ibm-plex-mono/400Regular/IBMPlexMono_400Regular.ttf';
const amiri = 'expo-google-fonts/amiri/400Regular/Amiri_400Regular.ttf';
const arabicSans = 'fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2';

export function freshPapers(seed: number): LaidOut[] {
  const by = drawBy(seed);
  const style = (): Style => ({ gap: by.between(5, 9), size: by.between(9, 11), small: by.between(7, 8.5) });
  return [
    polishCertificate(by, style()),
    germanBeside(by, style()),
    arabicFacing(by, style()),
    passportPage(by, style()),
    drivingLicence(by, style()),
    frenchExtract(by, style()),
    bankStatement(by, style()),
    courtOrder(by, { ...style(), gap: 5 }),
    schoolTable(by, style()),
  ];
}

function dateBy(by: Draw): string {
  return `${Math.floor(by.between(10, 29))}.0${Math.floor(by.between(1, 10))}.${Math.floor(by.between(1951, 2006))}`;
}

function amountBy(by: Draw): string {
  return `${Math.floor(by.between(1, 10))}.${by.digits(3)},${by.digits(2)}`;
}

function polishCertificate(by: Draw, style: Style): LaidOut {
  const field = (label: string, other: string, value: string): Field => ({ label, others: [other], value });
  return stacked(
    { name: 'odpis skrócony', lang: 'pl', font: by.pick([serif, sans]), title: 'ODPIS SKRÓCONY AKTU URODZENIA' },
    [
      field('Nazwisko', 'Surname', by.pick(['Zawiślańska', 'Brzozowski', 'Pięknik'])),
      field('Imię (imiona)', 'Forenames', by.pick(['Wanda Bogumiła', 'Ignacy Jerzy', 'Klara Zofia'])),
      field('Data urodzenia', 'Date of birth', dateBy(by)),
      field('Miejsce urodzenia', 'Place of birth', by.pick(['Krasnystaw', 'Sandomierz', 'Biłgoraj'])),
      field('Nazwisko rodowe matki', "Mother's maiden name", by.pick(['Gąsiorek', 'Wróblewska', 'Mżyk'])),
      field('Imię ojca', "Father's forename", by.pick(['Kazimierz', 'Stanisław', 'Zdzisław'])),
      field('Numer aktu', 'Number of the act', `1/${by.digits(4)}/1988`),
      field('Urząd Stanu Cywilnego', 'Registry office', by.pick(['w Chełmie', 'w Opatowie', 'w Tarnobrzegu'])),
    ],
    { ...style, foot: 'Poświadcza się zgodność powyższego odpisu z treścią aktu urodzenia.' },
  );
}

function germanBeside(by: Draw, style: Style): LaidOut {
  return besides(
    { name: 'zweisprachig', lang: 'de', font: by.pick([sans, serif]), title: 'VOLLMACHT / POWER OF ATTORNEY' },
    bilingualGerman(by),
    { ...style, foot: 'Unterschrieben in zwei Ausfertigungen, von denen jede Seite eine erhält.' },
  );
}

function arabicFacing(by: Draw, style: Style): LaidOut {
  const field = (label: string, value: string, other: string): Field => ({ label, others: [other], value });
  return facing(
    { name: 'شهادة', lang: 'ar', font: by.pick([amiri, arabicSans]), title: 'شهادة ميلاد' },
    [
      field('الاسم الكامل', by.pick(['سليمان عبد الرحمن الخطيب', 'مريم يوسف الحداد']), 'Full name'),
      field('تاريخ الميلاد', dateBy(by).replaceAll('.', '/'), 'Date of birth'),
      field('مكان الميلاد', by.pick(['مستشفى الجهراء', 'مدينة صحار']), 'Place of birth'),
      field('الجنسية', by.pick(['عماني', 'كويتي']), 'Nationality'),
      field('اسم الأب', by.pick(['عبد الرحمن سليمان', 'يوسف إبراهيم']), 'Name of father'),
      field('اسم الأم', by.pick(['فاطمة محمود السالم', 'خديجة أحمد']), 'Name of mother'),
      field('رقم القيد', by.digits(8), 'Registration number'),
    ],
    { ...style, gap: style.gap * 2, foot: 'صدرت هذه الشهادة بناء على طلب صاحب العلاقة' },
  );
}

function passportPage(by: Draw, style: Style): LaidOut {
  const field = (label: string, other: string, value: string): Field => ({ label, others: [other], value });
  const [surname, given] = by.pick([
    ['VALDOVINOS', 'JACINTA'],
    ['ESCARRÁ', 'HONORIO'],
  ] as const);
  const number = `G${by.digits(8)}`;
  return dataPage(
    { name: 'pasaporte', lang: 'es', font: by.pick([sans, mono]), title: 'PASAPORTE' },
    [
      [
        field('Tipo', 'Type', 'PASAPORTE P'),
        field('Clave del país', 'Issuing state', 'MEX'),
        field('Pasaporte No.', 'Passport No.', number),
      ],
      [field('Apellidos', 'Surname', surname)],
      [field('Nombres', 'Given names', given)],
      [field('Nacionalidad', 'Nationality', 'MEXICANA'), field('Fecha de nacimiento', 'Date of birth', dateBy(by))],
      [
        field('Sexo', 'Sex', 'FEMENINO'),
        field('Lugar de nacimiento', 'Place of birth', by.pick(['TLAXIACO', 'ZACAPU'])),
      ],
      [
        field('Fecha de expedición', 'Date of issue', dateBy(by)),
        field('Autoridad', 'Authority', by.pick(['PUEBLA', 'MORELIA'])),
      ],
    ],
    {
      ...style,
      zone: [
        `P<MEX${surname.normalize('NFD').replaceAll(/\P{Lu}/gu, '')}<<${given}`.padEnd(44, '<'),
        `${number}1MEX7002142F2904132`.padEnd(43, '<') + '6',
      ],
    },
  );
}

function drivingLicence(by: Draw, style: Style): LaidOut {
  return twoSides(
    { name: 'patente', lang: 'it', font: by.pick([sans, serif]), title: 'COPIA CONFORME' },
    {
      front: 'PATENTE DI GUIDA REPUBBLICA ITALIANA',
      back: 'Categorie di veicoli abilitate',
      lines: [
        `1. ${by.pick(['SQUARCIALUPI', 'BENTIVEGNA'])}`,
        `2. ${by.pick(['TELESFORO', 'ADALGISA'])}`,
        `3. ${dateBy(by)} ${by.pick(['Pontremoli', 'Acquapendente'])}`,
        `4a. ${dateBy(by)} 4c. MIT-UCO`,
        `4b. ${dateBy(by)}`,
        `5. U1${by.digits(7)}K`,
      ],
      classes: [
        ['Categoria', 'Rilasciata il', 'Valida fino al', 'Codici'],
        ['Ciclomotori AM', dateBy(by), dateBy(by), 'nessuno'],
        ['Autovetture B', dateBy(by), dateBy(by), '01.06'],
        ['Autocarri C1', dateBy(by), dateBy(by), 'limitato'],
      ],
      note: 'Il titolare ha obbligo di lenti durante la guida. Rinnovo disposto dalla motorizzazione.',
    },
    style,
  );
}

function frenchExtract(by: Draw, style: Style): LaidOut {
  return ruledMargin(
    { name: 'copie intégrale', lang: 'fr', font: by.pick([serif, mono]), title: 'COPIE INTÉGRALE D’ACTE DE NAISSANCE' },
    marginActs(by),
    style,
  );
}

function bankStatement(by: Draw, style: Style): LaidOut {
  const row = (text: string, isIn: boolean) => [
    dateBy(by),
    text,
    isIn ? '' : amountBy(by),
    isIn ? amountBy(by) : '',
    amountBy(by),
  ];
  return statement(
    { name: 'extrato', lang: 'pt', font: by.pick([sans, serif]), title: 'EXTRATO DE CONTA CORRENTE' },
    {
      above: [
        `Titular: ${by.pick(['Gumercindo Lustosa Paranhos', 'Ermelinda Sacramento'])}`,
        `Agência: ${by.digits(4)} Conta: ${by.digits(6)}`,
      ],
      head: ['Data', 'Histórico', 'Saídas', 'Entradas', 'Saldo final'],
      rows: [
        row('Transferência recebida de Marcenaria Irmãos Quintela Limitada', true),
        row('Pagamento de boleto, companhia de saneamento, referente ao mês anterior', false),
        row('Compra com cartão, Supermercado Bom Jesus', false),
        row('Débito automático da prestação do financiamento habitacional número dezoito', false),
        row('Depósito em dinheiro', true),
        row('Tarifa mensal do pacote de serviços essenciais da conta', false),
        row('Resgate de aplicação em poupança', true),
        row('Saque no terminal da praça central', false),
      ],
      foot: 'Este extrato tem valor meramente informativo e foi emitido a pedido do titular.',
    },
    style,
  );
}

function courtOrder(by: Draw, style: Style): LaidOut {
  const { subject, sides, foot } = courtReasons(by);
  return courtLetter(
    { name: 'notificação', lang: 'pt', font: by.pick([serif, sans]), title: 'TRIBUNAL JUDICIAL DA COMARCA' },
    {
      from: ['Juízo de Família e Menores', `Processo número ${by.digits(4)}/19`, 'Rua do Pelourinho, Beja'],
      to: [
        by.pick(['Exma. Senhora Efigénia Rolão', 'Exmo. Senhor Baltasar Covas']),
        'Travessa das Amoreiras',
        'Castro Verde',
      ],
      subject,
      sides,
      foot,
    },
    style,
  );
}

function schoolTable(by: Draw, style: Style): LaidOut {
  const marks = () => [
    `${by.pick(['bueno', 'notable', 'suficiente'])} ${by.digits(1)},${by.digits(2)}`,
    `${by.digits(3)} horas`,
  ];
  const subjects = [
    'Lengua castellana',
    'Matemáticas',
    'Ciencias naturales',
    'Historia y geografía',
    'Educación física',
    'Dibujo técnico',
  ];
  return schoolReport(
    { name: 'boletín', lang: 'es', font: by.pick([sans, serif]), title: 'BOLETÍN DE CALIFICACIONES' },
    {
      above: [
        `Alumno: ${by.pick(['Leocadio Figueroa Pastrana', 'Casilda Barrientos'])}`,
        `Curso: ${by.pick(['Segundo de bachillerato', 'Tercero de secundaria'])}`,
      ],
      subject: 'Asignatura',
      terms: ['Primer semestre', 'Segundo semestre'],
      marks: [
        ['Calificación', 'Asistencia'],
        ['Promedio anual', 'Horas cursadas'],
      ],
      rows: subjects.map((subject) => [subject, ...marks(), ...marks()]),
      foot: 'El presente boletín se entrega a los padres para su firma y devolución.',
    },
    style,
  );
}

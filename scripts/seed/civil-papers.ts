import type { SourceLanguage } from '#shared/languages.ts';

/** Contents of the demo's five long papers. All persons, offices and numbers are invented. */

/** A line of a form with its English. */
export interface Entry {
  label: string;
  value: string;
  english: readonly [label: string, value: string];
}

export interface CivilPaper {
  language: SourceLanguage;
  office: readonly string[];
  title: string;
  titleInEnglish: string;
  entries: readonly Entry[];
  /** Closing sentences, one a line. */
  closing: readonly string[];
  signer: string;
}

const entry = (label: string, value: string, labelInEnglish: string, valueInEnglish = value): Entry => ({
  label,
  value,
  english: [labelInEnglish, valueInEnglish],
});

export const birthInPortuguese: CivilPaper = {
  language: 'Portuguese',
  office: ['REPÚBLICA FEDERATIVA DO BRASIL', 'REGISTRO CIVIL DAS PESSOAS NATURAIS'],
  title: 'CERTIDÃO DE NASCIMENTO',
  titleInEnglish: 'Birth Certificate',
  entries: [
    entry('Nome:', 'João da Conceição Alves', 'Name:'),
    entry('Matrícula:', '104235 01 55 1988 1 00123 045 0012345 67', 'Registration number:'),
    entry('Data de nascimento:', '07/03/1988', 'Date of birth:', 'March 7, 1988'),
    entry('Hora:', '07:30', 'Time:', '7:30 a.m.'),
    entry('Município de nascimento:', 'São José dos Campos', 'Municipality of birth:'),
    entry('Sexo:', 'Masculino', 'Sex:', 'Male'),
    entry('Pai:', 'José Antônio Alves', 'Father:'),
    entry('Mãe:', 'Maria da Conceição Gonçalves', 'Mother:'),
    entry('Avós paternos:', 'Manuel Alves e Rosa Prado', 'Paternal grandparents:', 'Manuel Alves and Rosa Prado'),
    entry('Data do registro:', '02/04/1988', 'Date of registration:', 'April 2, 1988'),
  ],
  closing: ['O conteúdo da certidão é verdadeiro. Dou fé.', 'São José dos Campos, 14 de março de 2019'],
  signer: 'Oficial do Registro Civil',
};

export const birthInSpanish: CivilPaper = {
  language: 'Spanish',
  office: ['ESTADOS UNIDOS MEXICANOS', 'REGISTRO CIVIL'],
  title: 'ACTA DE NACIMIENTO',
  titleInEnglish: 'Birth Certificate',
  entries: [
    entry('Nombre:', 'Ximena Núñez de la Peña', 'Name:'),
    entry('Fecha de nacimiento:', '21/11/1994', 'Date of birth:', 'November 21, 1994'),
    entry('Lugar de nacimiento:', 'Oaxaca de Juárez, Oaxaca', 'Place of birth:'),
    entry('Sexo:', 'Femenino', 'Sex:', 'Female'),
    entry('CURP:', 'NUPX941121MOCXXM07', 'CURP:'),
    entry('Nombre del padre:', 'Íñigo Núñez Güemes', "Father's name:"),
    entry('Nombre de la madre:', 'Lucía de la Peña Ortiz', "Mother's name:"),
    entry('Libro:', '12', 'Book:'),
    entry('Acta:', '00431', 'Record no.:'),
    entry('Fecha de registro:', '05/12/1994', 'Date of registration:', 'December 5, 1994'),
  ],
  closing: [
    'Se extiende la presente certificación en cumplimiento de la ley.',
    'Oaxaca de Juárez, a 3 de junio de 2021',
  ],
  signer: 'Oficial del Registro Civil',
};

export const birthInGerman: CivilPaper = {
  language: 'German',
  office: ['Bundesrepublik Deutschland', 'Standesamt Köln'],
  title: 'Geburtsurkunde',
  titleInEnglish: 'Birth Certificate',
  entries: [
    entry('Registernummer:', 'G 1234/1991', 'Register number:'),
    entry('Familienname:', 'Großmann', 'Surname:'),
    entry('Vornamen:', 'Jürgen Matthias', 'Given names:'),
    entry('Geburtstag:', '09.05.1991', 'Date of birth:', 'May 9, 1991'),
    entry('Geburtsort:', 'Köln', 'Place of birth:'),
    entry('Geschlecht:', 'männlich', 'Sex:', 'male'),
    entry('Vater:', 'Karl-Heinz Großmann', 'Father:'),
    entry('Mutter:', 'Renate Großmann geb. Müller', 'Mother:', 'Renate Großmann née Müller'),
  ],
  closing: [
    'Die Übereinstimmung mit den Einträgen im Geburtenregister wird hiermit beglaubigt.',
    'Köln, den 17.06.2022',
  ],
  signer: 'Der Standesbeamte',
};

export const birthInArabic: CivilPaper = {
  language: 'Arabic',
  office: ['جمهورية مصر العربية', 'وزارة الداخلية'],
  title: 'شهادة ميلاد',
  titleInEnglish: 'Birth Certificate',
  entries: [
    entry('الاسم', 'محمد عبد الله حسن', 'Name'),
    entry('اسم الأب', 'عبد الله حسن علي', "Father's name"),
    entry('اسم الأم', 'فاطمة محمود إبراهيم', "Mother's name"),
    entry('محل الميلاد', 'القاهرة', 'Place of birth', 'Cairo'),
    entry('الجنسية', 'مصري', 'Nationality', 'Egyptian'),
    entry('الديانة', 'مسلم', 'Religion', 'Muslim'),
  ],
  closing: ['صدرت هذه الشهادة من السجل المدني'],
  signer: 'أمين السجل المدني',
};

export const registerInJapanese: CivilPaper = {
  language: 'Japanese',
  office: ['東京都世田谷区'],
  title: '戸籍全部事項証明書',
  titleInEnglish: 'Certificate of All Matters in the Family Register',
  entries: [
    entry('氏名', '山田 花子', 'Name'),
    entry('本籍', '東京都世田谷区桜丘一丁目2番', 'Registered domicile'),
    entry('生年月日', '昭和63年3月7日', 'Date of birth', 'March 7, 1988'),
    entry('父', '山田 太郎', 'Father'),
    entry('母', '山田 良子', 'Mother'),
    entry('続柄', '長女', 'Relationship', 'Eldest daughter'),
    entry('出生地', '東京都世田谷区', 'Place of birth', 'Setagaya-ku, Tokyo'),
  ],
  closing: ['これは、戸籍に記録されている事項の全部を証明した書面である。', '令和4年6月17日'],
  signer: '世田谷区長',
};

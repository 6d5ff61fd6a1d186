import { expect, test } from 'vitest';
import { guessLanguage } from '#client/features/documents/order/language-guess.ts';

test.each([
  ['Arabic', 'شهادة ميلاد صادرة عن وزارة الداخلية في جمهورية مصر العربية Name: Ahmed'],
  ['Hebrew', 'תעודת לידה משרד הפנים מדינת ישראל שם פרטי ושם משפחה'],
  [
    'Japanese',
    '戸籍謄本 本籍 東京都千代田区 氏名 山田太郎 この謄本は、戸籍に記載されている事項の全部を証明した書面である。',
  ],
  ['Korean', '가족관계증명서 등록기준지 서울특별시 성명 출생연월일 주민등록번호 성별 본'],
  [
    'Portuguese',
    'Certidão de nascimento. Certifico que no livro de registro de nascimentos consta o nome da criança, filho de José e de Maria, na cidade de São Paulo',
  ],
  [
    'Portuguese (Portugal)',
    'República Portuguesa, Conservatória do Registo Civil de Lisboa. Certifico que no livro de assentos consta o nascimento de Ana, na freguesia de Santa Maria',
  ],
  [
    'Spanish',
    'Acta de nacimiento. En la ciudad de México se hace constar que el niño fue presentado por los padres y que la fecha del registro es la que se indica',
  ],
  [
    'German',
    'Geburtsurkunde. Das Kind ist am 3. Mai in der Stadt Berlin geboren und wird von dem Standesamt mit der Nummer auf den Namen eingetragen',
  ],
] as const)('looks like %s', (language, text) => expect(guessLanguage(text)).toBe(language));

test.each([
  ['nothing to read', ''],
  ['a name alone', 'Yasmin Haddad'],
  [
    'English',
    'This is to certify that the person named in this document was born on the third of May in the city of Boston',
  ],
  [
    'French',
    'Acte de naissance. Le trois mai est née dans la ville de Lyon une fille qui est inscrite sur le registre par les officiers de la mairie',
  ],
  ['Persian', 'شناسنامه جمهوری اسلامی ایران نام خانوادگی پدر چهار گواهی ژاله'],
  ['Chinese', '出生医学证明 新生儿姓名 性别 出生时间 出生地点 母亲姓名 父亲姓名'],
])('proposes nothing for %s', (_what, text) => expect(guessLanguage(text)).toBeUndefined());

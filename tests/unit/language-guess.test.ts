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
  [
    'French',
    'Acte de naissance. Le trois mai est née dans la ville de Lyon une fille qui est inscrite sur le registre par les officiers de la mairie',
  ],
  [
    'Italian',
    'Estratto per riassunto dell’atto di nascita. Dai registri dello stato civile del comune di Torino risulta che è nata il tre maggio la bambina di cui sono i genitori',
  ],
  [
    'Polish',
    'Odpis skrócony aktu urodzenia. Urząd Stanu Cywilnego w Krakowie. Imię i nazwisko dziecka oraz data i miejsce urodzenia nr aktu, po dniu na podstawie',
  ],
  ['Ukrainian', 'Свідоцтво про народження. Прізвище, ім’я, по батькові. Місце народження: місто Київ, Україна'],
  [
    'Romanian',
    'Certificat de naștere. Anul 1988 luna martie ziua 7, în municipiul Brașov, județul Brașov, s-a născut Ștefania, numele de familie al tatălui și prenumele mamei',
  ],
  [
    'Dutch',
    'Geboorteakte van de gemeente Utrecht. Op zeven maart is geboren een kind met de voornamen Jolijn, het kind van de moeder en de vader, door de ambtenaar ingeschreven',
  ],
  [
    'Turkish',
    'Nüfus kayıt örneği. Adı Işıl, soyadı Güçlü, doğum yeri Ankara, doğum tarihi 7 Mart 1988, baba adı Mehmet, ana adı Ayşe, il ve ilçe nüfus müdürlüğü',
  ],
  [
    'Vietnamese',
    'Giấy khai sinh. Họ và tên Nguyễn Thị Phượng, sinh ngày 7 tháng 3 năm 1988, nơi sinh Hà Nội, quê quán của cha và mẹ, số định danh, nơi cấp giấy chứng nhận',
  ],
  ['Chinese (Simplified)', '出生医学证明 新生儿姓名 性别 出生时间 出生地点 母亲姓名 父亲姓名 中华人民共和国国家卫生'],
  ['Chinese (Traditional)', '出生證明書 新生兒姓名 性別 出生時間 出生地點 母親姓名 父親姓名'],
] as const)('looks like %s', (language, text) => expect(guessLanguage(text)).toBe(language));

test.each([
  ['nothing to read', ''],
  ['a name alone', 'Yasmin Haddad'],
  [
    'English',
    'This is to certify that the person named in this document was born on the third of May in the city of Boston',
  ],
  ['Persian', 'شناسنامه جمهوری اسلامی ایران نام خانوادگی پدر چهار گواهی ژاله'],
  [
    'Russian',
    'Свидетельство о рождении. Гражданин родился в городе Москве, о чём составлена запись акта, выдано отделом ЗАГС',
  ],
])('proposes nothing for %s', (_what, text) => expect(guessLanguage(text)).toBeUndefined());

import type { SourceTag } from '#shared/languages.ts';

/** Titles of civil papers as each language prints them, without accents and as patterns. */
const civilKinds = ['Birth certificate', 'Marriage certificate', 'Death certificate'] as const;

const titles: Readonly<Record<SourceTag, Readonly<Record<(typeof civilKinds)[number], string>>>> = {
  pt: {
    'Birth certificate': 'certidao de nascimento|assento de nascimento',
    'Marriage certificate': 'certidao de casamento|assento de casamento',
    'Death certificate': 'certidao de obito',
  },
  es: {
    'Birth certificate': 'acta de nacimiento|partida de nacimiento|certificado de nacimiento',
    'Marriage certificate': 'acta de matrimonio|certificado de matrimonio',
    'Death certificate': 'acta de defuncion',
  },
  de: {
    'Birth certificate': 'geburtsurkunde',
    'Marriage certificate': 'heiratsurkunde|eheurkunde',
    'Death certificate': 'sterbeurkunde',
  },
  ar: {
    'Birth certificate': 'شهادة (?:ال)?ميلاد|قيد ميلاد',
    'Marriage certificate': 'عقد زواج|وثيقة زواج',
    'Death certificate': 'شهادة وفاة',
  },
  he: {
    'Birth certificate': 'תעודת לידה',
    'Marriage certificate': 'תעודת נישואי',
    'Death certificate': 'תעודת פטירה',
  },
  ja: {
    'Birth certificate': '出生届|出生証明',
    'Marriage certificate': '婚姻届',
    'Death certificate': '死亡届|死亡診断書',
  },
  ko: {
    'Birth certificate': '출생증명',
    'Marriage certificate': '혼인관계증명',
    'Death certificate': '사망진단서|사망증명',
  },
  fr: {
    'Birth certificate': 'acte de naissance',
    'Marriage certificate': 'acte de mariage',
    'Death certificate': 'acte de deces',
  },
  it: {
    'Birth certificate': 'atto di nascita',
    'Marriage certificate': 'atto di matrimonio',
    'Death certificate': 'atto di morte',
  },
  pl: {
    'Birth certificate': 'akt(?:u)? urodzenia',
    'Marriage certificate': 'akt(?:u)? malzenstwa',
    'Death certificate': 'akt(?:u)? zgonu',
  },
  uk: {
    'Birth certificate': 'свідоцтво про народження',
    'Marriage certificate': 'свідоцтво про шлюб',
    'Death certificate': 'свідоцтво про смерть',
  },
  zh: {
    'Birth certificate': '出生医学证明',
    'Marriage certificate': '结婚证',
    'Death certificate': '死亡医学证明',
  },
  ro: {
    'Birth certificate': 'certificat de nastere|act(?:ul)?(?:ui)? de nastere',
    'Marriage certificate': 'certificat de casatorie|act(?:ul)?(?:ui)? de casatorie',
    'Death certificate': 'certificat de deces',
  },
  nl: {
    'Birth certificate': 'geboorteakte|akte van geboorte',
    'Marriage certificate': 'huwelijksakte|akte van huwelijk',
    'Death certificate': 'overlijdensakte|akte van overlijden',
  },
  tr: {
    'Birth certificate': 'dogum belgesi|dogum kayit ornegi',
    'Marriage certificate': 'evlenme cuzdani|evlenme kayit ornegi|evlilik cuzdani',
    'Death certificate': 'olum belgesi|olum kayit ornegi',
  },
  'zh-Hant': {
    'Birth certificate': '出生證明|出生登記',
    'Marriage certificate': '結婚證|結婚登記',
    'Death certificate': '死亡證明',
  },
  vi: {
    'Birth certificate': 'giay khai sinh|trich luc khai sinh',
    'Marriage certificate': 'giay chung nhan ket hon|trich luc ket hon',
    'Death certificate': 'giay chung tu|giay bao tu|trich luc khai tu',
  },
};

/** One pattern per kind, over the languages. */
export const civilTitles: readonly (readonly [RegExp, (typeof civilKinds)[number]])[] = civilKinds.map((kind) => [
  new RegExp(
    Object.values(titles)
      .map((ofLanguage) => ofLanguage[kind])
      .join('|'),
  ),
  kind,
]);

/** Letters without case and accents, as the patterns are written. */
export function foldTitle(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ı', 'i')
    .replaceAll('đ', 'd')
    .replaceAll('ł', 'l')
    .normalize('NFC');
}

/** File name patterns in the source languages; the reviewer confirms the suggestion. */
const hints: readonly [RegExp, string][] = [
  [/nascimento|nacimiento|geburt|birth|naissance|nascita|urodzenia|народження|출생|出生/, 'Birth certificate'],
  [/casamento|matrimonio|heirat|eheurkunde|marriage|mariage|malzenstwa|шлюб|혼인|婚姻|结婚/, 'Marriage certificate'],
  [/divorcio|scheidung|divorce/, 'Divorce decree'],
  [/obito|defuncion|sterbe|death|deces|morte|zgonu|смерть|死亡/, 'Death certificate'],
  [/batismo|bautismo|tauf(?:schein|urkunde)|bapteme|battesimo|chrztu|baptism/, 'Baptismal certificate'],
  [/passaporte|pasaporte|reisepass|passport/, 'Passport'],
  [/historico|boletim|calificaciones|zeugnis|transcript/, 'Academic transcript'],
  [/diploma/, 'Diploma'],
  [/extrato|extracto|kontoauszug|statement/, 'Bank statement'],
  [/antecedentes|fuhrungszeugnis|police/, 'Police clearance certificate'],
  [/procuracao|poder|vollmacht|attorney/, 'Power of attorney'],
  [/cnh|habilitacao|fuhrerschein|licencia|driver/, 'Driver license'],
];

/** Kinds that file names tell. */
export const proposedKinds: readonly string[] = [...new Set(hints.map(([, kind]) => kind))];

/** Suggested kind from the file name; empty if none matches. */
export function proposeKind(filename: string, isBankStatement: boolean): string {
  if (isBankStatement) return 'Bank statement';
  const folded = foldTitle(filename);
  const titled = folded.replaceAll(/[_.-]+/g, ' ');
  const hint = hints.find(([pattern]) => pattern.test(folded)) ?? civilTitles.find(([pattern]) => pattern.test(titled));
  return hint?.[1] ?? '';
}

import { civilTitles, foldTitle, proposeKind } from '#shared/certificate/kind-titles.ts';
import type { PaperKind } from '#shared/certificate/paper-kinds.ts';

/** Guesses a paper's kind from the title that its first page prints, else from the file's name; the customer can change it. */

/** Titles as papers print them, without accents. */
const titles: readonly (readonly [RegExp, PaperKind])[] = [
  ...civilTitles,
  [
    /sentenca de divorcio|sentencia de divorcio|scheidungsurteil|scheidungsbeschluss|תעודת גירושין|وثيقة طلاق/,
    'Divorce decree',
  ],
  [
    /certidao de batismo|fe de bautismo|partida de bautismo|taufschein|taufurkunde|certificat de bapteme|certificato di battesimo|swiadectwo chrztu/,
    'Baptismal certificate',
  ],
  [/antecedentes criminais|antecedentes penales|fuhrungszeugnis|صحيفة الحالة الجنائية/, 'Police clearance certificate'],
  [
    /historico escolar|certificado de calificaciones|certificacion academica|成績証明書|성적증명서|成绩单/,
    'Academic transcript',
  ],
  [/\bdiploma\b|卒業証明書|졸업증명서/, 'Diploma'],
  [/procuracao|poder notarial|vollmacht|وكالة عامة|ייפוי כוח/, 'Power of attorney'],
  [/extrato bancario|estado de cuenta|kontoauszug|كشف حساب/, 'Bank statement'],
  [/戸籍(?:謄本|全部事項証明)/, 'Family register (koseki)'],
  [/가족관계증명서/, 'Family relation certificate'],
];

/** Start of the text searched for a title: later lines name other papers. */
const titleLetters = 400;

export function guessKind(text: string, filename: string): string | null {
  const folded = foldTitle(text.slice(0, titleLetters));
  const title = titles.find(([pattern]) => pattern.test(folded))?.[1];
  return title ?? (proposeKind(filename, false) || null);
}

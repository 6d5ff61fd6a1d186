import { describe, expect, test } from 'vitest';
import type { SourceTag } from '#shared/translation-text.ts';
import { answersTo } from '../support/checked-texts.ts';

/** Facts of both sides, each with its counterpart: what is replaced, left out, put in, or moved to another entry. */

type Row = [lang: SourceTag, source: string, right: string, wrong: string];

const kinds: Record<string, Row[]> = {
  'a word left out': [
    [
      'pt',
      'A declarante é viúva e costureira.',
      'The informant is a widow and a seamstress.',
      'The informant is there.',
    ],
    ['ko', '자녀: 장남.', 'Child: eldest son.', 'Child: eldest.'],
  ],
  'a word put in': [
    ['es', 'El compareciente firma.', 'The person appearing signs.', 'The widowed person appearing signs.'],
    ['ja', '届出人は署名した。', 'The person giving notice signed.', 'The grandmother giving notice signed.'],
  ],
  'a word of another group': [
    ['de', 'Der Küfer wurde beerdigt.', 'The cooper was buried.', 'The nephew was buried.'],
    ['ar', 'الأرملة حضرت.', 'The widow appeared.', 'The pharmacist appeared.'],
  ],
  'a name that lost its middle': [
    ['pt', 'Compareceu Otoniel Farias Luz.', 'Otoniel Farias Luz appeared.', 'Otoniel Luz appeared.'],
  ],
  'an entry of a form left out': [
    [
      'he',
      'שכר: 9,860 ש״ח. יתרה: -3.5 ימים. מקום העבודה: נהריה. הודעה: שישה שבועות.',
      'Salary: NIS 9,860. Balance: -3.5 days. Place of work: Nahariya. Notice: six weeks.',
      'Salary: NIS 9,860. Balance: -3.5 days. Notice: six weeks.',
    ],
  ],
  'a numeral of one or more words': [
    ['ko', '휴가는 나흘이다.', 'The leave is four days.', 'The leave is five days.'],
    ['ko', '가격은 1억 2천만 원이다.', 'The price is 120,000,000 won.', 'The price is 102,000,000 won.'],
    ['ja', '三年以内に支払う。', 'It shall be paid within three years.', 'It shall be paid within five years.'],
    [
      'it',
      'Ricoverato dal 7 all’11 febbraio.',
      'Hospitalized from February 7 to 11.',
      'Hospitalized from February 7 to 12.',
    ],
  ],
  'said in another sentence alone': [
    [
      'es',
      'La Policía Nacional certifica. La Policía Nacional firma.',
      'The National Police certifies. The National Police signs.',
      'The National Police certifies. The Land Registry signs.',
    ],
  ],
  'beside another entry': [
    [
      'de',
      'Chemie mangelhaft, Sport sehr gut.',
      'Chemistry poor, sports very good.',
      'Chemistry very good, sports poor.',
    ],
    ['ja', '国語5、理科3。', 'Japanese language 5, science 3.', 'Japanese language 3, science 5.'],
  ],
  'a letter alone': [
    ['es', 'Resultado de hepatitis B', 'Result of hepatitis B', 'Result of hepatitis C'],
    ['pt', 'Fração B, terceiro andar', 'Unit B, third floor', 'Unit D, third floor'],
  ],
  'a sign behind a mark of direction': [['ar', 'الرصيد: \u{200E}-٩٥٠', 'Balance: -950', 'Balance: 950']],
  'a town left out': [
    ['ar', 'نقل إلى بعقوبة.', 'He was transferred to Baqubah.', 'He was transferred.'],
    ['he', 'הוא שירת בעפולה.', 'He served in Afula.', 'He served.'],
    ['ko', '춘천에서 복무하였다.', 'Served in Chuncheon.', 'Served.'],
    ['de', 'Sie lebten in Zittau.', 'They lived in Zittau.', 'They lived.'],
  ],
  'a sentence behind a bracket': [
    [
      'ja',
      '昭和61年10月3日生。病棟は四階である。',
      'Born October 3, 1986 (Showa 61). The ward is on the fourth floor.',
      'Born October 3, 1986 (Showa 61). The ward is on the third floor.',
    ],
  ],
  'a code beside Han': [['zh', '编号B-903', 'No. B-903', 'No. P-903']],
  'a number behind a preposition': [
    ['he', 'התשלום בשלושה תשלומים.', 'Payment in three installments.', 'Payment in four installments.'],
  ],
  'occupations that one word tells apart': [
    ['de', 'Der Dachdecker unterschreibt.', 'The roofer signs.', 'The glazier signs.'],
    ['es', 'Es fisioterapeuta.', 'She is a physiotherapist.', 'She is a psychologist.'],
    ['fr', 'Le relieur a signé.', 'The bookbinder signed.', 'The printer signed.'],
  ],
  'diagnoses of one organ': [
    ['ar', 'يعاني من حصوات في الكلى.', 'He suffers from kidney stones.', 'He suffers from gallstones.'],
    ['ja', '胃潰瘍の治療を受けた。', 'Treated for a gastric ulcer.', 'Treated for a duodenal ulcer.'],
    ['pl', 'Rozpoznano kamicę nerkową.', 'Kidney stones were diagnosed.', 'Gallstones were diagnosed.'],
  ],
  'subjects that share a word': [
    ['ja', '日本史は4である。', 'The grade in Japanese history is 4.', 'The grade in world history is 4.'],
    ['pt', 'Direito Penal: 8,5.', 'Criminal Law: 8.5.', 'Commercial Law: 8.5.'],
  ],
  'a time with a full stop': [['es', 'Murió a las 11.45 horas.', 'He died at 11:45 a.m.', 'He died at 11:15 a.m.']],
  'a sum in myriads': [['ko', '보증금 5천만원', 'Deposit: 50 million won', 'Deposit: 40 million won']],
};

describe.each(Object.entries(kinds))('%s', (_kind, rows) => {
  test.each(rows)('%s: %s', (lang, source, right, wrong) => {
    expect(answersTo(lang, source, right)).toEqual([]);
    expect(answersTo(lang, source, wrong)).not.toEqual([]);
  });
});

test('what one word renders wants no answer', () => {
  const rows: [SourceTag, string, string][] = [
    ['de', 'Frau Tiedemann ist Standesbeamtin.', 'Ms. Tiedemann is the civil registrar.'],
    ['pt', 'O contraente é pedreiro.', 'The groom is a bricklayer.'],
    ['ja', '父 石塚 恒夫', 'Father: Tsuneo Ishizuka'],
    ['ar', 'المالك: فؤاد الحداد', 'Owner: Fouad Al-Haddad'],
    ['he', 'ההזמנה הודפסה', 'The order was printed'],
    ['he', 'מועסק מזה שש שנים.', 'Employed for six years.'],
    ['ar', 'بعت سيارتي إلى ابن عمي.', 'I sold my car to my cousin.'],
    ['ar', 'يمنع من الرياضة.', 'He may not do sports.'],
    ['es', 'Reside en el país desde hace tres lustros.', 'He has resided in the country for fifteen years.'],
    ['ja', '賃料は7万2千円とする。', 'The rent is 72,000 yen.'],
    ['pt', 'Atendimento entre 9h e 12h.', 'Service between 9 a.m. and 12 noon.'],
  ];
  for (const [lang, source, target] of rows) expect(answersTo(lang, source, target), source).toEqual([]);
});

test('a name, a form and a word inside another want no answer', () => {
  const rows: [SourceTag, string, string][] = [
    ['zh', '职工孙建国，于2009年4月1日入职。', 'The employee, Sun Jianguo, joined on April 1, 2009.'],
    ['de', 'Die Zahlung erfolgt erst, wenn die Kasse zustimmt.', 'Payment is not made until the fund agrees.'],
    ['ko', '혼인관계증명서상 미혼임.', 'Unmarried according to the certificate of marital relations.'],
    ['pt', 'Documento intransferível.', 'This document may not be transferred.'],
    ['nl', 'De bijrijdster bleef ongedeerd.', 'The female passenger was unharmed.'],
    ['fr', 'Sexe : femelle.', 'Sex: female.'],
    ['he', 'תפקידו טכנאי.', 'He is a refrigeration technician.'],
  ];
  for (const [lang, source, target] of rows) expect(answersTo(lang, source, target), source).toEqual([]);
});

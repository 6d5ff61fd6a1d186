import { foldLetters } from '#shared/spelling.ts';
import type { LanguageTag } from '#shared/translation-text.ts';
import { commonWordsOf } from '../common-words.ts';
import { sourceWordsOf } from '../source-words.ts';
import { hitsOf } from './meanings.ts';
import { likeness, skeletonOf } from './skeletons.ts';

/** Function words, and words common to all papers, which state no fact. */
const plain: Partial<Record<LanguageTag, string>> = {
  en: `about above according aforementioned aforesaid also anyone appears appeared approximately around attached been being below between both case
    certificate certificates certified certifies certify certifying complete completed conditions contents copy correct could data date dated dates day
    days declare declared declares declaring described description details detail document documents done down drawn during each entered entries entry every
    facts field fields following follows form forms found from full further given gives hereafter hereby herein hereof hereto hereunder herewith
    information issue issued issuing item items itself kept known last listed made make makes matter matters mentioned more must name named names namely
    number numbers only original other others page pages part particulars person place placed presence present presented prepared provided purpose record recorded
    records reference referred regarding related relating remarks remark respective respectively result results said same section shall shown shows signed
    solely some stated states statement stating subject such taken that their them then there thereby therefor therefore thereof thereto these they this
    those through title under undersigned until upon used valid various well were what when where whereas which while whole whom whose will with within
    without witness whereof witnesseth would above-mentioned above-named duly hand himself herself his hers your yours type total note notes observations
    according accordance pursuant force effect line lines time times year years month months have having does into onto very again registered registration
    register official office officer authority number
    whereabouts lives reside resides residing attend attends attending cause causes caused solemnized solemnised`,
  ar: `في من الى على عن مع هذا هذه ذلك التي الذي الذين ان انه انها قد كان كانت تم بين بعد قبل عند لدى حسب وفق بموجب بناء بتاريخ رقم اسم الاسم تاريخ محل مكان
    نشهد تشهد يشهد المذكور المذكورة المدعو المدعوة السيد السيدة اعلاه ادناه التالي التالية وذلك كما لم لا ليس غير كل جميع اي او ثم حيث اذا هو هي هم له لها لهم
    صفحة نسخة وثيقة شهادة سجل قيد توقيع خاتم مدة قدره قدرها مبلغ الموقع نوع حالة بيانات`,
  he: `של את על עם אל מן כי אם או גם אשר זה זו זאת הוא היא הם הן לא אין יש ביום בתאריך מיום מספר מס שם תאריך מקום לפי בהתאם להלן הנ"ל לעיל ידי לידי בפני
    כל כולל בין אחר אחרי לפני עד כן כך מאשר מאשרים מעיד בזה בזאת הריני תעודה אישור עמוד העתק חתימה סוג פרטי פרטים בסך סך`,
  ja: `上記 下記 氏名 以上 以下 事項 証明 証明する 日付 番号 種類 記載 年月日 内容 備考 区分 名称 次 通り 右 左記 本書 原本`,
  ko: `성명 위 아래 위와 같이 같음 및 등 의 본 이 그 것 것을 수 함 됨 증명합니다 증명함 증명서 번호 날짜 일자 구분 사항 내용 다음 다음과 또는 있음 없음 합니다 한다 하였음 기타 비고 명 건 부`,
};

const known = new Map<LanguageTag, ReadonlySet<string>>();

function plainWordsOf(lang: LanguageTag): ReadonlySet<string> {
  const found =
    known.get(lang) ??
    new Set([
      ...(plain[lang] ?? '').split(/\s+/),
      ...commonWordsOf(lang),
      ...(lang === 'en' ? [] : sourceWordsOf(lang)),
    ]);
  known.set(lang, found);
  return found;
}

/** Whether a word is one of grammar, or of papers in general. */
export function isPlainWord(word: string, lang: LanguageTag): boolean {
  const grammar = plainWordsOf(lang);
  return grammar.has(word) || grammar.has(foldLetters(word));
}

const shortest: Partial<Record<LanguageTag, number>> = { en: 4, pt: 4, es: 4, de: 4, ar: 3, he: 3, ja: 2, ko: 2 };

/** Whether a text has a content word without a known meaning that is not copied to the other side. */
export function hasUnknownWord(
  { text, lang }: { text: string; lang: LanguageTag },
  other: ReadonlySet<string>,
  sounds: readonly string[] = [],
): boolean {
  const covered = new Set<number>();
  for (const { start, written } of [...hitsOf(text, lang).values()].flat())
    for (let place = start; place < start + written.length; place += 1) covered.add(place);
  const grammar = plainWordsOf(lang);
  const named = [...new Set(sounds)].slice(0, maxNames);
  return [...text.matchAll(patterns[lang] ?? /[\p{L}\p{M}]+/gu)].some(({ 0: word, index }) => {
    if (word.length < (shortest[lang] ?? 3)) return false;
    const folded = foldLetters(word);
    if (other.has(folded) || grammar.has(folded) || grammar.has(word)) return false;
    if (lang === 'en' && /^\p{Lu}/u.test(word) && index > 0) return false;
    for (let place = index; place < index + word.length; place += 1) if (covered.has(place)) return false;
    const sound = /^(?:ar|he|ko)$/.test(lang) ? skeletonOf(word.slice(0, longest), lang) : '';
    return sound.length < 2 || !named.some((one) => likeness(one, sound) >= 0.7);
  });
}

/** Names and letters of a word that are compared by sound. */
const maxNames = 40;
const longest = 20;

const patterns: Partial<Record<LanguageTag, RegExp>> = {
  ja: /[\p{Script=Han}]{2,}|[\p{Script=Katakana}ー]{2,}/gu,
};

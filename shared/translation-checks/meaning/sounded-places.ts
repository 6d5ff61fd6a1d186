import { foldLetters } from '#shared/spelling.ts';
import type { LanguageTag } from '#shared/translation-text.ts';
import { isIn } from '#shared/writing-systems.ts';
import { type Segment, wordsOf } from '../segments.ts';
import { hitsOf, knowsWord } from './meanings.ts';
import { likeness, skeletonOf } from './skeletons.ts';
import { isPlainWord } from './unknown-words.ts';

/** Names of places in scripts that write sounds, so that a name of theirs and its English have the same consonants. */

/** Towns and regions as their own script writes them, whose English is their sound. Those with another name in English stand in `place-words.ts`. */
const lists: Partial<Record<LanguageTag, string>> = {
  ar: `الحسكة القامشلي دير_الزور الرقة السويداء درعا إدلب حماه اللاذقية طرطوس جبلة بانياس تدمر منبج عفرين الباب دوما داريا السلمية القنيطرة
    بعقوبة الرمادي الفلوجة تكريت سامراء كركوك الناصرية العمارة الكوت الديوانية الحلة السماوة النجف كربلاء الزبير زاخو دهوك حلبجة تلعفر
    إربد الزرقاء مادبا السلط الكرك الطفيلة معان العقبة جرش عجلون المفرق الرمثا
    زحلة بعلبك النبطية جونية عاليه البترون الهرمل بنت_جبيل مرجعيون
    نابلس جنين طولكرم قلقيلية رام_الله الخليل خانيونس رفح دير_البلح بيت_حانون سلفيت طوباس البيرة
    أسيوط سوهاج قنا المنيا الفيوم بنها شبين_الكوم كفر_الشيخ دمنهور الزقازيق دمياط الإسماعيلية مرسى_مطروح الغردقة العريش المحلة
    مصراتة بنغازي سبها الزاوية البيضاء درنة زليتن غريان سرت طبرق
    صفاقس سوسة القيروان قابس بنزرت قفصة المنستير نابل تطاوين جندوبة
    وهران عنابة سطيف باتنة تلمسان بجاية البليدة بسكرة تيزي_وزو غرداية ورقلة مستغانم
    فاس مكناس أغادير وجدة تطوان القنيطرة آسفي الجديدة الناظور العيون ورزازات خريبكة
    أم_درمان كسلا الأبيض نيالا الفاشر مدني عطبرة دنقلا القضارف
    تعز الحديدة إب ذمار المكلا مأرب صعدة حجة سيئون
    الطائف تبوك بريدة حائل نجران جازان أبها الدمام الخبر الهفوف ينبع عرعر
    العين الفجيرة عجمان صلالة صحار نزوى صور المحرق الجهراء الفروانية حولي السالمية الوكرة الريان`,
  he: `דימונה ערד אופקים נתיבות שדרות אילת קריית_גת קריית_מלאכי קריית_שמונה קריית_אתא קריית_ביאליק קריית_ים קריית_מוצקין קריית_אונו קריית_טבעון
    אשדוד אשקלון רחובות ראשון_לציון חולון רמלה יבנה גדרה גן_יבנה מזכרת_בתיה מודיעין שוהם יהוד אור_יהודה גבעתיים בני_ברק רמת_השרון
    הרצליה רעננה כפר_סבא הוד_השרון נתניה חדרה פרדס_חנה זכרון_יעקב אור_עקיבא נשר טירת_כרמל עפולה מגדל_העמק יקנעם בית_שאן
    כרמיאל מעלות נהרייה נהריה שלומי חצור ראש_פינה קצרין בית_שמש מבשרת מעלה_אדומים אריאל אפרת ביתר_עילית אלעד
    ירוחם מצפה_רמון ערערה רהט תל_שבע טייבה טירה קלנסווה סכנין שפרעם טמרה דליית_אל_כרמל עוספיה מגדל כפר_יונה אבן_יהודה באר_יעקב נס_ציונה`,
  ko: `춘천 원주 강릉 동해 태백 속초 삼척 홍천 횡성 영월 평창 정선 철원 화천 양구 인제 고성 양양 충주 제천 보은 옥천 영동 증평 진천 괴산 음성 단양 천안 공주 보령
    아산 서산 논산 계룡 당진 금산 부여 서천 청양 홍성 예산 태안 군산 익산 정읍 남원 김제 완주 진안 무주 장수 임실 순창 고창 부안 목포 여수 순천 나주 광양 담양
    곡성 구례 고흥 보성 화순 장흥 강진 해남 영암 무안 함평 영광 장성 완도 진도 신안 경주 김천 안동 구미 영주 영천 상주 문경 경산 의성 청송 영양 영덕 청도 고령
    성주 칠곡 예천 봉화 울진 울릉 진주 통영 사천 거제 양산 의령 함안 창녕 남해 하동 산청 함양 거창 합천 서귀포 의정부 안양 부천 광명 평택 동두천 안산 고양
    과천 구리 남양주 오산 시흥 군포 의왕 하남 용인 파주 이천 안성 김포 화성 양주 포천 여주 연천 가평 양평`,
};

const known = new Map<LanguageTag, readonly string[]>();

const sounded = ['Arabic', 'Hebrew', 'Korean', 'Cyrillic'] as const;
/** Of two in the order of the text, how many consonants are shared. */
const soundsAlike = 0.6;
/** As `soundsAlike`, of languages that write each consonant by one letter. */
const soundsNear = 0.7;
/** As `soundsAlike`, of names of two consonants, and of words that may be no names. */
const soundsSame = 0.8;

/** A name of the English that no word of the source sounds like. */
export function strangeSound(
  { source, target, lang }: Segment,
  isKnown: (word: string) => boolean,
): string | undefined {
  if (!isIn(lang, ...sounded)) return undefined;
  const sounds = soundsOf(source, lang);
  const expanded = new Set([...acronymWords(source, target, lang), ...wordsOfPlaces(source, target, lang)]);
  return wordsOf(target).find((word) => {
    if (!/^\p{Lu}\p{Ll}{2,}/u.test(word) || expanded.has(word)) return false;
    const parts = word.split(/['’-]/).filter((part) => /^\p{Lu}\p{Ll}{2,}$/u.test(part) && !isKnown(part));
    return parts.some((part) => {
      // `Issa` of عيسى: a doubled consonant is one.
      const sound = englishSound(part.replaceAll(/([^aeiou])\1/gi, '$1'), lang);
      return sound.length >= 2 && !sounds.some((other) => isAlike(sound, other, lang));
    });
  });
}

/** Words of places that both sides name: `New York` of نيويورك. */
function wordsOfPlaces(source: string, target: string, lang: LanguageTag): string[] {
  const named = new Set((hitsOf(source, lang).get('place') ?? []).flatMap(({ pattern }) => pattern.main));
  return (hitsOf(target, 'en').get('place') ?? [])
    .filter(({ pattern }) => pattern.main.some((place) => named.has(place)))
    .flatMap(({ written }) => wordsOf(written));
}

/** `Chuncheon` begins with the letter of `Jecheon`. */
function englishSound(word: string, lang: LanguageTag): string {
  return skeletonOf(lang === 'ko' ? word.replaceAll(/ch/gi, 'j') : word, 'en');
}

interface Sound {
  sound: string;
  /** Whether the word has a meaning, and hence is seldom a name. */
  isWord: () => boolean;
  isJoined?: true;
}

/** Consonants of each word, without its article, and of two words together. */
function soundsOf(source: string, lang: LanguageTag): Sound[] {
  const words = wordsOf(source);
  return words.flatMap((word, index) => {
    const bare = lang === 'ar' && word.length > 4 ? word.replace(/^[وفبك]?ال|^لل/, '') : word;
    const isWord = () => isPlainWord(word, lang) || knowsWord(word, lang);
    return [
      { sound: skeletonOf(bare, lang), isWord },
      // ו may be a consonant: `לוי`, Levi.
      ...(lang === 'he' && word.includes('ו') ? [{ sound: skeletonOf(word.replaceAll('ו', 'ב'), lang), isWord }] : []),
      ...(bare === word ? [] : [{ sound: skeletonOf(word, lang), isWord: () => true }]),
      { sound: skeletonOf(`${word}${words[index + 1] ?? ''}`, lang), isWord: () => false, isJoined: true },
    ];
  });
}

function isAlike(sound: string, { sound: other, isWord, isJoined }: Sound, lang: LanguageTag): boolean {
  const alike = likeness(sound, other);
  if (sound.length === 2 && isJoined) return false;
  if (alike === 1) return true;
  if (sound.length === 2 && /^(?:ar|he)$/.test(lang)) return alike >= soundsSame && !isWord();
  return (
    alike >= soundsAlike ||
    (sound.length >= 3 && other.includes(sound)) ||
    (lang === 'ko' && windowsOf(other, sound.length).some((one) => likeness(sound, one) >= soundsAlike))
  );
}

/** Places can be part of longer words in Korean: `북인천세무서장`. */
function windowsOf(sound: string, length: number): string[] {
  if (sound.length < length + 2) return [];
  return Array.from({ length: sound.length - length + 1 }, (_part, start) => sound.slice(start, start + length));
}

/** `מד״א`, Magen David Adom: words whose first letters are an abbreviation of the source. */
function acronymWords(source: string, target: string, lang: LanguageTag): string[] {
  const short = (source.match(/[\u{5D0}-\u{5EA}]{1,4}["״][\u{5D0}-\u{5EA}]/gu) ?? []).map((word) =>
    skeletonOf(word, lang),
  );
  const runs = target.match(/\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+/gu) ?? [];
  return runs
    .map((run) => run.split(' '))
    .filter((run) => {
      const initials = skeletonOf(run.map((word) => word.charAt(0)).join(''), 'en');
      // `במד״א` begins with a preposition.
      return short.some((one) => one.length <= initials.length + 1 && one.endsWith(initials));
    })
    .flat();
}

/** Names of towns that no word of the English sounds like. */
export function lostTown(
  { source, target, lang, part }: Segment,
  {
    native,
    names,
    isWord,
  }: { native: readonly string[]; names: ReadonlySet<string>; isWord: (word: string) => boolean },
): string | undefined {
  if (!isIn(lang, ...sounded) || part === 'label') return undefined;
  const english = wordsOf(target)
    .flatMap((word) => [word, ...word.split(/['’-]/)])
    .filter((word) => /^\p{Lu}/u.test(word) && !names.has(foldLetters(word)))
    .map((word) => ({
      sound: englishSound(word, lang),
      least: isWord(word) ? 1 : lang === 'uk' ? soundsNear : soundsAlike,
    }));
  const joined = skeletonOf(target, 'en');
  const people = native.join(' ');
  return townsIn(source, lang).find(({ town }) => {
    const sound = skeletonOf(town.replace(/^ال/, ''), lang);
    if (sound.length < 2 || people.includes(town)) return false;
    return (
      !english.some((other) => likeness(sound, other.sound) >= other.least) &&
      !(town.includes(' ') && joined.includes(sound))
    );
  })?.town;
}

/** Particles before and behind the name of a town. */
const around: Partial<Record<LanguageTag, readonly [before: string, behind: string]>> = {
  ar: ['(?:في|إلى|الى|من|مدينة|بمدينة|محافظة|بمحافظة|بلدة|قضاء|مواليد|ولاية|بولاية) |[بل]', ''],
  he: ['[במל]|(?:העיר|בעיר|מהעיר|עיריית|תושב|תושבת) ', ''],
  ko: ['', '(?:시|군)?(?:에서|으로|로|에)|(?:시|군)(?![가-힣])'],
  uk: ['(?:в|у|до|з|із|зі|місті|міста|місто|селі|село) ', ''],
};

function townsIn(source: string, lang: LanguageTag): { town: string }[] {
  const [before = '', behind = ''] = around[lang] ?? [];
  if (lang === 'uk') {
    // Ukrainian writes names with a capital, and declines them.
    const found = source.matchAll(new RegExp(`(?<![\\p{L}'’])${before}(\\p{Lu}[\\p{Ll}'’]{3,})(?! \\p{Lu})`, 'gu'));
    return [...found].flatMap(([, town = '']) =>
      knowsWord(town, lang) || isPlainWord(town, lang) || adjective.test(town) ? [] : [{ town: town.slice(0, -1) }],
    );
  }
  return townsOf(lang).flatMap((town) => {
    if (!source.includes(town)) return [];
    const pattern = new RegExp(
      `(?<![\\p{L}])(?:${lang === 'ko' ? '' : before})${town}${behind === '' ? '(?![\\p{L}])' : `(?:${behind})`}`,
      'u',
    );
    return pattern.test(source) && !knowsPlace(town, lang) ? [{ town }] : [];
  });
}

/** Endings of adjectives that begin the name of an authority: `Шевченківського`. */
const adjective = /(?:[иі]й|ого|ому|[иі]м|их|ої|ою)$/u;

/** Whether the town has a name of its own in English, which is compared by meaning. */
const knowsPlace = (town: string, lang: LanguageTag) => /^(?:ar|he|ko)$/.test(lang) && knowsWord(town, lang);

function townsOf(lang: LanguageTag): readonly string[] {
  const made =
    known.get(lang) ??
    (lists[lang] ?? '')
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word) => word.replaceAll('_', ' '));
  known.set(lang, made);
  return made;
}

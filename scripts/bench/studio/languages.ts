import { createReader } from '#server/features/translation/reading/reader.ts';
import type { BlockContent } from '#shared/schemas/translation-text.ts';
import { isWithRules, type TagWithRules } from '#shared/translation-checks/languages/all.ts';
import { sourceTags } from '#shared/translation-text.ts';
import { atMost, type Finding } from '../goals.ts';
import { drawPages } from './papers/draw.ts';
import { harm } from './papers/harms.ts';
import { sampled } from './papers/sample.ts';

/** Letters read wrong on a clean page of each language whose rules stand in a file. `BENCH_LANGUAGES=fr,zh` limits them. */

const serif = 'expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf';
interface Sheet {
  font: string;
  must: number;
  lines: readonly string[];
}

const sheets: Readonly<Record<TagWithRules, Sheet>> = {
  fr: {
    font: serif,
    must: 0.5,
    lines: [
      'Mairie de Besançon, département du Doubs',
      'Le dix-neuf juin mil neuf cent soixante-quatorze à vingt heures est né Gaëtan Hervé Lefèvre',
      'de sexe masculin, fils de Noël Lefèvre, forgeron, et de Françoise Béranger, son épouse',
      'Dressé par nous, officier de l’état civil, après lecture faite au déclarant qui a signé',
    ],
  },
  it: {
    font: serif,
    must: 0.5,
    lines: [
      'Comune di Forlì, ufficio dello stato civile',
      'Dai registri risulta che il giorno trenta luglio millenovecentosessantadue è nata Perla Venturelli',
      'figlia di Niccolò Venturelli, falegname, e di Libertà Squarzoni, residenti in questo comune',
      'Si rilascia in carta libera per uso consentito dalla legge, però senza annotazioni',
    ],
  },
  pl: {
    font: serif,
    must: 0.5,
    lines: [
      'Urząd Stanu Cywilnego w Jędrzejowie, województwo świętokrzyskie',
      'Grażyna Bożena Źdźbłowska urodzona dnia dwudziestego ósmego października tysiąc dziewięćset',
      'siedemdziesiątego dziewiątego roku jako córka Wawrzyńca i Łucji z domu Szczęsna',
      'Poświadcza się zgodność powyższego odpisu z treścią aktu, opłatę skarbową uiszczono',
    ],
  },
  uk: {
    font: serif,
    must: 4,
    lines: [
      'Відділ державної реєстрації актів цивільного стану, місто Жмеринка',
      'Свідоцтво про народження громадянки Їжакевич Євгенії Щорсівни, тридцятого липня',
      'тисяча дев’ятсот шістдесят другого року, про що складено актовий запис',
      'Батько шевчук Юхим, мати Явдоха, громадяни України, місце проживання Вінниця',
    ],
  },
  zh: {
    font: 'expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
    must: 2,
    lines: [
      '中华人民共和国四川省绵阳市公证处',
      '申请人郝建国，男，一九六二年七月三十日出生，现住绵阳市涪城区临园路',
      '兹证明前面的复印件与原件相符，原件上所盖的印章属实',
      '公证员罗秀英，二〇〇九年十一月四日',
    ],
  },
  'zh-Hant': {
    font: 'expo-google-fonts/noto-sans-tc/400Regular/NotoSansTC_400Regular.ttf',
    must: 1,
    lines: [
      '臺北市大安區戶政事務所戶籍謄本',
      '戶長郝建國，男，民國五十一年七月三十日在臺灣省嘉義縣出生，現住臺北市大安區龍泉街',
      '父郝振聲，母羅秀英，配偶歐陽麗華，民國七十七年十一月四日結婚登記',
      '本謄本與戶籍資料相符，主任簽章屬實',
    ],
  },
  ro: {
    font: serif,
    must: 1,
    lines: [
      'Primăria Municipiului Târgoviște, județul Dâmbovița, oficiul stării civile',
      'În anul una mie nouă sute șaizeci și doi luna iulie ziua treizeci s-a născut Ștefăniță Țurcanu',
      'fiul lui Gheorghiță Țurcanu, tâmplar, și al Smarandei născută Bălăceanu, cu domiciliul în Râmnicu Sărat',
      'Eliberat astăzi, patru noiembrie două mii nouă, semnătura și ștampila ofițerului',
    ],
  },
  nl: {
    font: serif,
    must: 1,
    lines: [
      'Gemeente Enkhuizen, burgerlijke stand, uittreksel uit het register van huwelijken',
      'Op dertig juli negentienhonderd tweeënzestig is in deze gemeente geboren Jolijn Wijnberg',
      'dochter van Coenraad Wijnberg, meubelmaker, en van Geertruida IJsselstein, zijn echtgenote',
      'Voor eensluidend afschrift, de ambtenaar van de burgerlijke stand, geïdentificeerd en gezien',
    ],
  },
  tr: {
    font: serif,
    must: 1,
    lines: [
      'Türkiye Cumhuriyeti İçişleri Bakanlığı Nüfus ve Vatandaşlık İşleri',
      'Yukarıda kimliği yazılı Işıl Güçlü, otuz Temmuz bin dokuz yüz altmış iki tarihinde Eskişehir ilinde doğmuştur',
      'baba adı Şükrü, ana adı Çiğdem, medeni hali bekâr, mesleği öğretmen olarak kayıtlıdır',
      'İşbu belge ilgilinin isteği üzerine düzenlenmiş olup aslına uygunluğu tasdik olunur',
    ],
  },
  vi: {
    font: serif,
    must: 1,
    lines: [
      'Cộng hòa xã hội chủ nghĩa Việt Nam, Độc lập, Tự do, Hạnh phúc',
      'Họ và tên người được khai sinh Nguyễn Thị Phượng, giới tính nữ, dân tộc Kinh',
      'Sinh ngày ba mươi tháng bảy năm một nghìn chín trăm sáu mươi hai tại huyện Đông Hưng, tỉnh Thái Bình',
      'Ủy ban nhân dân xã đã đăng ký và cấp giấy này, người thực hiện ký và ghi rõ họ tên',
    ],
  },
};
const papers = sourceTags.flatMap((lang) => (isWithRules(lang) ? [{ lang, ...sheets[lang] }] : []));

export async function benchLanguages(): Promise<Finding[]> {
  const wanted = process.env['BENCH_LANGUAGES']?.split(',');
  const chosen = sampled(papers.filter(({ lang }) => wanted?.includes(lang) ?? true));
  const reader = createReader();
  const findings: Finding[] = [];
  try {
    const style = '<style>body{font:13pt/1.8 F;margin:24mm 20mm}p{margin:0 0 3mm}</style>';
    const drawn = await drawPages(
      chosen.map(({ lang, font, lines }) => ({
        html: style + lines.map((line) => `<p>${line}</p>`).join(''),
        lang,
        font,
      })),
    );
    for (const [at, { lang, lines, must }] of chosen.entries()) {
      const bytes = await harm(drawn[at]?.png ?? Buffer.alloc(0), { dpi: 200 });
      const { blocks } = await reader.read({ bytes, mimetype: 'image/png', page: 1, lang });
      const [truth, found] = [lettersOf(lines.join('')), lettersOf(blocks.map(textOf).join(''))];
      if (process.env['BENCH_LIST']) console.log(lang, blocks.map(textOf).join(' / '));
      const rate = (100 * editsBetween(truth, found)) / truth.length;
      findings.push(atMost(`languages: letters wrong on a clean page, ${lang}`, { must, found: rate, unit: ' %' }));
    }
    return findings;
  } finally {
    reader.stop();
  }
}

function lettersOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]/gu) ?? [];
}

function textOf(block: BlockContent): string {
  if (!('source' in block)) return '';
  const { source } = block;
  if (typeof source === 'string') return source;
  return 'rows' in source ? source.rows.flat().join(' ') : `${source.label} ${source.value}`;
}

function editsBetween(one: readonly string[], other: readonly string[]): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of one.entries()) {
    const next = [index + 1];
    for (const [at, sign] of other.entries()) {
      next.push(Math.min((next[at] ?? 0) + 1, (row[at + 1] ?? 0) + 1, (row[at] ?? 0) + (letter === sign ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

if (import.meta.main) console.log(await benchLanguages());

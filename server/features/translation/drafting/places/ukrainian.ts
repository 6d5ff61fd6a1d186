import { passportName } from '#shared/passport-names.ts';
import { byRule, joined, type Piece } from '../pieces.ts';
import { countryName } from './places.ts';

/** Ukrainian towns, districts and streets, spelled by the rule of passports; a region has its usual English name. */

const regions: Readonly<Partial<Record<string, string>>> = Object.fromEntries(
  'Вінницька:Vinnytsia Волинська:Volyn Дніпропетровська:Dnipropetrovsk Донецька:Donetsk Житомирська:Zhytomyr Закарпатська:Zakarpattia Запорізька:Zaporizhzhia Івано-Франківська:Ivano-Frankivsk Київська:Kyiv Кіровоградська:Kirovohrad Луганська:Luhansk Львівська:Lviv Миколаївська:Mykolaiv Одеська:Odesa Полтавська:Poltava Рівненська:Rivne Сумська:Sumy Тернопільська:Ternopil Харківська:Kharkiv Херсонська:Kherson Хмельницька:Khmelnytskyi Черкаська:Cherkasy Чернівецька:Chernivtsi Чернігівська:Chernihiv'
    .split(' ')
    .map((pair) => pair.split(':'))
    .map(([source = '', english = '']) => [source.toLowerCase(), english]),
);

const name = String.raw`\p{Lu}[\p{Script=Cyrillic}'’ʼ-]*(?:\s\p{Lu}[\p{Script=Cyrillic}'’ʼ-]*)*`;
const forms: readonly (readonly [RegExp, (name: string) => string])[] = [
  [new RegExp(`^(?:м\\.|місто)\\s*(${name})$`, 'u'), (town) => town],
  [new RegExp(`^(?:с\\.|село)\\s*(${name})$`, 'u'), (town) => `village of ${town}`],
  [new RegExp(`^(?:смт\\.?|селище міського типу)\\s*(${name})$`, 'u'), (town) => `urban-type settlement of ${town}`],
  [new RegExp(`^(?:селище)\\s*(${name})$`, 'u'), (town) => `settlement of ${town}`],
  [new RegExp(`^(${name})\\s+(?:р-н|район)$`, 'u'), (district) => `${district} District`],
  [new RegExp(`^(?:вул\\.|вулиця)\\s*(${name})$`, 'u'), (street) => `${street} St.`],
  [new RegExp(`^(?:просп\\.|пр-т\\.?|проспект)\\s*(${name})$`, 'u'), (street) => `${street} Ave.`],
  [new RegExp(`^(?:пров\\.|провулок)\\s*(${name})$`, 'u'), (street) => `${street} Ln.`],
  [new RegExp(`^(?:бульв\\.|б-р|бульвар)\\s*(${name})$`, 'u'), (street) => `${street} Blvd.`],
  [new RegExp(`^(?:пл\\.|площа)\\s*(${name})$`, 'u'), (street) => `${street} Sq.`],
];
const numbered: readonly (readonly [RegExp, string])[] = [
  [/^(?:буд\.|будинок)\s*(\d[\d/-]*\p{Lu}?)$/u, 'Bldg. '],
  [/^(?:кв\.|квартира)\s*(\d+\p{Lu}?)$/u, 'Apt. '],
  [/^(?:корп\.|корпус)\s*(\d+\p{Lu}?)$/u, 'Block '],
  [/^(?:оф\.|офіс)\s*(\d+\p{Lu}?)$/u, 'Office '],
  [/^(\d[\d/-]*\p{Lu}?)$/u, ''],
];

/** `с. Нове, Галицький район, Львівська область`; undefined where a part is none of these. */
export function ukrainianPlace(text: string): Piece | undefined {
  const region = regions[text.trim().toLowerCase()];
  if (region !== undefined) return proper(region);
  const parts = apart(text).split(/\s*,\s*/u);
  return joined(parts.map(partOf), (targets) => targets.join(', '));
}

/** `село Іванівка Білоцерківського району Київської області`, with commas and in the first case. */
function apart(text: string): string {
  return text
    .replaceAll(/(?<![\s,]|^)\s+(\p{Lu}[\p{L}'’ʼ-]*[сц])ького\s+(?:району|р-ну)/gu, ', $1ький район')
    .replaceAll(/(?<![\s,]|^)\s+(\p{Lu}[\p{L}'’ʼ-]*[сц])ької\s+(?:області|обл\.?)/gu, ', $1ька область');
}

function partOf(text: string): Piece | undefined {
  const region = /^(\p{Lu}[\p{L}'’ʼ-]*)\s+(?:область|обл\.?)$/u.exec(text)?.[1]?.toLowerCase() ?? '';
  if (Object.hasOwn(regions, region)) return proper(`${regions[region]} Region`);
  if (/^(?:УРСР|Українська РСР)$/u.test(text)) return proper('Ukrainian SSR');
  const country = countryName(text, 'uk');
  if (country !== undefined) return proper(country);
  for (const [form, english] of numbered) {
    const number = form.exec(text)?.[1];
    const spelled = number === undefined ? undefined : passportName(number);
    if (spelled !== undefined) return proper(english + spelled);
  }
  for (const [form, english] of forms) {
    const named = form.exec(text)?.[1];
    const spelled = named === undefined ? undefined : passportName(named);
    if (spelled !== undefined) return proper(english(spelled));
  }
  return undefined;
}

function proper(english: string): Piece {
  return byRule(english, { detail: 'spelled by the passport rule', isProper: true });
}

/** `Шевченківський`, `Іванівської`: a name of a district or council in any case, as passports spell the first one. */
function ukrainianAdjective(text: string): Piece | undefined {
  const [, stem = '', end = ''] = /^(\p{Lu}[\p{L}'’ʼ-]*(?:сь|ць|зь)к)(ий|ого|ому|им|а|ої|ій|ою)$/u.exec(text) ?? [];
  if (stem === '') return undefined;
  const region = /^(?:а|ої|ій|ою)$/u.test(end) ? regions[`${stem}а`.toLowerCase()] : undefined;
  const spelled = region ?? passportName(stem + (/^(?:ий|ого|ому|им)$/u.test(end) ? 'ий' : 'а'));
  return spelled === undefined ? undefined : proper(spelled);
}

const companies: Readonly<Record<string, string>> = {
  ...{ ТОВ: 'LLC', ПП: 'PE', ПАТ: 'PJSC', ПрАТ: 'PrJSC', АТ: 'JSC', ДП: 'SE', КП: 'ME', ФГ: 'Farm' },
  'Товариство з обмеженою відповідальністю': 'Limited Liability Company',
};

/** `ТОВ «Альфа»` */
export function ukrainianCompany(text: string): Piece | undefined {
  const [, form = '', written = ''] = /^(\p{Lu}[\p{L}\s]*?)\s*[«"“„]([^«»"“”„]{2,60})[»"”“]$/u.exec(text) ?? [];
  const kind = Object.hasOwn(companies, form) ? companies[form] : undefined;
  const words =
    kind === undefined
      ? []
      : written.split(/\s+/).map((word) => (/^[\p{Script=Latin}\d-]+$/u.test(word) ? word : passportName(word)));
  return kind === undefined || words.includes(undefined) ? undefined : proper(`${kind} "${words.join(' ')}"`);
}

const series = /^(?:серія\s+)?(?:([IІV]{1,4})-)?(\p{Lu}{2})\s*(?:№\s*)?(\d{6,8})$/u;

/** `І-БК № 123456`: the Roman figure of a series is often typed as a letter. */
export function ukrainianSeries(text: string): Piece | undefined {
  const [, roman = '', pair = ''] = /^([IІV]{1,4})-(\p{Lu}{2})$/u.exec(text.trim()) ?? [];
  const alone =
    /^(?:\p{Lu}\d{4})$/u.test(text.trim()) || roman !== '' ? passportName(pair || text.trim().charAt(0)) : undefined;
  if (alone !== undefined && /\p{Script=Cyrillic}/u.test(text))
    return byRule(roman === '' ? alone + text.trim().slice(1) : `${roman.replaceAll('І', 'I')}-${alone}`, {
      isCopied: true,
    });
  const [, figure, letters = '', number = ''] = series.exec(text.trim()) ?? [];
  const spelled = letters === '' ? undefined : passportName(letters);
  if (spelled === undefined) return undefined;
  const before = figure === undefined ? '' : `${figure.replaceAll('І', 'I')}-`;
  return byRule(`${before}${spelled}${text.includes('№') ? ' No.' : ''} ${number}`, { isCopied: true });
}

const person =
  /^\p{Lu}[\p{Script=Cyrillic}'’ʼ-]+\s\p{Lu}[\p{Script=Cyrillic}'’ʼ-]+\s\p{Lu}[\p{Script=Cyrillic}'’ʼ-]+(?:вич|вна|ВИЧ|ВНА)$/u;

/** `Шевчук Олена Іванівна`: a patronymic in the first case tells a name, and that it is not declined. */
export function ukrainianPerson(text: string): Piece | undefined {
  const spelled = person.test(text) ? passportName(text) : undefined;
  return spelled === undefined ? undefined : { ...proper(spelled), isCopied: true };
}

const signer =
  /^(?:(?:\p{Lu}\.\s?){1,2}\p{Lu}[\p{Script=Cyrillic}'’ʼ-]+|\p{Lu}[\p{Script=Cyrillic}'’ʼ-]+\s(?:\p{Lu}\.\s?){2})$/u;

/** `Т.В. Бондар`, which stands alone where somebody signs. */
export function ukrainianSigner(text: string): Piece | undefined {
  const spelled = signer.test(text) ? passportName(text) : undefined;
  return spelled === undefined ? undefined : { ...proper(spelled), isCopied: true };
}

/** A person, a district or units of a place in a phrase's slot; a number alone is no place. */
export function ukrainianSlot(text: string): Piece | undefined {
  return ukrainianPerson(text) ?? ukrainianAdjective(text) ?? (/\p{Lu}/u.test(text) ? ukrainianPlace(text) : undefined);
}

import { pathToFileURL } from 'node:url';
import type { SourceTag } from '#shared/translation-text.ts';
import { isLatin, type TagIn } from '#shared/writing-systems.ts';
import { inRoot } from '../../../run/paths.ts';

/** A serif and a sans (or typewriter) per script. */
const latin = [
  'expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf',
  'expo-google-fonts/public-sans/400Regular/PublicSans_400Regular.ttf',
  'fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2',
];
const fonts: Readonly<Record<Exclude<SourceTag, TagIn<'Latin'>>, readonly string[]>> = {
  ar: [
    'expo-google-fonts/amiri/400Regular/Amiri_400Regular.ttf',
    'fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2',
  ],
  he: [
    'expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
    'fontsource/ibm-plex-sans-hebrew/files/ibm-plex-sans-hebrew-hebrew-400-normal.woff2',
  ],
  ja: ['expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf'],
  // The typewriter's file has no Cyrillic.
  uk: latin.slice(0, 1),
  zh: ['expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'],
  'zh-Hant': ['expo-google-fonts/noto-sans-tc/400Regular/NotoSansTC_400Regular.ttf'],
  ko: ['expo-google-fonts/noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf'],
};

export function fontsOf(lang: SourceTag): readonly string[] {
  // The others have no letters with stacked marks.
  const files = isLatin(lang) ? (lang === 'vi' ? latin.slice(0, 1) : latin) : fonts[lang];
  return files.map((file) => pathToFileURL(inRoot(`node_modules/@${file}`)).href);
}

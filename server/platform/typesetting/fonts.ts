import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * The fonts of a print: Latin (with Vietnamese), Cyrillic, Greek, Arabic, Hebrew, Japanese, Korean, Chinese, then one for each
 * script of `languageOfScript`.
 */
export const fontFiles = [
  'source-serif-4/400Regular/SourceSerif4_400Regular.ttf',
  'source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf',
  'source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf',
  'public-sans/400Regular/PublicSans_400Regular.ttf',
  'public-sans/500Medium/PublicSans_500Medium.ttf',
  'public-sans/600SemiBold/PublicSans_600SemiBold.ttf',
  'ibm-plex-mono/600SemiBold/IBMPlexMono_600SemiBold.ttf',
  'amiri/400Regular/Amiri_400Regular.ttf',
  'noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
  'noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf',
  'noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf',
  'noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  'noto-sans-tc/400Regular/NotoSansTC_400Regular.ttf',
  'noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf',
  'noto-sans-lao/400Regular/NotoSansLao_400Regular.ttf',
  'noto-sans-khmer/400Regular/NotoSansKhmer_400Regular.ttf',
  'noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
  'noto-sans-bengali/400Regular/NotoSansBengali_400Regular.ttf',
  'noto-sans-tamil/400Regular/NotoSansTamil_400Regular.ttf',
  'noto-sans-sinhala/400Regular/NotoSansSinhala_400Regular.ttf',
  'noto-sans-georgian/400Regular/NotoSansGeorgian_400Regular.ttf',
  'noto-sans-armenian/400Regular/NotoSansArmenian_400Regular.ttf',
  'noto-sans-ethiopic/400Regular/NotoSansEthiopic_400Regular.ttf',
] as const;

export const sealFont = 'public-sans/600SemiBold/PublicSans_600SemiBold.ttf' satisfies (typeof fontFiles)[number];

/** Copied here by the build: the font packages hold every weight and are not installed in production. */
const buildFolder = path.join(import.meta.dirname, 'fonts');
const require = createRequire(import.meta.url);

export function fontPath(file: (typeof fontFiles)[number]): string {
  const copied = path.join(buildFolder, path.basename(file));
  return existsSync(copied) ? copied : require.resolve(`@expo-google-fonts/${file}`);
}

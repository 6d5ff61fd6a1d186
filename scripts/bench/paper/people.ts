import type { PaperOrder } from './environment.ts';

/** Orders whose names exercise the fonts. */

/** One per language of the order form. */
export const languages: readonly PaperOrder[] = [
  { paper: 'birthBr', holder: { name: 'João Antônio Conceição Guimarães' } },
  { paper: 'citizenPt', holder: { name: 'Inês Leitão da Câmara' } },
  { paper: 'birthEs', holder: { name: 'María Ñúñez Güell' } },
  { paper: 'conductDe', holder: { name: 'Jürgen Weiß-Größle' } },
  { paper: 'familyAr', holder: { name: 'Layla al-Haddad', nativeName: 'ليلى الحداد' } },
  { paper: 'registryHe', holder: { name: 'Noa Levi', nativeName: 'נועה לוי' } },
  { paper: 'kosekiJp', holder: { name: 'Rita Takahashi', nativeName: '髙橋 理多' } },
  { paper: 'familyKr', holder: { name: 'Kim Seoyeon', nativeName: '김서연' } },
];

const long = `${'Maria Aparecida da Conceição '.repeat(4)}Ng`;

export const rareNames: readonly PaperOrder[] = [
  { paper: 'birthEs', holder: { name: 'Nguyễn Thị Ánh Đào' } },
  { paper: 'birthEs', holder: { name: 'Łukasz Żądło-Źrebię' } },
  { paper: 'kosekiJp', holder: { name: 'Kenta Yamazaki', nativeName: '山﨑 健太' } },
  { paper: 'residenceJp', holder: { name: 'Sho Takagi', nativeName: '髙木 翔' } },
  { paper: 'birthAr', holder: { name: 'Layla al-Haddad', nativeName: 'ليلى بنت عبد الله الحدّاد' } },
  { paper: 'birthEs', holder: { name: 'Ọlọ́runtóbi Adébáyọ̀' } },
  { paper: 'birthBr', holder: { name: long.slice(0, 120).padEnd(120, 'a') } },
];

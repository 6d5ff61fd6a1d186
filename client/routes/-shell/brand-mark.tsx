import { brand, pictureSrc } from '#client/lib/brand.ts';
import { Wordmark } from '#client/ui/layout/wordmark.tsx';

/** The brand: its logo, or the mark and name. */
export function BrandMark() {
  const { mark, name, logo } = brand;
  return <Wordmark mark={mark} name={name} picture={logo && { src: pictureSrc(logo), ...logo }} />;
}

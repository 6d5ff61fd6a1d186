/** The two colors of a house, and what is derived from them for light and dark pages. */

export interface SiteColors {
  primary: string;
  accent: string;
}

export const defaultColors = { primary: '#1d3d6b', accent: '#85601b' } as const satisfies SiteColors;

type Rgb = [number, number, number];

function rgbOf(hex: string): Rgb {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

function hexOf(rgb: Rgb): string {
  return `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance of WCAG 2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = rgbOf(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of WCAG 2, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [light, dark] = luminance(one) > luminance(other) ? [one, other] : [other, one];
  return (luminance(light) + 0.05) / (luminance(dark) + 0.05);
}

/** What text needs. */
const minContrast = 4.5;
/** The page, sheets and sunken areas. */
const lightSurfaces = ['#faf8f3', '#ffffff', '#f2efe7'];
const darkSurfaces = ['#10161f', '#18202b', '#0b1017'];

/** Colors that cannot be read on the light pages, as sentences. */
export function contrastFaults(colors: SiteColors): { key: keyof SiteColors; message: string }[] {
  return (['primary', 'accent'] as const).flatMap((key) => {
    const lowest = Math.min(...lightSurfaces.map((surface) => contrastOf(colors[key], surface)));
    if (lowest >= minContrast) return [];
    const shown = (Math.floor(lowest * 10) / 10).toFixed(1);
    return [{ key, message: `Its contrast with the page is ${shown}:1; text needs 4.5:1. Choose a darker color.` }];
  });
}

function mixed(hex: string, other: string, share: number): string {
  const [one, two] = [rgbOf(hex), rgbOf(other)];
  return hexOf([0, 1, 2].map((at) => (one[at] ?? 0) * (1 - share) + (two[at] ?? 0) * share) as Rgb);
}

/** Lightened until it can be read on every surface. */
function readableOn(hex: string, surfaces: readonly string[], towards: string): string {
  for (let share = 0; share < 1; share += 0.05) {
    const tried = mixed(hex, towards, share);
    if (surfaces.every((surface) => contrastOf(tried, surface) >= minContrast + 1.5)) return tried;
  }
  return towards;
}

/** Tokens of `tokens.css` that the two colors replace, per theme. */
export function tokensOf({ primary, accent }: SiteColors): Record<'light' | 'dark', Record<string, string>> {
  const [darkPrimary, darkAccent] = [primary, accent].map((hex) => readableOn(hex, darkSurfaces, '#ffffff')) as [
    string,
    string,
  ];
  return {
    light: {
      primary,
      'primary-hover': mixed(primary, '#000000', 0.22),
      'primary-soft': mixed(primary, '#ffffff', 0.9),
      link: primary,
      brass: accent,
      'brass-soft': mixed(accent, '#ffffff', 0.88),
      'brass-deco': mixed(accent, '#ffffff', 0.3),
    },
    dark: {
      primary: darkPrimary,
      'primary-hover': mixed(darkPrimary, '#ffffff', 0.3),
      'primary-soft': mixed(darkPrimary, '#10161f', 0.84),
      'on-primary': '#0b1017',
      link: darkPrimary,
      brass: darkAccent,
      'brass-soft': mixed(darkAccent, '#10161f', 0.84),
      'brass-deco': mixed(darkAccent, '#10161f', 0.25),
    },
  };
}

/** Rules of a style element that replace the tokens. */
export function colorRules(colors: SiteColors): string {
  const { light, dark } = tokensOf(colors);
  const rule = (tokens: Record<string, string>) =>
    Object.entries(tokens)
      .map(([name, hex]) => `--${name}:${hex}`)
      .join(';');
  return `:root,[data-theme='light']{${rule(light)}}@media not print{[data-theme='dark']{${rule(dark)}}}`;
}

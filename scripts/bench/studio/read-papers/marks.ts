import type { SourceMark } from '#shared/translation-text.ts';

/** Marks on papers other than text: photo, seals, signature, fiscal stamps. */

export type DrawnMark = Extract<SourceMark, 'photo' | 'seal' | 'signature' | 'stamp'>;

function placed(mark: DrawnMark, style: string, svg: string): string {
  return `<div data-mark=${mark} style="position:absolute;line-height:0;${style}">${svg}</div>`;
}

/** A face before a plain wall, in grey or in color. */
export function photo({ style, isGrey }: { style: string; isGrey: boolean }): string {
  const [wall, skin, hair, suit] = isGrey
    ? ['#c9c9c9', '#a9a9a9', '#2c2c2c', '#4a4a4a']
    : ['#b9cbd8', '#c99a7c', '#3a2a20', '#2c3a5a'];
  return placed(
    'photo',
    style,
    `<svg width=125 height=160 viewBox="0 0 125 160"><defs><filter id=b><feGaussianBlur stdDeviation=1.6 /></filter>
<radialGradient id=f cx=.4 cy=.35><stop offset=0 stop-color="#f0d8c8" /><stop offset=1 stop-color="${skin}" /></radialGradient></defs>
<rect width=125 height=160 fill="${wall}" /><g filter=url(#b)><ellipse cx=62 cy=58 rx=37 ry=44 fill="${hair}" />
<path d="M5 160q8-48 57-50 50 2 58 50z" fill="${suit}" /><path d="M48 100h28l-14 34z" fill="#eee" /><ellipse cx=62 cy=70 rx=28 ry=37 fill="url(#f)" />
<ellipse cx=51 cy=64 rx=5 ry=3 fill="#222" /><ellipse cx=74 cy=64 rx=5 ry=3 fill="#222" /><path d="M51 90q11 7 23 0M62 66l-3 14h6" stroke="#7a4a3a" stroke-width=2 fill=none /></g></svg>`,
  );
}

export function seal({ style, rim, color }: { style: string; rim: string; color: string }): string {
  return placed(
    'seal',
    `mix-blend-mode:multiply;opacity:.8;${style}`,
    `<svg width=170 height=170 viewBox="0 0 170 170" fill=none stroke="${color}" stroke-width=3><circle cx=85 cy=85 r=82 /><circle cx=85 cy=85 r=56 stroke-width=2 />
<path id=rim d="M21 85a64 64 0 1 1 128 0" stroke=none /><path d="M85 52l9 21 23 2-17 15 5 23-20-12-20 12 5-23-17-15 23-2z" />
<text font-family=F font-size=14 fill="${color}" stroke=none direction=ltr text-anchor=middle><textPath href=#rim startOffset=50%>${rim}</textPath></text></svg>`,
  );
}

export function signature({ style }: { style: string }): string {
  return placed(
    'signature',
    style,
    `<svg width=190 height=62 viewBox="0 0 190 62" fill=none stroke="#1b2c66" stroke-width=2.2 stroke-linecap=round>
<path d="M6 44c14-30 22-38 27-33 6 7-18 40-10 41 9 1 16-29 23-28 6 1-7 21 1 22 9 0 10-20 18-19 7 1-4 18 4 18 10 0 12-28 22-33 8-3 3 30-6 41-5 6-10 3-6-4 8-15 28-25 40-24 9 1-4 12 6 12 12 0 22-14 40-20 8-2 14-2 19-2" /></svg>`,
  );
}

/** A perforated stamp of some value, as fiscal stamps are stuck side by side. */
export function fiscalStamp({ style, value, color }: { style: string; value: string; color: string }): string {
  return placed(
    'stamp',
    style,
    `<svg width=78 height=94 viewBox="0 0 78 94"><rect width=78 height=94 rx=2 fill="${color}" fill-opacity=.18 /><rect x=3 y=3 width=72 height=88 fill=none stroke="${color}" stroke-width=3 stroke-dasharray="4 3" />
<rect x=8 y=8 width=62 height=78 fill=none stroke="${color}" stroke-width=2.5 /><circle cx=39 cy=38 r=17 fill="${color}" fill-opacity=.45 />
<g font-family=F fill="${color}" text-anchor=middle><text x=39 y=76 font-size=17>${value}</text></g></svg>`,
  );
}

import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';

/** Blob URL of a PDF for stories, with numbered pages. */
export async function storyPdf(title: string, pages: number, size: [number, number]): Promise<string> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.TimesRoman);
  for (let number = 1; number <= pages; number += 1) {
    const page = document.addPage(size);
    page.drawText(`${title}, page ${number}`, { x: 56, y: size[1] - 90, size: 26, font });
    for (let line = 0; line < 24; line += 1) {
      page.drawText('The registrar certifies that the entry agrees with the book.', {
        x: 56,
        y: size[1] - 140 - line * 22,
        size: 13,
        font,
      });
    }
  }
  const bytes = await document.save();
  return URL.createObjectURL(new Blob([Uint8Array.from(bytes)], { type: 'application/pdf' }));
}

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="990" viewBox="0 0 700 990">
<rect width="700" height="990" fill="#fffdf6"/><rect x="30" y="30" width="640" height="930" fill="none" stroke="#85601b" stroke-width="4"/>
<text x="350" y="160" font-size="44" text-anchor="middle" font-family="serif">Acta de nacimiento</text>
${Array.from({ length: 16 }, (_, line) => `<rect x="90" y="${230 + line * 40}" width="${520 - (line % 4) * 60}" height="10" fill="#b9b3a4"/>`).join('')}
</svg>`;

/** Image for stories, as a data URL. */
export const storyImage = `data:image/svg+xml,${encodeURIComponent(drawing)}`;

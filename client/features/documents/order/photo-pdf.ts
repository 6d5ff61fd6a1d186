/** A photo as a baseline JPEG. */
export interface PhotoPage {
  jpeg: Uint8Array;
  width: number;
  height: number;
}

/** Width of A4 in points; heights follow from the photos. */
const pageWidth = 595;

/** Writes a PDF with one photo per page. */
export function writePhotoPdf(photos: readonly PhotoPage[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const offsets: number[] = [];
  let length = 0;
  const add = (part: string | Uint8Array): void => {
    const bytes = typeof part === 'string' ? new TextEncoder().encode(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  const begin = (): void => {
    offsets.push(length);
    add(`${String(offsets.length)} 0 obj\n`);
  };
  const stream = (dictionary: string, bytes: Uint8Array): void => {
    begin();
    add(`<< ${dictionary} /Length ${String(bytes.length)} >>\nstream\n`);
    add(bytes);
    add('\nendstream\nendobj\n');
  };
  // Objects 1 and 2 are the catalog and the page list; each photo takes three.
  const pageIds = photos.map((_photo, index) => 3 + index * 3);
  add('%PDF-1.7\n');
  begin();
  add('<< /Type /Catalog /Pages 2 0 R >>\nendobj\n');
  begin();
  add(
    `<< /Type /Pages /Count ${String(photos.length)} /Kids [${pageIds.map((id) => `${String(id)} 0 R`).join(' ')}] >>\n`,
  );
  add('endobj\n');
  for (const [index, { jpeg, width, height }] of photos.entries()) {
    const [id, pageHeight] = [pageIds[index] ?? 0, Math.round((pageWidth * height) / width)];
    const size = `${String(pageWidth)} ${String(pageHeight)}`;
    begin();
    add(`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size}] /Contents ${String(id + 1)} 0 R `);
    add(`/Resources << /XObject << /Photo ${String(id + 2)} 0 R >> >> >>\nendobj\n`);
    stream('', new TextEncoder().encode(`q ${String(pageWidth)} 0 0 ${String(pageHeight)} 0 0 cm /Photo Do Q`));
    const dimensions = `/Width ${String(width)} /Height ${String(height)}`;
    const encoding = '/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode';
    stream(`/Type /XObject /Subtype /Image ${dimensions} ${encoding}`, jpeg);
  }
  const start = length;
  add(`xref\n0 ${String(offsets.length + 1)}\n0000000000 65535 f \n`);
  for (const offset of offsets) add(`${String(offset).padStart(10, '0')} 00000 n \n`);
  add(`trailer\n<< /Size ${String(offsets.length + 1)} /Root 1 0 R >>\nstartxref\n${String(start)}\n%%EOF\n`);
  const file = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    file.set(part, at);
    at += part.length;
  }
  return file;
}

import { PdfDict, PdfName, PdfRef, PdfStream, type PDF } from '@libpdf/core';
import type { SignedHead } from '#shared/schemas/transparency.ts';

/** XMP metadata (ISO 16684-1) of delivered files. */

const namespace = 'urn:certificate-log:head#';
const fields = ['origin', 'size', 'root', 'time', 'key', 'signature'] as const satisfies readonly (keyof SignedHead)[];

/** Adds a signed head of the certificate log to the document's metadata, beside what its maker stated. */
export function stateLogHead(document: PDF, head: SignedHead): void {
  const catalog = document.getCatalog();
  const ref = catalog.get('Metadata');
  const known = ref instanceof PdfRef ? document.context.resolve(ref) : ref;
  const stated = known instanceof PdfStream ? Buffer.from(known.getDecodedData()).toString('utf8') : '';
  const packet = stated.includes(packetEnd) ? stated : emptyPacket;
  const at = packet.lastIndexOf(packetEnd);
  const bytes = Buffer.from(`${packet.slice(0, at)}${describe(head)}${packet.slice(at)}`);
  const dict = PdfDict.of({ Type: PdfName.of('Metadata'), Subtype: PdfName.of('XML') });
  catalog.set('Metadata', document.context.register(new PdfStream(dict, bytes)));
}

const packetEnd = '</rdf:RDF>';
const emptyPacket =
  '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">' +
  '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"></rdf:RDF></x:xmpmeta><?xpacket end="r"?>';

function describe(head: SignedHead): string {
  const stated = fields.map((name) => `<log:${name}>${escaped(String(head[name]))}</log:${name}>`);
  return `<rdf:Description rdf:about="" xmlns:log="${namespace}">${stated.join('')}</rdf:Description>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

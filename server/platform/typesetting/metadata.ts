import { PdfDict, PdfName, PdfRef, PdfStream, type PDF } from '@libpdf/core';

/** XMP metadata (ISO 16684-1) of printed files. */

const packetEnd = '</rdf:RDF>';

const emptyPacket =
  '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">' +
  '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"></rdf:RDF></x:xmpmeta><?xpacket end="r"?>';

/** Adds descriptions (RDF/XML) to those of the document's producer. */
export function addMetadata(document: PDF, descriptions: string): void {
  const catalog = document.getCatalog();
  const ref = catalog.get('Metadata');
  const known = ref instanceof PdfRef ? document.context.resolve(ref) : ref;
  const stated = known instanceof PdfStream ? Buffer.from(known.getDecodedData()).toString('utf8') : '';
  const packet = stated.includes(packetEnd) ? stated : emptyPacket;
  const at = packet.lastIndexOf(packetEnd);
  const bytes = Buffer.from(`${packet.slice(0, at)}${descriptions}${packet.slice(at)}`);
  const dict = PdfDict.of({ Type: PdfName.of('Metadata'), Subtype: PdfName.of('XML') });
  catalog.set('Metadata', document.context.register(new PdfStream(dict, bytes)));
}

import { PDF, PdfArray, PdfDict, PdfName, PdfNumber, PdfRef, PdfStream, PdfString } from '@libpdf/core';
import { addMetadata } from './metadata.ts';
import { PrintError } from './print-error.ts';
import { srgbProfile } from './srgb-profile.ts';

/**
 * Factur-X 1.0 (ZUGFeRD 2): a PDF/A-3b (ISO 19005-3) that carries its invoice as XML. Typst embeds its fonts and names its file,
 * but its build for WebAssembly takes no standard: output intent, metadata and the associated file are added here.
 */

export const facturXName = 'factur-x.xml';
const mimeType = 'text/xml';
/** Of the guideline `urn:cen.eu:en16931:2017`. */
const profile = 'EN 16931';
const schema = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

const properties = [
  ['DocumentFileName', facturXName, 'name of the embedded XML invoice file'],
  ['DocumentType', 'INVOICE', 'INVOICE'],
  ['Version', '1.0', 'The actual version of the Factur-X XML schema'],
  ['ConformanceLevel', profile, 'The conformance level of the embedded Factur-X data'],
] as const;

const description = (namespaces: string, content: string) =>
  `<rdf:Description rdf:about="" ${namespaces}>${content}</rdf:Description>`;

/** PDF/A refuses properties of a schema that the file does not describe. */
const extensionSchema =
  '<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">' +
  '<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>' +
  `<pdfaSchema:namespaceURI>${schema}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix>` +
  `<pdfaSchema:property><rdf:Seq>${properties
    .map(
      ([name, , meaning]) =>
        `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name>` +
        '<pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category>' +
        `<pdfaProperty:description>${meaning}</pdfaProperty:description></rdf:li>`,
    )
    .join('')}</rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas>`;

const metadata = [
  description(
    'xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/"',
    '<pdfaid:part>3</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>',
  ),
  description(`xmlns:fx="${schema}"`, properties.map(([name, value]) => `<fx:${name}>${value}</fx:${name}>`).join('')),
  description(
    'xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" ' +
      'xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"',
    extensionSchema,
  ),
].join('');

export interface ElectronicForm {
  xml: Uint8Array;
  issuedAt: Date;
}

/** Embeds the invoice's XML as it is. Throws PrintError. */
export async function toFacturX(pdf: Uint8Array, { xml, issuedAt }: ElectronicForm): Promise<Uint8Array> {
  try {
    const document = await PDF.load(pdf);
    document.addAttachment(facturXName, xml, {
      ...{ mimeType, description: 'Factur-X invoice' },
      ...{ createdAt: issuedAt, modifiedAt: issuedAt },
    });
    associate(document);
    document.getCatalog().set('OutputIntents', new PdfArray([outputIntent(document)]));
    addMetadata(document, metadata);
    return await document.save();
  } catch (error) {
    throw new PrintError('template', String(error));
  }
}

/** The file states the same as the pages: `Alternative`. */
function associate(document: PDF): void {
  const catalog = document.getCatalog();
  const resolve = (ref: PdfRef) => document.context.resolve(ref);
  const files = catalog.getDict('Names', resolve)?.getDict('EmbeddedFiles', resolve)?.getArray('Names', resolve);
  const ref = files?.at(1);
  const file = ref instanceof PdfRef ? resolve(ref) : undefined;
  if (!(ref instanceof PdfRef) || !(file instanceof PdfDict)) throw new Error('no embedded file');
  // The library escapes the slash before it writes the name, which escapes it again.
  const content = file.getDict('EF', resolve)?.get('F', resolve);
  if (content instanceof PdfStream) content.set('Subtype', PdfName.of(mimeType));
  file.set('AFRelationship', PdfName.of('Alternative'));
  catalog.set('AF', new PdfArray([ref]));
}

function outputIntent(document: PDF): PdfRef {
  const profileStream = new PdfStream(PdfDict.of({ N: PdfNumber.of(3) }), srgbProfile);
  return document.context.register(
    PdfDict.of({
      Type: PdfName.of('OutputIntent'),
      S: PdfName.of('GTS_PDFA1'),
      OutputConditionIdentifier: PdfString.fromString('sRGB'),
      Info: PdfString.fromString('sRGB IEC61966-2.1'),
      DestOutputProfile: document.context.register(profileStream),
    }),
  );
}

import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';

/** Checks of PDF/A-3b files with programs of other authors: qpdf and poppler. */

const value: z.ZodType<Dict> = z.record(z.string(), z.unknown());
type Dict = Record<string, unknown>;
const document = z.object({ qpdf: z.tuple([z.object({ pdfversion: z.string() }), z.record(z.string(), z.unknown())]) });

/** Predefined by XMP 2005, which PDF/A-3 knows without a description. */
const knownSchemas = [
  'http://purl.org/dc/elements/1.1/',
  'http://ns.adobe.com/xap/1.0/',
  'http://ns.adobe.com/xap/1.0/mm/',
  'http://ns.adobe.com/xap/1.0/t/pg/',
  'http://ns.adobe.com/pdf/1.3/',
  'http://www.aiim.org/pdfa/ns/id/',
];
const machinery = [
  'adobe:ns:meta/',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  'http://ns.adobe.com/xap/1.0/sType/ResourceEvent#',
  'http://www.aiim.org/pdfa/ns/extension/',
  'http://www.aiim.org/pdfa/ns/schema#',
  'http://www.aiim.org/pdfa/ns/property#',
];

export interface ArchivalPdf {
  xmp: string;
  /** Name, relationship and media type of the file that belongs to the document. */
  associated: { name: unknown; relationship: unknown; type: unknown };
  attachment: Buffer;
  /** Rules of ISO 19005-3 that the file breaks. */
  faults: string[];
}

/** Reads a PDF/A-3b with one associated file. */
export function readArchivalPdf(pdf: Buffer): ArchivalPdf {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'archival-'));
  try {
    const file = path.join(folder, 'file.pdf');
    const attached = path.join(folder, 'attached');
    fs.writeFileSync(file, pdf);
    execFileSync('qpdf', ['--check', file]);
    execFileSync('pdfdetach', ['-save', '1', '-o', attached, file]);
    const json = execFileSync('qpdf', ['--json=2', '--json-stream-data=inline', '--decode-level=all', file], {
      maxBuffer: 2 ** 28,
    });
    return { ...inspect(document.parse(JSON.parse(json.toString())).qpdf[1]), attachment: fs.readFileSync(attached) };
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

function inspect(objects: Dict): Omit<ArchivalPdf, 'attachment'> {
  const dicts = Object.values(objects).map((object) => dictOf(object));
  const at = (ref: unknown): Dict => (typeof ref === 'string' ? dictOf(objects[`obj:${ref}`]) : asDict(ref));
  const trailer = dictOf(objects['trailer']);
  const catalog = at(trailer['/Root']);
  const xmp = streamOf(objects[`obj:${String(catalog['/Metadata'])}`]);
  const intent = at(asList(catalog['/OutputIntents'])[0]);
  const profile = streamOf(objects[`obj:${String(intent['/DestOutputProfile'])}`], 'latin1');
  const file = at(asList(catalog['/AF'])[0]);
  const embedded = at(asDict(at(file['/EF']))['/F']);
  const described = [...xmp.matchAll(/<pdfaSchema:namespaceURI>(.*?)</g)].map(([, uri]) => uri);
  const schemas = [...xmp.matchAll(/xmlns:\w+="(.*?)"/g)].flatMap(([, uri = '']) => uri);
  const hasFile = (font: Dict) => Object.keys(font).some((key) => key.startsWith('/FontFile'));
  const rules: [rule: string, isKept: boolean][] = [
    ['6.1.3 file identifier, no encryption', Array.isArray(trailer['/ID']) && !('/Encrypt' in trailer)],
    ['6.2.3 output intent', intent['/S'] === '/GTS_PDFA1' && profile.slice(36, 40) === 'acsp'],
    ['6.2.11.4 embedded fonts', dicts.filter((dict) => dict['/Type'] === '/FontDescriptor').every(hasFile)],
    ['6.5.1 no actions', !dicts.some(({ '/S': kind }) => kind === '/JavaScript' || kind === '/Launch')],
    ['6.6.4 version', /<pdfaid:part>3<.*<pdfaid:conformance>B</s.test(xmp)],
    ['6.6.2.3 schemas', schemas.every((uri) => [...knownSchemas, ...machinery, ...described].includes(uri))],
    ['6.8 associated file', file['/F'] === file['/UF'] && '/ModDate' in at(embedded['/Params'])],
  ];
  return {
    xmp,
    associated: { name: file['/UF'], relationship: file['/AFRelationship'], type: embedded['/Subtype'] },
    faults: rules.flatMap(([rule, isKept]) => (isKept ? [] : [rule])),
  };
}

const asDict = (object: unknown): Dict => value.safeParse(object).data ?? {};
const asList = (list: unknown): unknown[] => z.array(z.unknown()).safeParse(list).data ?? [];

function dictOf(object: unknown): Dict {
  const { stream, value: plain } = asDict(object);
  return asDict(stream === undefined ? plain : asDict(stream)['dict']);
}

function streamOf(object: unknown, encoding: BufferEncoding = 'utf8'): string {
  return Buffer.from(String(asDict(asDict(object)['stream'])['data']), 'base64').toString(encoding);
}

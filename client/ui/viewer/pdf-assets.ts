import jbig2 from 'pdfjs-dist/wasm/jbig2.wasm?url';
import openjpeg from 'pdfjs-dist/wasm/openjpeg.wasm?url';
import qcms from 'pdfjs-dist/wasm/qcms_bg.wasm?url';

const characterMaps = import.meta.glob<string>('../../node_modules/pdfjs-dist/cmaps/*.bcmap', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
  exhaustive: true,
});

/** URLs of files that pdf.js loads on demand: image decoders and character maps of CJK fonts. */
const addresses = new Map<string, string>([
  ['jbig2.wasm', jbig2],
  ['openjpeg.wasm', openjpeg],
  ['qcms_bg.wasm', qcms],
  ...Object.entries(characterMaps).map(([path, url]): [string, string] => [path.slice(path.lastIndexOf('/') + 1), url]),
]);

/** Serves pdf.js its binary data from this build. Throws if a file is unknown or cannot be fetched. */
export class BuiltAssets {
  async fetch({ filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const url = addresses.get(filename);
    if (url === undefined) throw new Error(`The PDF reader has no ${filename}`);
    const response = await fetch(url);
    if (!response.ok) throw new Error(`The PDF reader's ${filename} answered ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }
}

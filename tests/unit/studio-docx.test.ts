import { inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { makeDocx } from '#client/features/authenticator/studio/docx-file.ts';
import { blockOf, fieldOf, pageOf, tableOf } from '../support/studio-texts.ts';
import { readZip } from '../support/zip.ts';

test('a Word file holds each text of the English in its order, page by page', async () => {
  const blocks = [
    blockOf(1, { kind: 'heading', target: 'Birth Certificate' }),
    fieldOf(2, { target: { label: 'Name', value: 'JOÃO <b> & Söhne' } }),
    tableOf(3, [['a', 'b']], [['Relation', 'Name']]),
    blockOf(4, { target: 'First line\nSecond line' }),
  ];
  const file = await makeDocx({
    title: 'Birth certificate',
    sourceLanguage: 'Portuguese',
    pages: [
      { page: pageOf(1), blocks },
      { page: { ...pageOf(2), isBlank: true }, blocks: [] },
    ],
  });
  const { 'word/document.xml': part } = readZip(Buffer.from(await file.arrayBuffer()));
  const xml = part ? inflateRawSync(part).toString() : '';
  const said = [...xml.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/gu)]
    .map(([, text = '']) => text)
    .filter((text) => text !== '')
    .join('|');
  expect(said).toBe(
    'Translation from Portuguese · page 1 of 2 of the original|Birth Certificate|Name: |JOÃO &lt;b&gt; &amp; Söhne|Relation|Name|First line|Second line|Translation from Portuguese · page 2 of 2 of the original|[Blank page]',
  );
  expect(xml.match(/<w:sectPr/gu)).toHaveLength(2);
});

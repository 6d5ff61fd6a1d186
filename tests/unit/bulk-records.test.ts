import { CsvError, parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellsOf, decodeText, RecordSplitter, type CsvRecord } from '#server/platform/http/csv-records.ts';

// Records of a CSV of orders do not depend on how its bytes arrive.

async function recordsOf(chunks: readonly Uint8Array[]): Promise<CsvRecord[]> {
  const splitter = new RecordSplitter();
  const source = (async function* () {
    for (const chunk of chunks) yield await Promise.resolve(Buffer.from(chunk));
  })();
  const records: CsvRecord[] = [];
  for await (const text of decodeText(source)) records.push(...splitter.split(text, false));
  records.push(...splitter.split('', true));
  return records;
}

const alphabet = fc.constantFrom('a', 'ä', '💌', ',', '"', '""', '\r', '\n', '\r\n', ' ', 'b'.repeat(3_000));

test('records do not depend on the size of the chunks', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(alphabet, { maxLength: 40 }).map((parts) => Buffer.from(parts.join(''))),
      fc.integer({ min: 1, max: 3 }),
      async (bytes, size) => {
        const small: Buffer[] = [];
        for (let at = 0; at < bytes.length; at += size) small.push(bytes.subarray(at, at + size));
        expect(await recordsOf(small)).toEqual(await recordsOf([bytes]));
      },
    ),
    { numRuns: 300 },
  );
});

test('a piece may end anywhere in a record', () => {
  const text = `a,"b\r\nc"\r\n\r\n"open\rd\r\n${'x'.repeat(5_000)}\r\ne\n"f`;
  const whole = [...new RecordSplitter().split(text, true)];
  expect(whole.map(({ line, text: record }) => [line, record])).toEqual([
    [1, 'a,"b\r\nc"'],
    [4, undefined],
    [5, 'd'],
    [6, undefined],
    [7, 'e'],
    [8, undefined],
  ]);
  for (let at = 0; at <= text.length; at += 1) {
    const splitter = new RecordSplitter();
    const found = [...splitter.split(text.slice(0, at), false), ...splitter.split(text.slice(at), true)];
    expect(found, `cut at ${at}`).toEqual(whole);
  }
});

test('cells are those of the parser, and what it cannot read is not read', () => {
  const options = { trim: true, relax_column_count: true, record_delimiter: '\n' };
  const parsed = (record: string): string[] | undefined => {
    try {
      return parse(record, options)[0];
    } catch (error) {
      if (error instanceof CsvError) return undefined;
      throw error;
    }
  };
  const cell = fc.constantFrom('a', 'ä b', '"', '""', '"c"', '"d,e"', '"f""g"', ' ', '\t', '\u00a0', ',', '"\n"');
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 8 }), (parts) => {
      for (const { text } of new RecordSplitter().split(parts.join(''), true)) {
        if (text === undefined) continue;
        const cells = cellsOf(text);
        // The parser takes `"" ""` for one empty cell.
        if (cells !== undefined || !/"\s*"/.test(text)) expect(cells, JSON.stringify(text)).toEqual(parsed(text));
      }
    }),
    { numRuns: 2_000 },
  );
});

import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { requestReading } from '#server/features/translation/reading/service.ts';
import { getText } from '#server/features/translation/text.ts';
import { textClash } from '#shared/schemas/studio.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { openSocket, socketUrl } from '../support/live.ts';
import { buildText, fieldOf, paragraphOf, tableOf } from '../support/texts.ts';

const h = useHarness({ env: { TRANSLATION_WEBHOOK_URL: '' } });
let clara: BuiltUser;
let bruno: BuiltUser;
beforeAll(async () => {
  await h.listen();
  clara = await buildUser(h, { role: 'authenticator', name: 'Clara Reis' });
  bruno = await buildUser(h, { role: 'authenticator', name: 'Bruno Lima' });
});

const api = (staff: BuiltUser = clara) => h.caller(staff).authenticator;

function importFile(id: string, { xliff, version = 1 }: { xliff: string; version?: number }) {
  return api().importText({ id, version, saveId: randomUUID(), xliff });
}

/** Writes a unit's target as a translator's tool does. */
function translate(xliff: string, unit: string, target: string): string {
  const pattern = new RegExp(
    `(<unit id="${unit}">\\s*<segment>\\s*<source>[^<]*</source>)(\\s*<target>[^<]*</target>)?`,
  );
  expect(xliff).toMatch(pattern);
  return xliff.replace(pattern, `$1<target>${target}</target>`);
}

describe('a text as an XLIFF file', () => {
  test('has a unit per text, label, value and cell, and comes back translated', async () => {
    const [paragraph, field, table] = [
      paragraphOf('Dou fé.'),
      fieldOf({ label: 'Nome', value: 'JOÃO' }),
      tableOf([['Ano', '1988']]),
    ];
    const { review } = await buildText(h, [[paragraph, field, table]]);
    const { xliff, filename } = await api().exportText({ id: review.id });
    expect(filename).toBe('translation-v1.xlf');
    expect(xliff).toContain('urn:oasis:names:tc:xliff:document:2.0');
    expect(xliff.match(/<unit /g)).toHaveLength(5);
    expect(xliff).not.toContain('<target');

    let translated = translate(xliff, paragraph.id, 'I attest &amp; certify.');
    translated = translate(translated, `${field.id}.label`, 'Name');
    translated = translate(translated, `${table.id}.0.0`, 'Year');
    const delta = await importFile(review.id, { xliff: translated });
    expect(delta).toMatchObject({ version: 2, progress: { blocks: 3, untranslated: 0 } });
    expect(delta.changed.find(({ id }) => id === paragraph.id)).toMatchObject({
      target: 'I attest & certify.',
      state: 'edited',
      draft: null,
    });
    expect(delta.changed.find(({ id }) => id === field.id)).toMatchObject({ target: { label: 'Name', value: '' } });
    expect(delta.changed.find(({ id }) => id === table.id)).toMatchObject({ target: { rows: [['Year', '']] } });
    expect((await api().textVersions({ id: review.id })).items[0]).toMatchObject({
      cause: 'imported',
      savedByName: 'Clara Reis',
    });
    expect((await importFile(review.id, { xliff: translated, version: 2 })).version).toBe(2);
  });

  test('keeps every letter on the way out and back', async () => {
    const odd = [
      'a & b &amp; c &lt;b&gt; <b>d</b> "e" \'f\' ]]> <!-- g -->',
      '  two  spaces\tand\na line ',
      'محمد (2024/03/07) ‏No. ١٢٣',
      '髙橋 﨑 👩‍👩‍👧 e\u0301',
      '${x} $1 $& {{y}} %s',
    ];
    const blocks = odd.map((text, position) => paragraphOf(text, { position, target: text, state: 'edited' }));
    const { review, text } = await buildText(h, [blocks]);
    const { xliff } = await api().exportText({ id: review.id });
    // Others changed every block since; the file still holds what was exported, so it changes nothing.
    expect((await importFile(review.id, { xliff })).version).toBe(1);
    const changes = text.blocks.map((block) => ({ kind: 'put', block: { ...block, target: 'gone' } }) as const);
    await api().saveText({ id: review.id, version: 1, saveId: randomUUID(), changes: z.array(z.any()).parse(changes) });
    expect((await importFile(review.id, { xliff, version: 2 })).version).toBe(2);
    const marked = translate(xliff, blocks[3]?.id ?? '', '髙橋 &#x1F469;');
    const clash = await importFile(review.id, { xliff: marked, version: 2 }).then(
      () => undefined,
      (error: unknown) => (error instanceof Error && error.cause instanceof Object ? error.cause : undefined),
    );
    expect(textClash.parse(Reflect.get(clash ?? {}, 'data')).clashes).toMatchObject([
      { mine: { block: { target: '髙橋 👩' } }, theirs: { target: 'gone' } },
    ]);
  });

  test('of another text, with inline tags or split segments, or of no XLIFF 2 is refused, and changes nothing', async () => {
    const block = paragraphOf('Dou fé.', { target: 'kept', state: 'edited' });
    const { review } = await buildText(h, [[block]]);
    const other = await buildText(h, [[paragraphOf('Dou fé.')]]);
    const { xliff } = await api().exportText({ id: review.id });
    const foreign = await api().exportText({ id: other.review.id });
    const refused: readonly (readonly [string, string])[] = [
      ['TEXT_FILE_FOREIGN', foreign.xliff],
      ['TEXT_FILE_FOREIGN', xliff.replaceAll(block.id, randomUUID())],
      ['TEXT_FILE_FOREIGN', xliff.replaceAll(block.id, '../../etc/passwd')],
      ['TEXT_FILE_FOREIGN', xliff.replaceAll(`${block.id}"`, `${block.id}.label"`)],
      ['TEXT_FILE_MARKUP', xliff.replace('kept', 'a <pc id="1">b</pc>')],
      ['TEXT_FILE_MARKUP', xliff.replace('kept', 'a <ph id="1"/>')],
      ['TEXT_FILE_MARKUP', xliff.replace('kept', 'a <b>c</b>')],
      ['TEXT_FILE_MARKUP', xliff.replace('kept', '<mrk id="m">kept</mrk>')],
      ['TEXT_FILE_INVALID', xliff.slice(0, xliff.indexOf('pt</target>'))],
      ['TEXT_FILE_MARKUP', xliff.replace('</segment>', '</segment><segment><source>x</source></segment>')],
      ['TEXT_FILE_INVALID', xliff.replace('version="2.0"', 'version="1.2"')],
      ['TEXT_FILE_INVALID', `<!DOCTYPE x [<!ENTITY a "aaaa">]>${xliff}`],
      ['TEXT_FILE_INVALID', xliff.slice(0, 200)],
      ['TEXT_FILE_INVALID', 'not xml'],
      ['TEXT_FILE_INVALID', ''],
      ['TEXT_FILE_INVALID', '<html><body>hello</body></html>'],
      ['TEXT_TOO_LONG', xliff.replace('kept', 'x'.repeat(100_000))],
      ['TEXT_VERSION_UNKNOWN', xliff.replace(/-v1"/, '-v99"')],
    ];
    for (const [code, file] of refused) {
      expect(file, code).not.toBe(xliff);
      await expect(importFile(review.id, { xliff: file }), `${code}: ${file.slice(0, 90)}`).rejects.toMatchObject({
        cause: { code },
      });
    }
    const { version, blocks } = await getText(h.deps, review.id);
    expect([version, blocks]).toMatchObject([1, [{ target: 'kept' }]]);
  });

  test('of a whole order fits into one request', async () => {
    const blocks = Array.from({ length: 600 }, (_block, position) => paragraphOf('ã'.repeat(400), { position }));
    const { review } = await buildText(h, [blocks]);
    const { xliff } = await api().exportText({ id: review.id });
    const target = 'translated';
    const body = JSON.stringify({
      id: review.id,
      version: 1,
      saveId: randomUUID(),
      xliff: translate(xliff, blocks[599]?.id ?? '', target),
    });
    expect(Buffer.byteLength(body)).toBeGreaterThan(512 * 1024);
    const response = await fetch(`${h.env.publicUrl}/trpc/authenticator.importText`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: clara.cookie, origin: h.env.publicUrl },
      body,
    });
    expect(await response.json()).toMatchObject({ result: { data: { version: 2, changed: [{ target }] } } });
  });
});

const event = z.object({
  result: z.object({ type: z.literal('data'), data: z.object({ data: z.object({ version: z.number() }) }) }),
});

describe('an open studio', () => {
  test('learns of every save of others, and of the reading, through its socket', async () => {
    const block = paragraphOf('a');
    const { review } = await buildText(h, [[block]]);
    const { socket, messages, closed } = await openSocket(socketUrl(h.env.publicUrl), { cookie: bruno.cookie });
    const path = 'authenticator.onText';
    socket.send(
      JSON.stringify({ id: 1, jsonrpc: '2.0', method: 'subscription', params: { path, input: { id: review.id } } }),
    );
    const versions = () => messages.flatMap((message) => event.safeParse(message).data?.result.data.data.version ?? []);
    const options = { timeout: 60_000, interval: 20 };
    await vi.waitFor(() => expect(versions()).toEqual([1]), options);
    await api().saveText({
      id: review.id,
      version: 1,
      saveId: randomUUID(),
      changes: [{ kind: 'put', block: { ...block, target: 'A', state: 'edited' } }],
    });
    await vi.waitFor(() => expect(versions().at(-1)).toBe(2), options);
    await api().confirmBlocks({ id: review.id, version: 2, saveId: randomUUID(), blockIds: [block.id] });
    await vi.waitFor(() => expect(versions().at(-1)).toBe(3), options);
    await h.db.transaction().execute((trx) => requestReading(h.deps, trx, { reviewId: review.id, pages: [1] }));
    await vi.waitFor(() => expect(versions().slice(-2)).toEqual([3, 3]), options);
    socket.close();
    await closed;
  });
});

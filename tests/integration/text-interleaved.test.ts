import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { loadText } from '#server/features/translation/text-queries.ts';
import { textClash, textDelta, type TextChange, type TextDelta } from '#shared/schemas/studio.ts';
import type { BlockContent } from '#shared/schemas/translation-text.ts';
import { findFreePort } from '../../scripts/sandbox/support/listen.ts';
import { buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { settingsOf, startServerProcess, type ServerProcess } from '../support/server-process.ts';
import { buildText, paragraphOf } from '../support/texts.ts';

/** Two editors with two tabs each save 200 times, and the server is killed twice between. */

const savesPerTab = 50;
const killsAfter = [60, 130];

let h: Harness;
let url: string;
let settings: Record<string, string>;
let server: Promise<ServerProcess>;

beforeAll(async () => {
  h = await createHarness({ env: { TRANSLATION_WEBHOOK_URL: '' } });
  const port = await findFreePort();
  url = `http://127.0.0.1:${port}`;
  settings = { ...settingsOf(h.env), PUBLIC_URL: url, PORT: String(port) };
  server = startServerProcess(settings);
  await server;
});
afterAll(async () => {
  await (await server).kill();
  await h.stop();
});

const saved = z.object({ result: z.object({ data: textDelta }) });
const refused = z.object({ error: z.object({ data: z.object({ appCode: z.string(), details: z.unknown() }) }) });

/** Sends a save until there is an answer, under the same save id. */
async function send(staff: BuiltUser, input: object): Promise<TextDelta | z.infer<typeof textClash>> {
  for (;;) {
    await server;
    try {
      const response = await fetch(`${url}/trpc/authenticator.saveText`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: staff.cookie, origin: url },
        body: JSON.stringify(input),
      });
      const body: unknown = await response.json();
      if (response.ok) return saved.parse(body).result.data;
      const { appCode, details } = refused.parse(body).error.data;
      if (appCode === 'TEXT_CLASH') return textClash.parse(details);
      if (appCode !== 'SERVICE_UNAVAILABLE') throw new Error(appCode);
    } catch (error) {
      // The connection was cut: the studio sends the same save again.
      if (!(error instanceof TypeError)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test(
  '200 interleaved saves and a killed server lose nothing that was answered as saved',
  { tags: 'sweep' },
  async () => {
    const blocks = Array.from({ length: 12 }, (_block, position) => paragraphOf(`source ${position}`, { position }));
    const { review } = await buildText(h, [blocks]);
    const people = [
      await buildUser(h, { role: 'authenticator', name: 'Clara Reis' }),
      await buildUser(h, { role: 'authenticator', name: 'Bruno Lima' }),
    ];
    const answered: { saveId: string; blockId: string; target: string }[] = [];
    const kills = [...killsAfter];
    let clashes = 0;

    function killWhenDue(): void {
      if (answered.length < (kills[0] ?? Infinity)) return;
      kills.shift();
      server = server.then(async (running) => {
        await running.kill();
        return startServerProcess(settings);
      });
    }

    async function work(staff: BuiltUser, tab: number): Promise<void> {
      let version = 1;
      const known = new Map<string, BlockContent>(blocks.map((block) => [block.id, block]));
      const learn = (delta: TextDelta) => {
        version = delta.version;
        for (const {
          version: _version,
          confirmedBy: _by,
          confirmedByName: _name,
          confirmedAt: _at,
          ...block
        } of delta.changed) {
          known.set(block.id, block);
        }
      };
      for (let turn = 0; turn < savesPerTab; turn += 1) {
        const id = blocks[(tab * 5 + turn * 7) % blocks.length]?.id ?? '';
        const target = `tab ${tab} turn ${turn}`;
        for (let isSaved = false; !isSaved;) {
          const present = known.get(id);
          if (present?.kind !== 'paragraph') throw new Error('a block is missing');
          const changes: TextChange[] = [{ kind: 'put', block: { ...present, target, state: 'edited' } }];
          const saveId = randomUUID();
          const answer = await send(staff, { id: review.id, version, saveId, changes });
          learn(answer);
          isSaved = !('clashes' in answer);
          if (isSaved) answered.push({ saveId, blockId: id, target });
          else clashes += 1;
        }
        killWhenDue();
      }
    }
    await Promise.all([0, 1, 2, 3].map((tab) => work(people[tab % 2] ?? expect.fail('no editor'), tab)));

    expect([answered.length, kills]).toEqual([4 * savesPerTab, []]);
    const versions = await h.db
      .selectFrom('translationTextVersions')
      .select(['version', 'saveId', 'patch'])
      .where('reviewId', '=', review.id)
      .where('cause', '=', 'saved')
      .orderBy('version')
      .execute();
    // Each answered save is one version, once, with what it wrote, and no save exists that was not answered.
    expect(versions.map(({ version }) => version)).toEqual(versions.map((_version, index) => index + 2));
    const written = new Map(versions.map(({ saveId, patch }) => [saveId, patch.blocks]));
    expect(written.size).toBe(answered.length);
    for (const { saveId, blockId, target } of answered) {
      expect(written.get(saveId)).toMatchObject([{ id: blockId, after: { content: { target } } }]);
    }
    // No save overwrote another unseen: each starts from the state that the one before it left.
    const last = new Map<string, unknown>(blocks.map((block) => [block.id, block]));
    for (const { patch } of versions) {
      for (const { id, before, after } of patch.blocks) {
        expect(before?.content).toEqual(last.get(id));
        last.set(id, after?.content);
      }
    }
    const text = await loadText(h.db, review.id);
    expect(text?.blocks.map(({ id, target }) => [id, target])).toEqual(
      blocks.map(({ id }) => [id, z.object({ target: z.string() }).parse(last.get(id)).target]),
    );
    expect(text).toMatchObject({ version: 201, progress: { blocks: 12, untranslated: 0, drafted: 0, confirmed: 0 } });
    console.info(`text: ${answered.length} saves, ${clashes} clashes, ${killsAfter.length} kills`);
  },
);

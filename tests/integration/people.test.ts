import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { limits } from '#shared/limits.ts';
import { rateLimits } from '#shared/rate-limits.ts';
import { passportNameOutput } from '#shared/schemas/people.ts';
import { buildDocument, buildUser, type BuiltUser } from '../support/factories.ts';
import { createHarness, type Harness } from '../support/harness.ts';
import { buildDraft } from '../support/orders.ts';
import { pngOf } from '../support/pdf-fixtures.ts';
import { buildPending, statement } from '../support/reviews.ts';

/** Names as in the passport: given with an order, kept for the family, and shown to the translator. */

let h: Harness;
let clara: BuiltUser;
beforeAll(async () => {
  h = await createHarness({ env: { TRANSLATION_WEBHOOK_URL: '', SANDBOX_TRANSLATIONS: 'false' } });
  await h.listen();
  clara = await buildUser(h, { role: 'authenticator', name: 'Clara Reis' });
});
afterAll(async () => {
  await h.stop();
});

const documents = (user: BuiltUser) => h.caller(user).documents;
const refused = (code: string) => ({ cause: { code } });
const ana = { name: 'Ana Conceição', nativeName: null };
const keiko = { name: 'Keiko Yamamoto', nativeName: '山本 恵子' };

function order(people?: { name: string; nativeName?: string | null }[]) {
  const choices = { filename: 'birth.pdf', translationType: 'certified' as const, sourceLanguage: 'Japanese' as const };
  return { ...choices, idempotencyKey: randomUUID(), ...(people && { people }) };
}

const namesOf = async (user: BuiltUser) => (await documents(user).family()).items.map(({ name }) => name);

describe('an order', () => {
  test('takes names with it, and keeps them once for the next', async () => {
    const owner = await buildUser(h);
    const { id } = await documents(owner).create(order([ana, keiko]));
    expect(await documents(owner).get({ id })).toMatchObject({ people: [ana, keiko], canChangePeople: true });
    await documents(owner).create(order([{ name: 'ANA CONCEIÇÃO' }]));
    expect(await namesOf(owner)).toEqual(['ANA CONCEIÇÃO', keiko.name]);
    await documents(owner).update({ id, isBankStatement: true });
    expect(await documents(owner).get({ id })).toMatchObject({ people: [ana, keiko] });
    await documents(owner).update({ id, people: [] });
    expect(await documents(owner).get({ id })).toMatchObject({ people: [] });
  });

  test('that corrects a name leaves no mistyped one in the list', async () => {
    const owner = await buildUser(h);
    await documents(owner).saveFamilyMember(keiko);
    const { id } = await documents(owner).create(order([{ name: 'Anna Conceiçao' }, keiko]));
    await documents(owner).savePeople({ id, people: [ana] });
    expect(await namesOf(owner)).toEqual([ana.name, keiko.name]);
  });

  test('sent twice is one, with the names of the last', async () => {
    const owner = await buildUser(h);
    const first = order([ana]);
    const { id } = await documents(owner).create(first);
    expect((await documents(owner).create({ ...first, people: [keiko] })).id).toBe(id);
    expect(await documents(owner).get({ id })).toMatchObject({ people: [keiko] });
  });

  test('does not wait for room in a full list', async () => {
    const owner = await buildUser(h);
    const letters = 'abcdefghijklmnopqrstuvwxyz';
    const values = Array.from({ length: limits.familyMembers }, (_value, index) => ({
      userId: owner.id,
      name: `Ana ${letters[index % 26] ?? ''}${letters[Math.floor(index / 26)] ?? ''}`,
      nativeName: null,
      createdAt: h.deps.now(),
      updatedAt: h.deps.now(),
    }));
    await h.db.insertInto('familyMembers').values(values).execute();
    await expect(documents(owner).saveFamilyMember(keiko)).rejects.toMatchObject(refused('FAMILY_FULL'));
    const { id } = await documents(owner).create(order([keiko]));
    expect(await documents(owner).get({ id })).toMatchObject({ people: [keiko] });
    expect(await namesOf(owner)).toHaveLength(limits.familyMembers);
  });

  test('refuses anything that is not a name', async () => {
    const owner = await buildUser(h);
    const { id } = await buildDraft(h, owner);
    for (const name of ['', '山本恵子', 'Ana 2', 'x'.repeat(200)]) {
      await expect(documents(owner).savePeople({ id, people: [{ name }] })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      });
    }
  });
});

describe('the list of the family', () => {
  test('is its owner’s, and a change reaches undecided documents only', async () => {
    const { review, document, owner } = await buildPending(h);
    const open = await documents(owner).create(order([ana]));
    await documents(owner).savePeople({ id: document.id, people: [ana] });
    const [member] = (await documents(owner).family()).items;
    await h.caller(clara).authenticator.approve({ id: review.id, ...statement });
    const stranger = await buildUser(h);
    const change = { id: member?.id, name: 'Ana da Conceição' };
    await expect(documents(stranger).saveFamilyMember(change)).rejects.toMatchObject(
      refused('FAMILY_MEMBER_NOT_FOUND'),
    );
    await documents(owner).saveFamilyMember(change);
    expect(await documents(owner).get({ id: open.id })).toMatchObject({ people: [{ name: 'Ana da Conceição' }] });
    const decided = await documents(owner).get({ id: document.id });
    expect(decided).toMatchObject({ people: [ana], canChangePeople: false });
    await expect(documents(owner).savePeople({ id: document.id, people: [] })).rejects.toMatchObject(
      refused('PEOPLE_DECIDED'),
    );
    await documents(owner).removeFamilyMember({ id: member?.id ?? '' });
    expect(await documents(owner).get({ id: open.id })).toMatchObject({ people: [{ name: 'Ana da Conceição' }] });
  });

  test('takes a name once', async () => {
    const owner = await buildUser(h);
    await documents(owner).saveFamilyMember(keiko);
    const { items } = await documents(owner).saveFamilyMember(ana);
    const id = items.find(({ name }) => name === ana.name)?.id;
    const same = { id, name: 'keiko yamamoto' };
    await expect(documents(owner).saveFamilyMember(same)).rejects.toMatchObject(refused('FAMILY_MEMBER_EXISTS'));
  });

  test('is not made of the names that staff enter for their clients', async () => {
    const { id } = await documents(clara).create(order([ana]));
    expect(await documents(clara).get({ id })).toMatchObject({ people: [ana] });
    expect(await namesOf(clara)).toEqual([]);
  });
});

test('the translator sees the names of the document and of the family’s others', async () => {
  const { review, document, owner } = await buildPending(h);
  const other = await buildDocument(h, { owner, status: 'processing', filename: 'marriage.pdf' });
  await documents(owner).savePeople({ id: other.id, people: [{ name: 'Ana da Conceicao' }] });
  await documents(owner).savePeople({ id: document.id, people: [keiko] });
  const { spelling } = await h.caller(clara).authenticator.get({ id: review.id });
  expect(spelling.people).toEqual([keiko]);
  expect(spelling.family).toContainEqual({ name: 'Ana da Conceicao', nativeName: null, document: 'marriage.pdf' });
  expect(spelling.family).toContainEqual({ ...keiko, document: null });
});

describe('a photo of a passport', () => {
  const send = (user: BuiltUser | null, body: Uint8Array<ArrayBuffer>) =>
    fetch(`${h.env.publicUrl}/files/passport-names`, {
      method: 'PUT',
      headers: user ? { cookie: user.cookie } : {},
      body,
    });

  test('is for signed-in people, a picture, and bounded in number', async () => {
    const owner = await buildUser(h);
    expect((await send(null, new Uint8Array(10))).status).toBe(401);
    expect((await send(owner, new TextEncoder().encode('%PDF-1.7 no picture'))).status).toBe(415);
    const limit = rateLimits.passportPhotos.points;
    for (let count = 1; count < limit; count += 1) await send(owner, new Uint8Array(10));
    expect((await send(owner, new Uint8Array(10))).status).toBe(429);
  });

  test('is refused as an upload of it would be', async () => {
    const owner = await buildUser(h);
    const draft = await buildDocument(h, { owner });
    const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#777' } })
      .jpeg()
      .toBuffer();
    const files: Record<string, Uint8Array<ArrayBuffer>> = {
      'no picture behind its first bytes': Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, ...new Uint8Array(500)]),
      'cut off': new Uint8Array(photo.subarray(0, 180)),
      'damaged PNG': new Uint8Array(pngOf(8, 8).subarray(0, 50)),
      'more pixels than allowed': new Uint8Array(pngOf(8, 8, { claim: { width: 20_000, height: 20_000 } })),
      empty: new Uint8Array(0),
      'too large': new Uint8Array(limits.fileBytes),
    };
    for (const [name, bytes] of Object.entries(files)) {
      const upload = await fetch(`${h.env.publicUrl}/files/documents/${draft.id}`, {
        method: 'PUT',
        headers: { cookie: owner.cookie },
        body: bytes,
      });
      const asked = await send(owner, bytes);
      const codeOf = async (response: Response) =>
        z.object({ appCode: z.string() }).parse(await response.json()).appCode;
      expect(asked.status, name).toBeGreaterThanOrEqual(400);
      expect({ status: asked.status, code: await codeOf(asked) }, name).toEqual({
        status: upload.status,
        code: await codeOf(upload),
      });
    }
    expect((await send(owner, new Uint8Array(photo))).status).toBe(200);
  });

  test('gives the name of its zone, and is not stored', async () => {
    const owner = await buildUser(h);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1400" height="1000"><rect width="100%" height="100%" fill="#fff"/>
      <g font-family="DejaVu Sans Mono, monospace" font-size="46">
      <text x="40" y="860" textLength="1320">P&lt;BRASOUZA&lt;DA&lt;SILVA&lt;&lt;JOAO&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;</text>
      <text x="40" y="940" textLength="1320">FD1234562BRA8803078M3001019&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;06</text></g></svg>`;
    const photo = await sharp(Buffer.from(svg)).jpeg().toBuffer();
    const answer = await send(owner, new Uint8Array(photo));
    expect(passportNameOutput.parse(await answer.json()).name).toBe('Joao Souza da Silva');
    expect(await h.db.selectFrom('documents').select('id').where('userId', '=', owner.id).execute()).toEqual([]);
  });
});

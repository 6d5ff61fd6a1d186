import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  checkpointText,
  cosign,
  findCosignature,
  parseCheckpoint,
  parseWitness,
  rawKey,
  verifierKey,
  type NoteKey,
} from '#server/platform/signing/signed-note.ts';

/** Notes of the certificate log and its witnesses, in the form that C2SP publishes. */

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const name = 'witness.example/w1';
const key: NoteKey = { name, publicKey: rawKey(publicKey.export({ format: 'der', type: 'spki' })), use: 'cosignature' };
const root = 'CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=';

test('a checkpoint is read as it is written, and nothing else is one', () => {
  const text = `example.com/behind-the-sofa\n20852163\n${root}\n`;
  const note = `${text}\n— example.com/behind-the-sofa Az3grlgtzPICa5OS8npVmf1Myq/5IZniMp+ZJurmRDc=\n`;
  const checkpoint = parseCheckpoint(note);
  expect(checkpoint).toMatchObject({ origin: 'example.com/behind-the-sofa', size: 20_852_163 });
  expect(checkpoint && checkpointText(checkpoint)).toBe(text);
  for (const odd of ['', text, note.slice(0, -1), note.replace('20852163', '020852163'), note.replace(root, 'AAAA')]) {
    expect(parseCheckpoint(odd), odd).toBeUndefined();
  }
});

test('a countersignature holds for its checkpoint, name and key', () => {
  const checkpoint = { origin: 'log.example', size: 7, root: Buffer.from(root, 'base64') };
  const now = new Date('2026-11-24T02:00:00Z');
  const line = cosign(checkpoint, { name, privateKey, now });
  expect(findCosignature(checkpoint, ['— other AAAA', line], key)).toEqual({ line, time: now });
  expect(findCosignature({ ...checkpoint, size: 8 }, [line], key)).toBeUndefined();
  expect(findCosignature(checkpoint, [line], { ...key, name: 'witness.example/w2' })).toBeUndefined();
});

test('a witness is an address and a verifier key whose id fits', () => {
  const vkey = verifierKey(key);
  expect(parseWitness(`https://witness.example/log/#${vkey}`)).toEqual({ url: 'https://witness.example/log', key });
  const odd = [
    '',
    vkey,
    `ftp://a#${vkey}`,
    'https://a',
    `https://a#${vkey.replace('w1', 'w2')}`,
    'https://a#b+00000000+AA==',
  ];
  for (const text of odd) expect(parseWitness(text), text).toBeUndefined();
});

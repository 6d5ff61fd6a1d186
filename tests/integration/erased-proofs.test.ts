import { expect, test } from 'vitest';
import { resumeErasures } from '#server/features/privacy/erasure/service.ts';
import { buildUser } from '../support/factories.ts';
import { useHarness } from '../support/harness.ts';
import { listKeys } from '../support/objects.ts';
import { buildStaff } from '../support/staff.ts';

const h = useHarness();
const noProof = { proofKey: null, proofSizeBytes: null, proofSha256: null, proofMimetype: null };

test('a credential’s proof goes with its erased holder alone; what certificates print of it stays', async () => {
  const clara = await buildUser(h, { name: 'Clara Reis' });
  const manager = await buildStaff(h, { capabilities: ['manage'], name: 'Olga Lima' });
  const key = `credentials/${clara.id}/diploma.pdf`;
  await h.deps.storage.put(key, Buffer.from('%PDF-1.7'), { mimetype: 'application/pdf', cacheSeconds: 0 });
  const { id } = await h.db
    .insertInto('signerCredentials')
    .values({
      ...{ userId: clara.id, credential: 'ATA-certified translator', number: '512345', authority: 'ATA' },
      ...{ proofKey: key, proofSizeBytes: 8, proofSha256: 'ab', proofMimetype: 'application/pdf' },
      ...{ claimedAt: h.deps.now(), checkedAt: h.deps.now(), checkedBy: manager.id, how: 'by its register' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const take = h.db.updateTable('signerCredentials').set(noProof).where('id', '=', id);
  await expect(take.execute()).rejects.toThrow('a checked credential does not change');

  await h.caller(clara).auth.deleteAccount({ email: clara.email });
  await h.runJobs();
  h.setNow(new Date(Date.now() + 5 * 60_000));
  await resumeErasures(h.deps);
  h.setNow(null);
  await h.runJobs();
  expect(await listKeys(h.env, `credentials/${clara.id}`)).toEqual([]);
  const kept = await h.db.selectFrom('signerCredentials').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(kept).toMatchObject({ ...noProof, number: '512345', checkedBy: manager.id });
});

import type { Deps } from '#server/deps.ts';
import { queueEmail } from '#server/features/notifications/notify.ts';
import type { JobHandlers } from '#server/platform/jobs/runner.ts';
import { dayOf } from '#shared/notarial/acts.ts';
import { recordCarriedOver, remindOfCredentials } from './credential-checks.ts';
import { collectCosignatures, readCheckpoint } from './log/cosigning.ts';
import { insertHeadMail } from './log/queries.ts';
import { extendLog, readHead } from './log/service.ts';
import { extendDueFiles } from './long-term-signatures.ts';
import { notifyVacancy } from './notary-vacancy.ts';
import { addMissingTimestamps, addTimestamp } from './signatures.ts';

export const certificationJobs: Pick<
  JobHandlers,
  | 'certification.extendFiles'
  | 'certification.extendLog'
  | 'certification.mailHead'
  | 'certification.timestamp'
  | 'certification.timestamps'
  | 'certification.watchCredentials'
> = {
  'certification.extendLog': async (deps) => {
    await extendLog(deps);
    await collectCosignatures(deps);
  },
  'certification.watchCredentials': async (deps) => {
    await recordCarriedOver(deps);
    await remindOfCredentials(deps);
    await notifyVacancy(deps);
  },
  'certification.mailHead': (deps) => mailHead(deps),
  'certification.timestamps': (deps) => addMissingTimestamps(deps),
  'certification.extendFiles': (deps) => extendDueFiles(deps),
  'certification.timestamp': (deps, { sha256 }) => addTimestamp(deps, { sha256 }),
};

/**
 * Mails the newest head to the addresses of the settings: mailboxes elsewhere then hold what the log stated each day, which
 * an attacker who rewrites it cannot change. The day's row and its mail commit together, so a repeated run mails nothing.
 */
export async function mailHead(deps: Deps): Promise<void> {
  const { logHeadMails, publicUrl } = deps.env;
  if (logHeadMails.length === 0) return;
  const { size, root, time, key, signature } = await readHead(deps);
  const checkpoint = await readCheckpoint(deps);
  const day = dayOf(deps.now());
  for (const address of logHeadMails) {
    await deps.db.transaction().execute(async (trx) => {
      if (!(await insertHeadMail(trx, { day, address, headSize: size }))) return;
      await queueEmail(deps, trx, {
        userId: null,
        to: { name: null, address },
        template: 'log-head',
        payload: { day, size, root, time, key, signature, checkpoint, url: `${publicUrl}/transparency/checkpoint` },
      });
    });
  }
}

import type { Deps } from '#server/deps.ts';
import { queueEmail } from '#server/features/notifications/notify.ts';
import { dayOf } from '#shared/notarial/acts.ts';
import { readCheckpoint } from './cosigning.ts';
import { insertHeadMail } from './queries.ts';
import { readHead } from './service.ts';

/**
 * Mails the newest head to the addresses of the settings: mailboxes elsewhere then hold what the log stated each day, which
 * whoever rewrites it cannot change. The day's row and its mail commit together, so a repeated run mails nothing.
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

import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { insertNotifications, lockUserNotifications } from '#server/features/notifications/queries.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Child } from './child.ts';

/** Notices as the product commits them: in this process, or in a web process of the product. */

/** Notices to one person each, in turn, at a fixed rate. */
export interface Stream {
  userIds: readonly string[];
  count: number;
  perSecond: number;
}

const written = z.array(z.object({ began: z.number(), ended: z.number() }));
/** Times of a shared clock, by number, before the first statement and after the commit. */
export type Written = z.infer<typeof written>;

export interface Notices {
  /** One to each of these people, in one transaction. */
  toAll(userIds: readonly string[]): Promise<void>;
  stream(stream: Stream): Promise<Written>;
}

/** Milliseconds of a clock shared by all processes. */
export function clock(): number {
  return performance.timeOrigin + performance.now();
}

export function noticesFrom(db: Db): Notices {
  const commit = (userIds: readonly string[], message: string) =>
    db.transaction().execute(async (trx) => {
      await lockUserNotifications(trx, userIds.toSorted());
      const texts = { en: { title: 'Bench', message } };
      await insertNotifications(trx, {
        userIds,
        type: 'payment_confirmed',
        documentId: null,
        requestId: null,
        texts,
        now: new Date(),
      });
    });
  return {
    toAll: (userIds) => commit(userIds, 'Bench'),
    async stream({ userIds, count, perSecond }) {
      const sent: Promise<Written[number]>[] = [];
      const commitTimed = async (userId: string, number: number) => {
        const began = clock();
        await commit([userId], `Bench ${number}`);
        return { began, ended: clock() };
      };
      const started = performance.now();
      for (let number = 0; number < count; number += 1) {
        await wait(Math.max(0, started + (number * 1000) / perSecond - performance.now()));
        sent.push(commitTimed(userIds[number % userIds.length] ?? '', number));
      }
      return Promise.all(sent);
    },
  };
}

/** Asks a process of `web-with-notices.ts`. */
export function noticesThrough(web: Child): Notices {
  return {
    async toAll(userIds) {
      await web.request({ toAll: userIds });
    },
    stream: async (stream) => written.parse(await web.request({ stream })),
  };
}

import { createDeps } from '#server/deps.ts';
import { readEnv } from '#server/env.ts';
import { builtProduct } from './environment.ts';
import { noticesFrom, type Stream } from './notices.ts';

/*
 * A web process of the product as it ships, which also commits notices on demand: only what a process commits itself leaves
 * through its own change signals.
 */

const env = readEnv();
const deps = await createDeps(env);
await deps.pubsub.start(deps.events);
const notices = noticesFrom(deps.db);

process.on('message', ({ toAll, stream }: { toAll?: string[]; stream?: Stream }) => {
  void (async () => {
    if (toAll) await notices.toAll(toAll);
    process.send?.(stream ? await notices.stream(stream) : {});
  })();
});
await import(await builtProduct());

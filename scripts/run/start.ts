import './die-with-parent.ts';
import path from 'node:path';
import { readEnv } from '#server/env.ts';
import { isLoopback } from '#server/platform/settings/settings.ts';
import { buildClientOnce } from '../build/client-build.ts';
import { announce } from './announce.ts';
import { writeJson } from './atomic-file.ts';
import { reasonOf, say, step } from './console.ts';
import { onlySettings } from './saved-settings.ts';
import { seedOnce } from './seed-once.ts';
import { startServer } from './server-child.ts';
import { onStopSignal } from './stop-signals.ts';
import { openWorkplace } from './workplace.ts';

/** Stop functions of started parts, in stop order: newest first. */
const running: (() => Promise<void>)[] = [];

async function stopAll(): Promise<void> {
  say('stopping');
  for (let stop = running.shift(); stop; stop = running.shift()) await stop();
  say('stopped');
}

async function start(): Promise<void> {
  const workplace = await openWorkplace(process.env);
  running.unshift(workplace.close);
  const settings = { ...workplace.settings };
  readEnv(settings);
  const build = { hasSamples: isLoopback(workplace.url) };
  const [clientDir] = await Promise.all([
    step('client', () => buildClientOnce(build)),
    seedOnce(workplace.dataDir, settings),
  ]);
  settings.CLIENT_DIR = clientDir;
  writeJson(path.join(workplace.dataDir, 'server-settings.json'), onlySettings(settings), 0o600);
  const server = await step('server', () => startServer({ env: settings }));
  running.unshift(server.stop);
  running.unshift(await announce(workplace));
  await server.failed;
}

onStopSignal(stopAll);

try {
  await start();
} catch (error) {
  console.error(`start failed: ${reasonOf(error)}`);
  await stopAll();
  process.exit(1);
}

import './die-with-parent.ts';
import { createReadStream, watch } from 'node:fs';
import path from 'node:path';
import { createServer } from 'vite';
import { printSampleOnce } from '../build/client-build.ts';
import { announce } from './announce.ts';
import { writeJson } from './atomic-file.ts';
import { reasonOf, say, step } from './console.ts';
import { inRoot } from './paths.ts';
import { claimPort } from './ports.ts';
import { onlySettings } from './saved-settings.ts';
import { seedOnce } from './seed-once.ts';
import { startServer, type ServerChild } from './server-child.ts';
import { onStopSignal } from './stop-signals.ts';
import { openWorkplace } from './workplace.ts';

/** `npm start` with reload: Vite serves the client's modules, and the server restarts on each change. */

/** Stop functions of started parts, in stop order: newest first. */
const running: (() => Promise<void>)[] = [];
/** Paths that Vite proxies to the server. */
const serverPaths = ['/trpc', '/files', '/webhooks', '/health', '/metrics', '/transparency', '/V'];
const debounceMs = 150;

async function stopAll(): Promise<void> {
  for (let stop = running.shift(); stop; stop = running.shift()) await stop();
}

async function dev(): Promise<void> {
  const workplace = await openWorkplace({ ...process.env, LOG_LEVEL: process.env.LOG_LEVEL || 'info' });
  running.unshift(workplace.close);
  const serverPort = await claimPort(0, workplace.host);
  const env = { ...workplace.settings, PORT: String(serverPort), CLIENT_DIR: inRoot('dist/no-client') };
  await seedOnce(workplace.dataDir, env);
  writeJson(path.join(workplace.dataDir, 'server-settings.json'), onlySettings(env), 0o600);
  running.unshift(await runAndWatch(env));
  const target = `http://127.0.0.1:${serverPort}`;
  const sample = await step('sample', printSampleOnce);
  process.env['VITE_SAMPLE_CLAIMS'] = 'true';
  const vite = await createServer({
    configFile: inRoot('client/vite.config.ts'),
    plugins: [
      {
        name: 'sample',
        configureServer: ({ middlewares }) => {
          middlewares.use('/sample', ({ url = '' }, response, next) => {
            createReadStream(path.join(sample, path.basename(url)))
              .on('error', next)
              .pipe(response);
          });
        },
      },
    ],
    server: {
      host: workplace.host,
      port: workplace.port,
      strictPort: true,
      proxy: Object.fromEntries(serverPaths.map((prefix) => [prefix, { target, ws: prefix === '/trpc' }])),
    },
  });
  await vite.listen();
  running.unshift(() => vite.close());
  running.unshift(await announce(workplace));
}

/** Runs the server and restarts it when one of its files changes; after a failed start it waits for the next change. */
async function runAndWatch(env: Record<string, string | undefined>): Promise<() => Promise<void>> {
  let server: ServerChild | undefined;
  let work = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function restart(): Promise<void> {
    await server?.stop();
    server = undefined;
    try {
      server = await step('server', () => startServer({ env }));
      server.failed.catch((error: unknown) => say(reasonOf(error)));
    } catch (error) {
      say(reasonOf(error));
    }
  }

  const enqueue = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      work = work.then(restart);
    }, debounceMs);
  };
  const watchers = ['server', 'shared', 'migrations'].map((dir) => watch(inRoot(dir), { recursive: true }, enqueue));
  await restart();
  return async () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
    await work;
    await server?.stop();
  };
}

onStopSignal(stopAll);

try {
  await dev();
} catch (error) {
  console.error(`start failed: ${reasonOf(error)}`);
  await stopAll();
  process.exit(1);
}

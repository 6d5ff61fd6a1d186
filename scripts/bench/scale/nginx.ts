import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inRoot } from '../../run/paths.ts';
import { candidatesOnPath, installSystemPackage } from '../../run/system-package.ts';

async function findProgram(): Promise<string | undefined> {
  for (const file of [...candidatesOnPath(['nginx']), '/usr/sbin/nginx']) {
    if (
      await fs.access(file).then(
        () => true,
        () => false,
      )
    )
      return file;
  }
  return undefined;
}

/** Starts nginx with the settings of the profile `scale`, but for its addresses. Throws where it is not installed. */
export async function startNginx({ dir, port, webPorts }: { dir: string; port: number; webPorts: readonly number[] }) {
  if (!(await findProgram())) await installSystemPackage('nginx-light');
  const program = await findProgram();
  if (program === undefined) throw new Error('nginx is not installed');
  const shipped = await fs.readFile(inRoot('server/operations/nginx.conf'), 'utf8');
  const file = path.join(dir, 'nginx.conf');
  const placed = webPorts.reduce(
    (text, web, index) => text.replace(`web-${index + 1}:3000`, `127.0.0.1:${web}`),
    shipped.replace('listen 8080', `listen 127.0.0.1:${port}`).replace('/tmp/nginx.pid', path.join(dir, 'nginx.pid')),
  );
  await fs.writeFile(file, placed);
  const errors = path.join(dir, 'nginx.log');
  const child = spawn(program, ['-p', dir, '-e', errors, '-c', file, '-g', 'daemon off;'], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  while (
    !(await fetch(`http://127.0.0.1:${port}/health/live`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`nginx ended:\n${await fs.readFile(errors, 'utf8')}`);
    await pause(50);
  }
  return {
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

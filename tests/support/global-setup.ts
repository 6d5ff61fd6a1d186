import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { services as servicesSchema, type Services } from './services-address.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    services: Services;
  }
}

/** Starts the services shared by all test files; returns their teardown. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const child = fork(path.join(import.meta.dirname, 'services.ts'), { stdio: 'inherit' });
  const [message] = await Promise.race([once(child, 'message'), failed(once(child, 'exit'))]);
  project.provide('services', servicesSchema.parse(message));
  return async () => {
    child.disconnect();
    await once(child, 'exit');
  };
}

async function failed(exit: Promise<unknown[]>): Promise<never> {
  const [code] = await exit;
  throw new Error(`the test services did not start (exit ${String(code)})`);
}

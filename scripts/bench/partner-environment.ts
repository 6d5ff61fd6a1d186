import type { Deps } from '#server/deps.ts';
import type { Child } from './child.ts';
import { withDatabase } from './environment.ts';

export interface PartnerEnvironment {
  deps: Deps;
  /** Starts a script of this folder with the same settings. */
  start(file: string): Promise<Child>;
  product: Child;
}

/** The product in a process of its own over an empty database. `overrides` replace settings. */
export function withProduct<T>(
  work: (environment: PartnerEnvironment) => Promise<T>,
  overrides: Record<string, string> = {},
): Promise<T> {
  return withDatabase(async ({ deps, start, startProduct }) => {
    return work({ deps, start, product: await startProduct() });
  }, overrides);
}

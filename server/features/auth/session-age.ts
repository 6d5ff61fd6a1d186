import type { Deps } from '#server/deps.ts';
import { limits } from '#shared/limits.ts';

/** Absolute session lifetime: sessions created before this time have expired regardless of use. */
export function oldestSessionStart({ now }: Pick<Deps, 'now'>): Date {
  return new Date(now().getTime() - limits.sessionAbsoluteMs);
}

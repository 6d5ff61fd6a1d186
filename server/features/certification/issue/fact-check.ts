import { childModule } from '#server/platform/processes/child.ts';
import { WorkThread } from '#server/platform/processes/work-thread.ts';
import type { Certified } from '#shared/certificate/bound-facts.ts';
import type { Finding } from '#shared/certificate/findings.ts';

/** Compares facts with a text in a thread: dates of long papers are searched in every written form, and others wait meanwhile. */
const comparison = new WorkThread<Certified, Finding[]>({
  module: childModule(import.meta.url, 'fact-check-worker'),
  timeoutMs: 30_000,
  idleTimeoutMs: 5 * 60_000,
  maxWaiting: 64,
  maxMegabytes: 128,
});

/** Facts that the text does not bear out. Throws SERVICE_UNAVAILABLE when they cannot be compared. */
export function findUnboundFacts(certified: Certified): Promise<Finding[]> {
  return comparison.ask(certified);
}

import { expect, vi } from 'vitest';
import type { FactKind } from '#shared/schemas/company.ts';
import type { Harness } from './harness.ts';

/** Waits until this process reads a publication, which a change signal announces. */
export async function untilRead(h: Pick<Harness, 'deps'>, { kind, id }: { kind: FactKind; id: string }): Promise<void> {
  await vi.waitFor(async () => expect(await h.deps.company.byId(kind, id)).toBeDefined(), { timeout: 10_000 });
}

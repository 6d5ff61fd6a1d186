import { useEffect, useState } from 'react';
import { z } from 'zod';
import { trpcClient } from '#client/lib/trpc-client.ts';
import type { SealKeys } from '#shared/schemas/verification.ts';

/*
 * Public keys of the seals, cached in this browser for offline use.
 * Promises: the newest list that was fetched, with the time of that.
 */

const storageKey = 'seal-keys';

/** `sealKeysOutput` as it is stored: its times are strings already. */
const stored = z.object({
  fetchedAt: z.string(),
  issuer: z.string(),
  keys: z.array(
    z.object({
      keyId: z.string(),
      publicKey: z.string(),
      from: z.string(),
      until: z.string().nullable(),
      compromisedSince: z.string().nullable(),
    }),
  ),
});

export type KeptSealKeys = SealKeys & { fetchedAt: string };

function readKept(): KeptSealKeys | undefined {
  try {
    return stored.safeParse(JSON.parse(localStorage.getItem(storageKey) ?? 'null')).data;
  } catch {
    // Storage may be switched off, or hold something else.
    return undefined;
  }
}

function keep(keys: KeptSealKeys): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(keys));
  } catch {
    // Without storage the keys last as long as the page.
  }
}

/** The published keys, or without a network the kept ones, which `onKept` shows in the meantime. */
async function load(
  signal: AbortSignal,
  onKept: (kept: KeptSealKeys | undefined) => void,
): Promise<KeptSealKeys | undefined> {
  const kept = readKept();
  const published = trpcClient.verification.sealKeys.query(undefined, { signal });
  await Promise.resolve();
  onKept(kept);
  try {
    const keys = { ...(await published), fetchedAt: new Date().toISOString() };
    keep(keys);
    return keys;
  } catch {
    return kept;
  }
}

/** The kept keys, then those that are published now; undefined before there are any. */
export function useSealKeys(): { keys: KeptSealKeys | undefined; isPending: boolean } {
  const [state, setState] = useState<{ keys: KeptSealKeys | undefined; isPending: boolean }>({
    keys: undefined,
    isPending: true,
  });
  useEffect(() => {
    const fetching = new AbortController();
    const { signal } = fetching;
    const show = (next: typeof state) => signal.aborted || setState(next);
    load(signal, (kept) => show({ keys: kept, isPending: true })).then(
      (keys) => show({ keys, isPending: false }),
      () => undefined,
    );
    return () => fetching.abort();
  }, []);
  return state;
}

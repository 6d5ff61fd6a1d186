import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { setCommission } from '#server/features/certification/commissions.ts';
import { listOwnCommissions } from '#server/features/certification/notary-queries.ts';

/** Commissions the demo admin, who can then notarize what the demo authenticator certifies. */
export async function ensureCommission(deps: Deps, admin: Actor): Promise<void> {
  if ((await listOwnCommissions(deps.db, admin.id)).length > 0) return;
  const expires = new Date(deps.now());
  expires.setUTCFullYear(expires.getUTCFullYear() + 3);
  const name = admin.name ?? admin.email;
  await setCommission(deps, admin, {
    userId: admin.id,
    name,
    number: '13347782-1',
    state: 'TX',
    county: 'Travis',
    expiresOn: expires.toISOString().slice(0, 10),
    allowsElectronic: true,
    allowsRemote: false,
    sealText: `${name.toUpperCase()}\nNotary Public, State of Texas\nID 13347782-1`,
  });
}

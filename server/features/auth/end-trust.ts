import type { Actor } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { endPushSubscriptions } from '#server/features/notifications/push.ts';
import type { Trx } from '#server/platform/db/client.ts';
import type { EndedTrust } from '#shared/schemas/trust.ts';
import { revokeKeys } from './api-key.ts';
import { recordAudit } from './audit-log.ts';
import { forgetDevices } from './devices.ts';
import { revokeTokens } from './email-tokens.ts';
import { endKeyReleases } from './key-release.ts';
import { clearSessionAccounts, lockAccount, revokeInvitationsOf } from './queries.ts';
import { endUserSessions } from './session.ts';

/*
 * The end of trust in a person: everything that acts for them without their password ends in one transaction.
 * Promises: what was ended no longer works with the commit, and its open connections close; what is made at the same moment is
 * refused or ended too, since `lockTrust` and `endTrust` take the same lock; the audit log has the end of each key.
 * Never: a credential made by a session that has ended.
 */

interface Ends {
  /** Sessions, with the push subscriptions of their browsers. */
  sessions: boolean;
  /** Includes the push subscriptions of the surviving session: a stolen cookie could have added one. */
  pushSubscriptions: boolean;
  /** Known devices: browsers that sign in without a security mail and with a separate throttle. */
  devices: boolean;
  /** Keys that the person made, live and test, for their account and for organizations. */
  keys: boolean;
  /** Mailed links, except those that undo a change of address, and open invitations that the person sent. */
  links: boolean;
}

const everything: Ends = { sessions: true, pushSubscriptions: true, devices: true, keys: true, links: true };
const nothing: Ends = { sessions: false, pushSubscriptions: false, devices: false, keys: false, links: false };

/** Ways of access that each cause ends. */
const causes = {
  passwordChanged: everything,
  passwordReset: everything,
  addressRestored: everything,
  signedOutEverywhere: everything,
  secondFactorReset: everything,
  accountDeleted: everything,
  suspended: everything,
  // A stronger sign-in was set up: API keys stay valid, browsers sign in again.
  secondFactorOn: { ...nothing, sessions: true },
  // Sessions read the role with each request.
  roleChanged: { ...nothing, keys: true, links: true },
} as const satisfies Record<string, Ends>;

type TrustCause = keyof typeof causes;
export type MembershipCause = 'memberRemoved' | 'memberLeft' | 'memberChanged' | 'organizationClosed';

type Who = Pick<Actor, 'id' | 'role'> | null;

export interface TrustEnd {
  cause: TrustCause;
  userId: string;
  /** For the audit log: who ended it; null is the system. */
  by: Who;
  /** The session, and the browser with these device tokens, that stay valid. */
  except?: { sessionId: string; deviceTokens?: readonly string[] };
}

/**
 * Ends what trust in a person gave, by the cause's row of the table, and returns what worked until now. Takes the account's
 * lock: callers lock other rows after it.
 */
export async function endTrust(
  deps: Pick<Deps, 'now'>,
  trx: Trx,
  { cause, userId, by, except }: TrustEnd,
): Promise<EndedTrust> {
  const ends: Ends = causes[cause];
  const now = deps.now();
  await lockAccount(trx, userId);
  // For every cause, also in the surviving session: the next decision requires a proof.
  await endKeyReleases(trx, { userId });
  const pushSubscriptions = ends.pushSubscriptions ? await endPushSubscriptions(trx, { userId, now }) : 0;
  const sessions = ends.sessions ? await endUserSessions(trx, userId, { except: except?.sessionId }) : [];
  if (ends.devices) await forgetDevices(trx, userId, { deviceTokens: except?.deviceTokens ?? [] });
  const links = ends.links ? await revokeTokens(deps, trx, userId) : 0;
  const invitations = ends.links ? await revokeInvitationsOf(trx, { userId, now }) : 0;
  const keys = ends.keys ? await endKeys(deps, trx, { cause, by, which: { createdBy: userId } }) : [];
  return {
    sessions: sessions.filter((expiresAt) => expiresAt > now).length,
    pushSubscriptions,
    links,
    invitations,
    keys,
  };
}

/**
 * Ends what a membership gave: the keys that the member made for the organization, the invitations they sent for it, and the
 * sessions' choice of it. Without `userId`, those of every member. The caller holds the organization's lock.
 */
export async function endMemberTrust(
  deps: Pick<Deps, 'now'>,
  trx: Trx,
  { cause, accountId, userId, by }: { cause: MembershipCause; accountId: string; userId?: string; by: Who },
): Promise<void> {
  if (cause !== 'memberChanged') await clearSessionAccounts(trx, { accountId, userId });
  await revokeInvitationsOf(trx, { accountId, userId, now: deps.now() });
  await endKeys(deps, trx, { cause, by, which: { accountId, createdBy: userId } });
}

/** Ends keys and records the end of each; returns those that worked until now. */
async function endKeys(
  deps: Pick<Deps, 'now'>,
  trx: Trx,
  {
    cause,
    by,
    which,
  }: { cause: TrustCause | MembershipCause; by: Who; which: Parameters<typeof revokeKeys>[1]['which'] },
): Promise<EndedTrust['keys']> {
  const now = deps.now();
  const revoked = await revokeKeys(trx, { which, now });
  for (const { id: keyId, subjectUserId } of revoked) {
    await recordAudit(deps, trx, { event: 'apiKey.revoked', actor: by, subjectUserId, details: { keyId, cause } });
  }
  return revoked
    .filter(({ expiresAt }) => expiresAt === null || expiresAt > now)
    .map(({ name, mode, hint, organization }) => ({ name, mode, hint, organization }));
}

import type { Locale } from '#shared/locales.ts';
import type { Role } from '#shared/roles.ts';
import type { Deps } from './deps.ts';
import type { Log } from './observability/log.ts';

/** The person whom rules and audit entries name. */
export interface Actor {
  id: string;
  role: Role;
  name: string | null;
  email: string;
}

export interface SignedInActor extends Actor {
  phone: string | null;
  locale: Locale | null;
  emailVerified: boolean;
  /** Two-step sign-in is on. */
  hasSecondFactor: boolean;
  sessionId: string;
}

/** A WebSocket, which outlives a call. */
export interface Connection {
  /** The current user, read from the session; null once that ended. */
  findUser(): Promise<SignedInActor | null>;
  /** Counts a subscription until the returned function is called. Throws TOO_MANY_REQUESTS above the quota. */
  takeSubscription(): () => void;
  /** Counts a call in flight until the returned function is called. */
  beginCall(): () => void;
}

/** The tRPC context. `setCookie` is the only access to the response. */
export interface Context {
  deps: Deps;
  user: SignedInActor | null;
  /** Set for calls over a WebSocket. */
  connection?: Connection;
  /** The error of the session lookup, which every procedure throws. */
  identityError?: unknown;
  /** The recent-write cookie is set: reads go to the primary. */
  readYourWrites?: boolean;
  requestId: string;
  /** As `clientIp` returns it; for limits only, never logged. */
  ip: string;
  userAgent: string;
  /** The browser's device tokens, for throttles and security mails; they grant no access. */
  deviceTokens: readonly string[];
  log: Log;
  setCookie: (serialized: string) => void;
}

import type { Role } from '#shared/roles.ts';
import type { Deps } from './deps.ts';
import type { Log } from './observability/log.ts';

/** Who is asking, as far as rules need to know. */
export interface Actor {
  id: string;
  role: Role;
  name: string | null;
  email: string;
}

export interface SignedInActor extends Actor {
  phone: string | null;
  emailVerified: boolean;
  /** Signs in with a code besides the password. */
  hasSecondFactor: boolean;
  sessionId: string;
}

/** A socket: it outlives a call. */
export interface Connection {
  /** Whose it is at this moment; null once the session it was opened with is over. */
  findUser(): Promise<SignedInActor | null>;
  /** Takes one of its subscriptions until the returned function is called. Throws TOO_MANY_REQUESTS when none is left. */
  takeSubscription(): () => void;
  /** Counts one of its calls in flight until the returned function is called. */
  beginCall(): () => void;
}

/** What a procedure may see of its call. Cookies leave through `setCookie`; nothing else touches the response. */
export interface Context {
  deps: Deps;
  user: SignedInActor | null;
  /** Where the call came over a socket. */
  connection?: Connection;
  /** Why it could not be told who asks: every procedure fails with it. */
  identityError?: unknown;
  /** Staff who changed something within some seconds: a replica may not have it yet. */
  readYourWrites?: boolean;
  requestId: string;
  /** Network address of the caller as `callerAddress` writes it, for limits only; never logged. */
  ip: string;
  userAgent: string;
  /** The browser's device tokens, for throttles and security mails; they open nothing. */
  deviceTokens: readonly string[];
  log: Log;
  setCookie: (serialized: string) => void;
}

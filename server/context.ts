import type { Role } from '#shared/roles.ts';
import type { Deps } from './deps.ts';
import type { Log } from './log.ts';

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
  sessionId: string;
}

/** What a procedure may see of its call. Cookies leave through `setCookie`; nothing else touches the response. */
export interface Context {
  deps: Deps;
  user: SignedInActor | null;
  requestId: string;
  /** Address of the caller, for limits only; never logged. */
  ip: string;
  userAgent: string;
  log: Log;
  setCookie: (serialized: string) => void;
}

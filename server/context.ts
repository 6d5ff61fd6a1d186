import type { z } from 'zod';
import type { Capability } from '#shared/access.ts';
import type { KeyMode, Scope } from '#shared/api-keys.ts';
import type { ApiVersion } from '#shared/api-versions.ts';
import type { LanguagePair } from '#shared/certificate/language-pairs.ts';
import type { Locale } from '#shared/locales.ts';
import type { Currency } from '#shared/money.ts';
import type { MemberRole, Role } from '#shared/roles.ts';
import type { Deps } from './deps.ts';
import type { Log } from './platform/observability/log.ts';

/** The account that rules compare with a row's owner: a person, an organization, or a sandbox of either. */
export interface Actor {
  id: string;
  role: Role;
  /** Capabilities of a staff member; null means the default set of the role. */
  capabilities?: readonly Capability[] | null;
  /** The pairs whose unassigned papers they see; null is every pair. */
  workPairs?: readonly LanguagePair[] | null;
  name: string | null;
  email: string;
  /** Currency chosen by the account; null means the currency of the default price list. */
  currency?: Currency | null;
  /** The acting person, if that is not the account itself. */
  person?: { id: string };
}

/** The key of a call. */
export interface ApiKeyActor {
  id: string;
  scopes: readonly Scope[];
  mode: KeyMode;
  /** The newest version when the key was made; a request may ask for another. */
  apiVersion: ApiVersion;
}

/** API version of the call's contract, with a key or under `/api/v1`. */
export interface ApiCall {
  version: ApiVersion;
  /** Schema of a procedure's input that refuses unknown fields. */
  strictInput: (path: string) => z.ZodType | undefined;
}

export interface SignedInActor extends Actor {
  /**
   * The person who acts or who made the key, the account itself if it is a person. Owns credentials and audit entries.
   */
  person: { id: string; name: string | null; email: string };
  /** The person's role in the organization they act for; null in their own account. */
  member: MemberRole | null;
  /** Null for sessions. */
  apiKey: ApiKeyActor | null;
  /** The person belongs to some organization, whichever account this session acts for. */
  hasOrganizations: boolean;
  phone: string | null;
  locale: Locale | null;
  emailVerified: boolean;
  /** Two-step sign-in is on. */
  hasSecondFactor: boolean;
  /** Id of the session or of the key; the two never collide. */
  sessionId: string;
}

/** A guest who ordered with this browser. */
export interface Guest {
  /** The account that holds the order; unset until the address is confirmed. */
  actor: SignedInActor;
  /** As typed; unproved. */
  email: string;
  isPaid: boolean;
  hasPassword: boolean;
  expiresAt: Date;
}

/** A WebSocket, which outlives a call. */
export interface Connection {
  /** The current user, read from the session or key; null once that ended. */
  findUser(): Promise<SignedInActor | null>;
  /** Counts a subscription until the returned function is called. Throws TOO_MANY_REQUESTS above the quota. */
  takeSubscription(): () => void;
  /** Counts a call in flight until the returned function is called. */
  beginCall(): () => void;
}

/** The `Idempotency-Key` of a request, and how many of its calls were answered from the store. */
export interface IdempotentRequest {
  key: string;
  replayed: number;
}

/** The tRPC context. `setCookie` is the only access to the response. */
export interface Context {
  deps: Deps;
  user: SignedInActor | null;
  /** The guest named by the browser's cookie; visible only to procedures whose rule admits guests. */
  guest?: Guest | null;
  /** Set for calls over a WebSocket. */
  connection?: Connection;
  /** The error of the session's or key's lookup, which every procedure throws. */
  identityError?: unknown;
  /** The `Idempotency-Key` of the request's mutations. */
  idempotency?: IdempotentRequest | null;
  /** Null for the product's own pages, whose calls are answered in the newest version and may hold unknown fields. */
  api?: ApiCall | null;
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

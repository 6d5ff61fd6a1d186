import type { ErrorCode } from '#shared/errors.ts';
import type { Target } from './access-targets.ts';
import type { BuiltUser } from './factories.ts';
import type { Harness } from './harness.ts';

/** A row of the access matrix. */
export interface Access {
  /** `guest`: somebody who ordered without an account. */
  who: 'anyone' | 'signedIn' | 'user' | 'staff' | 'admin' | 'guest';
  /** Guests as well, for the order of their cookie. */
  guest?: true;
  /** Creates a row of `owner` and returns its identifier; absent where the call addresses no row. */
  target?: Target;
  /** Rows a permitted caller reaches: their own, all for staff only, or all for everyone. */
  reach?: 'own' | 'ownOrStaff' | 'every';
  /** Response for unreachable and missing rows alike; `OK` for an empty result. */
  absent?: ErrorCode | 'OK';
  /** Response to a test key, whose sandbox has none of the rows that the input names. */
  absentInSandbox?: ErrorCode;
  /** Identifier of a missing row; a random UUID by default. */
  absentTarget?: string;
  input?: (target: string, caller: { h: Harness; user: BuiltUser }) => unknown;
  /** Expected error of a permitted call that cannot succeed in this setup. */
  answer?: ErrorCode;
  /** Acts on the organization that is acted for; persons are refused. */
  organization?: true;
  /** A permitted call ends the caller's session. */
  endsSession?: boolean;
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { rateLimits, type RateLimit } from '#shared/rate-limits.ts';

/** A window as one attempt left it. */
export interface CountedWindow {
  limit: RateLimit;
  /** Attempts left; 0 after a refusal. */
  remaining: number;
  resetSeconds: number;
  isRefused: boolean;
}

/** The windows that one request counts in. */
export class CallWindows {
  readonly #windows = new Map<string, CountedWindow>();
  #follower: ((headers: Map<string, string>) => void) | undefined;

  /** Calls `follower` with the headers after each window, for responses whose headers are set before the request has run. */
  follow(follower: (headers: Map<string, string>) => void): void {
    this.#follower = follower;
  }

  /** The same limit may be counted under several keys: the scarcest is kept. */
  add(window: CountedWindow): void {
    const known = this.#windows.get(window.limit);
    if (!known || isScarcer(window, known)) this.#windows.set(window.limit, window);
    this.#follower?.(new Map(this.headers()));
  }

  /** The RateLimit header fields (IETF draft) of the window that binds; none where nothing was counted. */
  headers(): [string, string][] {
    const [first, ...others] = this.#windows.values();
    if (!first) return [];
    const { limit, remaining, resetSeconds } = others.reduce(
      (binding, window) => (isScarcer(window, binding) ? window : binding),
      first,
    );
    const { points, windowSeconds } = rateLimits[limit];
    return [
      ['RateLimit-Policy', `"${limit}";q=${points};w=${windowSeconds}`],
      ['RateLimit', `"${limit}";r=${remaining};t=${resetSeconds}`],
    ];
  }
}

/**
 * The window that a repeated call would exhaust first: one already exhausted, else the one with the fewest attempts
 * left, regardless of its size; ties go to the one that ends later.
 */
function isScarcer(one: CountedWindow, other: CountedWindow): boolean {
  if (one.isRefused !== other.isRefused) return one.isRefused;
  if (one.remaining !== other.remaining) return one.remaining < other.remaining;
  return one.resetSeconds > other.resetSeconds;
}

const storage = new AsyncLocalStorage<CallWindows>();

/** Runs a request handler and records its attempts in `windows`. */
export function withCallWindows(windows: CallWindows, run: () => void): void {
  storage.run(windows, run);
}

/** Named in no response: what they count would tell whether an address has an account, or who else invites it. */
const unnamed: ReadonlySet<RateLimit> = new Set<RateLimit>([
  'guessesByNetwork',
  'register',
  'linksByCaller',
  'linksByNetwork',
  'resetsByInbox',
  'confirmationsByInbox',
  'invitationsByInbox',
]);

export function noteWindow(window: CountedWindow): void {
  if (!unnamed.has(window.limit)) storage.getStore()?.add(window);
}

/** Headers of the window that binds the request that is being handled. */
export function bindingHeaders(): [string, string][] {
  return storage.getStore()?.headers() ?? [];
}

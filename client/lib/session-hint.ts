/**
 * Whether a user was signed in on this browser. `index.html` reads the key before the first paint and sets
 * `data-session="unknown"` on the root, which hides visitor content of prerendered pages until the session is known.
 */
const key = 'signed-in';

/** Whether the hint says that a user was signed in; false once it was compared with the session. */
export function hasSessionHint(): boolean {
  return document.documentElement.dataset['session'] !== undefined;
}

/** Stores the session state and reveals the hidden content. */
export function keepSessionHint(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(key, '1');
    else if (localStorage.getItem(key) !== null) {
      localStorage.removeItem(key);
      // The session expired or was ended elsewhere.
      void import('./session.ts').then(({ forgetKeptQueries }) => forgetKeptQueries()).catch(() => undefined);
    }
  } catch (error) {
    console.info('The session hint cannot be kept', error);
  }
  delete document.documentElement.dataset['session'];
}

/** Classes of visitor content. */
export const visitorsOnly = 'in-data-[session=unknown]:invisible';

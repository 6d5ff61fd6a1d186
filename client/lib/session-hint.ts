/**
 * Whether somebody was signed in here when the last page closed. Pages that are built for visitors hide what is for
 * visitors only until the server has answered, so that nobody who is signed in sees it flash. `index.html` reads the key
 * before the first paint; the mark it leaves is `data-session="unknown"` on the root element.
 */
const key = 'signed-in';

/** Remembers what the server said, and shows what was hidden. */
export function keepSessionHint(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch (error) {
    console.info('The session hint cannot be kept', error);
  }
  delete document.documentElement.dataset['session'];
}

/** Classes of what is for visitors only. */
export const visitorsOnly = 'in-data-[session=unknown]:invisible';

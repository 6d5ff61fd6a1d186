const key = 'lists-kept';

/** Whether this browser keeps lists, of anyone. Separate from `keep-queries.ts`, which only a return visit waits for. */
export function mayHaveKept(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function markKept(isKept: boolean): void {
  try {
    if (isKept) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch (error) {
    console.info('Lists are restored late in this browser', error);
  }
}

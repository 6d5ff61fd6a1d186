/**
 * Opens a connection on the first call and shares it; opens another after a failure or after `onLost`. The next call may
 * succeed: storage was freed, or the user granted it.
 */
export function lazyConnection<T>(open: (onLost: () => void) => Promise<T>): () => Promise<T> {
  let connection: Promise<T> | undefined;
  const forget = (): void => {
    connection = undefined;
  };
  return () => {
    connection ??= open(forget).catch((error: unknown) => {
      forget();
      throw error;
    });
    return connection;
  };
}

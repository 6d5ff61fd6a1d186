/** Replaces `@formatjs/fast-memoize` with the part that use-intl needs: caching results by arguments. */

interface Cache<Value> {
  create: () => { get: (key: string) => Value | undefined; set: (key: string, value: Value) => void };
}

export const strategies = { variadic: undefined };

export function memoize<Arguments extends readonly unknown[], Value>(
  compute: (...args: Arguments) => Value,
  { cache }: { cache: Cache<Value> },
): (...args: Arguments) => Value {
  const results = cache.create();
  return (...args) => {
    const key = JSON.stringify(args);
    const known = results.get(key);
    if (known !== undefined) return known;
    const value = compute(...args);
    results.set(key, value);
    return value;
  };
}

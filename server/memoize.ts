/**
 * Memoizes `make` per key and clears the cache at `most` entries. For expensive values that depend only on their key.
 */
export function memoized<Value>(most: number): (key: string, make: () => Value) => Value {
  const values = new Map<string, Value>();
  return (key, make) => {
    const known = values.get(key);
    if (known !== undefined) return known;
    if (values.size >= most) values.clear();
    const value = make();
    values.set(key, value);
    return value;
  };
}

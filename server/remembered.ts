/** Values by key, each made once; all are forgotten when there are `most`. For what is costly to make and depends on its key alone. */
export function remembered<Value>(most: number): (key: string, make: () => Value) => Value {
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

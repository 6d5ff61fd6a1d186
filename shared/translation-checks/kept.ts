/** What is built of a list, kept with the list itself: thousands of phrases are read once, and not with each text. */
export function keptWith<Item, Built>(build: (list: readonly Item[]) => Built): (list: readonly Item[]) => Built {
  const known = new WeakMap<readonly Item[], { built: Built }>();
  return (list) => {
    const found = known.get(list) ?? { built: build(list) };
    known.set(list, found);
    return found.built;
  };
}

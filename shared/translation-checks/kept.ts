/** Caches values derived from a list, keyed by the list: thousands of phrases are processed once, not per text. */
export function keptWith<Item, Built>(build: (list: readonly Item[]) => Built): (list: readonly Item[]) => Built {
  const known = new WeakMap<readonly Item[], { built: Built }>();
  return (list) => {
    const found = known.get(list) ?? { built: build(list) };
    known.set(list, found);
    return found.built;
  };
}

/** First in, first out within an owner, and one item of each owner in turn. */
export class PrintQueue<T> {
  readonly #byOwner = new Map<string, T[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(owner: string, item: T): void {
    const items = this.#byOwner.get(owner);
    if (items) items.push(item);
    else this.#byOwner.set(owner, [item]);
    this.#size += 1;
  }

  take(): T | undefined {
    const [next] = this.#byOwner;
    if (next === undefined) return undefined;
    const [owner, items] = next;
    const item = items.shift();
    // Insertion order is the turn: an owner with more to do goes to the end.
    this.#byOwner.delete(owner);
    if (items.length > 0) this.#byOwner.set(owner, items);
    this.#size -= 1;
    return item;
  }
}

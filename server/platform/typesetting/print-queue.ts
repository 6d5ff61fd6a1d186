/** Prints that may wait; more are refused as busy. */
export const queueMax = 40;

/** FIFO per owner, round-robin between owners. */
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
    // The map's insertion order is the round-robin order.
    this.#byOwner.delete(owner);
    if (items.length > 0) this.#byOwner.set(owner, items);
    this.#size -= 1;
    return item;
  }
}

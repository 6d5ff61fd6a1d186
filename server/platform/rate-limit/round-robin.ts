/** Items by owner: taken in turn between owners, first in, first out within one. */
export class RoundRobin<T> {
  readonly #queues = new Map<string, T[]>();
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(owner: string, item: T): void {
    this.#length += 1;
    const queue = this.#queues.get(owner);
    if (queue) queue.push(item);
    else this.#queues.set(owner, [item]);
  }

  shift(): T | undefined {
    const [next] = this.#queues;
    if (!next) return undefined;
    const [owner, queue] = next;
    const item = queue.shift();
    this.#length -= 1;
    this.#queues.delete(owner);
    // Added again at the end of the order.
    if (queue.length > 0) this.#queues.set(owner, queue);
    return item;
  }
}

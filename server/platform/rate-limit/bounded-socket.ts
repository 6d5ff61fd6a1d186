import { WebSocket } from 'ws';
import { TokenBucket } from './token-bucket.ts';

/** Slow consumers are dropped once this many bytes are buffered; they resume from lastEventId. */
const maxBufferedBytes = 1024 * 1024;
/** Reading pauses above this, so that responses to a slow client's calls do not accumulate. */
const maxUnsentBytes = 256 * 1024;
/** Calls in progress per socket before reading pauses. */
const maxCallsInFlight = 20;
/** Poll interval of a paused socket's write buffer. */
const bufferPollIntervalMs = 50;
/** Per person, over all sockets. A frame costs 1 plus 1 per kilobyte. */
export const frameRate = { capacity: 1_000, perSecond: 400 };

type Message = Parameters<WebSocket['send']>[0];
type SendOptions = Parameters<WebSocket['send']>[1];
type Done = Parameters<WebSocket['send']>[2];

/**
 * A WebSocket with flow control: reading pauses and received frames are held while calls in flight, the frame rate or the
 * write buffer are at their limit. It holds at most one read of the kernel's buffer.
 */
export class BoundedSocket extends WebSocket {
  /** Shared by the sockets of one person. */
  bucket = new TokenBucket(frameRate);
  #callsInFlight = 0;
  #held: unknown[][] = [];
  #isScheduled = false;
  #timer: NodeJS.Timeout | undefined;

  override send(data: Message, options?: SendOptions | Done, done?: Done): void {
    if (typeof options === 'function') super.send(data, options);
    else super.send(data, options ?? {}, done);
    if (this.bufferedAmount > maxBufferedBytes) this.terminate();
  }

  override emit(event: string | symbol, ...args: unknown[]): boolean {
    if (event === 'ping') {
      this.#answerPing(args[0]);
      return super.emit(event, ...args);
    }
    if (event !== 'message') return super.emit(event, ...args);
    if (this.#held.length === 0 && this.#mayRead()) {
      this.#charge(args[0]);
      return super.emit(event, ...args);
    }
    this.#held.push(args);
    this.pause();
    this.#schedule();
    return true;
  }

  /** Counts one call; the returned function ends it. */
  beginCall(): () => void {
    this.#callsInFlight += 1;
    return () => {
      this.#callsInFlight -= 1;
      if (this.#held.length > 0) this.#schedule();
    };
  }

  #answerPing(data: unknown): void {
    const isOpen = this.readyState === WebSocket.OPEN && this.bufferedAmount <= maxUnsentBytes;
    // No pong above the frame rate: RFC 6455 allows answering only the most recent ping.
    if (isOpen && this.bucket.tryTake(1) && Buffer.isBuffer(data)) this.pong(data);
  }

  #charge(data: unknown): void {
    const waitMs = this.bucket.take(1 + (Buffer.isBuffer(data) ? data.length / 1024 : 0));
    if (waitMs > 0) this.#sleep(waitMs);
  }

  #mayRead(): boolean {
    return (
      this.#timer === undefined &&
      this.#callsInFlight < maxCallsInFlight &&
      this.bufferedAmount <= maxUnsentBytes &&
      this.readyState === WebSocket.OPEN
    );
  }

  #sleep(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#schedule();
    }, ms).unref();
  }

  /** One frame per turn of the event loop, so that other sockets are read in between. */
  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      this.#release();
    });
  }

  #release(): void {
    if (this.readyState !== WebSocket.OPEN) {
      this.#held = [];
      clearTimeout(this.#timer);
      return;
    }
    const [next] = this.#held;
    if (next === undefined) {
      if (this.isPaused) this.resume();
      return;
    }
    if (!this.#mayRead()) {
      if (this.#timer === undefined && this.#callsInFlight < maxCallsInFlight) this.#sleep(bufferPollIntervalMs);
      return;
    }
    this.#held.shift();
    this.#charge(next[0]);
    super.emit('message', ...next);
    this.#schedule();
  }
}

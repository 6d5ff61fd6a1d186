import net from 'node:net';
import { afterEach, beforeEach, expect } from 'vitest';

/** Tests that shout: unexpected output or network calls fail the test in which they happened. */

declare global {
  /** Lines printed by the current test. Files share a process, and this file runs once for each of them. */
  var printedLines: string[] | undefined;
}

const isFirstFile = globalThis.printedLines === undefined;
const printed = (globalThis.printedLines ??= []);

function listenTo(method: 'error' | 'warn'): void {
  const print = console[method].bind(console);
  console[method] = (...words: unknown[]) => {
    printed.push(`console.${method}: ${words.map(String).join(' ')}`);
    print(...words);
  };
}

if (isFirstFile) {
  listenTo('error');
  listenTo('warn');
}

beforeEach(() => {
  printed.length = 0;
});

afterEach(() => expect(printed, 'nothing may be printed as a warning or an error').toEqual([]));

const loopback = /^(localhost|127(\.\d+){3}|::1)$/;
const connect = net.Socket.prototype.connect;

/** Whom a socket is about to call; undefined for a path on this machine and for the default, which is this machine. */
function hostOf(args: readonly unknown[]): string | undefined {
  const [first, second] = args;
  if (Array.isArray(first)) return hostOf(first);
  if (typeof first === 'object' && first !== null) {
    const host: unknown = Reflect.get(first, 'host');
    return typeof host === 'string' ? host : undefined;
  }
  return typeof second === 'string' ? second : undefined;
}

if (isFirstFile) {
  Object.defineProperty(net.Socket.prototype, 'connect', {
    configurable: true,
    writable: true,
    value(this: net.Socket, ...args: unknown[]): unknown {
      const host = hostOf(args);
      if (host !== undefined && !loopback.test(host)) throw new Error(`a test tried to call ${host}`);
      return Reflect.apply(connect, this, args);
    },
  });
}

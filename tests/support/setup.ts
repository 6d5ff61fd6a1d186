import net from 'node:net';
import { afterEach, beforeEach, expect } from 'vitest';

/** Fails the current test on unexpected console output or network calls. */

declare global {
  /** Lines printed by the current test; global, since test files share a process and each runs this setup. */
  var printedLines: string[] | undefined;
}

declare module 'vitest' {
  interface TaskMeta {
    /** Missing tool that a test is skipped for, shown in the summary. */
    needs?: string;
  }
}

const isFirstFile = globalThis.printedLines === undefined;
const printed = (globalThis.printedLines ??= []);

function captureConsole(method: 'error' | 'warn'): void {
  const print = console[method].bind(console);
  console[method] = (...words: unknown[]) => {
    printed.push(`console.${method}: ${words.map(String).join(' ')}`);
    print(...words);
  };
}

if (isFirstFile) {
  captureConsole('error');
  captureConsole('warn');
}

beforeEach(() => {
  printed.length = 0;
});

afterEach(() => expect(printed, 'no warnings or errors may be printed').toEqual([]));

const loopback = /^(localhost|127(\.\d+){3}|::1)$/;
const connect = net.Socket.prototype.connect;

/** Target host of `connect`; undefined for Unix sockets and for the default, localhost. */
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
      if (host !== undefined && !loopback.test(host))
        throw new Error(`network access to ${host} is not allowed in tests`);
      return Reflect.apply(connect, this, args);
    },
  });
}

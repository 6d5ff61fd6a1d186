import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import express from 'express';

const mappedIpv4 = /^::ffff:(?=\d+\.)/i;

/**
 * What counts as one caller for limits: an IPv4 address, or the first 64 bits of an IPv6 one, since whoever has one of
 * those addresses has all 2^64 of them.
 */
export function clientIp(ip: string | undefined): string {
  const address = (ip ?? '').replace(mappedIpv4, '').replace(/%.*$/, '');
  if (!isIPv6(address)) return address;
  // A URL writes the address in its one canonical form.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = '', after = ''] = canonical.split('::');
  const start = before === '' ? [] : before.split(':');
  const end = after === '' ? [] : after.split(':');
  const middle = Array.from({ length: 8 - start.length - end.length }, () => '0');
  return `${[...start, ...middle, ...end].slice(0, 4).join(':')}::/64`;
}

/** Reads the caller of a request as `callerAddress` writes it, past the proxies that are trusted (Express' `trust proxy`). */
export function createClientIpReader(trustProxy: string | false): (request: IncomingMessage) => string {
  if (trustProxy === false) return (request) => clientIp(request.socket.remoteAddress);
  const app = express();
  app.set('trust proxy', trustProxy);
  return (request) => {
    if (request.headers['x-forwarded-for'] === undefined) return clientIp(request.socket.remoteAddress);
    // Express' own reading, as a request of that application.
    const view: unknown = Object.create(request, { app: { value: app } });
    const ip: unknown = Reflect.get(app.request, 'ip', view);
    return clientIp(typeof ip === 'string' ? ip : undefined);
  };
}

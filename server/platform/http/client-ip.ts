import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import express from 'express';

const mappedIpv4 = /^::ffff:(?=\d+\.)/i;

/**
 * The key of a client for limits: an IPv4 address, or the /64 prefix of an IPv6 address, since one subscriber holds all of a
 * /64.
 */
export function clientIp(ip: string | undefined): string {
  const address = (ip ?? '').replace(mappedIpv4, '').replace(/%.*$/s, '');
  if (!isIPv6(address)) return address;
  // The URL parser canonicalizes IPv6 addresses.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = '', after = ''] = canonical.split('::');
  const start = before === '' ? [] : before.split(':');
  const end = after === '' ? [] : after.split(':');
  const middle = Array.from({ length: 8 - start.length - end.length }, () => '0');
  return `${[...start, ...middle, ...end].slice(0, 4).join(':')}::/64`;
}

/** Reads `clientIp` of a request behind trusted proxies (Express' `trust proxy`). */
export function createClientIpReader(trustProxy: string | false): (request: IncomingMessage) => string {
  if (trustProxy === false) return (request) => clientIp(request.socket.remoteAddress);
  const app = express();
  app.set('trust proxy', trustProxy);
  return (request) => {
    if (request.headers['x-forwarded-for'] === undefined) return clientIp(request.socket.remoteAddress);
    // Express' getter, applied to what it reads of a request.
    const { headers, socket } = request;
    const ip: unknown = Reflect.get(app.request, 'ip', { app, headers, socket });
    return clientIp(typeof ip === 'string' ? ip : undefined);
  };
}

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { isPublicAddress } from '#server/platform/integrations/public-address.ts';
import { createWebhookClient, type WebhookClientOptions } from '#server/platform/integrations/webhook-client.ts';
import { webhookLimits } from '#shared/webhook-events.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(handler: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(handler);
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function send(url: string, options: Partial<WebhookClientOptions> = {}) {
  const client = createWebhookClient({ allowsLoopback: true, ...options });
  return client.send({ url, id: 'event', body: '{}', secrets: [Buffer.from('secret')], sentAt: new Date() });
}

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.100.100.200',
  '127.0.0.1',
  '168.63.129.16',
  '169.254.169.254',
  '172.31.0.1',
  '192.168.1.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'ff02::1',
  '2002:7f00:1::',
  '2001::1',
  '2001:db8::1',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '93.184.215.14', '172.32.0.1', '2606:4700::1111'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

describe('URLs', () => {
  const outside = createWebhookClient({ allowsLoopback: false });
  const sandbox = createWebhookClient({ allowsLoopback: true });

  test.each([
    ['http://hooks.example.com/', 'WEBHOOK_URL_INVALID'],
    ['ftp://hooks.example.com/', 'WEBHOOK_URL_INVALID'],
    ['https://user:password@hooks.example.com/', 'WEBHOOK_URL_INVALID'],
    ['https://user@hooks.example.com/', 'WEBHOOK_URL_INVALID'],
    ['nonsense', 'WEBHOOK_URL_INVALID'],
    ['https://127.0.0.1/', 'WEBHOOK_URL_PRIVATE'],
    ['https://2130706433/', 'WEBHOOK_URL_PRIVATE'],
    ['https://0x7f.1/', 'WEBHOOK_URL_PRIVATE'],
    ['https://[::1]/', 'WEBHOOK_URL_PRIVATE'],
    ['https://[::ffff:169.254.169.254]/', 'WEBHOOK_URL_PRIVATE'],
    ['https://localhost/', 'WEBHOOK_URL_PRIVATE'],
    ['https://api.localhost/', 'WEBHOOK_URL_PRIVATE'],
    ['https://hooks.example.com/', undefined],
    ['https://hooks.example.com:8443/a?b=c', undefined],
  ])('%s', (url, fault) => {
    expect(outside.findFault(url)).toBe(fault);
  });

  test('plain http reaches loopback alone, in the sandbox alone', () => {
    expect(sandbox.findFault('http://127.0.0.1:8080/')).toBeUndefined();
    expect(sandbox.findFault('http://localhost:8080/')).toBeUndefined();
    expect(sandbox.findFault('http://hooks.example.com/')).toBe('WEBHOOK_URL_INVALID');
    expect(sandbox.findFault('http://10.0.0.1/')).toBe('WEBHOOK_URL_INVALID');
    expect(sandbox.findFault('https://10.0.0.1/')).toBe('WEBHOOK_URL_PRIVATE');
  });
});

test('a name is resolved at each attempt, once; one private address refuses it', async () => {
  const answers = [['8.8.8.8', '10.0.0.1'], ['169.254.169.254'], ['::ffff:10.0.0.1'], []];
  let resolutions = 0;
  const resolve = () => {
    const addresses = answers[resolutions] ?? [];
    resolutions += 1;
    return addresses.length > 0 ? Promise.resolve(addresses) : Promise.reject(new Error('none'));
  };
  const url = 'https://rebinding.example.com/';
  for (let attempt = 0; attempt < 3; attempt += 1) {
    expect(await send(url, { allowsLoopback: false, resolve })).toMatchObject({ error: 'private address' });
  }
  expect(await send(url, { allowsLoopback: false, resolve })).toMatchObject({ error: 'host not found' });
  expect(resolutions).toBe(4);
});

test('the connection goes to the checked address, with the name in its Host header', async () => {
  const hosts: (string | undefined)[] = [];
  const url = await listen((request, response) => {
    hosts.push(request.headers.host);
    response.end('ok');
  });
  const { port } = new URL(url);
  let resolutions = 0;
  const resolve = () => {
    resolutions += 1;
    return Promise.resolve(['127.0.0.1']);
  };
  expect(await send(`http://localhost:${port}/`, { resolve })).toMatchObject({ status: 200, answer: 'ok' });
  expect(hosts).toEqual([`localhost:${port}`]);
  expect(resolutions).toBe(1);
});

test('a redirect is an answer, and is not followed', async () => {
  let calls = 0;
  const url = await listen((_request, response) => {
    calls += 1;
    response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end();
  });
  expect(await send(url)).toMatchObject({ status: 302, error: null });
  expect(calls).toBe(1);
});

test('a server that hangs, or resets, ends by the deadline', async () => {
  const hanging = await listen(() => undefined);
  expect(await send(hanging, { answerTimeoutMs: 200 })).toMatchObject({ status: null, error: 'timeout' });
  const resetting = await listen((request) => request.socket.resetAndDestroy());
  expect(await send(resetting)).toMatchObject({ status: null, error: 'no connection' });
  const resolve = () => new Promise<string[]>(() => undefined);
  expect(await send('https://slow.example.com/', { resolve, answerTimeoutMs: 200 })).toMatchObject({
    error: 'timeout',
  });
});

test('the status of an endless answer counts, and only its start is read', async () => {
  let written = 0;
  const chunk = Buffer.alloc(64 * 1024, 'x');
  const url = await listen((_request, response) => {
    response.on('error', () => undefined);
    const write = (): void => {
      while (!response.destroyed && written < 10e9) {
        written += chunk.length;
        if (!response.write(chunk)) {
          response.once('drain', write);
          return;
        }
      }
    };
    write();
  });
  const answer = await send(url);
  expect(answer).toMatchObject({ status: 200, answer: 'x'.repeat(webhookLimits.answerKept) });
  expect(written).toBeLessThan(50e6);
});

test('what cannot be printed or stored is replaced', async () => {
  const url = await listen((_request, response) => response.end(Buffer.from('a\0b\u202e\nc')));
  expect((await send(url)).answer).toBe('a\uFFFDb\uFFFD\nc');
});

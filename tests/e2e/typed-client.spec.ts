import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { z } from 'zod';
import { expect, test } from './support/app.ts';
import { call, makeDraft, payFor, signUp } from './support/customer.ts';

/** The typed client in a browser: the package that the product offers, bundled as an outside project bundles it. */

const run = promisify(execFile);

const program = `
import { createClient } from 'trueform-client';
const api = createClient({ baseUrl: location.origin, apiKey: window.name });
const show = (text) => document.body.append(Object.assign(document.createElement('p'), { textContent: text }));
const { total } = await api.documents.list.query({ page: 1 });
show('orders: ' + total);
api.notifications.onEvent.subscribe({}, {
  onStarted: () => show('listening'),
  onData: ({ data }) => data.kind === 'insert' && show('heard: ' + data.notification.title),
  onError: (error) => show('failed: ' + error.message),
});
`;

// The page's policy allows no other scripts.
test.use({ bypassCSP: true });

test('calls and hears events from a page of its own', async ({ page, mailbox, sandbox }, info) => {
  await signUp(page, mailbox);
  const { request } = page.context();
  const { key } = await call(request, 'auth.createApiKey', {
    input: { name: 'Browser', scopes: ['documents:read'] },
    output: z.object({ key: z.string() }),
  });
  const draft = await makeDraft(page, 'birth.pdf');

  const dir = info.outputPath('outside');
  const installed = path.join(dir, 'node_modules/trueform-client');
  await fs.mkdir(installed, { recursive: true });
  const tarball = await (await request.get('/trueform-client.tgz')).body();
  await fs.writeFile(path.join(dir, 'client.tgz'), tarball);
  await run('tar', ['xzf', path.join(dir, 'client.tgz'), '-C', installed, '--strip-components=1']);
  await fs.writeFile(path.join(dir, 'main.js'), program);
  const built = await build({
    root: dir,
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: path.join(dir, 'main.js') } },
  });
  const [bundle] = [built].flat().flatMap((result) => ('output' in result ? result.output : []));

  // Served from the product's own origin, since keys are refused from other origins, and without its scripts.
  await page.addInitScript((given) => (window.name = given), key);
  await page.goto('/robots.txt');
  await page.addScriptTag({ type: 'module', content: bundle?.type === 'chunk' ? bundle.code : '' });
  await expect(page.getByText('orders: 1')).toBeVisible();
  await expect(page.getByText('listening')).toBeVisible();
  await payFor(page, sandbox, [draft]);
  await expect(page.getByText(/^heard: ./).first()).toBeVisible();
});

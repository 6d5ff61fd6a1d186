import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { resolveBrand } from '#shared/brand.ts';
import { checkStructure } from '../../scripts/structure/check.ts';

let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'structure-'));
});
afterEach(() => fs.rmSync(root, { recursive: true }));

function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), `${text}\n`);
  }
}

/** `file:line rule` of every fault. */
function faults(): string[] {
  return checkStructure(root).map(({ file, line, rule }) => `${file}:${line} ${rule}`);
}

test('a sound tree has no fault', () => {
  write({
    'package.json': '{}',
    'shared/roles.ts': "import { z } from 'zod';\nimport { x } from './limits.ts';",
    'shared/limits.ts': 'export const x = 1;',
    'server/router.ts': "import { a } from './features/auth/router.ts';",
    'server/features/auth/router.ts': "import * as queries from './queries.ts';",
    'server/features/auth/queries.ts': "await trx.insertInto('profiles').execute();",
    'server/features/documents/service.ts': "import { notify } from '../notifications/service.ts';",
    'server/features/notifications/service.ts': 'export {};',
    'client/lib/app-router.ts': "import type { AppRouter } from '#server/router.ts';",
    'client/ui/button/button.tsx': '<a className="ms-2 text-start" title="what is left-over" />',
  });
  expect(faults()).toEqual([]);
});

test('a part of three files has no fault, and a README of 700 words', () => {
  write({
    'client/features/auth/keys/list.tsx': '',
    'client/features/auth/keys/row.tsx': '',
    'client/features/auth/keys/edit/form.tsx': '',
    'client/features/auth/keys/edit/field.tsx': '',
    'client/features/auth/keys/edit/rules.ts': '',
    'server/README.md': 'word '.repeat(700),
  });
  expect(faults()).toEqual([]);
});

test('what git ignores is not checked', () => {
  execFileSync('git', ['init', '--quiet', root]);
  write({ '.gitignore': '.scratch/', '.scratch/notes.ts': 'export {};', '.other/notes.ts': 'export {};' });
  expect(faults()).toEqual(['.other:1 closed top level']);
});

const bad: [title: string, files: Record<string, string>, expected: string][] = [
  ['a stray file at the top', { 'notes.txt': '' }, 'notes.txt:1 closed top level'],
  [
    'an unknown feature',
    { 'server/features/billing/service.ts': '' },
    'server/features/billing/service.ts:1 closed vocabulary',
  ],
  [
    'an unlisted slice',
    { 'server/features/managers/service.ts': '' },
    'server/features/managers/service.ts:1 closed vocabulary',
  ],
  ['a barrel', { 'client/ui/index.ts': '' }, 'client/ui/index.ts:1 closed vocabulary'],
  ['utils', { 'server/utils.ts': '' }, 'server/utils.ts:1 closed vocabulary'],
  [
    'shared that looks up',
    { 'shared/a.ts': "\nimport { x } from '#server/env.ts';" },
    'shared/a.ts:2 import direction',
  ],
  ['a product that leans on scripts', { 'server/a.ts': "import '../scripts/x.ts';" }, 'server/a.ts:1 import direction'],
  [
    'a client that imports the server',
    { 'client/main.tsx': "import '#server/env.ts';" },
    'client/main.tsx:1 import direction',
  ],
  [
    'the router imported for more than its type',
    { 'client/lib/app-router.ts': "import { appRouter } from '#server/router.ts';" },
    'client/lib/app-router.ts:1 import direction',
  ],
  [
    'ui that knows a feature',
    { 'client/ui/a.ts': "import '../features/auth/x.ts';" },
    'client/ui/a.ts:1 import direction',
  ],
  [
    'client features that know each other',
    { 'client/features/auth/a.ts': "import '../documents/b.ts';" },
    'client/features/auth/a.ts:1 import direction',
  ],
  [
    'plumbing that knows a slice',
    { 'server/platform/observability/log.ts': "import '../../features/auth/session.ts';" },
    'server/platform/observability/log.ts:1 import direction',
  ],
  [
    'a slice that looks up the order',
    { 'server/features/documents/service.ts': "import '../payments/service.ts';" },
    'server/features/documents/service.ts:1 import direction',
  ],
  [
    "another slice's inside",
    { 'server/features/payments/service.ts': "import '../documents/upload/page-count.ts';" },
    'server/features/payments/service.ts:1 import direction',
  ],
  [
    'a core that imports a part',
    { 'server/features/folders/colors.ts': "import './matters/service.ts';" },
    'server/features/folders/colors.ts:1 import direction',
  ],
  [
    'a part that imports its sibling',
    { 'server/features/folders/matters/service.ts': "import '../trees/service.ts';" },
    'server/features/folders/matters/service.ts:1 import direction',
  ],
  [
    'a part that imports the composition',
    { 'server/features/folders/matters/queries.ts': "import '../service.ts';" },
    'server/features/folders/matters/queries.ts:1 import direction',
  ],
  [
    'queries that call the service',
    { 'server/features/auth/queries.ts': "import './service.ts';" },
    'server/features/auth/queries.ts:1 import direction',
  ],
  [
    'an import over several lines',
    { 'shared/a.ts': "import {\n  x,\n  y,\n} from '#client/lib/format.ts';" },
    'shared/a.ts:1 import direction',
  ],
  ['a vendor out of its place', { 'server/app.ts': "import { Lucia } from 'lucia';" }, 'server/app.ts:1 vendor place'],
  ['shared with a library', { 'shared/a.ts': "import x from 'pg';" }, 'shared/a.ts:1 vendor place'],
  ['a migration with more than kysely', { 'migrations/a.ts': "import 'node:fs';" }, 'migrations/a.ts:1 vendor place'],
  ['ui with procedures', { 'client/ui/a.ts': "import '@trpc/client';" }, 'client/ui/a.ts:1 vendor place'],
  [
    "a write to another slice's table",
    { 'server/features/payments/queries.ts': "\n\ntrx.updateTable('documents')" },
    'server/features/payments/queries.ts:3 table owner',
  ],
  [
    'a write outside queries',
    { 'server/features/auth/service.ts': "trx.deleteFrom('sessions')" },
    'server/features/auth/service.ts:1 table owner',
  ],
  [
    'a write in a part, outside its queries',
    { 'server/features/auth/api-keys/unused.ts': "trx.deleteFrom('apiKeys')" },
    'server/features/auth/api-keys/unused.ts:1 table owner',
  ],
  [
    'a write in a pure rule',
    { 'server/features/auth/policy.ts': "trx.deleteFrom('sessions')" },
    'server/features/auth/policy.ts:1 table owner',
  ],
  [
    'a write in raw SQL',
    { 'server/features/payments/service.ts': 'sql`update documents set x = 1`' },
    'server/features/payments/service.ts:1 table owner',
  ],
  [
    'a second reader of settings',
    { 'server/platform/observability/log.ts': 'process.env.X' },
    'server/platform/observability/log.ts:1 settings',
  ],
  ['the brand by its name', { 'client/a.tsx': resolveBrand({}).name }, 'client/a.tsx:1 brand'],
  ['a physical direction', { 'client/a.tsx': '<a className="mt-1 ml-2" />' }, 'client/a.tsx:1 logical direction'],
  ['a physical alignment', { 'client/a.tsx': '<a className="sm:text-right" />' }, 'client/a.tsx:1 logical direction'],
  ['a file of 401 lines', { 'tests/a.ts': '\n'.repeat(400) }, 'tests/a.ts:401 size'],
  [
    'a part of two files',
    { 'server/features/auth/keys/queries.ts': '', 'server/features/auth/keys/service.ts': '' },
    'server/features/auth/keys:1 size',
  ],
  ['a README of 701 words', { 'server/README.md': 'word '.repeat(701) }, 'server/README.md:1 size'],
  ['long files throughout', { 'server/a.ts': '\n'.repeat(90), 'server/b.ts': '\n'.repeat(90) }, '.:1 size'],
];

test.each(bad)('%s is a fault', (_title, files, expected) => {
  write(files);
  expect(faults()).toContain(expected);
});

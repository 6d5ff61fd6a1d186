import '../run/die-with-parent.ts';
import { ensureBrowser } from '../run/browser.ts';
import { step } from '../run/console.ts';
import { ensurePrograms } from '../run/programs.ts';
import { ensureRedis } from '../run/redis.ts';

// What the tests need besides packages, one after the other: the system's installer runs once at a time.
await step('browser', ensureBrowser);
await step('Redis', ensureRedis);
await step('programs', ensurePrograms);

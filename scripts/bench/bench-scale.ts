import '../run/die-with-parent.ts';
import type { Finding } from './goals.ts';
import { runParts } from './run-parts.ts';
import { withInstallation, type Installation } from './scale/installation.ts';
import { measureKills } from './scale/kills.ts';

/*
 * An installation on more than one process, as compose's profile `scale` runs it: a third of its limit while each process is
 * killed once. Exits non-zero on a missed goal.
 */

const parts: Record<string, (installation: Installation) => Promise<Finding[]>> = { kills: measureKills };

await runParts(parts, withInstallation);

import type { JobHandlers } from '#server/platform/jobs/runner.ts';
import { collectCosignatures } from './log/cosigning.ts';
import { mailHead } from './log/head-mails.ts';
import { extendLog } from './log/service.ts';
import { extendDueFiles } from './long-term-signatures.ts';
import { addMissingTimestamps, addTimestamp } from './signatures.ts';

export const certificationJobs: Pick<
  JobHandlers,
  | 'certification.extendFiles'
  | 'certification.extendLog'
  | 'certification.mailHead'
  | 'certification.timestamp'
  | 'certification.timestamps'
> = {
  'certification.extendLog': async (deps) => {
    await extendLog(deps);
    await collectCosignatures(deps);
  },
  'certification.mailHead': (deps) => mailHead(deps),
  'certification.timestamps': (deps) => addMissingTimestamps(deps),
  'certification.extendFiles': (deps) => extendDueFiles(deps),
  'certification.timestamp': (deps, { sha256 }) => addTimestamp(deps, { sha256 }),
};

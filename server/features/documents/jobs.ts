import type { JobHandlers } from '#server/platform/jobs/runner.ts';
import { mailMessages } from './conversation/message-mails.ts';
import { checkPromises } from './promise.ts';
import { repriceDrafts } from './repricing.ts';
import { expireDrafts } from './service.ts';
import { sweepFile } from './stored-bytes.ts';
import { makeThumbnail, requestMissingThumbnails } from './thumbnails/service.ts';
import { expireCorrectionUploads } from './upload/service.ts';

export const documentsJobs: Pick<
  JobHandlers,
  | 'documents.sweepFile'
  | 'documents.makeThumbnail'
  | 'documents.requestMissingThumbnails'
  | 'documents.expireDrafts'
  | 'documents.checkPromises'
  | 'documents.mailMessages'
> = {
  'documents.sweepFile': (deps, { key }) => sweepFile(deps, key),
  'documents.makeThumbnail': (deps, { documentId }) => makeThumbnail(deps, documentId),
  'documents.requestMissingThumbnails': (deps) => requestMissingThumbnails(deps),
  'documents.mailMessages': (deps) => mailMessages(deps),
  'documents.checkPromises': (deps) => checkPromises(deps),
  async 'documents.expireDrafts'(deps) {
    await expireDrafts(deps);
    await repriceDrafts(deps);
    await expireCorrectionUploads(deps);
  },
};

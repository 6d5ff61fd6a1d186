import { PrintError } from './print-error.ts';
import type { ProcessReply, ProcessRequest } from './typesetter-process.ts';
import { createTypesetter } from './typesetter.ts';

/** Child process of the typesetter: the engine's memory, over 300 MB, is only released when its process exits. */

const typesetter = createTypesetter();

async function answer(request: ProcessRequest): Promise<ProcessReply> {
  const { id } = request;
  try {
    if (request.kind === 'print') return { id, ok: true, printed: await typesetter.print(request.job, request.owner) };
    await typesetter.warm({ hasSpare: request.hasSpare });
    return { id, ok: true, printed: null };
  } catch (error) {
    const { fault, message, letters } = error instanceof PrintError ? error : new PrintError('crashed', String(error));
    return { id, ok: false, fault, message, letters };
  }
}

process.on('message', (request: ProcessRequest) => {
  void answer(request).then((reply) => process.send?.(reply));
});
process.on('disconnect', () => process.exit(0));

import { answerWork } from '#server/platform/processes/work-thread.ts';
import { findUnboundFacts } from '#shared/certificate/bound-facts.ts';

/** Compares one certificate's facts with its text at a time. */

answerWork(findUnboundFacts);

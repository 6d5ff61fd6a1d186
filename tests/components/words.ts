import { messages as frame } from '#shared/messages/en/frame.ts';
import { messages as parts } from '#shared/messages/en/parts.ts';
import { addWords } from '#client/ui/words.ts';

/** The English texts that every page has. */
addWords('frame', frame);
addWords('parts', parts);

import { messages } from '#shared/messages/en/frame.ts';
import { addWords } from '#client/ui/words.ts';

/** The English texts that every document carries. */
addWords('frame', messages);

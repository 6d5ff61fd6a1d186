import { addWords } from '#client/ui/words.ts';
import frame from '#shared/messages/en/frame.json' with { type: 'json' };
import parts from '#shared/messages/en/parts.json' with { type: 'json' };
import states from '#shared/messages/en/states.json' with { type: 'json' };

/** The English texts that every page has. */
addWords('frame', frame);
addWords('parts', parts);
addWords('states', states);

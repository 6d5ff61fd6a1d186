import { CloudOff, CloudCheck, CircleAlert, LoaderCircle } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { MessageText } from '#client/ui/feedback/message-text.tsx';
import { useStudio } from './studio-context.ts';

const time = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** Whether the server has what was typed. */
export function SaveWords() {
  const { queue } = useStudio();
  const state = useSyncExternalStore(queue.subscribe, queue.state);
  return (
    <output data-save={state.step} className="flex items-center gap-1.5 text-sm whitespace-nowrap text-ink-2">
      {state.step === 'saved' && state.at !== undefined ? (
        <>
          <CloudCheck aria-hidden="true" className="size-4 text-ok" />
          Saved {time.format(new Date(state.at))}
        </>
      ) : null}
      {state.step === 'typing' || state.step === 'saving' ? (
        <>
          <LoaderCircle aria-hidden="true" className="size-4 animate-spin text-ink-3" />
          Saving…
        </>
      ) : null}
      {state.step === 'offline' ? (
        <span className="flex items-center gap-1.5 text-warn">
          <CloudOff aria-hidden="true" className="size-4" />
          {state.isKept ? 'Offline, kept on this device' : 'Offline, not kept: leave this page open'}
        </span>
      ) : null}
      {state.step === 'refused' ? (
        <span className="flex items-center gap-1.5 whitespace-normal text-seal">
          <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
          <MessageText text={state.failure.text} lang={state.failure.lang} />
        </span>
      ) : null}
    </output>
  );
}

import { useState } from 'react';
import { describeError, type Failure } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { queryState } from '#client/lib/query-state.ts';
import { trpc } from '#client/lib/trpc.ts';
import { uploadFile } from '#client/lib/upload.ts';
import { Button } from '#client/ui/button/button.tsx';
import { CardList } from '#client/ui/data/card-list.tsx';
import { DateTime } from '#client/ui/data/date-time.tsx';
import { LoadState } from '#client/ui/feedback/load-state.tsx';
import { useToast } from '#client/ui/feedback/use-toast.ts';
import { Dropzone } from '#client/ui/form/dropzone.tsx';
import { keepFocus } from '#client/ui/keep-focus.ts';
import { collectionLimits } from '#shared/memory-collections.ts';
import { countOf } from '#shared/plural.ts';
import { importFileOutput, type CollectionView, type ImportView } from '#shared/schemas/memory-collections.ts';

interface ImportFilesProps {
  collection: CollectionView;
  mayManage: boolean;
}

/** Imports files into a collection, and lists earlier imports. */
export function ImportFiles({ collection, mayManage }: ImportFilesProps) {
  const imports = trpc.admin.collectionImports.useQuery({ collectionId: collection.id });
  return (
    <section ref={keepFocus} aria-label="Files" className="grid gap-3">
      <h3 className="font-semibold">Files</h3>
      {mayManage ? <Upload collection={collection} /> : null}
      <LoadState
        {...queryState(imports)}
        errorTitle="Couldn’t load the files"
        isEmpty={imports.data?.items.length === 0}
        empty={<p className="text-sm text-ink-2">No file came yet.</p>}
      >
        <CardList aria-label="Imported files">
          {imports.data?.items.map((item) => (
            <ImportRow key={item.id} item={item} mayManage={mayManage} />
          ))}
        </CardList>
      </LoadState>
    </section>
  );
}

interface Sent {
  state: 'idle' | 'uploading' | 'failed';
  failure?: Failure;
  progress?: number;
}

function Upload({ collection: { id, kind } }: { collection: CollectionView }) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const [sent, setSent] = useState<Sent>({ state: 'idle' });
  const isMemory = kind === 'memory';

  async function send(file: File): Promise<void> {
    setSent({ state: 'uploading', progress: 0 });
    try {
      const { added, broken } = await uploadFile({
        url: `/files/collections/${id}?filename=${encodeURIComponent(file.name)}`,
        file,
        parse: (response) => importFileOutput.parse(response),
        onProgress: (done, total) => setSent({ state: 'uploading', progress: Math.round((done / total) * 100) }),
      });
      setSent({ state: 'idle' });
      const left = broken === 0 ? '' : ` ${countOf(broken, 'entry', 'entries')} could not be read.`;
      toast.show({ tone: 'ok', title: `${countOf(added, 'entry', 'entries')} added.${left}` });
    } catch (error) {
      setSent({ state: 'failed', failure: describeError(error) });
    }
    await Promise.all([
      utils.admin.collections.invalidate(),
      utils.admin.collectionImports.invalidate({ collectionId: id }),
      utils.admin.glossaryTerms.invalidate({ collectionId: id }),
    ]);
  }

  return (
    <>
      <Dropzone
        label={isMemory ? 'TMX file' : 'TBX file'}
        limits={`${isMemory ? 'TMX' : 'TBX'}, up to ${String(collectionLimits.fileBytes / 1024 ** 3)} GB. What is there already is not added twice.`}
        accept={{ 'application/xml': isMemory ? ['.tmx', '.xml'] : ['.tbx', '.xml'] }}
        state={sent.state}
        progress={sent.progress ?? null}
        progressLabel="Reading the file"
        buttonLabel="Choose a file"
        onFiles={([file]) => {
          if (file) void send(file);
        }}
      />
      <FailureAlert failure={sent.failure} />
    </>
  );
}

function ImportRow({ item, mayManage }: { item: ImportView; mayManage: boolean }) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const remove = trpc.admin.removeImport.useMutation({
    onSuccess: async () => {
      toast.show({ tone: 'ok', title: `What ${item.filename} added is removed` });
      await utils.admin.invalidate();
    },
    onError: (error) => toast.show({ tone: 'error', title: describeError(error).text }),
  });
  return (
    <li className="grid gap-2 p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <p className="font-semibold wrap-anywhere">
            <bdi>{item.filename}</bdi>
          </p>
          <p className="text-sm text-ink-2">
            <DateTime value={item.startedAt} />
            {item.importedByName === null ? '' : ` · ${item.importedByName}`}
          </p>
        </div>
        <p className="text-sm">{stateOf(item)}</p>
        {mayManage && item.state !== 'running' ? (
          <Button
            size="sm"
            variant="secondary"
            busy={remove.isPending}
            aria-label={`Take back ${item.filename}`}
            onClick={() => remove.mutate({ id: item.id })}
          >
            Take back
          </Button>
        ) : null}
      </div>
      <Faults item={item} />
    </li>
  );
}

function stateOf({ state, units, added, foreignUnits }: ImportView): string {
  const words = [`${added.toLocaleString('en-US')} added of ${units.toLocaleString('en-US')}`];
  if (foreignUnits > 0) words.push(`${foreignUnits.toLocaleString('en-US')} in languages that are not sold`);
  if (state === 'running') words.push('reading');
  if (state === 'failed') words.push('ended early: send the file again');
  return words.join(' · ');
}

/** Entries that were left out, each with its place in the file. */
function Faults({ item: { faults, broken } }: { item: ImportView }) {
  if (broken === 0) return null;
  return (
    <details className="text-sm">
      <summary className="cursor-pointer font-medium text-warn">
        {countOf(broken, 'entry', 'entries')} could not be read
      </summary>
      <ul className="mt-2 grid gap-1 text-ink-2">
        {faults.map(({ unit, line, name, reason }) => (
          <li key={unit} className="wrap-anywhere">
            Entry {unit.toLocaleString('en-US')}, line {line.toLocaleString('en-US')}
            {name === null ? '' : ` (${name})`}: {reason}
          </li>
        ))}
        {broken > faults.length ? <li>And {(broken - faults.length).toLocaleString('en-US')} more.</li> : null}
      </ul>
    </details>
  );
}

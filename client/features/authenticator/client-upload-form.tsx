import { useState } from 'react';
import { limits } from '#shared/limits.ts';
import { messageOf } from '../../lib/error-message.ts';
import { FailureAlert } from '../../lib/failure-alert.tsx';
import { Field } from '../../ui/field.tsx';
import { InlineAlert } from '../../ui/inline-alert.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { DocumentField } from '../documents/document-field.tsx';
import { OrderOptionsFields } from '../documents/order-options.tsx';
import { useDraft } from '../documents/use-draft.ts';
import { FreeSummary } from './free-summary.tsx';
import { ServiceInformation } from './service-information.tsx';
import { useClientUpload } from './use-client-upload.ts';

/** The customer's form plus the client's name, without a price to pay. */
export function ClientUploadForm({ userId }: { userId: string }) {
  const editor = useDraft(userId);
  const [clientName, setClientName] = useState('');
  const [isNameLeft, setIsNameLeft] = useState(false);
  const upload = useClientUpload(editor, () => {
    setClientName('');
    setIsNameLeft(false);
  });
  const name = clientName.trim();
  const hasFile = editor.draft !== undefined && !editor.isReading && editor.problem === undefined;
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22.5rem]">
      <div className="min-w-0">
        <FailureAlert failure={upload.failure} />
        {upload.done === undefined ? null : (
          <InlineAlert
            tone="ok"
            announce
            className="mb-6"
            title="Document uploaded successfully and sent for translation!"
          >
            <bdi>{upload.done}</bdi> appears under Authenticate Documents.
          </InlineAlert>
        )}
        <div className="grid gap-8">
          <DocumentField editor={editor} sent={upload.sent} onRemove={editor.clear} onCancel={upload.cancel} />
          <Field
            label="Client Name"
            hint="The person the document belongs to, as it should stand on the certificate."
            disabled={upload.isBusy}
            error={isNameLeft && name === '' ? messageOf('CLIENT_NAME_REQUIRED').text : undefined}
          >
            <TextInput
              required
              name="clientName"
              autoComplete="off"
              maxLength={limits.nameMax}
              value={clientName}
              onChange={(event) => {
                setClientName(event.currentTarget.value);
              }}
              onBlur={() => {
                setIsNameLeft(true);
              }}
            />
          </Field>
          <OrderOptionsFields
            options={editor.options}
            pages={editor.draft?.pages ?? 1}
            disabled={upload.isBusy}
            onChange={editor.setOptions}
          />
        </div>
      </div>
      <div className="grid content-start gap-6 max-lg:contents">
        <ServiceInformation />
        <div className="sticky bottom-0 z-20 lg:order-first lg:static">
          <FreeSummary
            options={editor.options}
            pages={editor.draft?.pages ?? 1}
            isBusy={upload.isBusy}
            isReady={hasFile && name !== ''}
            onSend={() => {
              upload.send(name);
            }}
          />
        </div>
      </div>
    </div>
  );
}

import type { Meta } from '@storybook/react-vite';
import { MessageSquare, X } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { Button } from '#client/ui/button/button.tsx';
import { IconButton } from '#client/ui/button/icon-button.tsx';
import { FileCard } from '#client/ui/data/file-card.tsx';
import { PriceSummary } from '#client/ui/data/price-summary.tsx';
import { Dropzone, type DropzoneProps } from './dropzone.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { Field } from './field.tsx';
import { FieldsOnDemand } from './fields-on-demand.tsx';
import { PasswordInput } from './password-input.tsx';
import { TextInput } from './text-input.tsx';

export default { title: 'Inputs/Forms' } satisfies Meta;

export function WithReactHookForm() {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { email: '', password: '' },
    shouldFocusError: false,
  });
  const { errors, submitCount } = formState;
  const items = (['email', 'password'] as const).flatMap((name) => {
    const message = errors[name]?.message;
    return message === undefined ? [] : [{ name, message }];
  });
  return (
    <form noValidate className="max-w-110" onSubmit={(event) => void handleSubmit(() => undefined)(event)}>
      <ErrorSummary errors={items} focusKey={submitCount} />
      <div className="grid gap-5">
        <Field label="Email" error={errors.email?.message}>
          <TextInput
            type="email"
            autoComplete="email"
            {...register('email', { required: 'Enter your email address' })}
          />
        </Field>
        <Field label="Password" error={errors.password?.message}>
          <PasswordInput
            autoComplete="current-password"
            {...register('password', { required: 'Enter your password' })}
          />
        </Field>
        <Button type="submit" wide>
          Log in
        </Button>
      </div>
    </form>
  );
}

export function Summary() {
  return (
    <div className="max-w-110">
      <ErrorSummary
        errors={[
          { name: 'email', message: 'Enter your email address' },
          { message: '❌ Ocorreu um erro', lang: 'pt' },
        ]}
      />
      <Field label="Email" error="Enter your email address">
        <TextInput name="email" type="email" />
      </Field>
    </div>
  );
}

const zone: Omit<DropzoneProps, 'label' | 'state'> = {
  limits: 'PDF, JPG, PNG or HEIC, under 10 MB, up to 50 pages.',
  accept: { 'application/pdf': ['.pdf'] },
  onFiles: () => undefined,
  onReject: () => undefined,
};

const file = (
  <FileCard
    bare
    name="birth-certificate.pdf"
    meta="2.1 MB · 2 pages"
    thumb={<span />}
    actions={
      <IconButton label="Remove birth-certificate.pdf">
        <X aria-hidden="true" />
      </IconButton>
    }
  />
);

export function Dropzones() {
  return (
    <div className="grid max-w-160 gap-8">
      <Dropzone {...zone} label="Idle" state="idle" />
      <Dropzone {...zone} label="Reading" state="reading" />
      <Dropzone {...zone} label="Ready" state="ready">
        {file}
      </Dropzone>
      <Dropzone {...zone} label="Failed" state="failed" error="File size must be less than 10MB." />
      <Dropzone {...zone} label="Uploading" state="uploading" progress={42}>
        {file}
      </Dropzone>
    </div>
  );
}

export function Price() {
  return (
    <div className="grid gap-6 lg:grid-cols-[1fr_20rem]">
      <div className="h-60 rounded-card border border-line bg-sheet" />
      <div>
        <PriceSummary
          currency="usd"
          title="Order summary"
          lines={[
            { label: 'Certified, per page', amount: 1500 },
            { label: 'Pages', amount: '× 7' },
          ]}
          totalCents={10_500}
          action={<Button>Upload & Pay $105.00</Button>}
          note="You’ll pay on the card provider’s secure page. You won’t be charged if you cancel."
        />
      </div>
    </div>
  );
}

export function OptionalFields() {
  return (
    <FieldsOnDemand label="Add a note" icon={<MessageSquare aria-hidden="true" />} isOpen={false}>
      <Field label="Note" optional>
        <TextInput />
      </Field>
    </FieldsOnDemand>
  );
}

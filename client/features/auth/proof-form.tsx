import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { describeError } from '#client/lib/error-message.ts';
import { FailureAlert } from '#client/lib/failure-alert.tsx';
import { fieldError } from '#client/lib/form.ts';
import { focusElement } from '#client/lib/navigation.ts';
import { Button } from '#client/ui/button/button.tsx';
import { CodeInput } from '#client/ui/form/code-input.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { PasswordInput } from '#client/ui/form/password-input.tsx';
import { words } from '#client/ui/words.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { totpDisableInput } from '#shared/schemas/second-factor.ts';

interface Proof {
  password: string;
  code: string;
}

/** The field that shows a refusal. */
const fieldOf: Partial<Record<ErrorCode, keyof Proof>> = {
  CURRENT_PASSWORD_WRONG: 'password',
  SECOND_FACTOR_WRONG: 'code',
};

export interface ProofFormProps {
  step?: string;
  /** Omitted inside a dialog, which has its own. */
  title?: string;
  description?: string;
  /** The requested fields; the first takes the focus, unless `children` come first. */
  fields: readonly (keyof Proof)[];
  /** Says which codes are accepted. */
  codeHint?: string;
  submitLabel: string;
  tone?: 'primary' | 'danger';
  /** Receives the proof, with empty strings for fields not requested. Its error is shown at the field, or above the form. */
  onSubmit: (proof: Proof) => Promise<void>;
  onCancel?: (() => void) | undefined;
  children?: ReactNode;
}

/** Asks for a password, a code, or both, before a change to two-step sign-in. */
export function ProofForm(props: ProofFormProps) {
  const { step, title, description, fields, codeHint, submitLabel, tone, onSubmit, onCancel, children } = props;
  const t = words('proof');
  const id = useId();
  const { register, handleSubmit, setFocus, setError, formState } = useForm({
    resolver: zodResolver(totpDisableInput.partial()),
    defaultValues: Object.fromEntries(fields.map((name) => [name, ''])),
  });
  const [first = 'password'] = fields;
  const isRead = children !== undefined;
  useEffect(() => {
    if (!isRead) setFocus(first);
  }, [isRead, setFocus, first]);
  const { errors } = formState;
  const send = useMutation({
    mutationFn: onSubmit,
    // Removes the password from the mutation cache at once.
    gcTime: 0,
    onError: (error) => {
      const { code } = describeError(error);
      const name = fieldOf[code];
      if (name) setError(name, { type: 'server', message: code }, { shouldFocus: true });
    },
  });
  const failure = send.error ? describeError(send.error) : undefined;
  return (
    <form
      noValidate
      aria-labelledby={title ? `${id}-title` : undefined}
      aria-describedby={description ? `${id}-description` : undefined}
      onSubmit={(event) =>
        void handleSubmit(({ password = '', code = '' }) => {
          if (!send.isPending) send.mutate({ password, code });
        })(event)
      }
    >
      {title ? (
        <TaskTitle id={`${id}-title`} step={step} hasFocus={isRead}>
          {title}
        </TaskTitle>
      ) : null}
      {description ? (
        <p id={`${id}-description`} className="-mt-3 mb-4 text-ink-2">
          {description}
        </p>
      ) : null}
      {children}
      <FailureAlert failure={failure && fieldOf[failure.code] ? undefined : failure} />
      <div className="grid gap-5">
        {fields.includes('password') ? (
          <Field label={t('yourPassword')} {...fieldError(errors.password)}>
            <PasswordInput autoComplete="current-password" {...register('password')} />
          </Field>
        ) : null}
        {fields.includes('code') ? (
          <Field label={t('code')} hint={codeHint} {...fieldError(errors.code)}>
            <CodeInput autoComplete="one-time-code" {...register('code')} />
          </Field>
        ) : null}
        <div className="flex flex-col gap-3 md:flex-row">
          <Button type="submit" variant={tone ?? 'primary'} wide="phone" busy={send.isPending}>
            {submitLabel}
          </Button>
          {onCancel ? (
            <Button variant="quiet" wide="phone" onClick={onCancel}>
              {words('parts')('cancel')}
            </Button>
          ) : null}
        </div>
      </div>
    </form>
  );
}

export interface TaskTitleProps {
  id?: string;
  /** `Step 1 of 3`, in a task of several steps. */
  step?: string | undefined;
  /** Takes the focus, so that the text below is read first. */
  hasFocus?: boolean;
  children: ReactNode;
}

/** The title of the current step. */
export function TaskTitle({ id, step, hasFocus, children }: TaskTitleProps) {
  return (
    <p id={id} tabIndex={-1} ref={hasFocus ? focusElement : undefined} className="mb-4 outline-none">
      {step ? <span className="block text-sm text-ink-2">{step}</span> : null}
      <span className="text-base font-semibold">{children}</span>
    </p>
  );
}

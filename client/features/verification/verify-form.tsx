import { useState } from 'react';
import { messageOf } from '#client/lib/error-message.ts';
import { Button } from '#client/ui/button/button.tsx';
import { CodeInput } from '#client/ui/form/code-input.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { slot } from '#client/ui/message-tags.ts';
import { words } from '#client/ui/words.ts';
import { codeInputMax, codeShapes } from '#shared/verification-code.ts';

const exampleCode = `${codeShapes.customer.prefix}7K2M9QXR`;

export interface VerifyFormProps {
  code: string;
  isPending: boolean;
  onVerify: (code: string) => void;
}

/** Submits a verification code, trimmed and in upper case. */
export function VerifyForm({ code, isPending, onVerify }: VerifyFormProps) {
  const t = words('verify');
  const [isEmpty, setIsEmpty] = useState(false);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // Read from the form, since it may have been typed before hydration.
        const entry = new FormData(event.currentTarget).get('code');
        const typed = typeof entry === 'string' ? entry.trim().toUpperCase() : '';
        setIsEmpty(typed === '');
        if (typed !== '' && !isPending) onVerify(typed);
      }}
      className="flex flex-wrap items-start gap-3"
    >
      <Field
        label={t('code')}
        hint={t.rich('codeHint', { code: slot(<bdi dir="ltr">{exampleCode}</bdi>) })}
        error={isEmpty ? messageOf('VERIFICATION_CODE_EMPTY').text : undefined}
        className="flex-1 basis-64"
      >
        <CodeInput name="code" defaultValue={code} maxLength={codeInputMax} onChange={() => setIsEmpty(false)} />
      </Field>
      <Button type="submit" size="lg" wide="phone" busy={isPending} className="md:mt-12.5 md:min-h-11">
        {isPending ? t('verifying') : t('submit')}
      </Button>
    </form>
  );
}

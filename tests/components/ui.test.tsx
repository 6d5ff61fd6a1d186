import { useState, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '#client/ui/button/button.tsx';
import { ToastProvider } from '#client/ui/feedback/toast.tsx';
import { Dropzone } from '#client/ui/form/dropzone.tsx';
import { Field } from '#client/ui/form/field.tsx';
import { WithReactHookForm } from '#client/ui/form/forms.stories.tsx';
import { PasswordInput } from '#client/ui/form/password-input.tsx';
import { Select } from '#client/ui/form/select.tsx';
import { SignaturePad } from '#client/ui/form/signature-pad.tsx';
import { TextInput } from '#client/ui/form/text-input.tsx';
import { useNotificationToast } from '#client/ui/notifications/use-notification-toast.ts';
import { AlertDialog } from '#client/ui/overlay/alert-dialog.tsx';
import { Dialog } from '#client/ui/overlay/dialog.tsx';
import { findStrokeFault, type SignaturePoint } from '#shared/certificate/signature.ts';
import '../../client/ui/styles.css';

function show(element: ReactElement): void {
  const host = document.createElement('main');
  document.body.append(host);
  const root = createRoot(host);
  root.render(element);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
}

const press = (...keys: string[]) => userEvent.keyboard(keys.map((key) => `{${key}}`).join(''));

function News() {
  const announce = useNotificationToast();
  const [count, setCount] = useState(1);
  const add = () => {
    announce({ title: 'Payment confirmed', message: `Order ${String(count)}`, onRead: () => undefined });
    setCount(count + 1);
  };
  return <Button onClick={add}>Announce</Button>;
}

const languages = [
  { value: 'pt', label: 'Portuguese' },
  { value: 'vi', label: 'Vietnamese' },
  { value: 'ar', label: 'Arabic', disabled: true },
];

/** Rows that share a confirmation, whose first attempt is refused once `answer` comes. */
function Rows({ answer }: { answer: Promise<void> }) {
  const [row, setRow] = useState<string>();
  const [step, setStep] = useState<'idle' | 'sending' | 'refused'>('idle');
  return (
    <>
      <Button onClick={() => setRow('Ana')}>Remove Ana</Button>
      <Button onClick={() => setRow('Bruno')}>Remove Bruno</Button>
      <AlertDialog
        open={row !== undefined}
        onOpenChange={() => setRow(undefined)}
        title={`Remove ${row ?? ''}?`}
        description="For good."
        confirmLabel="Confirm"
        busy={step === 'sending'}
        error={step === 'refused' ? 'Not removed.' : undefined}
        onConfirm={() => {
          setStep('sending');
          void answer.then(() => setStep('refused'));
        }}
      />
    </>
  );
}

function Sending({ answer }: { answer: Promise<void> }) {
  const [open, setOpen] = useState(true);
  const [step, setStep] = useState<'sending' | 'done'>();
  const send = () => {
    setStep('sending');
    void answer.then(() => setStep('done'));
  };
  return (
    <Dialog open={open} onOpenChange={setOpen} title="Create a key" busy={step === 'sending'}>
      {step === 'done' ? 'Shown once: 4711' : <Button onClick={send}>Create</Button>}
    </Dialog>
  );
}

test('a dialog stays for the answer to what it sent', async () => {
  const answer = Promise.withResolvers<void>();
  show(<Sending answer={answer.promise} />);
  await page.getByRole('button', { name: 'Create' }).click();
  const close = page.getByRole('button', { name: 'Close' });
  await expect.element(close).toBeDisabled();
  await press('Escape');
  answer.resolve();
  await expect.element(page.getByText('Shown once: 4711')).toBeVisible();
  await close.click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('an alert dialog waits for its answer, and opens for another row without it', async () => {
  const answer = Promise.withResolvers<void>();
  show(<Rows answer={answer.promise} />);
  await page.getByRole('button', { name: 'Remove Ana' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await press('Escape');
  answer.resolve();
  await expect.element(page.getByText('Not removed.')).toBeVisible();
  await press('Escape');
  await page.getByRole('button', { name: 'Remove Bruno' }).click();
  await expect.element(page.getByRole('alertdialog', { name: 'Remove Bruno?' })).toBeVisible();
  await expect.element(page.getByText('Not removed.')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
});

test('an alert dialog whose action is blocked keeps its button in reach and says why', async () => {
  const confirm = vi.fn();
  const dialog = {
    title: 'Delete your account?',
    description: 'For good.',
    confirmLabel: 'Delete',
    onConfirm: confirm,
  };
  show(<AlertDialog open onOpenChange={() => undefined} {...dialog} blockedBecause="Finish these orders first." />);
  const button = page.getByRole('button', { name: 'Delete' });
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button).toHaveAccessibleDescription('Finish these orders first.');
  await button.click({ force: true });
  expect(confirm).not.toHaveBeenCalled();
});

test('a phone shows one piece of news at a time, so that what is below stays in reach', async () => {
  const phone = [414, 896] as const;
  await page.viewport(...phone);
  onTestFinished(() => page.viewport(...phone));
  show(
    <ToastProvider>
      <News />
    </ToastProvider>,
  );
  const button = page.getByRole('button', { name: 'Announce' });
  await button.click();
  await expect.element(page.getByText('Order 1')).toBeVisible();
  await button.click();
  await expect.element(page.getByText('Order 2')).toBeVisible();
  await expect.element(page.getByText('Order 1')).not.toBeVisible();
  await page.viewport(1280, 800);
  await expect.element(page.getByText('Order 1')).toBeVisible();
});

describe('a form', () => {
  test('moves the focus to its error summary on an empty submit, and from there to each field', async () => {
    show(<WithReactHookForm />);
    const email = page.getByLabelText('Email');
    await email.click();
    await press('Enter');
    const summary = page.getByRole('alert');
    await expect.element(summary).toHaveFocus();
    await expect.element(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
    await expect.element(email).toHaveAttribute('aria-invalid', 'true');
    await expect.element(email).toHaveAccessibleDescription('Enter your email address');
    await press('Tab', 'Tab', 'Enter');
    await expect.element(page.getByLabelText('Password', { exact: true })).toHaveFocus();
  });

  test('associates hint and error with its input, and disables it', async () => {
    show(
      <>
        <Field label="Full name" hint="As in your passport." error="Enter your name">
          <TextInput name="name" />
        </Field>
        <Field label="Member since" disabled>
          <TextInput name="since" />
        </Field>
      </>,
    );
    const name = page.getByLabelText('Full name');
    await expect.element(name).toHaveAccessibleDescription('As in your passport. Enter your name');
    await expect.element(page.getByLabelText('Member since')).toBeDisabled();
  });

  test('shows a password by keyboard', async () => {
    show(
      <Field label="Secret">
        <PasswordInput autoComplete="current-password" />
      </Field>,
    );
    await page.getByLabelText('Secret').click();
    await userEvent.keyboard('quiet');
    await press('Tab', 'Space');
    await expect.element(page.getByRole('button', { name: 'Show password', pressed: true })).toHaveFocus();
    await expect.element(page.getByLabelText('Secret')).toHaveAttribute('type', 'text');
    await expect.element(page.getByLabelText('Secret')).toHaveValue('quiet');
  });

  test('keeps a disabled button focusable with its reason, and ignores presses', async () => {
    const onClick = vi.fn();
    show(
      <>
        <Button disabled aria-describedby="why" onClick={onClick}>
          Pay
        </Button>
        <p id="why">Choose a language first.</p>
      </>,
    );
    await expect.element(page.getByRole('button')).toBeVisible();
    await press('Tab', 'Enter');
    await expect.element(page.getByRole('button')).toHaveFocus();
    await expect.element(page.getByRole('button')).toHaveAccessibleDescription('Choose a language first.');
    expect(onClick).not.toHaveBeenCalled();
  });
});

describe('a choice', () => {
  test('of few skips disabled options', async () => {
    show(
      <Field label="Language">
        <Select options={languages} defaultValue="pt" />
      </Field>,
    );
    await expect.element(page.getByRole('option', { name: 'Arabic' })).toBeDisabled();
    await userEvent.tab();
    await press('ArrowDown', 'ArrowDown', 'ArrowDown');
    await expect.element(page.getByLabelText('Language')).toHaveValue('vi');
  });
});

describe('an upload', () => {
  const zone = { label: 'Document', limits: 'PDF up to 1 KB', accept: { 'application/pdf': ['.pdf'] }, maxSize: 1024 };
  const pdf = (bytes: number) => new File([new Uint8Array(bytes)], 'birth.pdf', { type: 'application/pdf' });

  test('accepts a valid file and rejects one that is too large, with the reason at the input', async () => {
    const onFiles = vi.fn<(files: File[]) => void>();
    function Upload() {
      const [error, setError] = useState<string>();
      return (
        <Dropzone
          {...zone}
          state={error === undefined ? 'idle' : 'failed'}
          error={error}
          onFiles={onFiles}
          onReject={(refused) => setError(`${refused.map(({ file }) => file.name).join()} is over 1 KB`)}
        />
      );
    }
    show(<Upload />);
    const input = page.getByLabelText('Document').last();
    await expect.element(input).toHaveAccessibleDescription('PDF up to 1 KB');
    await userEvent.upload(input, pdf(2048));
    await expect.element(page.getByRole('alert')).toHaveTextContent('birth.pdf is over 1 KB');
    expect(onFiles).not.toHaveBeenCalled();
    await userEvent.upload(input, pdf(512));
    await vi.waitFor(() => expect(onFiles).toHaveBeenCalledOnce());
  });

  test('in progress accepts no other file', async () => {
    const onFiles = vi.fn();
    show(<Dropzone {...zone} state="uploading" progress={40} onFiles={onFiles} />);
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
    await expect.element(page.getByRole('button', { name: 'Choose file' })).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('a signature pad', () => {
  test('keeps what a pointer draws as strokes, and undoes and clears them', async () => {
    const onStrokes = vi.fn<(strokes: SignaturePoint[][]) => void>();
    function Pad() {
      const [strokes, setStrokes] = useState<SignaturePoint[][]>([]);
      const change = (next: SignaturePoint[][]) => {
        onStrokes(next);
        setStrokes(next);
      };
      return <SignaturePad label="Signature" strokes={strokes} onChange={change} />;
    }
    show(<Pad />);
    await expect.element(page.getByRole('button', { name: 'Clear' })).toBeDisabled();
    const canvas = page.getByRole('img', { name: 'Empty signature pad' });
    // The pad handles events once it has set `touch-action`.
    await expect.element(canvas).toHaveAttribute('style', expect.stringContaining('touch-action'));
    const pad = canvas.element();
    const { left, top } = pad.getBoundingClientRect();
    const send = (type: string, x: number, y: number) =>
      pad.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          cancelable: true,
          pointerId: 1,
          isPrimary: true,
          buttons: type === 'pointerup' ? 0 : 1,
          clientX: left + x,
          clientY: top + y,
        }),
      );
    const sign = async (y: number) => {
      send('pointerdown', 20, y);
      for (let x = 20; x <= 220; x += 10) {
        send('pointermove', x, y + 20 * Math.sin(x / 15));
        await new Promise((resolve) => {
          requestAnimationFrame(resolve);
        });
      }
      send('pointerup', 220, y);
    };
    await sign(60);
    await expect.element(page.getByRole('img', { name: 'Signature on the pad' })).toBeVisible();
    const drawn = onStrokes.mock.lastCall?.[0] ?? [];
    expect(drawn).toHaveLength(1);
    expect(findStrokeFault(drawn)).toBeUndefined();
    await sign(100);
    await page.getByRole('button', { name: 'Undo stroke' }).click();
    expect(onStrokes.mock.lastCall?.[0]).toEqual(drawn);
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect.element(page.getByRole('img', { name: 'Empty signature pad' })).toBeVisible();
  });
});

describe('a dialog', () => {
  test('traps the focus until Escape, which returns it', async () => {
    show(
      <Dialog trigger={<Button>Details</Button>} title="Order" footer={<Button>Save</Button>}>
        <Field label="Note">
          <TextInput name="note" />
        </Field>
      </Dialog>,
    );
    const trigger = page.getByRole('button', { name: 'Details' });
    await expect.element(trigger).toBeVisible();
    await press('Tab', 'Enter');
    const dialog = page.getByRole('dialog', { name: 'Order' });
    await expect.element(dialog).toBeVisible();
    const isInside = () => dialog.element().contains(document.activeElement);
    await vi.waitFor(() => expect(isInside()).toBe(true));
    for (let count = 0; count < 6; count += 1) {
      await press('Tab');
      await vi.waitFor(() => expect(isInside()).toBe(true));
    }
    await press('Escape');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(trigger).toHaveFocus();
  });

  test('that confirms a deletion focuses Cancel', async () => {
    const onConfirm = vi.fn();
    function Ask() {
      const [open, setOpen] = useState(true);
      const texts = { title: 'Delete “Passports”?', description: 'Its files stay.', confirmLabel: 'Delete folder' };
      return <AlertDialog {...texts} open={open} onOpenChange={setOpen} onConfirm={onConfirm} />;
    }
    show(<Ask />);
    const dialog = page.getByRole('alertdialog', { name: 'Delete “Passports”?' });
    await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await expect.element(dialog).toHaveAccessibleDescription('Its files stay.');
    await press('Enter');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(onConfirm).not.toHaveBeenCalled();
  });
});

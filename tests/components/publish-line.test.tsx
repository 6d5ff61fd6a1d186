import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { PublishLine } from '#client/features/admin/facts/publish-form.tsx';
import '../../client/ui/styles.css';

test('the button of a publication stays beside its reason when the reason is missing', async () => {
  await page.viewport(1280, 800);
  const host = document.createElement('main');
  document.body.append(host);
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  const publication = {
    ...{ reason: '', isReasonless: true, isTried: true, setReason: () => undefined },
    mutation: { isPending: false, error: null, reset: () => undefined },
  };
  root.render(<PublishLine publication={publication} action="Publish" missingReason="Say why it changes." />);
  const button = page.getByRole('button', { name: 'Publish' });
  await expect.element(page.getByText('Say why it changes.')).toBeVisible();
  const middle = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return (top + bottom) / 2;
  };
  expect(Math.abs(middle(button.element()) - middle(page.getByLabelText('Reason').element()))).toBeLessThan(3);
});

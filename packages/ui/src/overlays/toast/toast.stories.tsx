import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../controls/button/index.js';
import { uiStringsEn, uiStringsFr } from '../../foundations/strings/index.js';
import { Dialog } from '../dialog/index.js';
import { createToasts, ToastProvider, useToast, type Toasts } from './index.js';

const onRetry = fn();

function show(toasts: Toasts) {
  toasts.info('3 requests archived', { actions: [{ label: 'Undo' }] });
  toasts.success('2 documents signed', {
    description: 'The bank countersigns today before 18:00 CET.',
  });
  toasts.warning('The search was shared without its period');
  toasts.error('The document was not sent', {
    description: 'The signature service did not answer. Nothing was signed.',
    supportId: 'AT-7F20-93C1',
    actions: [
      { label: 'Try again', onSelect: onRetry },
      { label: 'Contact support', href: 'mailto:support@example.com' },
    ],
  });
}

function Buttons() {
  const toast = useToast();
  return (
    <div className="flex flex-wrap gap-12">
      <Button onClick={() => toast.success('2 documents signed')}>Success</Button>
      <Button onClick={() => toast.info('3 requests archived')}>Information</Button>
      <Button
        onClick={() =>
          toast.error('The request was not created', {
            errors: ['The end date is before the start date.', 'The file has no content.'],
            supportId: '7f20-93c1',
          })
        }
      >
        Failure
      </Button>
      <Button onClick={() => toast.networkError()}>Network</Button>
    </div>
  );
}

const meta = preview.meta({
  title: 'Overlays/Toast',
  component: ToastProvider,
  // The region is loaded once a provider is rendered.
  loaders: [async () => ({ region: await import('./toast-region.js') })],
  render: () => (
    <ToastProvider>
      <Buttons />
    </ToastProvider>
  ),
});
const stringsOf = (globals: Record<string, unknown>) =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;
const region = () => screen.getByRole('region', { name: /F8/ });
const toasts = () =>
  within(region())
    .queryAllByRole('listitem')
    .filter((item) => item.dataset['kind']);

export const Default = meta.story({
  name: 'Appears, is announced, closes by its cross',
  play: async ({ canvas, globals }) => {
    await screen.findByRole('region', { name: /F8/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }));
    const message = await within(region()).findByText('2 documents signed');
    const said = await waitFor(() => {
      const live = [...document.querySelectorAll('[role="status"][aria-live="polite"]')];
      const found = live.find((element) => element.textContent?.includes('2 documents signed'));
      if (!found) throw new Error('not announced');
      return found;
    });
    await expect(said).toHaveTextContent(stringsOf(globals).overlays.toast.success);
    await waitFor(() => expect(message).toBeVisible());
    await userEvent.click(within(region()).getByRole('button', { name: stringsOf(globals).overlays.close }));
    await waitFor(() => expect(toasts()).toHaveLength(0));
  },
});

export const ErrorLabels = meta.story({
  name: 'An error lists its labels and a support id that is copied in one action',
  tags: ['DS-060', 'PLAT-067', 'PLAT-068', 'PLAT-069'],
  play: async ({ canvas, globals }) => {
    const strings = stringsOf(globals).feedback.supportId;
    const written: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: (text: string) => Promise.resolve(void written.push(text)) },
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Failure' }));
    const toast = await waitFor(() => {
      const [first] = toasts();
      if (!first) throw new Error('no toast');
      return first;
    });
    await waitFor(() => expect(within(toast).getByText('The request was not created')).toBeVisible());
    await expect(within(toast).getByText('The end date is before the start date.')).toBeVisible();
    await expect(within(toast).getByText('The file has no content.')).toBeVisible();
    await expect(within(toast).getByText('7f20-93c1')).toBeVisible();
    await userEvent.click(within(toast).getByRole('button', { name: strings.copy }));
    await expect(written).toEqual(['7f20-93c1']);
    await expect(await within(toast).findByText(strings.copied)).toBeVisible();
    await waitFor(() =>
      expect(document.querySelector('[data-announcer="polite"]')).toHaveTextContent(strings.copied),
    );
  },
});

export const Keyboard = meta.story({
  name: 'F8 moves focus to the messages; Tab reaches the actions; Esc closes',
  render: () => {
    const list = createToasts();
    show(list);
    return <ToastProvider toasts={list} />;
  },
  play: async () => {
    onRetry.mockClear();
    await waitFor(() => expect(toasts()).toHaveLength(4));
    await userEvent.keyboard('[F8]');
    await waitFor(() => expect(region()).toContainElement(document.activeElement as HTMLElement));
    await userEvent.tab();
    await expect(document.activeElement).toHaveAttribute('data-kind', 'error');
    await userEvent.tab();
    await userEvent.tab();
    await expect(document.activeElement).toHaveTextContent('Try again');
    await userEvent.keyboard('{Enter}');
    await expect(onRetry).toHaveBeenCalledOnce();
    await waitFor(() => expect(toasts()).toHaveLength(3));
    await userEvent.keyboard('[F8]');
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(toasts()).toHaveLength(2));
  },
});

export const Network = meta.story({
  name: 'The network message is plain and never there twice',
  tags: ['PLAT-078'],
  play: async ({ canvas, globals }) => {
    const button = canvas.getByRole('button', { name: 'Network' });
    await userEvent.click(button);
    await userEvent.click(button);
    await waitFor(() => expect(toasts()).toHaveLength(1));
    await waitFor(() =>
      expect(within(region()).getByText(stringsOf(globals).overlays.toast.network)).toBeVisible(),
    );
  },
});

export const Many = meta.story({
  name: 'At most five stand at once; older errors wait',
  play: async ({ canvas, globals }) => {
    const button = canvas.getByRole('button', { name: 'Failure' });
    for (let count = 0; count < 7; count += 1) await userEvent.click(button);
    await waitFor(() => expect(toasts()).toHaveLength(5));
    await userEvent.click(canvas.getByRole('button', { name: stringsOf(globals).overlays.toast.closeAll }));
    await waitFor(() => expect(toasts()).toHaveLength(0));
  },
});

export const OverDialog = meta.story({
  name: 'Stays readable and usable over a dialog, which it does not close',
  render: () => (
    <ToastProvider>
      <Dialog defaultOpen title="Send the document">
        <Buttons />
      </Dialog>
    </ToastProvider>
  ),
  play: async ({ globals }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Failure' }));
    await waitFor(() => expect(toasts()).toHaveLength(1));
    await userEvent.click(within(region()).getByRole('button', { name: stringsOf(globals).overlays.close }));
    await waitFor(() => expect(toasts()).toHaveLength(0));
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: () => {
    const list = createToasts();
    show(list);
    list.error('The request was not created', {
      errors: ['The end date is before the start date.', 'The file has no content.'],
      supportId: '7f20-93c1-4d0e',
    });
    return (
      <div className="min-h-640">
        <ToastProvider toasts={list} />
      </div>
    );
  },
});

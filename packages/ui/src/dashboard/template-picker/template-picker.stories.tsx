import { PRESET_TEMPLATES } from '@atrium/contract/dashboard-layouts';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/strings/index.js';
import { StartupPicker, TemplateDialog } from './index.js';

const onChoose = fn();
const meta = preview.meta({
  title: 'Dashboard/Template picker',
  component: StartupPicker,
  parameters: { layout: 'fullscreen' },
  args: { templates: PRESET_TEMPLATES, onValidate: fn() },
});
const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).dashboard.template;

export const Default = meta.story({
  name: 'Validate is off until a profile is chosen',
  tags: ['DS-053', 'HOME-018', 'HOME-019', 'HOME-051'],
  play: async ({ canvas, args, globals }) => {
    const t = strings(globals);
    const validate = canvas.getByRole('button', { name: t.validate });
    await expect(canvas.getAllByRole('radio')).toHaveLength(6);
    await expect(validate).toBeDisabled();
    await expect(validate).toHaveAccessibleDescription(t.needed);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getAllByRole('radio')[1]).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(validate).toBeEnabled());
    await userEvent.click(canvas.getByRole('radio', { name: t.TRADE_FINANCE }));
    await userEvent.click(validate);
    await waitFor(() => expect(args.onValidate).toHaveBeenCalledWith('TRADE_FINANCE'));
  },
});

export const StartupFailed = meta.story({
  name: 'A failure to save is told, and can be tried again',
  tags: ['HOME-020'],
  args: { onValidate: fn(() => Promise.reject(new Error('refused'))) },
  play: async ({ canvas, args, globals }) => {
    const t = strings(globals);
    await userEvent.click(canvas.getByRole('radio', { name: t.DEFAULT }));
    const validate = canvas.getByRole('button', { name: t.validate });
    await userEvent.click(validate);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(t.failed));
    await userEvent.click(validate);
    await waitFor(() => expect(args.onValidate).toHaveBeenCalledTimes(2));
  },
});

const close = fn();
const dialogOf = (take: typeof onChoose) => () => (
  <TemplateDialog open onOpenChange={close} templates={PRESET_TEMPLATES} onChoose={take} />
);

export const Dialog = meta.story({
  name: 'The profile dialog: the button is off until one is chosen',
  tags: ['DS-113', 'HOME-017'],
  render: dialogOf(onChoose),
  play: async ({ globals }) => {
    const t = strings(globals);
    onChoose.mockClear();
    const dialog = within(await screen.findByRole('dialog'));
    const choose = dialog.getByRole('button', { name: t.choose });
    await expect(choose).toBeDisabled();
    await userEvent.click(dialog.getByRole('radio', { name: t.CASH_MANAGEMENT }));
    await userEvent.click(choose);
    await waitFor(() => expect(onChoose).toHaveBeenCalledWith('CASH_MANAGEMENT'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(close).toHaveBeenCalledWith(false));
  },
});

const refuse = fn(() => Promise.reject(new Error('refused')));
export const DialogFailed = meta.story({
  name: 'A failure stays inside the profile dialog',
  tags: ['DS-113'],
  render: dialogOf(refuse),
  play: async ({ globals }) => {
    const t = strings(globals);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: t.DEFAULT }));
    await userEvent.click(dialog.getByRole('button', { name: t.choose }));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(t.failed));
  },
});

export const QA = meta.story({ parameters: { chromatic: { disableSnapshot: false, modes } }, tags: ['qa'] });

import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { modes } from '../../../../../.storybook/modes.ts';
import { Switch } from './index.js';

const meta = preview.meta({
  title: 'Controls/Switch',
  component: Switch,
  args: { label: 'Notify by email', onCheckedChange: fn() },
});

export const Default = meta.story({
  name: 'Acts by mouse on its label, by Space and Enter',
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch', { name: 'Notify by email' });
    await userEvent.click(canvas.getByText('Notify by email'));
    await expect(control).toBeChecked();
    control.focus();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(3);
  },
});

export const Busy = meta.story({
  name: 'While it saves it keeps the focus and does not act',
  args: { busy: true, defaultChecked: true },
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch');
    await userEvent.click(control);
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
    await expect(control).toHaveFocus();
    await expect(control).toHaveAttribute('aria-busy', 'true');
  },
});

export const Disabled = meta.story({
  args: { disabled: true, description: 'Set by your administrator' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Notify by email'));
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription('Set by your administrator');
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: () => (
    <div className="flex flex-wrap items-start gap-20">
      <Switch label="Off" />
      <Switch label="On" defaultChecked />
      <Switch label="Saving" busy />
      <Switch label="Saving" busy defaultChecked />
      <Switch label="Disabled" disabled />
      <Switch label="Disabled" disabled defaultChecked description="Set by your administrator" />
      <Switch aria-label="Alone" />
    </div>
  ),
});

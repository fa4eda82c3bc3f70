import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { modes } from '../../../../../.storybook/modes.ts';
import { CaretDownIcon, DotsIcon, DownloadIcon } from '../../foundations/icons/index.js';
import { Button, IconButton } from './index.js';

const meta = preview.meta({
  title: 'Controls/Button',
  component: Button,
  args: { children: 'Confirm', onClick: fn() },
});

const SIZES = ['default', 'toolbar', 'row', 'touch'] as const;

export const Default = meta.story();

export const Variants = meta.story({
  render: () => (
    <div className="flex flex-wrap gap-12">
      <Button variant="primary">Confirm</Button>
      <Button>Confirm</Button>
      <Button variant="tertiary">Confirm</Button>
      <Button variant="danger">Revoke</Button>
    </div>
  ),
});

export const Pressed = meta.story({
  name: 'Acts by mouse, Enter and Space',
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Confirm' });
    await userEvent.click(button);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

export const Busy = meta.story({
  name: 'Busy keeps its width and does not act twice',
  args: { busy: true, busyLabel: 'Sending', variant: 'primary' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Sending' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    button.focus();
    await expect(button).toHaveFocus();
  },
});

export const Hangs = meta.story({
  name: 'Words of a tertiary button stand on the margin, at either side and in every size',
  render: () => (
    <div className="mx-24 grid w-320 justify-items-start gap-8">
      {SIZES.flatMap((size) => [
        <Button key={`${size} start`} variant="tertiary" size={size} hangs="start" data-side="left">
          Save
        </Button>,
        <Button
          key={`${size} end`}
          variant="tertiary"
          size={size}
          hangs="end"
          data-side="right"
          className="justify-self-end"
        >
          Save
        </Button>,
      ])}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      const side = button.dataset['side'] as 'left' | 'right';
      const words = document.createRange();
      words.selectNodeContents(button);
      const margin = button.parentElement!.getBoundingClientRect()[side];
      await expect(Math.abs(words.getBoundingClientRect()[side] - margin)).toBeLessThan(0.5);
    }
  },
});

export const AsLink = meta.story({
  name: 'A link that looks like a button',
  render: () => (
    <Button asChild variant="primary">
      <a href="#target">New request</a>
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'New request' })).toHaveAttribute('href', '#target');
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: () => (
    <div className="grid gap-16">
      {(['primary', 'secondary', 'tertiary', 'danger'] as const).map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-12">
          <Button variant={variant}>Confirm</Button>
          <Button variant={variant} disabled>
            Confirm
          </Button>
          <Button variant={variant} busy busyLabel="Sending">
            Confirm
          </Button>
          <Button variant={variant} size="toolbar">
            Toolbar
          </Button>
          <Button variant={variant} size="row">
            In row
          </Button>
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-12">
        <Button icon={DownloadIcon}>With icon</Button>
        <Button trailingIcon={CaretDownIcon}>Menu</Button>
        <IconButton icon={DotsIcon} label="More actions" />
        <IconButton icon={DotsIcon} label="More actions" variant="secondary" />
        <IconButton icon={DotsIcon} label="More actions" busy />
      </div>
    </div>
  ),
});

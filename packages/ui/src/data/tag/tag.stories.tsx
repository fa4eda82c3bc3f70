import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { modes } from '../../../../../.storybook/modes.ts';
import { Tag, TagList } from './index.js';

const tags = [
  'Guarantee',
  'EUR',
  'Port of Rotterdam authority',
  'France',
  'Amendment',
  'Joint signature',
  'USD',
];
const meta = preview.meta({ title: 'Data/Tag', component: Tag, args: { label: 'Guarantee' } });

export const Default = meta.story();

export const Cut = meta.story({
  name: 'Is cut at 15 characters, whole in a tooltip on hover and focus',
  tags: ['PLAT-101'],
  args: { label: 'Port of Rotterdam authority' },
  play: async ({ canvas }) => {
    const tag = canvas.getByRole('button', { name: 'Port of Rotterdam authority' });
    await expect(tag).toHaveTextContent(/^Port of Rotterd…$/);
    await userEvent.tab();
    await expect(tag).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Port of Rotterdam authority'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
});

export const Fits = meta.story({
  name: 'Is whole at 15 characters',
  tags: ['PLAT-101'],
  args: { label: 'Joint signature' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Joint signature')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Removable = meta.story({
  args: { onRemove: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Guarantee/ }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledTimes(2);
  },
});

export const Rest = meta.story({
  name: 'Plus three opens the rest',
  render: () => <TagList tags={tags} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    const more = canvas.getByRole('button', { name: /3/ });
    await userEvent.click(more);
    await waitFor(() => expect(screen.getByText('USD')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('USD')).toBeNull());
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByText('USD')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('USD')).toBeNull());
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: () => (
    <div className="grid gap-16">
      <TagList tags={tags} />
      <TagList tags={tags} max={7} onRemove={fn()} className="w-320" />
      <TagList tags={tags.slice(0, 2)} />
    </div>
  ),
});

import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { BLOCKS } from '../filters.fixture.js';
import { FilterDrawer, FilterDrawerButton, type FilterDrawerProps } from './index.js';

function Host(props: FilterDrawerProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <FilterDrawerButton applied={props.applied} onClick={() => setOpen(true)} />
      <FilterDrawer {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

const meta = preview.meta({
  title: 'Filters/Filter drawer',
  component: FilterDrawer,
  render: (args) => <Host {...args} />,
  args: {
    open: false,
    onOpenChange: fn(),
    blocks: BLOCKS,
    value: { service: ['DOCUMENTS'] },
    onValueChange: fn(),
    applied: 1,
    onClear: fn(),
    total: 24,
    say: (total) => `${total}`,
  } satisfies FilterDrawerProps,
});

export const Default = meta.story({
  name: 'The button says how many filters are in use; the drawer clears them, and says what they leave',
  play: async ({ canvas, args, globals }) => {
    const { list, panel } = (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).filters;
    const opener = canvas.getByRole('button', { name: list.openLabel_one.replace('{{figure}}', '1') });
    await userEvent.click(opener);
    const drawer = within(await screen.findByRole('dialog', { name: panel.title }));
    await userEvent.click(drawer.getByRole('button', { name: panel.clear.replace('{{figure}}', '1') }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await userEvent.click(drawer.getByRole('button', { name: list.show_other.replace('{{figure}}', '24') }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const QA = meta.story({
  args: { open: true, lead: <p className="pb-16 text-small text-ink-2">Order</p> },
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
});

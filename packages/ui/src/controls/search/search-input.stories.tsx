import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { modes } from '../../../../../.storybook/modes.ts';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { SearchInput } from './index.js';

const strings = () => (document.documentElement.lang === 'fr' ? uiStringsFr : uiStringsEn).controls;

const meta = preview.meta({
  title: 'Controls/Search input',
  component: SearchInput,
  args: { 'aria-label': 'Search in requests', onSearch: fn(), onValueChange: fn() },
  decorators: [(Story) => <div className="grid max-w-320 gap-12">{Story()}</div>],
});

export const Default = meta.story({
  name: 'Searches after a pause, at once by Enter',
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search in requests' });
    await userEvent.type(input, 'halden');
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('halden'));
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
    await userEvent.type(input, ' i{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('halden i');
  },
});

export const Emptied = meta.story({
  name: 'Escape and the cross empty it and search at once',
  args: { defaultValue: 'halden' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('searchbox');
    await userEvent.click(canvas.getByRole('button', { name: strings().clear }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
    await userEvent.type(input, 'x{Escape}');
    await expect(input).toHaveValue('');
  },
});

export const Results = meta.story({
  name: 'Announces what was found',
  args: { defaultValue: 'halden', resultLabel: '12 requests' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('12 requests');
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: () => (
    <>
      <SearchInput aria-label="Empty" placeholder="Search in requests" />
      <SearchInput aria-label="Filled" defaultValue="halden" />
      <SearchInput aria-label="Busy" defaultValue="halden" busy size="toolbar" />
      <SearchInput aria-label="Disabled" placeholder="Search in requests" disabled />
    </>
  ),
});

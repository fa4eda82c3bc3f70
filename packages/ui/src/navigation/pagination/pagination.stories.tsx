import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { modes } from '../../../../../.storybook/modes.ts';
import { StateLegend } from '../../data/state/index.js';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { Pagination, ShowMore, type PaginationProps } from './index.js';

const meta = preview.meta({
  title: 'Navigation/Pagination',
  component: Pagination,
  args: {
    page: 2,
    pageSize: 25,
    total: 1204,
    onPageChange: fn(),
    pageSizes: [25, 50, 100],
    onPageSizeChange: fn(),
  },
});
const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).navigation.pagination;

export const Default = meta.story();

function Controlled(props: PaginationProps) {
  const [page, setPage] = useState(props.page);
  return <Pagination {...props} page={page} onPageChange={setPage} />;
}

export const Pages = meta.story({
  name: 'Goes to pages by mouse and keyboard; the ends are closed',
  args: { page: 1, total: 60 },
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas, globals }) => {
    const words = strings(globals);
    const current = () => canvas.getByRole('button', { current: 'page' });
    await expect(canvas.getByText(/1–25/)).toBeVisible();
    const closed = (name: string) =>
      expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    await closed(words.previous);
    await userEvent.click(canvas.getByRole('button', { name: words.previous }));
    await expect(current()).toHaveTextContent('1');
    await userEvent.click(canvas.getByRole('button', { name: words.next }));
    await expect(current()).toHaveTextContent('2');
    canvas.getByRole('button', { name: words.page.replace('{{page}}', '3') }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(/51–60/)).toBeVisible();
    await closed(words.next);
    await userEvent.click(canvas.getByRole('button', { name: words.previous }));
    await userEvent.click(canvas.getByRole('button', { name: words.next }));
    // The button that reached the end keeps the focus.
    await expect(canvas.getByRole('button', { name: words.next })).toHaveFocus();
    await expect(canvas.getByText(/51–60/)).toBeVisible();
  },
});

export const RowsPerPage = meta.story({
  play: async ({ canvas, args, globals }) => {
    const button = canvas.getByRole('button', { name: new RegExp(strings(globals).rowsPerPage) });
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: '25' })).toBeChecked());
    await userEvent.click(screen.getByRole('menuitemradio', { name: '100' }));
    await expect(args.onPageSizeChange).toHaveBeenLastCalledWith(100);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    button.focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onPageSizeChange).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

export const Empty = meta.story({
  args: { total: 0, page: 1 },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(strings(globals).none)).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

const onShowMore = fn();
export const More = meta.story({
  name: 'A list that grows says how much is left',
  render: () => <ShowMore shown={10} total={13} step={10} onShowMore={onShowMore} />,
  play: async ({ canvas }) => {
    onShowMore.mockClear();
    const button = canvas.getByRole('button', { name: /3/ });
    await userEvent.click(button);
    button.focus();
    await userEvent.keyboard(' ');
    await expect(onShowMore).toHaveBeenCalledTimes(2);
    await expect(canvas.getByText(/^10 (of|sur) 13/)).toBeVisible();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: (args) => (
    <div className="grid gap-16">
      <Pagination {...args} page={24}>
        <StateLegend />
      </Pagination>
      <Pagination {...args} aria-label="Short" page={1} total={27} />
      <Pagination {...args} aria-label="Narrow" className="w-288" page={3} />
      <ShowMore shown={10} total={27} step={10} onShowMore={fn()} />
      <ShowMore shown={10} total={27} step={10} busy onShowMore={fn()} />
      <ShowMore shown={27} total={27} step={10} onShowMore={fn()} />
    </div>
  ),
});

import type { DeadLetter } from '@atrium/contract/dead-letters';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { LETTERS, LONG_LETTER, MANY_LETTERS } from '../support.fixture.js';
import { DeadLetterList, type DeadLetterListProps } from './index.js';

const meta = preview.meta({
  title: 'Support/Dead letter list',
  component: DeadLetterList,
  args: {
    state: { status: 'ready', letters: LETTERS },
    onRetry: fn(() => Promise.resolve()),
    onDelete: fn(() => Promise.resolve()),
  } satisfies DeadLetterListProps,
});
const stringsOf = (globals: Record<string, unknown>) =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;

export const Default = meta.story({
  name: 'Id, date, topic, key, readable JSON and error of each event',
  tags: ['SUP-013'],
  play: async ({ canvas, globals }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(3);
    const { id, topic, key, errorMessage } = LETTERS[0]!;
    for (const text of [id, topic, errorMessage]) await expect(rows[0]).toHaveTextContent(text);
    await expect(within(rows[0]!).getAllByText(new RegExp(key)).length).toBeGreaterThan(1);
    await expect(rows[0]!.querySelector('time')).toHaveAttribute('datetime', LETTERS[0]!.createdAt);
    await expect(rows[1]!.querySelector('pre')!.textContent).toContain(
      '"entities": [\n    {\n      "ricosCode"',
    );
    // Displayed as received, without loss by parsing.
    await expect(rows[1]).toHaveTextContent('26.00');
    await expect(rows[2]).toHaveTextContent('<event>');
    await expect(rows[2]).toHaveTextContent(stringsOf(globals).support.deadLetters.notJson);
  },
});

/** A list that removes dead letters, as on the page. */
function Working({ onRetry, onDelete }: Pick<DeadLetterListProps, 'onRetry' | 'onDelete'>) {
  const [letters, setLetters] = useState(LETTERS);
  const leave = async ({ id }: DeadLetter) => setLetters((all) => all.filter((letter) => letter.id !== id));
  return (
    <DeadLetterList
      state={{ status: 'ready', letters }}
      onRetry={(letter) => onRetry(letter).then(() => leave(letter))}
      onDelete={(letter) => onDelete(letter).then(() => leave(letter))}
    />
  );
}

export const Retry = meta.story({
  name: 'Retry; what was processed leaves the list and the focus stays in it',
  tags: ['SUP-015', 'SUP-017'],
  render: (args) => <Working {...args} />,
  play: async ({ canvas, globals, args }) => {
    const { retry } = stringsOf(globals).support.deadLetters;
    const [first] = canvas.getAllByRole('button', { name: new RegExp(`^${retry}`) });
    await expect(first).toHaveAccessibleName(new RegExp(`^${retry} requests.updated`));
    first!.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
    await expect(args.onRetry).toHaveBeenCalledWith(LETTERS[0]);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus());
  },
});

export const Delete = meta.story({
  name: 'Delete asks first, then the event leaves the list',
  tags: ['SUP-014'],
  render: (args) => <Working {...args} />,
  play: async ({ canvas, globals, args }) => {
    const { delete: remove, confirm } = stringsOf(globals).support.deadLetters;
    const open = () =>
      userEvent.click(canvas.getAllByRole('button', { name: new RegExp(`^${remove} contracts`) })[0]!);
    await open();
    await userEvent.click(await screen.findByRole('button', { name: confirm.cancel }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onDelete).not.toHaveBeenCalled();
    await open();
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(LETTERS[1]!.key);
    await userEvent.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
    await expect(args.onDelete).toHaveBeenCalledWith(LETTERS[1]);
  },
});

export const DeleteFailed = meta.story({
  name: 'A delete that fails says so and keeps the event',
  args: { onDelete: fn(() => Promise.reject(new Error('refused'))) },
  play: async ({ canvas, globals }) => {
    const { delete: remove, confirm } = stringsOf(globals).support.deadLetters;
    await userEvent.click(canvas.getAllByRole('button', { name: new RegExp(`^${remove}`) })[0]!);
    await userEvent.click(await screen.findByRole('button', { name: confirm.confirm }));
    await waitFor(() => expect(screen.getByText(confirm.failed)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

export const Long = meta.story({
  name: 'A long value opens and closes',
  args: { state: { status: 'ready', letters: [LONG_LETTER] } },
  play: async ({ canvas, globals }) => {
    const { showLess } = stringsOf(globals).support.deadLetters;
    await expect(canvas.queryByText(/person-19/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /24/ }));
    await expect(canvas.getByText(/person-19/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: showLess }));
    await expect(canvas.queryByText(/person-19/)).toBeNull();
  },
});

export const Many = meta.story({
  name: 'Twenty at a time',
  args: { state: { status: 'ready', letters: MANY_LETTERS } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(20);
    await userEvent.click(canvas.getAllByRole('button').at(-1)!);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(40);
    await userEvent.click(canvas.getAllByRole('button').at(-1)!);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(45);
  },
});

export const Loading = meta.story({ args: { state: { status: 'loading' } } });

export const Empty = meta.story({
  args: { state: { status: 'ready', letters: [] } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(stringsOf(globals).support.deadLetters.empty.title)).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { state: { status: 'error', supportId: '6f1c0d2ab3', onRetry: fn() } },
  play: async ({ canvas, globals, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: stringsOf(globals).feedback.error.tryAgain }));
    await expect(args.state.status === 'error' && args.state.onRetry).toHaveBeenCalledOnce();
  },
});

export const Narrow = meta.story({
  name: 'Fits a width of 320',
  decorators: [
    (Story) => (
      <div className="w-288">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
});

export const QA = meta.story({
  name: 'QA',
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa', 'DS-070'],
  args: { state: { status: 'ready', letters: [...LETTERS, LONG_LETTER] } },
});

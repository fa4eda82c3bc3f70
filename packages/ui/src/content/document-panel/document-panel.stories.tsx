import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../controls/button/index.js';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { PUBLISHED } from '../content.fixture.js';
import { DocumentPanel, type DocumentPanelProps } from './index.js';

const meta = preview.meta({
  title: 'Content/Document panel',
  component: DocumentPanel,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Payments and collections',
    documents: PUBLISHED,
    onOpen: fn(),
    onDownload: fn(),
    onClose: fn(),
  },
  decorators: [(Story) => <div className="w-384">{Story()}</div>],
});
const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).content.documents;

export const Default = meta.story({
  name: 'Lists the documents of a block, which can be searched; Esc closes it',
  tags: ['HUB-006', 'HUB-012', 'DS-117', 'DS-120'],
  play: async ({ canvas, args, globals }) => {
    await expect(canvas.getByRole('heading', { name: args.title })).toHaveFocus();
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(PUBLISHED.length);
    await userEvent.type(canvas.getByRole('searchbox', { name: strings(globals).search }), 'fees');
    await expect(canvas.getByRole('button', { name: 'Fees of cross-border payments' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Virtual accounts' })).toBeNull();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
    await expect(canvas.getByText(strings(globals).noneFound)).toBeVisible();
    canvas.getByRole('heading', { name: args.title }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Editing = meta.story({
  name: 'Those who edit add documents',
  tags: ['HUB-017'],
  args: { onAdd: fn(), editing: { onUpdate: fn(), onDelete: fn() } },
  play: async ({ canvas, args, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: strings(globals).add }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
});

/** A page with two blocks, one of them open from the start, as by its address. */
function Page(props: DocumentPanelProps) {
  const [block, setBlock] = useState<string | null>('Reporting');
  return (
    <main>
      <h1>Information hub</h1>
      {['Payments', 'Reporting'].map((name) => (
        <Button key={name} onClick={() => setBlock(name)}>
          {name}
        </Button>
      ))}
      {block ? <DocumentPanel key={block} {...props} title={block} onClose={() => setBlock(null)} /> : null}
    </main>
  );
}

export const Focus = meta.story({
  name: 'Closing returns the focus to what opened it last, or to the page heading if nothing did',
  render: (args) => <Page {...args} />,
  play: async ({ canvas }) => {
    const opener = (name: string) => canvas.getByRole('button', { name });
    const isRead = (name: string) =>
      waitFor(() => expect(canvas.getByRole('heading', { level: 2, name })).toHaveFocus());
    await isRead('Reporting');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    opener('Payments').focus();
    await userEvent.keyboard('{Enter}');
    await isRead('Payments');
    // Another block is opened while the panel of the first one is open.
    opener('Reporting').focus();
    await userEvent.keyboard('{Enter}');
    await isRead('Reporting');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener('Reporting')).toHaveFocus());
  },
});

export const Nothing = meta.story({
  name: 'There is no document',
  args: { documents: [] },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(strings(globals).empty)).toBeVisible();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  args: { onAdd: fn(), editing: { onUpdate: fn(), onDelete: fn() } },
});

import { expect, fn, userEvent } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { PUBLISHED } from '../content.fixture.js';
import { DocumentSection, type DocumentSectionProps } from './index.js';

const meta = preview.meta({
  title: 'Content/Document section',
  component: DocumentSection,
  args: {
    name: 'Payments',
    documents: PUBLISHED.slice(0, 3),
    onOpen: fn(),
    onDownload: fn(),
  } satisfies DocumentSectionProps,
});
const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).content;

export const Default = meta.story({
  name: 'A heading with its documents',
  tags: ['HUB-014', 'CM-002'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Virtual accounts' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith(PUBLISHED[2]);
  },
});

const onAdd = fn();
export const Editing = meta.story({
  name: 'Those who edit add documents to it',
  args: { onAdd, editing: { onUpdate: fn(), onDelete: fn() } },
  play: async ({ canvas, args, globals }) => {
    const { addTo } = strings(globals).card;
    await userEvent.click(canvas.getByRole('button', { name: addTo.replace('{{name}}', args.name) }));
    await expect(onAdd).toHaveBeenCalledOnce();
  },
});

export const Nothing = meta.story({
  name: 'There is no document',
  args: { documents: [] },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(strings(globals).documents.empty)).toBeVisible();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  args: { onAdd, children: <p>Domestic, SEPA and instant.</p> },
});

import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { tagOf } from '../../tags/tags.fixture.js';
import { DOCUMENTS } from './request-documents.fixture.js';
import { RequestDocuments, type DocumentDecision, type RequestDocumentsProps } from './index.js';

const meta = preview.meta({
  title: 'Requests/Request documents',
  component: RequestDocuments,
  args: {
    documents: DOCUMENTS,
    validation: true,
    onAdd: fn(),
    onOpen: fn(),
    onDownload: fn(),
    onDecide: fn<(document: unknown, decision: DocumentDecision) => void>(),
  },
});
const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).requestDocuments;
const named = (text: string, name: string) => text.replace('{{name}}', name);

export const Default = meta.story({
  name: 'The documents of a request with their states',
  tags: ['RDET-067', 'RDET-068'],
  play: async ({ canvas, args, globals }) => {
    const t = strings(globals);
    await expect(within(canvas.getByRole('list')).getAllByRole('listitem')).toHaveLength(5);
    for (const state of Object.values(t.state)) await expect(canvas.getAllByText(state)[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: DOCUMENTS[0]!.filename }));
    await expect(args.onOpen).toHaveBeenLastCalledWith(DOCUMENTS[0]);
    await userEvent.click(canvas.getByRole('button', { name: named(t.download, DOCUMENTS[1]!.filename) }));
    await expect(args.onDownload).toHaveBeenLastCalledWith([DOCUMENTS[1]]);
    canvas.getByRole('button', { name: t.add }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
});

export const Authors = meta.story({
  name: 'Who asked for a document, and whose account is closed',
  tags: ['DOC-016', 'DOC-017'],
  args: {
    documents: [
      { ...DOCUMENTS[0]!, isRequested: true },
      { ...DOCUMENTS[1]!, authorIsDeleted: true },
      { ...DOCUMENTS[2]!, isRequested: true, authorIsDeleted: true },
      DOCUMENTS[4]!,
    ],
  },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    const rows = within(canvas.getByRole('list')).getAllByRole('listitem');
    const name = 'Marc Delaunay';
    await expect(rows[0]).toHaveTextContent(named(t.requestedBy, name));
    await expect(rows[1]).toHaveTextContent(named(t.accountClosed, name));
    await expect(rows[2]).toHaveTextContent(named(t.requestedBy, named(t.accountClosed, name)));
    await expect(rows[3]).toHaveTextContent(t.byMe);
  },
});

export const ComesToDecide = meta.story({
  name: 'Who comes to decide finds the focus on the first decision that waits',
  tags: ['RDET-069'],
  args: { decides: true },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    const waiting = DOCUMENTS.find(({ state, rights }) => state === 'pending' && rights.canValidate)!;
    await expect(canvas.getByRole('button', { name: named(t.validateName, waiting.filename) })).toHaveFocus();
  },
});

export const Deciding = meta.story({
  name: 'Validates, refuses and takes back, where there is the right, by mouse and keyboard',
  tags: ['RDET-069'],
  render: function Decided(args: RequestDocumentsProps) {
    const [states, setStates] = useState<Record<string, 'pending' | 'validated' | 'refused'>>({});
    return (
      <RequestDocuments
        {...args}
        documents={DOCUMENTS.map((each) => ({ ...each, state: states[each.id] ?? each.state }))}
        onDecide={(document, decision) => {
          args.onDecide(document, decision);
          setStates({ ...states, [document.id]: decision.toLowerCase() as 'pending' });
        }}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    const [first, , third, , fifth] = DOCUMENTS.map(({ filename }) => filename);
    await userEvent.click(canvas.getByRole('button', { name: named(t.refuseName, first!) }));
    // The buttons have changed; the focus stays on the row.
    await expect(canvas.getByRole('button', { name: named(t.reopenName, first!) })).toHaveFocus();
    canvas.getByRole('button', { name: named(t.reopenName, third!) }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: named(t.validateName, third!) })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: named(t.validateName, fifth!) })).toBeNull();
  },
});

export const Together = meta.story({
  name: 'Several are downloaded together',
  play: async ({ canvas, args, globals }) => {
    const t = strings(globals);
    await userEvent.click(canvas.getByRole('checkbox', { name: named(t.select, DOCUMENTS[1]!.filename) }));
    canvas.getByRole('checkbox', { name: named(t.select, DOCUMENTS[2]!.filename) }).focus();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button', { name: t.downloadAll }));
    await expect(args.onDownload).toHaveBeenLastCalledWith([DOCUMENTS[1], DOCUMENTS[2]]);
    const all = canvas.getByRole('checkbox', { name: t.selected_other.replace('{{count}}', '2') });
    await expect(all).toHaveAttribute('aria-checked', 'mixed');
    await userEvent.click(all);
    await userEvent.click(canvas.getByRole('button', { name: t.downloadAll }));
    await expect(args.onDownload).toHaveBeenLastCalledWith(DOCUMENTS);
  },
});

export const Tagging = meta.story({
  name: 'Tags are edited of the chosen documents that the person may tag, by mouse and keyboard',
  tags: ['TAG-006'],
  args: {
    onTag: fn(),
    documents: DOCUMENTS.map((each, index) => ({
      ...each,
      tags: index === 0 ? [tagOf('Fees')] : [],
      rights: { ...each.rights, canManageTags: index === 0 },
    })),
  },
  play: async ({ canvas, args, globals }) => {
    const t = strings(globals);
    const { tags } = globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;
    await expect(canvas.getByText('Fees')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: named(t.select, DOCUMENTS[1]!.filename) }));
    await expect(canvas.queryByRole('button', { name: tags.edit })).toBeNull();
    canvas.getByRole('checkbox', { name: named(t.select, DOCUMENTS[0]!.filename) }).focus();
    await userEvent.keyboard(' ');
    canvas.getByRole('button', { name: tags.edit }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onTag).toHaveBeenLastCalledWith([expect.objectContaining({ id: DOCUMENTS[0]!.id })]);
  },
});

export const ByMessage = meta.story({
  name: 'By the message they came with',
  tags: ['RDET-067'],
  play: async ({ canvas, args, globals }) => {
    const t = strings(globals);
    await userEvent.click(canvas.getByRole('radio', { name: t.views.message }));
    const headings = canvas.getAllByRole('heading', { level: 3 });
    await expect(headings).toHaveLength(3);
    await expect(headings[1]).toHaveTextContent(t.besideMessages);
    await userEvent.click(canvas.getByRole('button', { name: DOCUMENTS[3]!.filename }));
    await expect(args.onOpen).toHaveBeenLastCalledWith(DOCUMENTS[3]);
  },
});

export const Reading = meta.story({
  name: 'Who may only read adds nothing',
  tags: ['RDET-037'],
  args: {
    onAdd: undefined,
    onTag: fn(),
    validation: false,
    documents: DOCUMENTS.map((each) => ({ ...each, rights: { ...each.rights, canValidate: false } })),
  },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await expect(canvas.queryByRole('button', { name: t.add })).toBeNull();
    await expect(canvas.queryByText(t.state.pending)).toBeNull();
    const { tags } = globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;
    await userEvent.click(canvas.getByRole('checkbox', { name: named(t.select, DOCUMENTS[0]!.filename) }));
    await expect(canvas.queryByRole('button', { name: tags.edit })).toBeNull();
  },
});

export const None = meta.story({ args: { documents: [] } });
export const Loading = meta.story({ args: { documents: undefined } });
export const Failed = meta.story({
  args: { documents: undefined, error: { supportId: '6f1c0d2ab3', onRetry: fn() } },
});
export const Narrow = meta.story({
  name: 'At 320 px',
  decorators: [(Story) => <div className="w-288">{Story()}</div>],
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
});

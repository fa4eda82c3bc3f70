import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { someFile, Uploading } from '../../files/uploader/uploader.fixture.js';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import type { Uploads } from '../../files/uploader/index.js';
import { AVAILABLE, madeTag } from '../../tags/tags.fixture.js';
import { PUBLISHED } from '../content.fixture.js';
import {
  AddContentDocuments,
  DeleteContentDocument,
  UpdateContentDocument,
  type ContentAddition,
  type ContentDocumentUpdate,
} from './index.js';

const onAdd = fn<(additions: ContentAddition[]) => void>();
const onUpdate = fn<(update: ContentDocumentUpdate) => void>();
const tagging = { onSearch: () => Promise.resolve(AVAILABLE), newTag: madeTag };

const meta = preview.meta({ title: 'Content/Document dialogs', component: Uploading });
const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).content;
const dialog = async () => within(await screen.findByRole('dialog'));

export const Default = meta.story({
  name: 'Adding waits for a file',
  tags: ['HUB-023', 'DS-120'],
  args: {
    children: (uploads) => (
      <AddContentDocuments
        open
        onOpenChange={() => {}}
        target="Reporting"
        uploads={uploads}
        needsDescriptions={false}
        tagging={tagging}
        onSubmit={onAdd}
      />
    ),
  },
  play: async ({ globals }) => {
    onAdd.mockClear();
    const { add } = strings(globals);
    const inside = await dialog();
    const confirm = inside.getByRole('button', { name: add.confirm });
    await expect(confirm).toHaveAttribute('aria-disabled', 'true');
    await expect(confirm).toHaveAccessibleDescription(add.missingFiles);
    await userEvent.click(confirm);
    await expect(onAdd).not.toHaveBeenCalled();
    await userEvent.upload(
      document.querySelector<HTMLInputElement>('input[type=file]')!,
      someFile('Guide.pdf'),
    );
    await waitFor(() => expect(confirm).not.toHaveAttribute('aria-disabled'));
    confirm.focus();
    await userEvent.keyboard('{Enter}');
    await expect(onAdd).toHaveBeenCalledWith([
      {
        documentId: 'document of Guide.pdf',
        language: null,
        descriptionEn: null,
        descriptionFr: null,
        tags: [],
      },
    ]);
  },
});

const onOpenChange = fn();
export const Saving = meta.story({
  name: 'Adding stays open while it saves, so that the outcome is seen',
  args: {
    files: [someFile('Outlook.pdf')],
    children: (uploads) => (
      <AddContentDocuments
        open
        onOpenChange={onOpenChange}
        target="Reporting"
        uploads={uploads}
        needsDescriptions={false}
        onSubmit={onAdd}
        submitting
      />
    ),
  },
  play: async ({ globals }) => {
    onOpenChange.mockClear();
    const inside = await dialog();
    await expect(inside.getByRole('button', { name: strings(globals).add.cancel })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(onOpenChange).not.toHaveBeenCalled();
  },
});

export const Reports = meta.story({
  name: 'A report waits for its description in both languages',
  tags: ['HUB-022'],
  args: {
    files: [someFile('Outlook.pdf')],
    children: (uploads) => (
      <AddContentDocuments
        open
        onOpenChange={() => {}}
        target="Reports"
        uploads={uploads}
        needsDescriptions
        onSubmit={onAdd}
      />
    ),
  },
  play: async ({ globals }) => {
    onAdd.mockClear();
    const { add, documents } = strings(globals);
    const inside = await dialog();
    const confirm = inside.getByRole('button', { name: add.confirm });
    await waitFor(() => expect(confirm).toHaveAccessibleDescription(add.missingDescriptions));
    await userEvent.type(inside.getByRole('textbox', { name: documents.description.en }), 'Rates');
    await expect(confirm).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(inside.getByRole('textbox', { name: documents.description.fr }), 'Taux');
    await userEvent.click(confirm);
    await expect(onAdd.mock.lastCall?.[0]).toMatchObject([{ descriptionEn: 'Rates', descriptionFr: 'Taux' }]);
  },
});

const ready = {
  status: 'ready',
  description: { descriptionEn: 'How it works', descriptionFr: 'Comment ça marche', version: 4 },
} as const;

export const Update = meta.story({
  name: 'Updating waits until descriptions, file or tags changed',
  tags: ['HUB-024', 'DS-117', 'DS-120'],
  args: {
    children: (uploads) => (
      <UpdateContentDocument
        open
        onOpenChange={() => {}}
        document={PUBLISHED[0]!}
        current={ready}
        uploads={uploads}
        needsDescriptions={false}
        tagging={tagging}
        onSubmit={onUpdate}
      />
    ),
  },
  play: async ({ globals }) => {
    onUpdate.mockClear();
    const { documents, text, update } = strings(globals);
    const inside = await dialog();
    const confirm = inside.getByRole('button', { name: update.confirm });
    await expect(confirm).toHaveAccessibleDescription(text.unchanged);
    const english = inside.getByRole('textbox', { name: new RegExp(documents.description.en) });
    await userEvent.type(english, '!');
    await expect(confirm).not.toHaveAttribute('aria-disabled');
    await userEvent.type(english, '{Backspace}');
    await expect(confirm).toHaveAttribute('aria-disabled', 'true');
    await userEvent.upload(
      document.querySelector<HTMLInputElement>('input[type=file]')!,
      someFile('New.pdf'),
    );
    await waitFor(() => expect(confirm).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(confirm);
    await expect(onUpdate.mock.lastCall?.[0]).toEqual({
      newDocumentId: 'document of New.pdf',
      descriptionEn: 'How it works',
      descriptionFr: 'Comment ça marche',
      version: 4,
      hasFacts: true,
      tags: [],
    });
  },
});

/** A document whose file and English description a colleague replaced before the first save. */
function UpdatedTwice({ uploads }: { uploads: Uploads }) {
  const [isNewer, setNewer] = useState(false);
  return (
    <UpdateContentDocument
      open
      onOpenChange={() => {}}
      document={{ ...PUBLISHED[0]!, ...(isNewer && { filename: 'Of a colleague.pdf' }) }}
      current={
        isNewer
          ? { status: 'ready', description: { ...ready.description, descriptionEn: 'Theirs', version: 5 } }
          : ready
      }
      uploads={uploads}
      needsDescriptions={false}
      tagging={tagging}
      onSubmit={(update) => {
        onUpdate(update);
        setNewer(true);
      }}
    />
  );
}

export const ChangedMeanwhile = meta.story({
  name: 'A document changed by two people is compared before one version replaces the other',
  tags: ['HUB-024'],
  args: { children: (uploads) => <UpdatedTwice uploads={uploads} /> },
  play: async ({ globals }) => {
    onUpdate.mockClear();
    const { documents, takeSaved, text, update } = strings(globals);
    const inside = await dialog();
    const confirm = inside.getByRole('button', { name: update.confirm });
    // Only a file is chosen: nothing is typed.
    await userEvent.upload(
      document.querySelector<HTMLInputElement>('input[type=file]')!,
      someFile('New.pdf'),
    );
    await waitFor(() => expect(confirm).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(confirm);
    await expect(await inside.findByText(update.changedMeanwhile)).toBeVisible();
    const rows = inside.getAllByRole('row').slice(1);
    const cells = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );
    await expect(cells).toEqual([
      ['Theirs', 'Theirs'],
      ['New.pdf', expect.stringMatching(/^Of a colleague.pdf/)],
    ]);
    const english = inside.getByRole('textbox', { name: new RegExp(documents.description.en) });
    await expect(english).toHaveValue('Theirs');
    await expect(confirm).toHaveAccessibleName(update.confirmOver);
    await userEvent.click(confirm);
    await expect(onUpdate.mock.lastCall?.[0]).toMatchObject({
      newDocumentId: 'document of New.pdf',
      descriptionEn: 'Theirs',
      version: 5,
    });
    await userEvent.click(inside.getByRole('button', { name: takeSaved }));
    await waitFor(() => expect(confirm).toHaveAccessibleDescription(text.unchanged));
    await expect(inside.queryByRole('table')).toBeNull();
  },
});

export const DeletedMeanwhile = meta.story({
  name: 'What was typed about a document that somebody deleted stays, to be copied',
  args: {
    children: (uploads) => (
      <UpdateContentDocument
        open
        onOpenChange={() => {}}
        document={PUBLISHED[0]!}
        isDeleted
        current={ready}
        uploads={uploads}
        needsDescriptions={false}
        tagging={tagging}
        onSubmit={onUpdate}
      />
    ),
  },
  play: async ({ globals }) => {
    const { update } = strings(globals);
    const inside = await dialog();
    await expect(inside.getByText(update.deletedMeanwhile)).toBeVisible();
    await expect(inside.getByRole('button', { name: update.confirm })).toHaveAccessibleDescription(
      update.deleted,
    );
  },
});

const onRetry = fn();
export const UpdateFailed = meta.story({
  name: 'The current description could not be loaded',
  args: {
    children: (uploads) => (
      <UpdateContentDocument
        open
        onOpenChange={() => {}}
        document={PUBLISHED[0]!}
        current={{ status: 'error', onRetry }}
        uploads={uploads}
        needsDescriptions={false}
        tagging={tagging}
        onSubmit={onUpdate}
      />
    ),
  },
  play: async ({ globals }) => {
    const inside = await dialog();
    await waitFor(() => expect(inside.getByText(strings(globals).update.failed)).toBeVisible());
    await userEvent.click(inside.getByRole('button', { name: /again|Réessayer/ }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

const refused = fn(() => Promise.reject(new Error('409')));
export const Delete = meta.story({
  name: 'Deleting asks by the file name, and says when it failed',
  tags: ['HUB-026', 'DS-117', 'DS-120'],
  args: {
    children: () => <DeleteContentDocument open filename="Cut-off times 2027.xlsx" onConfirm={refused} />,
  },
  play: async ({ globals }) => {
    const t = strings(globals).delete;
    const inside = within(await screen.findByRole('alertdialog'));
    await expect(inside.getByRole('heading')).toHaveTextContent('Cut-off times 2027.xlsx');
    await userEvent.click(inside.getByRole('button', { name: t.confirm }));
    await waitFor(() => expect(inside.getByRole('alert')).toBeVisible());
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  args: {
    files: [someFile('Outlook.pdf')],
    children: (uploads) => (
      <AddContentDocuments
        open
        onOpenChange={() => {}}
        target="Reports"
        uploads={uploads}
        needsDescriptions
        onSubmit={onAdd}
      />
    ),
  },
});

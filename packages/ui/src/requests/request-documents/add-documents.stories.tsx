import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { someFile, Uploading } from '../../files/uploader/uploader.fixture.js';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { AVAILABLE, madeTag } from '../../tags/tags.fixture.js';
import { AddDocuments, type AddedDocuments } from './index.js';
import { OFFERED } from './request-documents.fixture.js';

const onSubmit = fn<(added: AddedDocuments) => void>();
const meta = preview.meta({
  title: 'Requests/Add documents',
  component: Uploading,
  args: {
    files: [] as readonly File[],
    children: (uploads) => (
      <AddDocuments open onOpenChange={() => {}} uploads={uploads} {...OFFERED} onSubmit={onSubmit} />
    ),
  },
});
const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).requestDocuments.dialog;

export const Default = meta.story({
  name: 'Needs at least one document and a first topic',
  tags: ['RDET-070'],
  play: async ({ globals }) => {
    onSubmit.mockClear();
    const t = strings(globals);
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: t.confirm }));
    await expect(onSubmit).not.toHaveBeenCalled();
    // The dialog fades in: its text is visible afterwards.
    await waitFor(() => expect(dialog.getByText(t.missingFiles)).toBeVisible());
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    await userEvent.upload(input, someFile('Board minutes.pdf'));
    await waitFor(() => expect(document.querySelector('[data-upload-status=done]')).not.toBeNull());
    dialog.getByRole('button', { name: t.confirm }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onSubmit.mock.lastCall?.[0]).toEqual({
      topicIds: ['ACCOUNTS'],
      ricosCodes: [],
      documentIds: ['document of Board minutes.pdf'],
    });
  },
});

export const WithoutTopic = meta.story({
  name: 'For a request without topics one of its service is chosen',
  tags: ['RDET-070'],
  args: {
    files: [someFile('Board minutes.pdf')],
    children: (uploads) => (
      <AddDocuments
        open
        onOpenChange={() => {}}
        uploads={uploads}
        topics={[
          { value: 'ACCOUNTS', label: 'Accounts' },
          { value: 'FEES', label: 'Fees' },
        ]}
        legalEntities={[]}
        onSubmit={onSubmit}
      />
    ),
  },
  play: async ({ globals }) => {
    onSubmit.mockClear();
    const t = strings(globals);
    const dialog = within(await within(document.body).findByRole('dialog'));
    await waitFor(() => expect(document.querySelector('[data-upload-status=done]')).not.toBeNull());
    await userEvent.click(dialog.getByRole('button', { name: t.confirm }));
    await waitFor(() => expect(dialog.getByText(t.missingTopic)).toBeVisible());
    await expect(onSubmit).not.toHaveBeenCalled();
    // The second one, by keyboard.
    dialog.getByRole('combobox', { name: t.topic }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: t.confirm }));
    await expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ topicIds: ['FEES'] });
  },
});

export const OnTheWay = meta.story({
  name: 'Waits for files that are on their way or refused',
  args: { files: [someFile('Stuck.pdf')] },
  play: async ({ globals }) => {
    onSubmit.mockClear();
    const t = strings(globals);
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: t.confirm }));
    await waitFor(() => expect(dialog.getByText(t.busy)).toBeVisible());
    await expect(onSubmit).not.toHaveBeenCalled();
  },
});

export const Tagged = meta.story({
  name: 'Tags are put on files while they are uploaded, and go with their documents',
  tags: ['DATA-030', 'TAG-004'],
  args: {
    files: [someFile('Board minutes.pdf'), someFile('Fee schedule.pdf')],
    children: (uploads) => (
      <AddDocuments
        open
        onOpenChange={() => {}}
        uploads={uploads}
        topics={[{ value: 'FEES', label: 'Fees' }]}
        legalEntities={[]}
        onSubmit={onSubmit}
        tagging={{ onSearch: () => Promise.resolve(AVAILABLE), newTag: madeTag }}
      />
    ),
  },
  play: async ({ globals }) => {
    onSubmit.mockClear();
    const { tags, uploads } = globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;
    const dialog = within(await within(document.body).findByRole('dialog'));
    const name = 'Fee schedule.pdf';
    const label = uploads.tagsOf.replace('{{name}}', name);
    const opener = dialog.getByRole('button', { name: label });
    await userEvent.click(opener);
    const modal = within(await screen.findByRole('dialog', { name: tags.modal.title }));
    await expect(modal.getByRole('checkbox', { name: new RegExp(`^${name}`) })).toBeChecked();
    await userEvent.type(modal.getByRole('combobox'), 'Falcon');
    await userEvent.click(await screen.findByRole('option', { name: /Falcon/ }, { timeout: 4000 }));
    await userEvent.click(modal.getByRole('button', { name: tags.modal.submit }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: tags.modal.title })).toBeNull());
    const list = await dialog.findByRole('list', { name: label });
    await expect(list).toHaveTextContent('Falcon');
    await waitFor(() => expect(document.querySelectorAll('[data-upload-status=done]')).toHaveLength(2));
    await userEvent.click(dialog.getByRole('button', { name: strings(globals).confirm }));
    await expect(onSubmit.mock.lastCall?.[0]).toMatchObject({
      tags: [
        {
          documentId: `document of ${name}`,
          changes: [{ name: 'Falcon', isNew: true }],
        },
      ],
    });
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  args: { files: [someFile('Stuck.pdf'), someFile('Board minutes.pdf'), someFile('a.heic')] },
});

import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { someFile, Uploading } from '../../files/uploader/uploader.fixture.js';
import type { Uploads } from '../../files/uploader/index.js';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { NO_TAG_EDITS } from '../../tags/tag-editor/index.js';
import { AVAILABLE, madeTag } from '../../tags/tags.fixture.js';
import { MEMBERS } from '../documents.fixture.js';
import {
  ReleaseNoteUpload,
  SignedContractUpload,
  type SignedContractForm,
  type SignedContractUploadProps,
} from './index.js';

const onPublish = fn<(ids: readonly string[]) => void>();
const onSubmit = fn<SignedContractUploadProps['onSubmit']>();
const REFUSED = 'One of the files is no longer available or is already attached. Upload it again.';

const EMPTY: SignedContractForm = { contractId: null, ricosCodes: [], userIds: null, tags: NO_TAG_EDITS };

function Contracts({
  uploads,
  failure,
  form = EMPTY,
}: {
  uploads: Uploads;
  failure?: string;
  form?: SignedContractForm;
}) {
  const [value, setValue] = useState(form);
  return (
    <SignedContractUpload
      open
      onOpenChange={() => {}}
      uploads={uploads}
      form={value}
      onFormChange={setValue}
      contracts={[
        { value: 'contract', label: 'Halden, cash management' },
        { value: 'other', label: 'Calder Foods, financing' },
      ]}
      legalEntities={[{ value: 'HALDE001', label: 'Halden Energy GmbH' }]}
      members={MEMBERS}
      onSearch={() => Promise.resolve(AVAILABLE)}
      newTag={madeTag}
      onSubmit={onSubmit}
      failure={failure}
    />
  );
}

const meta = preview.meta({
  title: 'Documents/Document uploads',
  component: Uploading,
  args: { files: [] as readonly File[], children: (uploads) => <Contracts uploads={uploads} /> },
});
const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).documents.uploads;
const dialogOf = async () => within(await within(document.body).findByRole('dialog'));

export const Default = meta.story({
  name: 'Needs a contract, a member and a document, by keyboard',
  tags: ['DS-121', 'DOC-023', 'DOC-024', 'DOC-025', 'DOC-026'],
  play: async ({ globals }) => {
    onSubmit.mockClear();
    const t = strings(globals);
    const dialog = await dialogOf();
    const confirm = dialog.getByRole('button', { name: t.signedContract.confirm });
    await expect(confirm).toBeDisabled();
    await expect(confirm).toHaveAccessibleDescription(
      `${t.missing.contract} ${t.missing.members} ${t.missing.documents}`,
    );
    dialog.getByRole('combobox', { name: t.signedContract.contract }).focus();
    await userEvent.keyboard('Halden{ArrowDown}{Enter}');
    await userEvent.upload(
      document.querySelector<HTMLInputElement>('input[type=file]')!,
      someFile('Signed agreement.pdf'),
    );
    await waitFor(() => expect(document.querySelector('[data-upload-status=done]')).not.toBeNull());
    await expect(confirm).toHaveAccessibleDescription(t.missing.members);
    (await dialog.findByRole('combobox', { name: t.signedContract.members })).focus();
    await userEvent.keyboard('Brandt');
    await screen.findByRole('option', { name: /Lena Brandt/ });
    await userEvent.keyboard('{ArrowDown}{Enter}{Escape}');
    await waitFor(() => expect(confirm).toBeEnabled());
    confirm.focus();
    await userEvent.keyboard('{Enter}');
    await expect(onSubmit.mock.lastCall?.[0]).toEqual({
      contractId: 'contract',
      ricosCodes: [],
      userIds: [MEMBERS[1]!.id],
      documentIds: ['document of Signed agreement.pdf'],
      tags: [],
    });
  },
});

export const SignedContractsRefused = meta.story({
  name: 'What the server refuses is said, what was entered stays',
  tags: ['DS-121'],
  args: {
    files: [someFile('Signed agreement.pdf')],
    children: (uploads) => (
      <Contracts
        uploads={uploads}
        failure={REFUSED}
        form={{ ...EMPTY, contractId: 'contract', userIds: [MEMBERS[0]!.id] }}
      />
    ),
  },
  play: async ({ globals }) => {
    const dialog = await dialogOf();
    await expect(dialog.getByRole('alert')).toHaveTextContent(REFUSED);
    const confirm = dialog.getByRole('button', { name: strings(globals).signedContract.confirm });
    await waitFor(() => expect(confirm).toBeEnabled());
    await expect(dialog.getByText('Claire Vasseur')).toBeVisible();
  },
});

export const ReleaseNote = meta.story({
  name: 'Needs at least one document',
  tags: ['DS-122', 'DOC-027'],
  args: {
    children: (uploads) => (
      <ReleaseNoteUpload open onOpenChange={() => {}} uploads={uploads} onSubmit={onPublish} />
    ),
  },
  play: async ({ globals }) => {
    onPublish.mockClear();
    const t = strings(globals);
    const dialog = await dialogOf();
    const confirm = dialog.getByRole('button', { name: t.releaseNote.confirm });
    await expect(confirm).toBeDisabled();
    await expect(confirm).toHaveAccessibleDescription(t.missing.documents);
    await userEvent.upload(
      document.querySelector<HTMLInputElement>('input[type=file]')!,
      someFile('What is new.pdf'),
    );
    await waitFor(() => expect(confirm).toBeEnabled());
    await userEvent.click(confirm);
    await expect(onPublish).toHaveBeenLastCalledWith(['document of What is new.pdf']);
  },
});

export const ReleaseNoteWaits = meta.story({
  name: 'Waits for files that are on their way, and says why it was refused',
  tags: ['DS-122'],
  args: {
    files: [someFile('Stuck.pdf')],
    children: (uploads) => (
      <ReleaseNoteUpload
        open
        onOpenChange={() => {}}
        uploads={uploads}
        onSubmit={onPublish}
        failure={REFUSED}
      />
    ),
  },
  play: async ({ globals }) => {
    const t = strings(globals);
    const dialog = await dialogOf();
    await expect(dialog.getByRole('alert')).toHaveTextContent(REFUSED);
    const confirm = dialog.getByRole('button', { name: t.releaseNote.confirm });
    await expect(confirm).toBeDisabled();
    await expect(confirm).toHaveAccessibleDescription(t.missing.busy);
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  args: {
    files: [someFile('Signed agreement.pdf')],
    children: (uploads) => (
      <Contracts uploads={uploads} form={{ ...EMPTY, contractId: 'contract', userIds: [MEMBERS[0]!.id] }} />
    ),
  },
});

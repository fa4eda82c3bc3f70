import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '../../contract-suite/draw.tsx';
import { someFile, Uploading } from '../../files/uploader/uploader.fixture.js';
import { uiStringsEn } from '../../foundations/index.js';
import { AddDocuments, type AddDocumentsProps } from './index.js';
import { OFFERED } from './request-documents.fixture.js';

const { dialog: t } = uiStringsEn.requestDocuments;
const FILES = [someFile('Board minutes.pdf')];
const onOpenChange = vi.fn<AddDocumentsProps['onOpenChange']>();
const dialog = (props: Partial<AddDocumentsProps>) => (
  <Uploading files={FILES}>
    {(uploads) => (
      <AddDocuments
        open
        onOpenChange={onOpenChange}
        uploads={uploads}
        {...OFFERED}
        onSubmit={() => {}}
        {...props}
      />
    )}
  </Uploading>
);

it('RDET-070 the dialog can neither be closed nor take more files while they are added', async () => {
  const { user } = draw(dialog({ submitting: true }));
  const rows = () => document.querySelectorAll('[data-upload-status]');
  await waitFor(() => expect(rows()).toHaveLength(1));
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: t.cancel }));
  expect(onOpenChange).not.toHaveBeenCalled();
  fireEvent.drop(rows()[0]!, {
    dataTransfer: { types: ['Files'], items: [], files: [someFile('Late.pdf')] },
  });
  expect(rows()).toHaveLength(1);
});

it('RDET-070 the dialog opens without the topic and legal entities of last time', async () => {
  const onSubmit = vi.fn<AddDocumentsProps['onSubmit']>();
  const { user, rerender } = draw(dialog({ onSubmit }));
  await waitFor(() => expect(document.querySelector('[data-upload-status=done]')).not.toBeNull());
  const choose = async (field: string, option: string) => {
    await user.click(screen.getByRole('combobox', { name: new RegExp(field) }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  const confirm = () => user.click(screen.getByRole('button', { name: t.confirm }));
  await choose(t.topic, 'Fees');
  await choose(t.entities, 'Halden Energy GmbH');
  await user.keyboard('{Escape}');
  await confirm();
  expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ topicIds: ['FEES'], ricosCodes: ['HALDE001'] });
  rerender(dialog({ onSubmit, open: false }));
  rerender(dialog({ onSubmit }));
  await confirm();
  expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ topicIds: ['ACCOUNTS'], ricosCodes: [] });
});

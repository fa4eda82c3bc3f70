import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '../../contract-suite/draw.tsx';
import { Uploading } from '../../files/uploader/uploader.fixture.js';
import { uiStringsEn } from '../../foundations/index.js';
import { NO_TAG_EDITS } from '../../tags/tag-editor/index.js';
import { madeTag } from '../../tags/tags.fixture.js';
import { MEMBERS } from '../documents.fixture.js';
import { SignedContractUpload, type SignedContractUploadProps } from './index.js';

const { missing, signedContract } = uiStringsEn.documents.uploads;
const USUAL = MEMBERS.map((member, index) => ({ ...member, isSelectedByDefault: index === 0 }));

const dialog = (props: Pick<SignedContractUploadProps, 'membersStatus'>) => (
  <Uploading>
    {(uploads) => (
      <SignedContractUpload
        open
        onOpenChange={() => {}}
        uploads={uploads}
        form={{ contractId: 'c1', ricosCodes: ['B'], userIds: null, tags: NO_TAG_EDITS }}
        onFormChange={() => {}}
        contracts={[{ value: 'c1', label: 'Contract' }]}
        legalEntities={[{ value: 'B', label: 'Entity B' }]}
        members={USUAL}
        onSubmit={vi.fn<SignedContractUploadProps['onSubmit']>()}
        onSearch={() => Promise.resolve([])}
        newTag={madeTag}
        {...props}
      />
    )}
  </Uploading>
);

it('DOC-024 chooses no member while those of the chosen legal entities are loading', async () => {
  const { rerender } = draw(dialog({ membersStatus: { loading: true } }));
  const confirm = await screen.findByRole('button', { name: signedContract.confirm });
  expect(confirm).toHaveAccessibleDescription(`${missing.members} ${missing.documents}`);
  rerender(dialog({}));
  expect(confirm).toHaveAccessibleDescription(missing.documents);
});

import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '../../contract-suite/draw.tsx';
import { uiStringsEn } from '../../foundations/index.js';
import { AVAILABLE, madeTag } from '../tags.fixture.js';
import EditTags, { type EditTagsProps } from './edit-tags.tsx';

it('changes nothing and cannot be closed while it saves; a refused save can be repeated', async () => {
  let refuse = () => {};
  const onSave = vi.fn<EditTagsProps['onSave']>(
    () => new Promise((_, reject) => (refuse = () => reject(new Error('refused')))),
  );
  const onClose = vi.fn<() => void>();
  const { user } = draw(
    <EditTags
      tags={[]}
      onSearch={() => Promise.resolve(AVAILABLE)}
      newTag={madeTag}
      onSave={onSave}
      onClose={onClose}
    />,
  );
  await user.click(screen.getByRole('combobox'));
  await user.click((await screen.findAllByRole('option'))[0]!);
  await user.click(screen.getByRole('button', { name: uiStringsEn.tags.save }));
  const cancel = screen.getByRole('button', { name: uiStringsEn.tags.cancel });
  expect(cancel).toBeDisabled();
  expect(document.querySelector('[inert] input')).not.toBeNull();
  await act(async () => refuse());
  expect(cancel).toBeEnabled();
  expect(document.querySelector('[inert]')).toBeNull();
  await user.click(screen.getByRole('button', { name: uiStringsEn.tags.save }));
  expect(onSave.mock.calls[1]).toEqual(onSave.mock.calls[0]);
  expect(onClose).not.toHaveBeenCalled();
});

import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '../../contract-suite/draw.tsx';
import { AVAILABLE, madeTag, tagOf } from '../tags.fixture.js';
import { TagsModal } from './index.js';

const fixed = tagOf('Payroll', { isDeletableByCurrentUser: false });
const ITEMS = [
  { id: 'a', name: 'Agreement.pdf', tags: [tagOf('Audit'), tagOf('Fees'), fixed] },
  { id: 'b', name: 'Letter.pdf', tags: [tagOf('Audit')] },
];

function open() {
  const onSubmit = vi.fn();
  const { user } = draw(
    <TagsModal
      open
      onOpenChange={() => undefined}
      items={ITEMS}
      defaultChecked={['a', 'b']}
      onSearch={() => Promise.resolve(AVAILABLE)}
      newTag={madeTag}
      onSubmit={onSubmit}
    />,
  );
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'Save tags' }));
    return (onSubmit.mock.lastCall as unknown[])[1];
  };
  return { user, save };
}
const box = (name: string) => screen.getByRole('checkbox', { name });

it('TAG-002 TAG-003 a tag of some documents is mixed, and is given to all, taken from all or left as it is', async () => {
  const { user, save } = open();
  expect(box('Fees')).toBePartiallyChecked();
  expect(box('Fees')).toHaveAccessibleDescription('On 1 of 2 documents');
  const common = within(screen.getByRole('region', { name: 'Tags of all selected documents' }));
  expect(common.getByText('Audit')).toBeVisible();
  expect(common.queryByText('Fees')).toBeNull();
  expect(await save()).toEqual([]);

  await user.click(box('Fees'));
  expect(box('Fees')).toBeChecked();
  expect(await save()).toEqual([{ id: 'tag Fees' }]);
  await user.click(box('Fees'));
  expect(box('Fees')).not.toBeChecked();
  expect(await save()).toEqual([{ id: 'tag Fees', isDeleted: true }]);
  await user.click(box('Fees'));
  expect(box('Fees')).toBePartiallyChecked();
  expect(await save()).toEqual([]);
});

it('TAG-002 a tag of one contract is not given to documents of another, and only taken or left', async () => {
  const onSubmit = vi.fn();
  const own = tagOf('Own', { contractId: 'c1' });
  const kept = tagOf('Kept', { contractId: 'c1', isDeletableByCurrentUser: false });
  const { user } = draw(
    <TagsModal
      open
      onOpenChange={() => undefined}
      items={[
        { id: 'a', name: 'A.pdf', contractId: 'c1', tags: [own, kept] },
        { id: 'b', name: 'B.pdf', contractId: 'c1', tags: [] },
        { id: 'c', name: 'C.pdf', contractId: null, tags: [] },
      ]}
      defaultChecked={['a', 'b']}
      onSearch={() => Promise.resolve([])}
      newTag={madeTag}
      onSubmit={onSubmit}
    />,
  );
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'Save tags' }));
    return (onSubmit.mock.lastCall as unknown[])[1];
  };
  await user.click(box('Own'));
  await user.click(box('Kept'));
  expect(await save()).toEqual([{ id: 'tag Own' }, { id: 'tag Kept' }]);
  // With a document of another contract neither can be on all of them.
  await user.click(box('C.pdf'));
  expect(box('Own')).toBePartiallyChecked();
  expect(box('Own')).toHaveAccessibleDescription(/^On 1 of 3 documents\. It belongs to one contract/);
  expect(box('Kept')).toBeDisabled();
  expect(await save()).toEqual([]);
  await user.click(box('Own'));
  expect(await save()).toEqual([{ id: 'tag Own', isDeleted: true }]);
  await user.click(box('Own'));
  expect(box('Own')).toBePartiallyChecked();
  expect(await save()).toEqual([]);
});

it('TAG-005 a tag that cannot be removed from every document is only given to all', async () => {
  const { user, save } = open();
  await user.click(box('Payroll'));
  expect(await save()).toEqual([{ id: 'tag Payroll' }]);
  await user.click(box('Payroll'));
  expect(box('Payroll')).toBePartiallyChecked();
  expect(await save()).toEqual([]);
});

it('TAG-002 a tag of some documents that the search finds is given to all', async () => {
  const { user, save } = open();
  await user.click(screen.getByRole('combobox'));
  await user.click(await screen.findByRole('option', { name: /^Fees/ }));
  expect(box('Fees')).toBeChecked();
  expect(await save()).toEqual([{ id: 'tag Fees' }]);
});

it('TAG-001 tells items of the same name apart by their detail', () => {
  const twin = (id: string, detail: string, tags = [tagOf('Audit')]) => ({
    id,
    name: 'Fees.pdf',
    detail,
    tags,
  });
  draw(
    <TagsModal
      open
      onOpenChange={() => undefined}
      items={[twin('a', 'Nordic Pool'), twin('b', 'Rhine Cash', [])]}
      defaultChecked={['a']}
      onSearch={() => Promise.resolve(AVAILABLE)}
      newTag={madeTag}
      onSubmit={() => undefined}
    />,
  );
  const [first, second] = screen.getAllByRole('checkbox', { name: 'Fees.pdf' });
  expect(first).toHaveAccessibleDescription('Nordic Pool · Audit');
  expect(second).toHaveAccessibleDescription('Rhine Cash · No tag yet');
});

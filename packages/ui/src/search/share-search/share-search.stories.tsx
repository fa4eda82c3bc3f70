import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { MEMBERS } from '../../documents/documents.fixture.js';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { ShareSearch, type ShareSearchProps } from './index.js';

const CONTRACTS = [
  { value: 'cash', label: 'Halden, cash management' },
  { value: 'trade', label: 'Trade finance, Halden Logistics' },
];

/** Host that stores the selected contract and people. */
function Host({ contractId, chosen, onContractChange, onChosenChange, ...props }: ShareSearchProps) {
  const [contract, setContract] = useState(contractId);
  const [people, setPeople] = useState(chosen);
  return (
    <ShareSearch
      {...props}
      contractId={contract}
      onContractChange={(id) => {
        setContract(id);
        setPeople([]);
        onContractChange(id);
      }}
      chosen={people}
      onChosenChange={(ids) => {
        setPeople(ids);
        onChosenChange(ids);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Search/Share search',
  component: ShareSearch,
  render: (args) => <Host {...args} />,
  args: {
    open: true,
    onOpenChange: fn(),
    name: 'Guarantees in Rotterdam',
    contracts: CONTRACTS,
    contractId: null,
    onContractChange: fn(),
    people: MEMBERS,
    chosen: [],
    onChosenChange: fn(),
    problem: null,
    onShare: fn(),
  } satisfies ShareSearchProps,
});
const strings = (globals: Record<string, unknown>) =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;

export const Default = meta.story({
  name: 'People of the bank choose the contract, then people of it',
  tags: ['DS-089', 'SRCH-037', 'SRCH-033'],
  play: async ({ args, globals }) => {
    const { search, filters } = strings(globals);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.queryByRole('combobox', { name: search.share.people })).toBeNull();
    await userEvent.click(dialog.getByRole('combobox', { name: search.share.contract }));
    await userEvent.click(await screen.findByRole('option', { name: CONTRACTS[1]!.label }));
    await expect(args.onContractChange).toHaveBeenLastCalledWith('trade');
    await userEvent.click(await dialog.findByRole('combobox', { name: search.share.people }));
    await userEvent.click(await screen.findByRole('option', { name: /^Lena Brandt/ }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(
      dialog.getByRole('button', { name: filters.saved.sharing.submit_one.replace('{{figure}}', '1') }),
    );
    await expect(args.onShare).toHaveBeenCalledOnce();
  },
});

export const Client = meta.story({
  name: 'A client of one contract chooses people alone; at least one',
  tags: ['SRCH-034'],
  args: { contracts: undefined, contractId: 'cash' },
  play: async ({ args, globals }) => {
    const { search, filters } = strings(globals);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.queryByRole('combobox', { name: search.share.contract })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: filters.saved.sharing.submitNone }));
    await expect(dialog.getByRole('alert')).toHaveTextContent(filters.saved.sharing.nobody);
    await expect(args.onShare).not.toHaveBeenCalled();
  },
});

export const SeveralContracts = meta.story({
  name: 'A search of several contracts is not shared',
  tags: ['SRCH-035'],
  args: { problem: 'several' },
  play: async ({ globals }) => {
    const { search } = strings(globals);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('alert')).toHaveTextContent(search.share.several);
    await expect(dialog.queryByRole('combobox', { name: search.share.people })).toBeNull();
  },
});

export const OtherContract = meta.story({
  name: 'A search of another contract than the chosen one is not shared',
  tags: ['SRCH-036'],
  args: { problem: 'other', contractId: 'cash' },
  play: async ({ globals }) => {
    const { search, filters } = strings(globals);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('alert')).toHaveTextContent(search.share.other);
    await expect(dialog.getByRole('button', { name: filters.saved.sharing.submitNone })).toBeDisabled();
  },
});

export const QA = meta.story({ parameters: { chromatic: { disableSnapshot: false, modes } }, tags: ['qa'] });

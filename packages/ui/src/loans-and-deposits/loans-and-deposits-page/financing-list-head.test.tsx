import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '../../contract-suite/draw.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/strings/index.js';
import { FINANCING_CONTRACTS } from '../loans-and-deposits.fixture.js';
import { FinancingListHead } from './financing-list-head.js';

const contract = {
  ...FINANCING_CONTRACTS[0]!,
  isReadOnly: false,
  bmf: { visibility: false },
};
const form = (isReadOnly: boolean) => ({
  contracts: [{ ...contract, isReadOnly }],
  contractId: contract.id,
  onContractChange: () => {},
  onVisibilityChange: () => {},
});

it.each([
  ['by people who can be asked', 'withheldHelp', undefined],
  ['with the switch on the page', 'withheldSwitch', form(false)],
  ['by others while the contract is read-only', 'withheldHelp', form(true)],
] as const)(
  'DATA-064 figures that a contract does not share are shared %s',
  async (_, help, contractForm) => {
    for (const [language, { loansAndDeposits: texts }] of [
      ['en', uiStringsEn],
      ['fr', uiStringsFr],
    ] as const) {
      const { unmount } = draw(
        <FinancingListHead
          type="LOAN"
          tabHref={() => '/'}
          contractForm={contractForm}
          quantities={{ LOAN: 0, DEPOSIT: 0 }}
          state={{ status: 'ready', list: null }}
          isEmpty
          isWithheld
          chooseHelp=""
          failed=""
          onAskWhy={undefined}
        />,
        { language },
      );
      expect(await screen.findByText(texts.withheld.LOAN)).toBeInTheDocument();
      // Queries find text with plain spaces.
      expect(screen.getByText(texts[help].replaceAll('\u202f', ' '))).toBeInTheDocument();
      expect(screen.queryByText(texts.none.LOAN)).toBeNull();
      unmount();
    }
  },
);

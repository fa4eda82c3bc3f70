import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '../../contract-suite/draw.tsx';
import { uiStringsEn } from '../../foundations/index.js';
import { CONTRACTS } from '../contracts.fixture.js';
import { ContractsPage } from './index.js';
import type { ContractsPageProps } from './index.js';

const PROPS: Omit<ContractsPageProps, 'state' | 'tab'> = {
  tabHrefOf: (tab) => `#${tab}`,
  query: '',
  onSearch: () => {},
  sorting: 'NONE',
  onSort: () => {},
  page: 1,
  onPageChange: () => {},
  hrefOf: ({ number }) => `#${number}`,
  findsPeople: false,
};

it('CTR-011 the numbers by kind agree in French: 0 and 1 are singular', () => {
  const kinds = { CLIENT: 4, OSA: 1, ATRIUM: 0 };
  draw(
    <ContractsPage
      {...PROPS}
      state={{ status: 'ready', contracts: CONTRACTS, total: 5, kinds, all: 148 }}
      tab="externals"
      query="halden"
    />,
    { language: 'fr' },
  );
  expect(screen.getByText(/4 clients, 1 externalisé, 0 interne$/)).toBeInTheDocument();
});

it('CTR-015 the numbers of matches are bold, in both languages', () => {
  const kinds = { CLIENT: 1, OSA: 0, ATRIUM: 0 };
  const state = { status: 'ready', contracts: CONTRACTS, total: 3, kinds, all: 3 } as const;
  const boldOf = (language: 'en' | 'fr') => {
    const { container, unmount } = draw(
      <ContractsPage {...PROPS} state={state} tab="externals" query="halden" />,
      { language },
    );
    const found = [...container.querySelectorAll('li b')].map((bold) => [
      bold.textContent,
      bold.parentElement!.textContent,
    ]);
    unmount();
    return found;
  };
  expect(boldOf('en').slice(0, 2)).toEqual([
    ['15', expect.stringMatching(/^15 users match, first /)],
    ['6', expect.stringMatching(/^6 RICOS match, first /)],
  ]);
  expect(boldOf('fr')[0]).toEqual([
    '15',
    expect.stringMatching(/^15 utilisateurs correspondent, le premier/),
  ]);
});

it('CTR-016 the header marks the order by date of creation', () => {
  const kinds = { CLIENT: 1, OSA: 0, ATRIUM: 0 };
  const state = { status: 'ready', contracts: CONTRACTS, total: 3, kinds, all: 3 } as const;
  const arrows = (sorting: ContractsPageProps['sorting']) => {
    const { container, unmount } = draw(
      <ContractsPage {...PROPS} state={state} tab="externals" sorting={sorting} />,
    );
    const head = [...container.querySelectorAll('span')].find(
      ({ textContent }) => textContent === uiStringsEn.contracts.head.created,
    )!;
    const icons = [...head.querySelectorAll('svg')].map(({ dataset }) => dataset['icon']);
    unmount();
    return icons.join(' ');
  };
  expect((['NONE', 'ASC', 'DESC'] as const).map(arrows)).toEqual(['', 'ArrowUpIcon', 'ArrowDownIcon']);
});

it('CUSR-026 users of a contract of the bank have no status', () => {
  const users = { usersQuantity: 3, signedUsersQuantity: 0, demoUsersQuantity: 3 };
  const contracts = CONTRACTS.map((contract) => ({ ...contract, ...users }));
  const kinds = { CLIENT: 1, OSA: 1, ATRIUM: 1 };
  draw(
    <ContractsPage
      {...PROPS}
      state={{ status: 'ready', contracts, total: contracts.length, kinds, all: 3 }}
      tab="others"
    />,
  );
  const statusesIn = (name: string) =>
    within(screen.getByRole('link', { name }).closest('li')!).queryByText(
      uiStringsEn.contracts.allDemo_other,
    );
  expect(statusesIn('Outsourced payments')).toBeInTheDocument();
  expect(statusesIn('Branch Paris')).not.toBeInTheDocument();
});

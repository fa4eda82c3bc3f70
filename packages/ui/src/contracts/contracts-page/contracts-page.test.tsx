import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '../../contract-suite/draw.tsx';
import { CONTRACTS } from '../contracts.fixture.js';
import { ContractsPage } from './index.js';

it('CTR-011 the numbers by kind agree in French: 0 and 1 are singular', () => {
  draw(
    <ContractsPage
      state={{
        status: 'ready',
        contracts: CONTRACTS,
        total: 5,
        kinds: { CLIENT: 4, OSA: 1, ATRIUM: 0 },
        all: 148,
      }}
      tab="externals"
      tabHrefOf={(tab) => `#${tab}`}
      query="halden"
      onSearch={() => {}}
      sorting="NONE"
      onSort={() => {}}
      page={1}
      onPageChange={() => {}}
      hrefOf={({ number }) => `#${number}`}
      findsPeople={false}
    />,
    { language: 'fr' },
  );
  expect(screen.getByText(/4 clients, 1 externalisé, 0 interne$/)).toBeInTheDocument();
});

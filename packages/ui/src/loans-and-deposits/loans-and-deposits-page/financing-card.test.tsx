import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '../../contract-suite/draw.tsx';
import { LOANS } from '../loans-and-deposits.fixture.js';
import { FinancingCard } from './financing-card.js';
import { rowsOf } from './financing-rows.js';

it.each([
  ['en', 'Undrawn EUR 60,000,000.00'],
  ['fr', 'Non tiré : 60 000 000,00 EUR'],
] as const)(
  'LD-013 in %s the undrawn part of a deal has its currency where the language has it',
  (language, text) => {
    const deal = rowsOf(LOANS.data).find(({ drawn, undrawn }) => drawn !== null && undrawn !== null)!;
    draw(<FinancingCard row={{ ...deal, undrawn: 60_000_000 }} href={undefined} type="LOAN" />, { language });
    expect(screen.getByText(text)).toBeInTheDocument();
  },
);

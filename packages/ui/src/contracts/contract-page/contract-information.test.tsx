import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '../../contract-suite/draw.tsx';
import { CONTRACT } from '../contracts.fixture.js';
import { ContractInformation } from './index.js';

it('CUSR-026 counts users by status, except in a contract of the bank, whose users have none', () => {
  const users = { usersQuantity: 37, signedUsersQuantity: 0, demoUsersQuantity: 37 };
  const { rerender } = draw(<ContractInformation contract={{ ...CONTRACT, ...users }} />);
  expect(screen.getByText('37 (0 signed, 37 demo)')).toBeInTheDocument();
  const type = { name: 'ATRIUM', label: 'Atrium' } as const;
  rerender(<ContractInformation contract={{ ...CONTRACT, ...users, type }} />);
  expect(screen.getByText('37')).toBeInTheDocument();
});

it.each([
  [0, '37 (0 signé, 37 démo)'],
  [1, '37 (1 signé, 36 démo)'],
  [2, '37 (2 signés, 35 démo)'],
])('CTR-073 the signed users agree in French: %i', (signed, text) => {
  const users = { usersQuantity: 37, signedUsersQuantity: signed, demoUsersQuantity: 37 - signed };
  draw(<ContractInformation contract={{ ...CONTRACT, ...users }} />, { language: 'fr' });
  expect(screen.getByText(text)).toBeInTheDocument();
});

import type { Contract } from '@atrium/contract/contracts';
import { expect, test } from 'vitest';
import { valueOf } from './contract-values.ts';
import { mergeContract } from './merge-contract.ts';

const entity = (ricos: string) => ({ ricos, label: ricos, countryCode: 'FR' });
const contract = (more: Partial<Contract>, codes = ['A', 'B', 'C']): Contract =>
  ({
    name: 'Financing',
    description: '',
    isinCode: null,
    type: { name: 'CLIENT', label: 'Client' },
    commercialClient: { id: '1', name: 'Halden' },
    kcCommercialClient: null,
    cguName: 'cgu1',
    services: [
      { id: 'KYC', name: 'KYC', label: 'KYC', category: 'MARKETING', defaultCategory: 'MARKETING' },
      { id: 'MTM', name: 'MTM', label: 'MTM', category: 'MARKETING', defaultCategory: 'MARKETING' },
    ],
    legalEntities: codes.map((code) => ({ legalEntity: entity(code) })),
    ...more,
  }) as Contract;

test('a field keeps the change made by one user; if both changed it, the own change wins', () => {
  const before = valueOf(contract({}));
  const saved = contract({ name: 'Theirs', description: 'Theirs', cguName: 'cgu2' });
  const mine = { ...before, name: 'Mine', isinCode: 'FR0014003TT8' };
  expect(mergeContract(before, mine, saved)).toMatchObject({
    name: 'Mine',
    description: 'Theirs',
    isinCode: 'FR0014003TT8',
    cguName: 'cgu2',
  });
});

test('legal entities added by either user are included, those removed by either are not', () => {
  const before = valueOf(contract({}));
  const mine = { ...before, legalEntities: ['A', 'C', 'D'].map(entity) };
  const merged = mergeContract(before, mine, contract({}, ['A', 'B', 'E']));
  expect(merged.legalEntities.map(({ ricos }) => ricos)).toEqual(['A', 'D', 'E']);
});

test('a service that both moved to the same category is not a conflict', () => {
  const before = valueOf(contract({}));
  const [kyc, mtm] = contract({}).services;
  const saved = contract({ services: [{ ...kyc!, category: 'ACTIVATED' }, mtm!] });
  const mine = { ...before, services: { KYC: 'ACTIVATED', MTM: 'DEACTIVATED' } as const };
  expect(mergeContract(before, mine, saved).services).toEqual({ MTM: 'DEACTIVATED' });
});

import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from '../../contract-suite/draw.tsx';
import { uiStringsEn } from '../../foundations/index.js';
import { ENERGY, HALDEN } from '../rights-matrix.fixture.js';
import { RightsCompare, type RightsCompareProps } from './index.js';

const t = uiStringsEn.rightsMatrix;
const lena = HALDEN.people.find(({ lastName }) => lastName === 'Brandt')!;

it('CUSR-036 the past right in a service that is not activated any more is shown, and cannot be given again', async () => {
  const onSave = vi.fn<RightsCompareProps['onSave']>(() => Promise.resolve());
  const today = { ...HALDEN, services: HALDEN.services.filter(({ serviceId }) => serviceId !== 'KYC') };
  const limited = { serviceRightId: 'KYC.Read', legalEntitiesListId: ENERGY };
  const then = { ...HALDEN, people: [{ ...lena, serviceRights: [limited] }] };
  const { user } = draw(
    <RightsCompare
      data={today}
      people={{ source: lena.id, target: lena.id }}
      onPeopleChange={() => {}}
      past={{ at: '2026-01-05T09:00:00.000Z', state: { status: 'ready', data: then } }}
      editable
      onSave={onSave}
    />,
  );
  const row = within(screen.getByRole('row', { name: /^KYC/ }));
  const [before, now, after] = row.getAllByRole('cell');
  expect(before).toHaveTextContent('Read, Energy entities');
  expect(now).toHaveTextContent(t.degrees.none);
  expect(after).toHaveTextContent(t.compare.gone);
  expect(row.queryByRole('button')).toBeNull();
  // Making all services equal leaves it out too.
  await user.click(screen.getByRole('button', { name: t.compare.equal }));
  expect(within(screen.getByRole('row', { name: /^KYC/ })).getByText(t.compare.gone)).toBeInTheDocument();
});

it('CUSR-036 the fields of both people say what they look in', () => {
  draw(
    <RightsCompare
      data={HALDEN}
      people={{ source: null, target: null }}
      onPeopleChange={() => {}}
      editable
      onSave={() => Promise.resolve()}
    />,
  );
  for (const name of [t.compare.source, t.compare.target])
    expect(screen.getByRole('combobox', { name })).toHaveAttribute('placeholder', t.compare.person);
});

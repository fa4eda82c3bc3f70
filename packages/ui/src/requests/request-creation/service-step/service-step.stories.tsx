import { expect, fn, userEvent } from 'storybook/test';
import { modes } from '../../../../../../.storybook/modes.ts';
import preview from '../../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../../foundations/index.js';
import { CONTRACTS, SERVICES, noError } from '../creation.fixture.js';
import { ServiceStep, type ServiceStepProps } from './index.js';

const meta = preview.meta({
  title: 'Requests/Creation/Service step',
  component: ServiceStep,
  args: {
    contracts: CONTRACTS,
    contractId: null,
    onContractChange: fn(),
    services: [],
    serviceCode: null,
    onServiceChange: fn(),
    action: null,
    onActionChange: fn(),
    errorOf: noError,
  } satisfies ServiceStepProps,
});
const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).creation.service;

export const Default = meta.story({
  name: 'Contract first: service and action wait',
  tags: ['NEW-003'],
  play: async ({ canvas, args, globals }) => {
    const t = strings(globals);
    await expect(canvas.getByText(t.contractFirst)).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: t.service })).toBeDisabled();
    await userEvent.type(canvas.getByRole('combobox', { name: t.contract }), '00433{Enter}');
    await expect(args.onContractChange).toHaveBeenLastCalledWith('c2');
  },
});

export const Chosen = meta.story({
  name: 'Service and action of the contract, by keyboard',
  tags: ['NEW-003'],
  args: { contractId: 'c1', services: SERVICES, serviceCode: 'CASH_MANAGEMENT' },
  play: async ({ canvas, args, globals }) => {
    const t = strings(globals);
    canvas.getByRole('combobox', { name: t.action }).focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await expect(args.onActionChange).toHaveBeenCalled();
  },
});

export const QA = meta.story({
  args: {
    contractId: 'c1',
    services: SERVICES,
    serviceCode: 'CASH_MANAGEMENT',
    errorOf: (field) => (field.endsWith('action') ? 'Choose an action' : undefined),
  },
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
});

import { categoriesOf, cleanIsin, contractProblems, defaultCategory } from '@atrium/contract/contracts-rules';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { CLIENTS, CONTRACT, CONTRACT_FORM } from '../contracts.fixture.js';
import {
  ContractCreationPage,
  ContractForm,
  type ContractFormProps,
  type ContractFormValue,
} from './index.js';

const EMPTY: ContractFormValue = { ...CONTRACT_FORM.value, name: '', client: null, legalEntities: [] };
const FILLED = CONTRACT_FORM.value;
const MANY = Array.from({ length: 2000 }, (_, index) => ({
  ricos: `FR${String(index).padStart(6, '0')}`,
  label: `Entity ${String(index).padStart(4, '0')}`,
  countryCode: 'FR',
}));

/** Host that stores the value and validates it with the rules of a contract. */
function Kept(props: ContractFormProps) {
  const [value, setValue] = useState(props.value);
  const { client, kcClient, kind, legalEntities } = value;
  return (
    <ContractForm
      {...props}
      value={value}
      onValueChange={(change) => {
        setValue((now) => ({ ...now, ...change }));
        props.onValueChange(change);
      }}
      offeredEntities={client || value.offeredClient ? props.offeredEntities : { status: 'none' }}
      offeredServices={
        props.offeredServices.status === 'ready'
          ? {
              status: 'ready',
              categories: categoriesOf(kind),
              services: CONTRACT.services.map((one) => {
                const category = defaultCategory(kind, one.id);
                return { ...one, category, defaultCategory: category };
              }),
            }
          : props.offeredServices
      }
      problems={contractProblems({
        ...value,
        commercialClientId: client?.id ?? null,
        kcCommercialClientId: kcClient?.id ?? null,
        legalEntities: legalEntities.map(({ ricos }) => ricos),
      })}
    />
  );
}

const meta = preview.meta({
  title: 'Contracts/Contract form',
  component: ContractForm,
  parameters: { layout: 'fullscreen' },
  args: {
    ...CONTRACT_FORM,
    isNew: true,
    value: EMPTY,
    cleanIsin,
    clientSearch: { ...CONTRACT_FORM.clientSearch, onQueryChange: fn() },
    onValueChange: fn(),
    onProblem: fn(),
    onSave: fn(),
    onCancel: fn(),
  } satisfies ContractFormProps,
  render: (args) => (
    <div className="px-16 xs:px-24">
      <Kept {...args} />
    </div>
  ),
});
const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).contracts;
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
/** The add button of a row. */
const adding = (name: string) => new RegExp(`(Add|Ajouter).*${name}`);
const starting = (text: string) => new RegExp(`^${text}`);

export const Default = meta.story({
  name: 'Save waits for a name, a client and a legal entity, and says for what',
  tags: ['CTR-037', 'CTR-038', 'CTR-044', 'CTR-047', 'DS-093'],
  play: async ({ canvas, globals, args }) => {
    const t = strings(globals);
    const save = canvas.getByRole('button', { name: t.form.create });
    await expect(save).toBeDisabled();
    await expect(save).toHaveAccessibleDescription(new RegExp(plain(t.form.problem['no-client'])));
    await userEvent.type(canvas.getByRole('textbox', { name: starting(t.info.name) }), 'Financing 2027');
    await userEvent.click(canvas.getByRole('combobox', { name: starting(t.form.client) }));
    await userEvent.click(await screen.findByRole('option', { name: CLIENTS[0]!.name }));
    await expect(save).toBeDisabled();
    await userEvent.click(await canvas.findByRole('button', { name: adding('Halden Energy GmbH') }));
    await waitFor(() => expect(save).toBeEnabled());
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t.form.cancel }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

export const Page = meta.story({
  name: 'The page of a new contract leads back to the list',
  tags: ['CTR-036'],
  render: ({ isNew: _isNew, ...form }) => <ContractCreationPage backHref="#contracts" form={form} />,
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await expect(canvas.getByRole('heading', { level: 1, name: t.form.title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t.title })).toHaveAttribute('href', '#contracts');
  },
});

export const OldTerms = meta.story({
  name: 'A version of the terms that can be chosen no longer stays, without a date',
  tags: ['CTR-043'],
  args: {
    isNew: false,
    value: { ...FILLED, cguName: 'cgu0' },
    termsVersions: {
      status: 'ready',
      versions: [
        { name: 'cgu0', label: 'Version 0', since: null },
        { name: 'cgu1', label: 'Version 1', since: '2024-01-01' },
      ],
    },
  },
  play: async ({ canvas, globals }) => {
    const terms = canvas.getByRole('combobox', { name: starting(strings(globals).info.terms) });
    await expect(terms).toHaveTextContent(/^Version 0$/);
  },
});

export const Filled = meta.story({
  name: 'A second client, an ISIN code, three columns of services, a version of the terms',
  tags: ['CTR-039', 'CTR-040', 'CTR-042', 'CTR-043'],
  globals: { viewport: { value: 'desktop' } },
  args: { value: FILLED },
  play: async ({ canvas, globals, args }) => {
    const t = strings(globals);
    await expect(canvas.getByRole('combobox', { name: starting(t.form.kcClient) })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: starting(t.info.terms) })).toHaveTextContent('2024');
    const services = within(await canvas.findByRole('group', { name: t.info.services }));
    for (const state of ['DEACTIVATED', 'MARKETING', 'ACTIVATED'] as const)
      await expect(services.getByRole('region', { name: starting(t.category[state]) })).toBeVisible();
    const marketing = within(services.getByRole('region', { name: starting(t.category.MARKETING) }));
    await userEvent.click(marketing.getAllByRole('button', { name: /KYC/ }).at(-1)!);
    await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(t.category.ACTIVATED) }));
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith({ services: { KYC: 'ACTIVATED' } }),
    );
    const activated = within(services.getByRole('region', { name: starting(t.category.ACTIVATED) }));
    await expect(await activated.findByText(t.form.byDefault.MARKETING)).toBeVisible();
  },
});

export const Isin = meta.story({
  name: 'The ISIN code takes letters and digits alone, and has 12 of them',
  tags: ['CTR-069', 'CTR-070'],
  args: { value: FILLED },
  play: async ({ canvas, globals, args }) => {
    const t = strings(globals);
    const isin = canvas.getByRole('textbox', { name: starting(t.info.isin) });
    await userEvent.clear(isin);
    await userEvent.type(isin, 'fr-00 14*003');
    await expect(isin).toHaveValue('FR0014003');
    await userEvent.tab();
    await expect(args.onProblem).toHaveBeenLastCalledWith('isin-length');
    await expect(isin).toBeInvalid();
    await expect(isin).toHaveAccessibleDescription(new RegExp(plain(t.form.problem['isin-length'])));
    await userEvent.type(isin, 'tt89999');
    await expect(isin).toHaveValue('FR0014003TT8');
    await expect(isin).toBeValid();
  },
});

export const Warnings = meta.story({
  name: 'Who leaves a field that is missing or too long is warned',
  tags: ['CTR-061', 'CTR-063', 'CTR-064', 'CTR-065', 'CTR-066'],
  play: async ({ canvas, globals, args }) => {
    const t = strings(globals);
    const name = canvas.getByRole('textbox', { name: starting(t.info.name) });
    await userEvent.click(name);
    await userEvent.tab();
    await expect(args.onProblem).toHaveBeenLastCalledWith('no-name');
    await expect(name).toBeInvalid();
    await userEvent.type(name, 'x'.repeat(41));
    await expect(name).toHaveValue('x'.repeat(41));
    await userEvent.tab();
    await expect(args.onProblem).toHaveBeenLastCalledWith('name-length');
    await userEvent.click(canvas.getByRole('combobox', { name: starting(t.form.client) }));
    await userEvent.tab();
    await expect(args.onProblem).toHaveBeenLastCalledWith('no-client');
  },
});

export const Update = meta.story({
  name: 'A change is saved at any time; what is wrong is said then',
  tags: ['CTR-055', 'CTR-063', 'CTR-067'],
  args: { isNew: false, value: { ...FILLED, name: '', legalEntities: [] } },
  play: async ({ canvas, globals, args }) => {
    const t = strings(globals);
    await expect(canvas.queryByRole('radiogroup', { name: starting(t.info.kind) })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t.form.save }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(args.onProblem).toHaveBeenCalledWith('no-name');
    await expect(args.onProblem).toHaveBeenCalledWith('no-entities');
    await expect(canvas.getByRole('textbox', { name: starting(t.info.name) })).toBeInvalid();
  },
});

export const Outsourced = meta.story({
  name: 'An outsourced contract has no client and no ISIN code, and two columns of services',
  tags: ['CTR-045', 'CTR-046'],
  args: { value: { ...FILLED, offeredClient: CLIENTS[1]! } },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await userEvent.click(canvas.getByRole('radio', { name: t.form.kind.OSA }));
    await expect(canvas.queryByRole('combobox', { name: starting(t.form.kcClient) })).toBeNull();
    await expect(canvas.queryByRole('textbox', { name: starting(t.info.isin) })).toBeNull();
    await expect(canvas.getByRole('combobox', { name: starting(t.form.offeredClient) })).toBeVisible();
    const services = within(await canvas.findByRole('group', { name: t.info.services }));
    await expect(services.queryByRole('region', { name: starting(t.category.MARKETING) })).toBeNull();
    // Values of the previous kind are restored with it.
    await userEvent.click(canvas.getByRole('radio', { name: t.form.kind.CLIENT }));
    await expect(canvas.getByRole('textbox', { name: starting(t.info.isin) })).toHaveValue(FILLED.isinCode);
  },
});

export const WithoutEntities = meta.story({
  name: 'A client without legal entities says so',
  tags: ['CTR-068'],
  args: { value: { ...FILLED, legalEntities: [] }, offeredEntities: { status: 'ready', entities: [] } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(plain(strings(globals).form.noEntities))).toBeVisible();
  },
});

export const Many = meta.story({
  name: 'Two thousand legal entities draw the rows in view alone',
  tags: ['CTR-041', 'DS-094'],
  args: { value: { ...FILLED, legalEntities: [] }, offeredEntities: { status: 'ready', entities: MANY } },
  play: async ({ canvas, globals, args }) => {
    const t = strings(globals);
    const entities = within(await canvas.findByRole('group', { name: t.info.entities }));
    await expect(entities.getAllByRole('listitem').length).toBeLessThan(40);
    await userEvent.type(entities.getAllByRole('searchbox')[0]!, '1999');
    await userEvent.click(await entities.findByRole('button', { name: adding('Entity 1999') }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith({ legalEntities: [MANY[1999]] }));
  },
});

export const Refused = meta.story({
  name: 'What the server refused stands beside its field',
  args: {
    value: FILLED,
    refusals: { name: 'This name is refused.', legalEntities: 'One of the legal entities is not known.' },
  },
  play: async ({ canvas, globals }) => {
    const name = canvas.getByRole('textbox', { name: starting(strings(globals).info.name) });
    await expect(name).toBeInvalid();
    await expect(name).toHaveAccessibleDescription(/This name is refused/);
    await expect(canvas.getByText('One of the legal entities is not known.')).toBeVisible();
  },
});

export const LoadingState = meta.story({
  name: 'Loading',
  args: {
    value: FILLED,
    offeredEntities: { status: 'loading' },
    offeredServices: { status: 'loading' },
    termsVersions: { status: 'loading' },
  },
});

export const Failed = meta.story({
  name: 'The legal entities of the client could not be found, nor the services',
  tags: ['CTR-072'],
  args: {
    value: FILLED,
    offeredEntities: { status: 'error', supportId: '6f1c0d2ab3', onRetry: fn() },
    offeredServices: { status: 'error', supportId: '6f1c0d2ab4', onRetry: fn() },
    termsVersions: { status: 'error', onRetry: fn() },
  },
  play: async ({ canvas, globals }) => {
    const t = strings(globals).form;
    await expect(canvas.getByText(plain(t.entitiesFailed))).toBeVisible();
    await expect(canvas.getByText(plain(t.servicesFailed))).toBeVisible();
  },
});

export const QA = meta.story({
  args: { value: FILLED },
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
});

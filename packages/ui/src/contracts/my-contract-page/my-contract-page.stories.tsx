import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { ContractInformation } from '../contract-page/index.js';
import { CONTRACT } from '../contracts.fixture.js';
import { MyContractPage, type MyContractPageProps, type MyContractPart } from './index.js';

const onRetry = fn();

/** Host that stores the open section. */
function Hosted({ part: first, ...props }: MyContractPageProps) {
  const [part, setPart] = useState<MyContractPart>(first);
  return <MyContractPage {...props} part={part} onPartChange={setPart} />;
}

const meta = preview.meta({
  title: 'Contracts/My contract page',
  component: Hosted,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { status: 'ready', contract: CONTRACT },
    part: 'information',
    onPartChange: fn(),
    contents: {
      information: <ContractInformation contract={CONTRACT} />,
      users: (
        <label>
          Users <input />
        </label>
      ),
      audit: <p>Audit of the contract</p>,
    },
  } satisfies MyContractPageProps,
});
const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).contracts.mine;

export const Default = meta.story({
  args: { reviewsHref: '/my-contract/access-reviews' },
  name: 'Information, users and audit; what is written among the users stays',
  tags: ['MYC-001', 'MYC-007'],
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await expect(canvas.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      t.information,
      t.users,
      t.audit,
    ]);
    await expect(canvas.getByRole('link', { name: t.reviews })).toHaveAttribute(
      'href',
      '/my-contract/access-reviews',
    );
    await expect(canvas.queryByRole('button', { name: /^(Edit|Delete|Modifier|Supprimer)/ })).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: t.users }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Users' }), 'Lena');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Shift>}{Tab}{/Shift}{ArrowRight}');
    await userEvent.click(canvas.getByRole('tab', { name: t.audit }));
    await expect(canvas.getByText('Audit of the contract')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: t.users }));
    await expect(canvas.getByRole('textbox', { name: 'Users' })).toHaveValue('Lena');
  },
});

export const WithoutAudit = meta.story({
  name: 'Without the right there is no audit',
  tags: ['MYC-002'],
  args: {
    state: {
      status: 'ready',
      contract: { ...CONTRACT, rights: { ...CONTRACT.rights, canGetAuditEvents: false } },
    },
  },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await expect(canvas.getAllByRole('tab')).toHaveLength(2);
    await expect(canvas.queryByRole('tab', { name: t.audit })).toBeNull();
  },
});

export const ReadOnly = meta.story({
  name: 'A read-only contract says so',
  args: { state: { status: 'ready', contract: { ...CONTRACT, isReadOnly: true } } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(strings(globals).readOnly)).toBeVisible();
  },
});

export const LoadingState = meta.story({ name: 'Loading', args: { state: { status: 'loading' } } });

export const Failed = meta.story({
  name: 'The contract could not be loaded',
  args: { state: { status: 'error', onRetry, supportId: 'b3f1' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /again|Réessayer/ }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
});

import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { cell, filled, keys, strings } from '../play.js';
import { HALDEN, NORDIC } from '../rights-matrix.fixture.js';
import type { RightsData } from '../rights-matrix/index.js';
import { ContractRights, type ContractRightsProps } from './index.js';

const [, claire, , elin, hari, lena] = HALDEN.people;
const SINCE = '2021-03-03T08:00:00.000Z';
const CHANGED = '2026-09-14T07:12:00.000Z';
const AFTER = '2026-10-20T15:10:00.000Z';

/** Halden before Lena got more rights: she read KYC of the Nordic entities, and Hari was not a member. */
const BEFORE: RightsData = {
  ...HALDEN,
  people: HALDEN.people
    .filter((person) => person !== hari)
    .map((person) =>
      person === lena
        ? { ...person, serviceRights: [{ serviceRightId: 'KYC.Read', legalEntitiesListId: NORDIC }] }
        : person,
    ),
};

const meta = preview.meta({
  title: 'Contracts/Contract rights',
  component: ContractRights,
  args: {
    label: 'Rights of Halden Group',
    state: { status: 'ready', data: HALDEN },
    editable: true,
    view: 'matrix',
    onViewChange: fn(),
    people: { source: null, target: null },
    onPeopleChange: fn(),
    replay: {
      at: null,
      onAtChange: fn(),
      state: { status: 'ready', data: BEFORE },
      since: SINCE,
      changes: [
        { at: AFTER, users: { total: 1, first: [hari!.id] } },
        { at: CHANGED, users: { total: 2, first: [lena!.id, elin!.id] } },
      ],
    },
    onSave: fn(() => Promise.resolve()),
  } satisfies ContractRightsProps,
});

/** Host that changes its view like a URL. */
function Walked({ replay, ...args }: ContractRightsProps) {
  const [view, setView] = useState(args.view);
  const [people, setPeople] = useState(args.people);
  const [at, setAt] = useState(replay.at);
  return (
    <ContractRights
      {...args}
      {...{ view, people }}
      onViewChange={setView}
      onPeopleChange={setPeople}
      replay={{ ...replay, at, onAtChange: setAt }}
    />
  );
}

export const Default = meta.story({
  name: 'The rights of today, which can be changed',
  tags: ['CUSR-036'],
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await expect(canvas.getByRole('grid')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: filled(t.view.matrix) })).toBeChecked();
    await expect(canvas.getByRole('button', { name: filled(t.replay.next) })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByRole('button', { name: filled(t.changes.saveNone) })).toBeVisible();
  },
});

export const Reader = meta.story({
  name: 'Whoever may not change rights reads them, those of the past too',
  args: { editable: false, onAskWhy: fn() },
  play: async ({ canvas, globals, args }) => {
    const t = strings(globals);
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-readonly', 'true');
    await expect(canvas.queryByRole('button', { name: filled(t.changes.saveNone) })).toBeNull();
    await expect(canvas.getByRole('button', { name: filled(t.replay.previous) })).not.toHaveAttribute(
      'aria-disabled',
    );
    const { askWhyChange } = (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).feedback;
    await userEvent.click(canvas.getByRole('button', { name: askWhyChange }));
    await expect(args.onAskWhy).toHaveBeenCalledOnce();
    await expect(args.onAskWhy).toHaveBeenCalledWith('readOnly');
  },
});

export const OwnRights = meta.story({
  name: 'Users ask why they cannot change their own rights',
  args: { onAskWhy: fn(), people: { source: elin!.id, target: claire!.id } },
  render: (args) => <Walked {...args} />,
  play: async ({ canvas, canvasElement, globals, args }) => {
    const t = strings(globals);
    const question = () => canvas.getByRole('button', { name: t.askWhyOwn });
    await userEvent.click(cell(canvasElement, 1, 0));
    await expect(canvas.queryByRole('button', { name: t.askWhyOwn })).toBeNull();
    // A selection that includes the own row.
    await keys('{Shift>}{ArrowUp}{/Shift}');
    await userEvent.click(question());
    await expect(args.onAskWhy).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('radio', { name: filled(t.view.compare) }));
    await userEvent.click(question());
    await expect(args.onAskWhy).toHaveBeenCalledTimes(2);
    await expect(args.onAskWhy).toHaveBeenLastCalledWith('ownRow');
  },
});

export const Replayed = meta.story({
  name: 'Change by change back into the past: read-only and said so; what waits to be saved stays',
  render: (args) => <Walked {...args} />,
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    const named = (name: string) => canvas.getByRole('button', { name: filled(name) });
    // An unsaved change: KYC removed.
    const lenas = within(canvas.getByRole('row', { name: /Lena Brandt/ })).getAllByRole('gridcell');
    await userEvent.click(lenas[0]!);
    await userEvent.keyboard(' {Delete}');
    await expect(
      canvas.getByRole('button', { name: filled(t.changes.save_one, { figure: 1 }) }),
    ).not.toHaveAttribute('aria-disabled');

    await userEvent.click(named(t.replay.previous));
    await userEvent.click(named(t.replay.previous));
    await expect(await canvas.findByRole('button', { name: filled(t.replay.today) })).toBeVisible();
    await expect(canvas.queryByRole('row', { name: /Hari Shah/ })).toBeNull();
    await expect(canvas.getByRole('row', { name: /Lena Brandt/ })).toBeVisible();
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-readonly', 'true');
    await expect(named(t.replay.previous)).toHaveAttribute('aria-disabled', 'true');
    await expect(named(t.replay.previous)).toHaveFocus();
    await userEvent.click(named(t.replay.next));
    await expect(named(t.replay.next)).toHaveAttribute('aria-disabled', 'true');

    await userEvent.click(named(t.replay.today));
    await expect(await canvas.findByRole('row', { name: /Hari Shah/ })).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: filled(t.changes.save_one, { figure: 1 }) }),
    ).not.toHaveAttribute('aria-disabled');
  },
});

export const Line = meta.story({
  name: 'A line with a tick per change: the handle goes from change to change and says whom it affected',
  tags: ['CUSR-036'],
  render: (args) => <Walked {...args} />,
  play: async ({ canvas, canvasElement, globals }) => {
    const t = strings(globals);
    const handle = await canvas.findByRole('slider', { name: filled(t.replay.handle) });
    const text = () => handle.getAttribute('aria-valuetext')!.replaceAll(/[\u00a0\u202f]/g, ' ');
    await expect(canvasElement.querySelector('[data-changes]')).toHaveAttribute('data-changes', '2');
    await expect(text()).toContain(filled(t.replay.now, { sentence: '' }));
    await expect(text()).toContain('Hari Shah');
    handle.focus();
    await keys('{ArrowLeft}');
    await expect(text()).toContain('Hari Shah');
    await expect(text()).not.toContain(filled(t.replay.now, { sentence: '' }));
    await keys('{ArrowLeft}');
    await expect(text()).toMatch(/Lena Brandt.+Elin Lindqvist/);
    await expect(canvas.getByText(/Lena Brandt.+Elin Lindqvist/)).toBeVisible();
    await keys('{ArrowLeft}');
    await expect(text()).toMatch(/Lena Brandt.+Elin Lindqvist/);
    await keys('{End}');
    await expect(canvas.queryByRole('button', { name: filled(t.replay.today) })).toBeNull();
    await keys('{Home}');
    await expect(await canvas.findByRole('button', { name: filled(t.replay.today) })).toBeVisible();
    await expect(handle).toHaveFocus();
  },
});

const KYC = { id: 'KYC', label: 'KYC' } as const;
const MTM = { id: 'MTM', label: 'Mark to market' } as const;
const AUTHOR = { firstName: 'Marc', lastName: 'Duval' };

/** Shows the rights at a change. */
const atChange =
  (change: NonNullable<ContractRightsProps['replay']['change']>) => (args: ContractRightsProps) => (
    <Walked {...args} replay={{ ...args.replay, at: CHANGED, change }} />
  );

export const Change = meta.story({
  name: 'At a change: who made it, and what it was',
  tags: ['CUSR-036'],
  render: atChange({
    by: AUTHOR,
    impersonatedBy: null,
    rights: [
      {
        userId: lena!.id,
        service: KYC,
        before: { label: 'Read', list: 'Nordic entities' },
        after: { label: 'Read', list: null },
      },
      { userId: lena!.id, service: MTM, before: { label: 'Access', list: null }, after: null },
      ...[elin!.id, hari!.id, 'closed'].map((userId) => ({
        userId,
        service: MTM,
        before: null,
        after: { label: 'Access', list: null },
      })),
    ],
    total: 7,
    others: ['USERS', 'LISTS'],
  }),
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await expect(await canvas.findByText(filled(t.replay.by, { author: 'Marc Duval' }))).toBeVisible();
    const words = (name: string) =>
      canvas
        .getAllByRole('listitem')
        .filter((item) => item.textContent.startsWith(name))
        .map((item) => item.textContent.replaceAll(/[\u00a0\u202f]/g, ' '));
    const over = (entities: string) => filled(t.over, { right: 'Read', entities });
    await expect(words('Lena Brandt')[0]).toContain(
      filled(t.changes.changes, { after: over(t.replay.everywhere), before: over('Nordic entities') }),
    );
    await expect(words('Lena Brandt')[1]).toContain(filled(t.changes.loses, { before: 'Access' }));
    await expect(words('Elin Lindqvist')[0]).toContain(filled(t.changes.gains, { after: 'Access' }));
    await expect(canvas.getByText(filled(t.replay.more_other, { figure: 3 }))).toBeVisible();
    await expect(
      canvas.getByText((text) => text.includes(t.replay.parts.USERS) && text.includes(t.replay.parts.LISTS)),
    ).toBeVisible();
  },
});

export const ChangeWhileImpersonating = meta.story({
  name: 'A change made in the account of somebody else names both, and one without rights its parts',
  tags: ['CUSR-036'],
  render: atChange({
    by: { firstName: 'Lena', lastName: 'Brandt' },
    impersonatedBy: AUTHOR,
    rights: [],
    total: 0,
    others: ['SERVICES'],
  }),
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await expect(
      await canvas.findByText(filled(t.replay.byAs, { author: 'Marc Duval', account: 'Lena Brandt' })),
    ).toBeVisible();
    await expect(
      canvas.getByText(filled(t.replay.changed, { parts: t.replay.parts.SERVICES })),
    ).toBeVisible();
  },
});

export const ChangeOfUnknownAuthor = meta.story({
  name: 'A change from before authors were recorded',
  render: atChange({ by: null, impersonatedBy: null, rights: [], total: 0, others: ['LEGAL_ENTITIES'] }),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(filled(strings(globals).replay.byUnknown))).toBeVisible();
  },
});

export const ManyChanges = meta.story({
  name: 'Hundreds of changes are ticks only; more than three affected users are counted',
  args: {
    replay: {
      at: null,
      onAtChange: fn(),
      state: { status: 'ready', data: BEFORE },
      since: SINCE,
      changes: [
        { at: AFTER, users: { total: 5, first: HALDEN.people.slice(0, 3).map(({ id }) => id) } },
        ...Array.from({ length: 400 }, (_, index) => ({
          at: new Date(Date.parse(CHANGED) - index * index * 1_000_000).toISOString(),
          users: [null, { total: 1, first: ['closed'] }, { total: 0, first: [] }][index % 3]!,
        })),
      ],
    },
  },
  render: (args) => <Walked {...args} />,
  play: async ({ canvas, canvasElement, globals }) => {
    const t = strings(globals);
    await expect(canvasElement.querySelector('[data-changes]')).toHaveAttribute('data-changes', '401');
    await expect(canvasElement.querySelectorAll('[data-changes] path')).toHaveLength(1);
    const others = filled(t.others_other, { figure: 2 });
    await expect(canvas.getByText((text) => text.includes(others))).toBeVisible();
    const handle = await canvas.findByRole('slider', { name: filled(t.replay.handle) });
    handle.focus();
    await keys('{ArrowLeft}{ArrowLeft}');
    await expect(handle.getAttribute('aria-valuetext')).toContain(filled(t.replay.all));
    await keys('{ArrowLeft}');
    await expect(handle.getAttribute('aria-valuetext')).toContain(filled(t.replay.former));
    await keys('{ArrowLeft}');
    await expect(handle.getAttribute('aria-valuetext')).toContain(filled(t.replay.nobody));
  },
});

export const OnePersonAtTwoDates = meta.story({
  name: 'One person at two dates: what they had is given back to them',
  args: { view: 'compare', people: { source: lena!.id, target: lena!.id } },
  render: (args) => <Walked {...args} replay={{ ...args.replay, at: CHANGED }} />,
  play: async ({ canvas, globals, args }) => {
    const t = strings(globals);
    await userEvent.click(await canvas.findByRole('button', { name: /KYC/ }));
    await userEvent.click(canvas.getByRole('button', { name: filled(t.changes.save_one, { figure: 1 }) }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith([
        expect.objectContaining({
          userId: lena!.id,
          rights: expect.arrayContaining([{ serviceRightId: 'KYC.Read', legalEntitiesListId: NORDIC }]),
        }),
      ]),
    );
  },
});

export const NotThereThen = meta.story({
  name: 'Somebody who was not in the contract then',
  args: { view: 'compare', people: { source: hari!.id, target: lena!.id } },
  render: (args) => <Walked {...args} replay={{ ...args.replay, at: CHANGED }} />,
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(filled(strings(globals).compare.notThen))).toBeVisible();
  },
});

export const Unknown = meta.story({
  name: 'Before anything is known',
  render: (args) => <Walked {...args} replay={{ ...args.replay, at: '2020-01-01T00:00:00.000Z' }} />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(filled(strings(globals).replay.unknown))).toBeVisible();
  },
});

export const PastLoading = meta.story({
  name: 'A past moment is read',
  render: (args) => (
    <Walked {...args} replay={{ ...args.replay, at: CHANGED, state: { status: 'loading' } }} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
});

export const PastFailed = meta.story({
  name: 'A past moment could not be read',
  render: (args) => (
    <Walked
      {...args}
      replay={{
        ...args.replay,
        at: CHANGED,
        state: { status: 'error', supportId: '7f3a', onRetry: args.replay.onAtChange as () => void },
      }}
    />
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(filled(strings(globals).failed))).toBeVisible();
  },
});

const onUndo = fn(() => Promise.resolve());
export const Saved = meta.story({
  name: 'What was saved can be taken back for a while',
  args: { saved: { people: 2, until: '2200-01-01T00:00:00.000Z', onUndo } },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    await expect(await canvas.findByText(filled(t.saved.title_other, { figure: 2 }))).toBeVisible();
    // The matrix has its own undo history.
    await userEvent.click(
      within(
        canvas.getByText(filled(t.saved.title_other, { figure: 2 })).closest<HTMLElement>('[data-tone]')!,
      ).getByRole('button', { name: filled(t.saved.undo) }),
    );
    await waitFor(() => expect(onUndo).toHaveBeenCalled());
  },
});

const previewOf = fn<NonNullable<ContractRightsProps['previewOf']>>();
/** Removes KYC from Lena and waits for the preview. */
async function takeKyc(canvas: ReturnType<typeof within>) {
  const lenas = within(canvas.getByRole('row', { name: /Lena Brandt/ })).getAllByRole('gridcell');
  await userEvent.click(lenas[0]!);
  await userEvent.keyboard(' {Delete}');
}
export const WhatIf = meta.story({
  name: 'What the changes give and take is said before they are saved',
  tags: ['CUSR-036'],
  args: { previewOf },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    previewOf.mockResolvedValue({
      scope: 'this-contract',
      people: [{ userId: lena!.id, gained: [], lost: [{ id: 'KYC', label: 'KYC' }] }],
      requests: {
        total: 7,
        first: [
          { id: 'a', reference: 'R-2026-04817', title: 'Annual review' },
          { id: 'b', reference: 'R-2026-04822', title: 'New signatory' },
        ],
      },
      services: [{ id: 'KYC', label: 'KYC' }],
      warnings: [],
    });
    await takeKyc(canvas);
    const part = within(await canvas.findByRole('region', { name: filled(t.impact.title) }));
    await expect(
      await part.findByText(filled(t.impact.loses, { person: 'Lena Brandt', pages: 'KYC' })),
    ).toBeVisible();
    await expect(part.getByText(filled(t.impact.services, { services: 'KYC' }))).toBeVisible();
    await expect(part.getByText(/R-2026-04817/)).toHaveTextContent(
      filled(t.impact.moreRequests_other, { figure: 5 }),
    );
    await expect(part.getByText(filled(t.impact.thisContract))).toBeVisible();
    const [users] = previewOf.mock.lastCall!;
    await expect(users.map(({ userId }) => userId)).toEqual([lena!.id]);
  },
});

export const WhatIfFailed = meta.story({
  name: 'What the changes give and take could not be told: they can be saved all the same, or it is asked again',
  args: { previewOf },
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    previewOf.mockRejectedValue(new Error('unreachable'));
    await takeKyc(canvas);
    await expect(await canvas.findByText(filled(t.impact.failed))).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: filled(t.changes.save_one, { figure: 1 }) }),
    ).not.toHaveAttribute('aria-disabled');
    previewOf.mockResolvedValue({
      scope: 'all-contracts',
      people: [],
      requests: { total: 0, first: [] },
      services: [],
      warnings: [],
    });
    await userEvent.click(canvas.getByRole('button', { name: filled(t.impact.retry) }));
    await expect(await canvas.findByText(filled(t.impact.nothing))).toBeVisible();
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  render: (args) => <Walked {...args} replay={{ ...args.replay, at: CHANGED }} />,
});

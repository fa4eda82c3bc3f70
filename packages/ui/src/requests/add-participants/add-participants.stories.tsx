import type { ReachableUser } from '@atrium/contract/request-creation';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { AddParticipants } from './index.js';

const person = (number: number, firstName: string, lastName: string, ofBank: boolean): ReachableUser => ({
  id: `00000000-0000-4000-8000-0000000000b${number}`,
  firstName,
  lastName,
  business: ofBank ? 'Cash management' : 'Halden Energy GmbH',
  email: `${lastName.toLowerCase()}@${ofBank ? 'bank' : 'halden'}.example`,
  bookmark: false,
  role: { roleType: ofBank ? 'BANK_USER' : 'CLIENT_USER' },
  isSelectedByDefault: false,
});
const PEOPLE = [person(1, 'Lena', 'Brandt', false), person(2, 'Marc', 'Delaunay', true)];

const meta = preview.meta({
  title: 'Requests/Add participants',
  component: AddParticipants,
  args: {
    open: true,
    onOpenChange: fn(),
    people: PEOPLE,
    audience: 'client' as const,
    onAdd: fn(async () => {}),
  },
});
const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).requests.participants;
const named = (text: string, count: number) => text.replace('{{count}}', String(count));

export const Default = meta.story({
  name: 'Nobody is added while nobody is chosen; by keyboard alone',
  tags: ['RDET-073', 'RDET-074'],
  play: async ({ globals, args }) => {
    const texts = strings(globals);
    const dialog = within(await screen.findByRole('dialog', { name: texts.title }));
    const none = globals['language'] === 'fr' ? texts.add_one : texts.add_other;
    await expect(dialog.getByRole('button', { name: named(none, 0) })).toBeDisabled();
    const field = dialog.getByRole('combobox', { name: texts.label });
    field.focus();
    await userEvent.keyboard('brandt');
    await screen.findByRole('option', { name: /Lena Brandt/ });
    await userEvent.keyboard('{ArrowDown}{Enter}{Escape}');
    const add = dialog.getByRole('button', { name: named(texts.add_one, 1) });
    await expect(add).toBeEnabled();
    add.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).toHaveBeenCalledWith([PEOPLE[0]!.id]);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
  },
});

export const Failed = meta.story({
  name: 'A refusal keeps the choice and says so',
  tags: ['RDET-074'],
  args: { onAdd: fn(() => Promise.reject(new Error('refused'))) },
  play: async ({ globals }) => {
    const texts = strings(globals);
    const dialog = within(await screen.findByRole('dialog', { name: texts.title }));
    await userEvent.click(dialog.getByRole('combobox', { name: texts.label }));
    await userEvent.click(await screen.findByRole('option', { name: /Marc Delaunay/ }));
    await userEvent.click(dialog.getByRole('button', { name: named(texts.add_one, 1) }));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(texts.failed));
    await expect(dialog.getByRole('button', { name: named(texts.add_one, 1) })).toBeEnabled();
  },
});

export const Loading = meta.story({ args: { people: [], loading: true } });

export const QA = meta.story({
  tags: ['qa'],
  parameters: { chromatic: { disableSnapshot: false, modes } },
  play: async () => {
    await screen.findByRole('dialog');
  },
});

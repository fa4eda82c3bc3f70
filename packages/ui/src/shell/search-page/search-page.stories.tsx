import { expect, fn, userEvent } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { REQUESTS } from '../../requests/requests.fixture.js';
import { SearchPage } from './index.js';

const onRetry = fn();
const meta = preview.meta({
  title: 'Shell/Search page',
  component: SearchPage,
  parameters: { layout: 'fullscreen' },
  args: {
    query: 'account',
    onSearch: fn(),
    hrefOf: ({ id }) => `#request-${id}`,
    results: {
      status: 'ready' as const,
      services: [{ id: 'CASH_MANAGEMENT', label: 'Cash management', href: '#cash' }],
      requests: REQUESTS.slice(0, 3),
      totalRequests: 12,
    },
  },
});
const strings = (globals: Record<string, unknown>) =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;

export const Default = meta.story({
  name: 'Results by kind; a new search by button and by Enter',
  play: async ({ canvas, globals, args }) => {
    const { search } = strings(globals).shell;
    await expect(canvas.getByRole('link', { name: REQUESTS[0]!.title })).toBeVisible();
    const field = canvas.getByRole('searchbox', { name: search.label });
    await userEvent.clear(field);
    await userEvent.type(field, ' halden {Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('halden');
    await userEvent.click(canvas.getByRole('button', { name: search.submit }));
    await expect(args.onSearch).toHaveBeenCalledTimes(2);
  },
});

export const Tagged = meta.story({
  name: 'TAG-017 what is tagged with a country, and the way back to everything',
  args: { query: '', filter: { kind: 'tag', label: 'Germany', code: 'DE', onRemove: fn() } },
  play: async ({ canvas, globals, args }) => {
    const { data, shell } = strings(globals);
    await expect(canvas.getByText(shell.search.taggedWith)).toBeVisible();
    const said = canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(said.join(' ')).toContain('Germany');
    canvas.getByRole('button', { name: data.tags.remove.replace('{{tag}}', 'Germany') }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.filter!.onRemove).toHaveBeenCalledOnce();
  },
});

export const Changed = meta.story({
  name: 'What others changed since the last visit, and the way back to everything',
  args: { query: '', filter: { kind: 'changed', onRemove: fn() } },
  play: async ({ canvas, globals, args }) => {
    const { data, shell } = strings(globals);
    const said = canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(said.join(' ')).toContain(shell.search.changed);
    const name = data.tags.remove.replace('{{tag}}', shell.search.changed);
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.filter!.onRemove).toHaveBeenCalledOnce();
  },
});

export const Start = meta.story({
  name: 'Before a search',
  args: { query: '', results: { status: 'idle' } },
});

export const Loading = meta.story({ args: { results: { status: 'loading' } } });

export const Nothing = meta.story({
  name: 'Nothing found',
  args: { results: { status: 'ready', services: [], requests: [], totalRequests: 0 } },
  play: async ({ canvas, globals }) => {
    const { none } = strings(globals).shell.search;
    await expect(
      canvas.getByText(none.title.replace('{{query}}', 'account').replaceAll(/[\u00a0\u202f]/g, ' ')),
    ).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { results: { status: 'error', supportId: '6f1c0d2ab3', onRetry } },
  play: async ({ canvas, globals }) => {
    onRetry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: strings(globals).feedback.error.tryAgain }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const QA = meta.story({ parameters: { chromatic: { disableSnapshot: false, modes } }, tags: ['qa'] });

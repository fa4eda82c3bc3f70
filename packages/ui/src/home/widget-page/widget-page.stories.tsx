import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { LastRequests } from '../../home-widgets/index.js';
import { REQUESTS } from '../../requests/requests.fixture.js';
import { WidgetPage } from './index.js';

const meta = preview.meta({
  title: 'Home/Widget page',
  component: WidgetPage,
  parameters: { layout: 'fullscreen' },
  args: {
    homeHref: '#home',
    children: <LastRequests requests={REQUESTS} hrefOf={({ id }) => `#${id}`} boardHref="#board" />,
  },
});
const strings = (globals: Record<string, unknown>) =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;

const write = fn<(items: ClipboardItem[]) => Promise<void>>(() => Promise.resolve());
const withClipboard = (refused = false) => {
  write.mockClear();
  write.mockImplementation(() => (refused ? Promise.reject(new Error('refused')) : Promise.resolve()));
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { write } });
};

const readAll = fn(() => Promise.resolve(REQUESTS));

export const Default = meta.story({
  name: 'A widget alone: its title is the page’s, its figures are copied as a table',
  play: async ({ canvas, globals }) => {
    const { home } = strings(globals);
    withClipboard();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      home.widgets.LAST_REQUESTS.title,
    );
    await expect(canvas.getByRole('link', { name: home.widget.back })).toHaveAttribute('href', '#home');
    await userEvent.click(canvas.getByRole('button', { name: home.widget.copy }));
    const copied = home.widget.copied_other.replace('{{rows}}', String(REQUESTS.length));
    await waitFor(() => expect(canvas.getByRole('button', { name: copied })).toBeVisible());
    const [item] = write.mock.lastCall![0];
    const plain = await (await item!.getType('text/plain')).text();
    await expect(plain.split('\n')).toHaveLength(REQUESTS.length + 1);
    await expect(plain).toContain(REQUESTS[0]!.title);
    await expect(await (await item!.getType('text/html')).text()).toMatch(/^<table><tr><th>/);
  },
});

const listed = { hrefOf: ({ id }: { id: string }) => `#${id}`, boardHref: '#board' };

export const LongList = meta.story({
  name: 'Of a list that goes on all rows are copied, not those alone that are shown',
  args: {
    children: (
      <LastRequests
        {...listed}
        requests={REQUESTS.slice(0, 2)}
        more={{
          shown: 2,
          total: REQUESTS.length,
          onMore: fn(),
          readAll: () => Promise.resolve(REQUESTS),
        }}
      />
    ),
  },
  play: async ({ canvas, globals }) => {
    const { home } = strings(globals);
    withClipboard();
    await userEvent.click(canvas.getByRole('button', { name: home.widget.copy }));
    const copied = home.widget.copied_other.replace('{{rows}}', String(REQUESTS.length));
    await waitFor(() => expect(canvas.getByRole('button', { name: copied })).toBeVisible());
    const [item] = write.mock.lastCall![0];
    const plain = await (await item!.getType('text/plain')).text();
    await expect(plain.split('\n')).toHaveLength(REQUESTS.length + 1);
  },
});

export const VeryLongList = meta.story({
  name: 'Of a list too long to be copied whole it says how much was; what cannot be read is not copied',
  args: {
    children: (
      <LastRequests
        {...listed}
        requests={REQUESTS.slice(0, 2)}
        more={{ shown: 2, total: 5210, onMore: fn(), readAll: () => readAll() }}
      />
    ),
  },
  play: async ({ canvas, globals }) => {
    const { home } = strings(globals);
    withClipboard();
    readAll.mockRejectedValueOnce(new Error('refused'));
    await userEvent.click(canvas.getByRole('button', { name: home.widget.copy }));
    const button = await canvas.findByRole('button', { name: home.widget.copyFailed });
    await userEvent.keyboard('{Enter}');
    const copied = home.widget.copiedOf
      .replace('{{rows}}', String(REQUESTS.length))
      .replace('{{total}}', globals['language'] === 'fr' ? String.raw`5\s210` : '5,210');
    await waitFor(() => expect(button).toHaveAccessibleName(expect.stringMatching(copied)));
  },
});

export const ClipboardRefused = meta.story({
  name: 'Where the clipboard is refused, it says so; by keyboard',
  play: async ({ canvas, globals }) => {
    const { home } = strings(globals);
    withClipboard(true);
    canvas.getByRole('button', { name: home.widget.copy }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: home.widget.copyFailed })).toHaveFocus());
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  name: 'On a phone what can be done stands below the title, and fits the screen',
  play: async ({ canvas, globals }) => {
    const { bottom } = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const copy = canvas.getByRole('button', { name: strings(globals).home.widget.copy });
    await expect(copy.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const QA = meta.story({ parameters: { chromatic: { disableSnapshot: false, modes } }, tags: ['qa'] });

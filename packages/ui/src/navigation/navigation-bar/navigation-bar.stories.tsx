import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { modes } from '../../../../../.storybook/modes.ts';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { NavigationBar, type NavigationService, type SearchSuggestions } from './index.js';

const service = (
  id: string,
  group: NavigationService['group'],
  order: number,
  href = `#${id}`,
  newTab = false,
): NavigationService => ({ id, label: id, group, order, href, newTab });

const account = {
  name: 'Claire Vasseur',
  email: 'c.vasseur@halden.example',
  profileHref: '#profile',
  onLanguageChange: fn(),
  theme: 'system' as const,
  onThemeChange: fn(),
  density: 'comfortable' as const,
  onDensityChange: fn(),
  onSignOut: fn(),
};
const impersonation = { email: 'l.brandt@halden.example', by: 'admin@bank.example', onStop: fn() };
const perimeter = { company: 'Halden Group', entities: 14 };
const meta = preview.meta({
  title: 'Navigation/Navigation bar',
  component: NavigationBar,
  parameters: { layout: 'fullscreen' },
  // The menus are loaded once the bar is rendered.
  loaders: [
    async () => ({ layers: await import('./layer-module.js'), list: await import('./bar-suggestions.js') }),
  ],
  beforeEach: () => {
    for (const call of Object.values(account)) if (typeof call === 'function') call.mockClear();
    impersonation.onStop.mockClear();
  },
  args: {
    productName: 'Atrium',
    homeHref: '#home',
    entries: [
      { id: 'home', label: 'Home', href: '#home' },
      { id: 'requests', label: 'Requests', href: '#requests', waiting: 7 },
    ],
    services: [
      service('Guarantees', 'Reporting', 2),
      service('Loans and deposits', 'Reporting', 0),
      service('Data room', 'eBusiness', 7, 'https://dataroom.atrium.example', true),
      service('Optimnet', 'eBusiness', 6, 'https://optimnet.atrium.example'),
      service('Powers of attorney', 'Contractual', 3),
      service('KYC', 'Contractual', 2),
      service('Highlights', 'Insight', 0),
      service('Documents', 'Relationship', 1),
      service('Contacts', 'Relationship', 2),
    ],
    current: 'requests',
    supportMail: { to: 'support@atrium.example' },
    perimeter,
    search: { onSearch: fn() },
    notifications: { unread: 3, href: '#notifications' },
    account,
  },
});
const titled = (id: string, text: string, end = 0) => ({
  id,
  date: null,
  title: { text, marks: end > 0 ? [{ start: 0, end }] : [] },
  href: `#${id}`,
});
const SUGGESTED: readonly SearchSuggestions[] = [
  {
    id: 'documents',
    label: 'Documents',
    items: [titled('d1', 'Guarantee_NL-2291.pdf', 9), titled('d2', 'Guarantee register 2026.xlsx', 9)],
  },
  { id: 'requests', label: 'Requests', items: [titled('r1', 'Guarantee for the port of Rotterdam', 9)] },
];
const onSuggest = fn((_query: string, _signal: AbortSignal) => Promise.resolve(SUGGESTED));
const suggesting = {
  search: {
    onSearch: fn(),
    suggestions: { onSuggest, resultsHref: (query: string) => `#all-${query}` },
  },
};
const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).navigation;

export const Default = meta.story({
  name: 'Mark, perimeter, navigation, search, notifications, help, person',
  tags: ['DS-056'],
  play: async ({ canvas, globals }) => {
    const words = strings(globals).bar;
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: words.home.replace('{{product}}', 'Atrium') }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: words.mailSupport })).toHaveAttribute(
      'href',
      'mailto:support@atrium.example',
    );
    await expect(
      canvas.getByRole('link', { name: words.unread_other.replace('{{count}}', '3') }),
    ).toHaveAttribute('href', '#notifications');
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName(
      `Requests ${words.waiting_other.replace('{{count}}', '7')}`,
    );
  },
});

export const PerimeterWithoutNumber = meta.story({
  name: 'The company stands alone without legal entities, and before their number is known',
  args: { perimeter: { company: 'Halden Group', entities: undefined } },
  render: (args) => (
    <>
      <NavigationBar {...args} />
      <NavigationBar {...args} perimeter={{ company: 'Meridia Alimentos', entities: 0 }} contentId="other" />
    </>
  ),
  // Two bars on one page, only for this story.
  parameters: {
    a11y: {
      config: {
        rules: ['landmark-no-duplicate-banner', 'landmark-unique'].map((id) => ({ id, enabled: false })),
      },
    },
  },
  play: async ({ canvas }) => {
    const lines = (company: string) =>
      [...canvas.getByText(company, { selector: 'header *' }).parentElement!.children].map(
        ({ textContent }) => textContent.trim(),
      );
    await expect(lines('Halden Group')).toEqual(['Halden Group', '']);
    await expect(lines('Meridia Alimentos')).toEqual(['Meridia Alimentos']);
  },
});

export const OfTheBank = meta.story({
  name: 'Who acts for all has no perimeter: the first entry stands apart from the product, the person at the margin',
  globals: { viewport: { value: 'desktop' } },
  args: { perimeter: undefined },
  play: async ({ canvas, globals }) => {
    const words = strings(globals).bar;
    const product = canvas.getByRole('link', { name: words.home.replace('{{product}}', 'Atrium') });
    const first = canvas.getByRole('link', { name: 'Home' });
    const room = first.getBoundingClientRect().left - product.getBoundingClientRect().right;
    await expect(room).toBeGreaterThanOrEqual(32);
    const person = canvas.getByRole('button', { name: words.account.replace('{{name}}', 'Claire Vasseur') });
    const end = Math.max(...[...person.children].map((part) => part.getBoundingClientRect().right));
    await expect(document.documentElement.clientWidth - end).toBe(24);
  },
});

export const GroupOrder = meta.story({
  name: 'Groups stand in catalogue order',
  tags: ['NAV-004', 'NAV-005'],
  play: async ({ canvas, globals }) => {
    const words = strings(globals);
    const nav = within(canvas.getByRole('navigation', { name: words.bar.main }));
    const { Relationship, Insight, Contractual, eBusiness, Reporting } = words.groups;
    await expect(nav.getAllByRole('button').map((button) => button.textContent)).toEqual([
      Relationship,
      Insight,
      Contractual,
      eBusiness,
      Reporting,
    ]);
  },
});

export const GroupByMouse = meta.story({
  name: 'A group opens its services in catalogue order, one group at a time',
  tags: ['NAV-006'],
  play: async ({ canvas, globals }) => {
    const words = strings(globals);
    const contractual = canvas.getByRole('button', { name: words.groups.Contractual });
    await userEvent.click(contractual);
    const panel = await canvas.findByRole('group', { name: words.groups.Contractual });
    await expect(
      within(panel)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['KYC', 'Powers of attorney']);
    await userEvent.click(canvas.getByRole('button', { name: words.groups.Reporting }));
    await canvas.findByRole('group', { name: words.groups.Reporting });
    await waitFor(() => expect(canvas.queryByRole('group', { name: words.groups.Contractual })).toBeNull());
  },
});

export const GroupByKeyboard = meta.story({
  name: 'A group works by keyboard: Enter opens, arrows move, Escape closes',
  play: async ({ canvas, globals }) => {
    const button = canvas.getByRole('button', { name: strings(globals).groups.Relationship });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await canvas.findByRole('link', { name: 'Documents' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Documents' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Contacts' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Documents' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
});

export const Outside = meta.story({
  name: 'New tabs and services elsewhere are marked and safe',
  tags: ['NAV-013', 'NAV-014'],
  play: async ({ canvas, globals }) => {
    const language = globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;
    await userEvent.click(canvas.getByRole('button', { name: language.navigation.groups.eBusiness }));
    const dataRoom = await canvas.findByRole('link', {
      name: `Data room ${language.controls.opensInNewTab}`,
    });
    await expect(dataRoom).toHaveAttribute('target', '_blank');
    await expect(dataRoom).toHaveAttribute('rel', expect.stringContaining('noopener'));
    const optimnet = canvas.getByRole('link', { name: `Optimnet ${language.navigation.bar.leaves}` });
    await expect(optimnet).toHaveAttribute('href', 'https://optimnet.atrium.example');
    await expect(optimnet).not.toHaveAttribute('target');
  },
});

export const CurrentInGroup = meta.story({
  name: 'The group that holds the current service is marked',
  args: { current: 'KYC' },
  play: async ({ canvas, globals }) => {
    const button = canvas.getByRole('button', { name: strings(globals).groups.Contractual });
    await userEvent.click(button);
    await expect(await canvas.findByRole('link', { current: 'page' })).toHaveTextContent('KYC');
  },
});

export const Search = meta.story({
  name: 'Slash goes to the search; Enter runs it; an empty one does nothing',
  play: async ({ canvas, args, globals }) => {
    const onSearch = args.search!.onSearch;
    await userEvent.keyboard('/');
    const words = strings(globals).bar;
    const field = await canvas.findByRole('searchbox', { name: words.search });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('  {Enter}');
    await expect(onSearch).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, 'a/b{Enter}');
    await expect(onSearch).toHaveBeenCalledOnce();
    await expect(onSearch).toHaveBeenCalledWith('a/b');
  },
});

export const Suggestions = meta.story({
  name: 'From two letters the first hits of each service stand under the field, by arrows and Enter',
  args: suggesting,
  play: async ({ canvas, args, globals }) => {
    const words = strings(globals).bar;
    onSuggest.mockReset().mockResolvedValue(SUGGESTED);
    args.search!.onSearch = fn();
    await userEvent.keyboard('/');
    const field = await canvas.findByRole('combobox', { name: words.search });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'g');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(field, 'ua');
    const list = await canvas.findByRole('listbox', { name: words.suggestions });
    await expect(field).toHaveAttribute('aria-controls', list.id);
    await expect(await within(list).findByRole('group', { name: 'Documents' })).toBeVisible();
    // One search for the text in the field when typing pauses.
    await expect(onSuggest.mock.calls.map(([query]) => query)).toEqual(['gua']);
    const options = within(list).getAllByRole('option');
    const all = words.allResults.replace('{{query}}', 'gua');
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      'Guarantee_NL-2291.pdf',
      'Guarantee register 2026.xlsx',
      'Guarantee for the port of Rotterdam',
      all,
    ]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('aria-activedescendant', options[1]!.id);
    await expect(options[1]).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveAttribute('aria-activedescendant', options[3]!.id);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(field).toHaveValue('gua');
    await userEvent.keyboard('{ArrowDown}');
    const opened = fn((event: Event) => event.preventDefault());
    const again = await canvas.findByRole('option', { name: 'Guarantee for the port of Rotterdam' });
    again.addEventListener('click', opened);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await expect(opened).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await expect(field).toHaveValue('');
  },
});

export const SuggestionsNone = meta.story({
  name: 'Suggestions: none by name, a failure with another try; Enter leads to all results',
  args: suggesting,
  play: async ({ canvas, args, globals }) => {
    const words = strings(globals).bar;
    const onSearch = args.search!.onSearch as ReturnType<typeof fn>;
    onSearch.mockClear();
    onSuggest.mockReset().mockResolvedValueOnce([]).mockRejectedValueOnce(new Error('gone'));
    onSuggest.mockRejectedValueOnce(new Error('gone')).mockResolvedValue(SUGGESTED);
    await userEvent.keyboard('/');
    const field = await canvas.findByRole('combobox', { name: words.search });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'xy');
    await expect(await canvas.findByText(words.noSuggestion)).toBeVisible();
    await userEvent.type(field, 'z');
    const failed = await canvas.findAllByText(words.suggestionsFailed);
    await expect(failed[0]).toBeVisible();
    const name = (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).controls.list.retry;
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(field).toHaveFocus();
    const again = await canvas.findByRole('button', { name });
    await userEvent.tab();
    await expect(again).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('group', { name: 'Requests' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onSearch).toHaveBeenCalledWith('xyz');
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
  },
});

export const SuggestionsFolded = meta.story({
  name: 'On a phone the suggestions take the width of the screen',
  args: suggesting,
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas, globals }) => {
    const words = strings(globals).bar;
    onSuggest.mockReset().mockResolvedValue(SUGGESTED);
    await userEvent.click(canvas.getByRole('button', { name: words.search }));
    await userEvent.type(canvas.getByRole('combobox', { name: words.search }), 'guarantee');
    const option = await canvas.findByRole('option', { name: 'Guarantee_NL-2291.pdf' });
    await expect(option.getBoundingClientRect().width).toBeGreaterThanOrEqual(window.innerWidth - 16);
    await expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

export const AccountByMouse = meta.story({
  name: 'The person sets language, theme and density, and signs out',
  tags: ['NAV-016'],
  play: async ({ canvas, globals }) => {
    const words = strings(globals).bar;
    const button = canvas.getByRole('button', { name: words.account.replace('{{name}}', 'Claire Vasseur') });
    const choose = async (role: 'menuitem' | 'menuitemradio', name: string) => {
      await userEvent.click(button);
      await userEvent.click(await screen.findByRole(role, { name }));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    };
    await userEvent.click(button);
    const current = globals['language'] === 'fr' ? 'Français' : 'English';
    await expect(await screen.findByRole('menuitemradio', { name: current })).toBeChecked();
    await expect(screen.getByRole('menuitem', { name: words.profile })).toHaveAttribute('href', '#profile');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await choose('menuitemradio', current === 'English' ? 'Français' : 'English');
    await expect(account.onLanguageChange).toHaveBeenCalledWith(current === 'English' ? 'fr' : 'en');
    await choose('menuitemradio', words.themes.dark);
    await expect(account.onThemeChange).toHaveBeenCalledWith('dark');
    await choose('menuitemradio', words.densities.compact);
    await expect(account.onDensityChange).toHaveBeenCalledWith('compact');
    await choose('menuitem', words.signOut);
    await expect(account.onSignOut).toHaveBeenCalledOnce();
  },
});

export const AccountByKeyboard = meta.story({
  name: 'The person signs out by keyboard',
  tags: ['NAV-016'],
  play: async ({ canvas, globals }) => {
    canvas
      .getByRole('button', { name: strings(globals).bar.account.replace('{{name}}', 'Claire Vasseur') })
      .focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{End}{Enter}');
    await expect(account.onSignOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

const onSwitch = fn();
export const PerimeterChoice = meta.story({
  globals: { viewport: { value: 'tablet' } },
  name: 'The perimeter is a menu where there is a choice',
  args: {
    perimeter: {
      ...perimeter,
      current: 'group',
      onSwitch,
      options: [
        { id: 'group', label: 'Halden Group', detail: '14 legal entities' },
        { id: 'energy', label: 'Halden Energy GmbH' },
      ],
    },
  },
  play: async ({ canvas, globals }) => {
    onSwitch.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: strings(globals).bar.menu }));
    const drawer = within(await screen.findByRole('dialog'));
    const perimeterButton = () => drawer.getByRole('button', { name: /Halden Group/ });
    await userEvent.click(perimeterButton());
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Halden Energy GmbH' }));
    await expect(onSwitch).toHaveBeenCalledWith('energy');
    await waitFor(() => expect(perimeterButton()).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onSwitch).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const Impersonated = meta.story({
  name: 'An impersonated session is marked and can be stopped',
  tags: ['NAV-015', 'DS-056'],
  args: { impersonation },
  play: async ({ canvas, globals }) => {
    const words = strings(globals).bar;
    const mark = canvas.getByRole('status');
    await expect(mark).toHaveTextContent('l.brandt@halden.example');
    await expect(mark).toHaveTextContent('admin@bank.example');
    const stop = canvas.getByRole('button', { name: words.stopImpersonation });
    await userEvent.click(stop);
    stop.focus();
    await userEvent.keyboard('{Enter}');
    await expect(impersonation.onStop).toHaveBeenCalledTimes(2);
  },
});

export const NotImpersonated = meta.story({
  name: 'An own session has no mark',
  tags: ['NAV-015'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
});

export const SkipLink = meta.story({
  name: 'The first stop of the keyboard skips to the content',
  play: async ({ canvas, globals }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: strings(globals).bar.skip });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', '#content');
  },
});

export const Plain = meta.story({
  name: 'Without notifications, search and services',
  args: { services: [], search: undefined, notifications: { unread: 0, href: '#notifications' } },
  play: async ({ canvas, globals }) => {
    const words = strings(globals).bar;
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(canvas.getByRole('link', { name: words.notifications })).toBeVisible();
    await expect(within(canvas.getByRole('navigation')).queryByRole('button')).toBeNull();
  },
});

export const Folded = meta.story({
  name: 'Under 1024 the navigation folds into a drawer, by mouse and keyboard',
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas, globals }) => {
    const words = strings(globals).bar;
    const menu = canvas.getByRole('button', { name: words.menu });
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await userEvent.click(menu);
    const drawer = within(await screen.findByRole('dialog', { name: 'Atrium' }));
    await waitFor(() => expect(drawer.getByRole('link', { name: 'KYC' })).toBeVisible());
    // Nothing to switch to: plain text.
    await expect(drawer.getByText('Halden Group')).toBeVisible();
    await expect(drawer.queryByRole('button', { name: /Halden Group/ })).toBeNull();
    await expect(drawer.getByRole('link', { current: 'page' })).toHaveTextContent('Requests');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(menu).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const FoldedSearch = meta.story({
  name: 'On a narrow screen the search opens over the bar and gives the focus back',
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas, args, globals }) => {
    const words = strings(globals).bar;
    const opener = canvas.getByRole('button', { name: words.search });
    await userEvent.click(opener);
    const field = canvas.getByRole('searchbox', { name: words.search });
    // The bar is fully covered.
    const { left, top, width, height } = canvas
      .getByRole('link', { name: words.unread_other.replace('{{count}}', '3') })
      .querySelector('[data-theme]')!
      .getBoundingClientRect();
    const inFront = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(field.closest('search')!.contains(inFront)).toBe(true);
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('/');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('guarantee{Enter}');
    await expect(args.search!.onSearch).toHaveBeenCalledWith('guarantee');
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  args: { impersonation },
});

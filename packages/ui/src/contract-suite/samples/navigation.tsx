import * as ui from '../../navigation/index.js';
import { noop, sample, type Samples } from '../sample.tsx';

const tabs = [
  { value: 'open', label: 'Halden', count: 4, content: 'Energy' },
  { value: 'closed', label: 'Iberia', content: 'Closed' },
];
const inTabs = (part: React.ReactElement) => (
  <ui.TabsRoot defaultValue="open">
    <ui.TabsList aria-label="Companies">{part}</ui.TabsList>
    <ui.TabsContent value="open">Energy</ui.TabsContent>
  </ui.TabsRoot>
);

export const navigation: Samples = {
  AnchorNavigation: sample(ui.AnchorNavigation, 'element', {
    label: 'Mandate',
    sections: [
      { id: 'persons', label: 'Halden', mark: 'done' },
      { id: 'limits', label: 'Iberia', count: 2 },
    ],
  }),
  Footer: sample(ui.Footer, 'element', {
    hrefs: { terms: '#terms', personalData: '#data', support: '#support' },
    legalNoticeUrl: { en: '#en', fr: '#fr' },
    supportMail: { to: 'help@atrium.example' },
    socialLinks: [{ network: 'LinkedIn', href: '#linkedin' }],
    dataAsOf: '2026-11-20T09:00:00Z',
  }),
  NavigationBar: sample(ui.NavigationBar, 'element', {
    productName: 'Atrium',
    homeHref: '#home',
    entries: [{ id: 'requests', label: 'Mandates', href: '#requests', waiting: 7 }],
    services: [{ id: 'kyc', label: 'Halden', href: '#kyc', group: 'Contractual', order: 2 }],
    current: 'requests',
    supportMail: { to: 'help@atrium.example' },
    perimeter: { company: 'Halden', entities: 14 },
    search: {
      onSearch: noop,
      suggestions: { onSuggest: () => Promise.resolve([]), resultsHref: (query) => `#${query}` },
    },
    notifications: { unread: 3, href: '#notifications' },
    account: {
      name: 'Claire Vasseur',
      email: 'claire@halden.example',
      onLanguageChange: noop,
      theme: 'system',
      onThemeChange: noop,
      density: 'comfortable',
      onDensityChange: noop,
      onSignOut: noop,
    },
    impersonation: { email: 'lena@halden.example', onStop: noop },
    contentId: 'contract-note',
  }),
  ProductMark: sample(ui.ProductMark, 'nothing', {}),
  PageHeader: sample(ui.PageHeader, 'element', {
    title: 'Halden',
    description: 'Frankfurt',
    favourite: { active: true, onToggle: noop },
  }),
  SectionHeader: sample(ui.SectionHeader, 'element', {
    title: 'Signatories',
    mark: 'done',
    detail: 'Halden',
  }),
  Pagination: sample(ui.Pagination, 'element', {
    page: 3,
    pageSize: 10,
    total: 94,
    onPageChange: noop,
    onPageSizeChange: noop,
  }),
  ShowMore: sample(ui.ShowMore, 'element', { shown: 5, total: 40, step: 5, onShowMore: noop }),
  Stepper: sample(ui.Stepper, 'element', {
    value: 'two',
    steps: [
      { id: 'one', title: 'Company', completed: true },
      { id: 'two', title: 'Signatories' },
      { id: 'three', title: 'Mandate' },
    ],
  }),
  LinkTabs: sample(ui.LinkTabs, 'element', {
    label: 'Companies',
    current: 'open',
    tabs: [{ id: 'open', label: 'Halden', href: '#open', count: 4 }],
  }),
  Tabs: sample(ui.Tabs, 'element', { label: 'Companies', tabs }),
  TabsRoot: sample(
    ui.TabsRoot,
    'element',
    {
      defaultValue: 'open',
      children: <ui.TabsContent value="open">Energy</ui.TabsContent>,
    },
    { within: (part) => part },
  ),
  TabsList: sample(
    ui.TabsList,
    'element',
    { 'aria-label': 'Companies', children: <ui.Tab value="open" label="Halden" /> },
    {
      within: (part) => (
        <ui.TabsRoot defaultValue="open">
          {part}
          <ui.TabsContent value="open">Energy</ui.TabsContent>
        </ui.TabsRoot>
      ),
    },
  ),
  Tab: sample(ui.Tab, 'element', { value: 'open', label: 'Halden', count: 4 }, { within: inTabs }),
  TabsContent: sample(
    ui.TabsContent,
    'element',
    { value: 'open', children: 'Energy' },
    {
      within: (part) => (
        <ui.TabsRoot defaultValue="open">
          <ui.TabsList aria-label="Companies">
            <ui.Tab value="open" label="Halden" />
          </ui.TabsList>
          {part}
        </ui.TabsRoot>
      ),
    },
  ),
  RecordNav: sample(ui.RecordNav, 'element', {
    back: { href: '#board', label: 'Mandates' },
    reference: 'R-2026-04817',
    position: { index: 2, total: 9, previousHref: '#1', nextHref: '#3' },
  }),
};

import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { modes } from '../../../../../.storybook/modes.ts';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { Footer, type SocialNetwork } from './index.js';

const socialLinks: { network: SocialNetwork; href: string }[] = [
  { network: 'LinkedIn', href: '#linkedin' },
  { network: 'X', href: '#x' },
  { network: 'YouTube', href: '#youtube' },
];
const meta = preview.meta({
  title: 'Navigation/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    hrefs: {
      terms: '#/terms-and-conditions',
      personalData: '#/personal-data',
      oneClick: '#/one-click',
      support: '#/support-page',
    },
    legalNoticeUrl: { en: '#legal-en', fr: '#legal-fr' },
    supportMail: { to: 'support@atrium.example', cc: ['m.delaunay@bank.example'] },
    socialLinks,
    dataAsOf: '2026-11-20T13:32:00Z',
    onLinkClick: fn(),
  },
});
const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).navigation.footer;

export const Default = meta.story({
  name: 'The links of every person',
  tags: ['NAV-017', 'NAV-018', 'NAV-019', 'NAV-023', 'NAV-024'],
  play: async ({ canvas, globals }) => {
    const words = strings(globals);
    const href = (name: string | RegExp) => canvas.getByRole('link', { name }).getAttribute('href');
    await expect(href(words.terms)).toBe('#/terms-and-conditions');
    await expect(href(words.personalData)).toBe('#/personal-data');
    await expect(href(words.oneClick)).toBe('#/one-click');
    await expect(href(words.contactUs)).toBe('mailto:support@atrium.example?cc=m.delaunay@bank.example');
    await expect(href(/LinkedIn/)).toBe('#linkedin');
    await expect(canvas.queryByRole('link', { name: words.support })).toBeNull();
    await expect(canvas.getByText(/2026/)).toBeVisible();
  },
});

export const LegalNotice = meta.story({
  name: 'The legal notice is French in French, English otherwise, and opens a new tab',
  tags: ['NAV-022', 'DS-057'],
  play: async ({ canvas, globals }) => {
    const link = canvas.getByRole('link', { name: new RegExp(strings(globals).legalNotice) });
    await expect(link).toHaveAttribute('href', globals['language'] === 'fr' ? '#legal-fr' : '#legal-en');
    await expect(link).toHaveAttribute('target', '_blank');
  },
});

export const Demo = meta.story({
  name: 'Demo mode hides the one-click page',
  tags: ['NAV-020'],
  args: { demo: true },
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByRole('link', { name: strings(globals).oneClick })).toBeNull();
  },
});

export const SupportPage = meta.story({
  name: 'A support user of an internal portal has the support page',
  tags: ['NAV-021'],
  args: { supportUser: true, internal: true },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('link', { name: strings(globals).support })).toHaveAttribute(
      'href',
      '#/support-page',
    );
  },
});

export const SupportUserOutside = meta.story({
  name: 'A support user of an external portal has no support page',
  tags: ['NAV-021'],
  args: { supportUser: true },
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByRole('link', { name: strings(globals).support })).toBeNull();
  },
});

export const InternalClient = meta.story({
  name: 'Another person of an internal portal has no support page',
  tags: ['NAV-021'],
  args: { internal: true },
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByRole('link', { name: strings(globals).support })).toBeNull();
  },
});

export const Clicks = meta.story({
  name: 'Every click is told, by mouse and keyboard',
  tags: ['NAV-026'],
  args: { supportUser: true, internal: true },
  play: async ({ canvas, canvasElement, args }) => {
    // Prevents links from leaving the story.
    const stay = (event: Event) => event.preventDefault();
    canvasElement.addEventListener('click', stay);
    const links = canvas.getAllByRole('link');
    for (const link of links) await userEvent.click(link);
    links[0]!.focus();
    await userEvent.keyboard('{Enter}');
    canvasElement.removeEventListener('click', stay);
    const told = (args.onLinkClick as ReturnType<typeof fn>).mock.calls.map(([id]) => id);
    await expect(told).toEqual([
      'terms',
      'personalData',
      'oneClick',
      'support',
      'legalNotice',
      'contactUs',
      'social-LinkedIn',
      'social-X',
      'social-YouTube',
      'terms',
    ]);
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  args: { supportUser: true, internal: true, clientService: '+33 1 55 40 20 00, 08:00–19:00 CET' },
});

export const Narrow = meta.story({
  args: { supportUser: true, internal: true },
  render: (args) => (
    <div className="w-320">
      <Footer {...args} />
    </div>
  ),
});

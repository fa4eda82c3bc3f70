import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { MarketingHome, type MarketedService } from './index.js';

const SERVICES: readonly MarketedService[] = [
  {
    id: 'KYC',
    group: 'Contractual',
    label: 'KYC',
    description: 'The reviews of your entities, their state and what is missing.',
    href: '#kyc',
  },
  {
    id: 'CASH_MANAGEMENT',
    group: 'eBusiness',
    label: 'Cash management',
    description: 'Accounts, payments and pooling of the whole group.',
    href: '#cash',
    external: true,
  },
  {
    id: 'TRADE_FINANCE',
    group: 'eBusiness',
    label: 'Trade finance',
    description: 'Letters of credit and guarantees, from request to expiry.',
    href: '#trade',
  },
  {
    id: 'MTM',
    group: 'Reporting',
    label: 'Mark to market',
    description: 'The value of your derivatives, day by day.',
    href: '#mtm',
  },
];
const meta = preview.meta({
  title: 'Home/Marketing home',
  component: MarketingHome,
  parameters: { layout: 'fullscreen' },
  args: {
    firstName: 'Tomás',
    contact: { state: 'idle' as const, onAsk: fn() },
    slides: SERVICES.slice(0, 3),
    services: SERVICES,
    isCarouselFirst: false,
  },
});
const strings = (globals: Record<string, unknown>) =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;
const blocks = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('h2')].map((heading) => heading.textContent);

export const Default = meta.story({
  name: 'Greeting, ask for contact, the services, then one by one',
  tags: ['DS-054', 'HOME-058', 'HOME-059', 'HOME-060', 'HOME-061', 'HOME-065'],
  play: async ({ canvas, canvasElement, args, globals }) => {
    const { home, feedback } = strings(globals);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Tomás');
    await expect(blocks(canvasElement)).toEqual([home.marketing.services, home.marketing.discover]);
    await userEvent.click(canvas.getByRole('button', { name: feedback.marketing.ask }));
    await expect(args.contact.onAsk).toHaveBeenCalledOnce();
  },
});

export const WithTemplate = meta.story({
  name: 'With a template the carousel comes first; arrows, Home and End move it',
  tags: ['HOME-064', 'DS-126', 'HOME-069', 'HOME-070', 'HOME-071'],
  args: { isCarouselFirst: true },
  play: async ({ canvas, canvasElement, globals }) => {
    const { home, data } = strings(globals);
    await expect(blocks(canvasElement)).toEqual([home.marketing.discover, home.marketing.services]);
    const carousel = within(canvas.getByRole('group', { name: home.marketing.discover }));
    const shown = () => carousel.getByRole('heading', { level: 3 }).textContent;
    await userEvent.click(carousel.getByRole('button', { name: data.carousel.next }));
    await waitFor(() => expect(shown()).toBe('Cash management'));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(shown()).toBe('KYC'));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(shown()).toBe('Trade finance'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(shown()).toBe('KYC'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(shown()).toBe('Trade finance'));
  },
});

export const Asked = meta.story({
  name: 'Asked before: it says so, and there is no button',
  tags: ['HOME-066'],
  args: { contact: { state: 'asked' as const, onAsk: fn() } },
  play: async ({ canvas, globals }) => {
    const { marketing } = strings(globals).feedback;
    await expect(canvas.getByText(marketing.asked)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: marketing.ask })).toBeNull();
  },
});

export const QA = meta.story({ parameters: { chromatic: { disableSnapshot: false, modes } }, tags: ['qa'] });

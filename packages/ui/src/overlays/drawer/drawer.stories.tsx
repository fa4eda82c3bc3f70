import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../controls/button/index.js';
import { uiStringsEn, uiStringsFr } from '../../foundations/strings/index.js';
import { Drawer } from './index.js';

const meta = preview.meta({
  title: 'Overlays/Drawer',
  component: Drawer,
  args: {
    title: 'Filters',
    trigger: <Button>Open drawer</Button>,
    children: <p>Search, categories, entities, period and status.</p>,
    footer: <Button variant="primary">Show 24 documents</Button>,
  },
});

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Default = meta.story({
  name: 'Opens and closes by mouse and by keyboard',
  play: async ({ canvas, globals }) => {
    const close = (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).overlays.close;
    const button = canvas.getByRole('button', { name: 'Open drawer' });
    await userEvent.click(button);
    const drawer = await screen.findByRole('dialog', { name: 'Filters' });
    await waitFor(() => expect(drawer).toHaveFocus());
    const page = document.querySelector('.bg-scrim')?.getBoundingClientRect();
    await expect(drawer.getBoundingClientRect().right).toBe(page?.right);
    await userEvent.click(within(drawer).getByRole('button', { name: close }));
    await closed();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const again = await screen.findByRole('dialog');
    await waitFor(() => expect(again).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const Motion = meta.story({
  name: 'Moves in and out; with less motion asked for, it only fades',
  tags: ['PLAT-131'],
  play: async ({ canvas }) => {
    const seen: string[] = [];
    const note = (event: AnimationEvent) => {
      if ((event.target as Element).matches('[role="dialog"]')) seen.push(event.animationName);
    };
    document.addEventListener('animationstart', note);
    await userEvent.click(canvas.getByRole('button', { name: 'Open drawer' }));
    const drawer = await screen.findByRole('dialog');
    await waitFor(() => expect(seen).toHaveLength(1));
    await waitFor(() => expect(drawer).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await closed();
    document.removeEventListener('animationstart', note);
    await expect(new Set(seen).size).toBe(2);
    // The keyframes for reduced motion are last in the stylesheet, so they win when requested.
    const styles = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].map((rule) => rule.cssText),
    );
    for (const animation of seen) {
      const frames = new RegExp(`@keyframes ${animation} \\{(?:[^{}]*\\{[^{}]*\\})*`, 'g');
      const last = [...styles.join('').matchAll(frames)].at(-1)?.[0];
      await expect(last).toContain('opacity');
      await expect(last).not.toContain('transform');
    }
  },
});

export const ClosingTime = meta.story({
  name: 'Closes after 100 ms',
  tags: ['PLAT-108'],
  args: { defaultOpen: true },
  play: async () => {
    const drawer = await screen.findByRole('dialog');
    let lasted = '';
    const note = () => {
      if (drawer.dataset['state'] === 'closed') lasted = getComputedStyle(drawer).animationDuration;
    };
    drawer.addEventListener('animationstart', note);
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(lasted).toBe('0.1s');
  },
});

export const Left = meta.story({
  args: { side: 'left', defaultOpen: true, narrow: 'side' },
  play: async () => {
    const drawer = await screen.findByRole('dialog');
    await expect(Math.round(drawer.getBoundingClientRect().left)).toBe(0);
  },
});

export const BottomSheet = meta.story({
  name: 'A sheet at the bottom under 768',
  args: { narrow: 'bottom', defaultOpen: true },
  play: async () => {
    const drawer = await screen.findByRole('dialog');
    await waitFor(() => expect(Math.round(drawer.getBoundingClientRect().bottom)).toBe(window.innerHeight));
    const page = document.documentElement.clientWidth;
    if (page < 768) await expect(Math.round(drawer.getBoundingClientRect().width)).toBe(page);
  },
});

export const QA = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes } },
  tags: ['qa'],
  args: { defaultOpen: true },
});

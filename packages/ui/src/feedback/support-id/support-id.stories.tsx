import { expect, userEvent, waitFor } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/strings/index.js';
import { SupportId } from './index.js';

const meta = preview.meta({
  title: 'Feedback/Support ID',
  component: SupportId,
  args: { id: 'AT-7F20-93C1' },
});
const stringsOf = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).feedback.supportId;
const setClipboard = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });

export const Default = meta.story({
  name: 'Is copied in one action, by mouse and keyboard, and says so',
  tags: ['PLAT-069'],
  play: async ({ canvas, globals }) => {
    const written: string[] = [];
    setClipboard((text) => Promise.resolve(void written.push(text)));
    const button = canvas.getByRole('button', { name: stringsOf(globals).copy });
    await userEvent.click(button);
    await expect(await canvas.findByText(stringsOf(globals).copied)).toBeVisible();
    await waitFor(() =>
      expect(document.querySelector('[data-announcer="polite"]')).toHaveTextContent(
        stringsOf(globals).copied,
      ),
    );
    await userEvent.keyboard('{Enter}');
    await expect(written).toEqual(['AT-7F20-93C1', 'AT-7F20-93C1']);
  },
});

export const Refused = meta.story({
  name: 'Where the clipboard is refused, the id is selected',
  play: async ({ canvas, globals }) => {
    setClipboard(() => Promise.reject(new Error('refused')));
    await userEvent.click(canvas.getByRole('button'));
    await expect(
      await canvas.findByText(stringsOf(globals).failed.replaceAll(/[\u00a0\u202f]/g, ' ')),
    ).toBeVisible();
    await expect(String(getSelection())).toBe('AT-7F20-93C1');
  },
});

export const QA = meta.story({
  tags: ['qa'],
  parameters: { chromatic: { disableSnapshot: false, modes } },
});

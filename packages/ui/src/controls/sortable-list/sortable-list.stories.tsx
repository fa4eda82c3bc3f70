import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { modes } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { uiStringsEn, uiStringsFr } from '../../foundations/strings/index.js';
import { fingerDrag, mouseDrag, pointOf } from '../drag/drag.fixture.js';
import { SortableList } from './index.js';

interface Step {
  id: string;
  name: string;
  lines: number;
  fixed?: boolean;
}
const STEPS: readonly Step[] = [
  { id: 'check', name: 'Check the entity', lines: 1 },
  { id: 'board', name: 'Decision of the board', lines: 4 },
  { id: 'sign', name: 'Signature', lines: 1 },
  { id: 'archive', name: 'Archive', lines: 2 },
];
const onChange = fn<(order: string[]) => void>();

function Steps({ steps: first }: { steps: readonly Step[] }) {
  const [steps, setSteps] = useState(first);
  return (
    <SortableList
      aria-label="Steps"
      items={steps}
      getId={({ id }) => id}
      getName={({ name }) => name}
      isFixed={({ fixed = false }) => fixed}
      onItemsChange={(next) => {
        setSteps(next);
        onChange(next.map(({ id }) => id));
      }}
      getRowProps={() => ({ className: 'flex items-start gap-12 border-b border-line py-8' })}
    >
      {({ name, lines }, { position, handle, buttons }) => (
        <>
          {handle}
          <span className="tabular-nums">{position}</span>
          <span className="flex-1">
            {name}
            {Array.from({ length: lines - 1 }, (_, line) => (
              <span key={line} className="block text-small text-ink-2">
                {line + 1}
              </span>
            ))}
          </span>
          {buttons}
        </>
      )}
    </SortableList>
  );
}

const meta = preview.meta({
  title: 'Controls/Sortable list',
  component: Steps,
  args: { steps: STEPS },
});
const strings = (globals: Record<string, unknown>) =>
  (globals['language'] === 'fr' ? uiStringsFr : uiStringsEn).controls.sortable;
const fill = (text: string, values: Record<string, string | number>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
const said = (text: string) =>
  waitFor(() => expect(document.querySelector('[data-announcer=polite]')?.textContent?.trim()).toBe(text));
const handle = (id: string) => document.querySelector<HTMLElement>(`[data-drag-handle="${id}"]`)!;
const row = (id: string) => document.querySelector<HTMLElement>(`[data-sortable="${id}"]`)!;

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
});

export const Keyboard = meta.story({
  name: 'Space lifts, arrows move, Space drops, Escape puts back; all is announced',
  tags: ['DS-015'],
  play: async ({ globals }) => {
    const t = strings(globals);
    onChange.mockClear();
    const facts = (position: number) => ({ name: 'Signature', position, total: 4 });
    handle('sign').focus();
    await expect(handle('sign')).toHaveAccessibleDescription(t.instructions);
    await userEvent.keyboard(' ');
    await said(fill(t.lifted, facts(3)));
    await expect(handle('sign')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await said(fill(t.moved, facts(1)));
    await userEvent.keyboard('{ArrowUp}');
    await said(fill(t.edge, facts(1)));
    await expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await said(fill(t.dropped, facts(1)));
    await expect(onChange.mock.calls).toEqual([[['sign', 'check', 'board', 'archive']]]);
    await waitFor(() => expect(handle('sign')).toHaveFocus());
    await userEvent.keyboard(' {End}{Escape}');
    await said(fill(t.cancelled, facts(4)));
    await userEvent.keyboard(' {End}');
    await userEvent.tab();
    await expect(handle('sign')).toHaveAttribute('aria-pressed', 'false');
    await expect(onChange).toHaveBeenCalledOnce();
  },
});

export const Mouse = meta.story({
  name: 'The mouse takes a row to the line; Escape takes it back',
  tags: ['DS-015'],
  play: async () => {
    onChange.mockClear();
    const press = await mouseDrag(handle('check'), pointOf(row('board'), 0.5, 0.9));
    await expect(row('check').style.transform).not.toBe('');
    await expect(onChange).not.toHaveBeenCalled();
    press.release();
    await waitFor(() => expect(onChange.mock.calls).toEqual([[['board', 'check', 'sign', 'archive']]]));
    await waitFor(() => expect(handle('check')).toHaveFocus());
    await expect(row('check').style.transform).toBe('');
    await mouseDrag(handle('check'), pointOf(row('archive'), 0.5, 0.9));
    document.dispatchEvent(new KeyboardEvent('keydown', { code: 'Escape', key: 'Escape', bubbles: true }));
    await waitFor(() => expect(row('check').style.transform).toBe(''));
    await expect(onChange).toHaveBeenCalledOnce();
  },
});

export const Touch = meta.story({
  name: 'A finger takes a row; a cancelled touch changes nothing',
  tags: ['DS-015'],
  play: async () => {
    onChange.mockClear();
    (await fingerDrag(handle('archive'), pointOf(row('check'), 0.5, 0.2))).cancel();
    await waitFor(() => expect(row('archive').style.transform).toBe(''));
    await expect(onChange).not.toHaveBeenCalled();
    (await fingerDrag(handle('archive'), pointOf(row('check'), 0.5, 0.2))).release();
    await waitFor(() => expect(onChange.mock.calls).toEqual([[['archive', 'check', 'board', 'sign']]]));
  },
});

export const Buttons = meta.story({
  name: 'WCAG 2.5.7 buttons do the same, and keep the focus',
  play: async ({ canvas, globals }) => {
    const t = strings(globals);
    onChange.mockClear();
    const down = () => canvas.getByRole('button', { name: fill(t.down, { name: 'Check the entity' }) });
    for (let step = 0; step < 4; step += 1) await userEvent.click(down());
    await expect(onChange).toHaveBeenCalledTimes(3);
    await expect(onChange.mock.lastCall).toEqual([['board', 'sign', 'archive', 'check']]);
    await expect(down()).toHaveFocus();
    await expect(down()).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Fixed = meta.story({
  name: 'A fixed row has no handle, and no other passes it',
  tags: ['NEW-050'],
  args: { steps: [{ ...STEPS[0]!, fixed: true }, ...STEPS.slice(1)] },
  play: async ({ globals }) => {
    const t = strings(globals);
    onChange.mockClear();
    await expect(row('check').querySelectorAll('button')).toHaveLength(0);
    handle('board').focus();
    await userEvent.keyboard(' {ArrowUp}');
    await said(fill(t.edge, { name: 'Decision of the board', position: 2, total: 4 }));
    await userEvent.keyboard(' ');
    (await mouseDrag(handle('sign'), pointOf(row('check'), 0.5, 0))).release();
    await waitFor(() => expect(onChange.mock.calls).toEqual([[['check', 'sign', 'board', 'archive']]]));
  },
});

export const QA = meta.story({ parameters: { chromatic: { disableSnapshot: false, modes } }, tags: ['qa'] });

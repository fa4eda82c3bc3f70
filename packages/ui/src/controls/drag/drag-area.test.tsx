import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lastSaid, renderUi } from '../../../../../tools/render-ui.ts';
import { DragArea, DragHandle, type BeginDrag, type DragSession } from './index.js';

const session = {
  start: { over: 'list', key: '0' },
  // One position every 100 px.
  moveTo: vi.fn<NonNullable<DragSession['moveTo']>>(({ y }) => ({
    over: 'list',
    key: String(Math.floor(y / 100)),
  })),
  step: vi.fn<NonNullable<DragSession['step']>>(({ key }) =>
    key === 'ArrowDown' ? { over: 'list', key: '1' } : key === 'ArrowUp' ? null : undefined,
  ),
  end: vi.fn<() => void>(),
  cancel: vi.fn<() => void>(),
  words: vi.fn<DragSession['words']>((moment) => moment),
} satisfies DragSession;
const begin = vi.fn<BeginDrag>(() => session);
const escapes = vi.fn<() => void>();

beforeEach(() => vi.clearAllMocks());

function show() {
  return renderUi(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for a layer that Escape closes
    <div onKeyDown={({ key }) => key === 'Escape' && escapes()}>
      <DragArea begin={begin} instructionsId="how" instructions="Press Space">
        <ul>
          <li>
            <DragHandle id="row" label="Move the row" />
          </li>
        </ul>
      </DragArea>
    </div>,
  );
}
const handle = () => screen.getByRole('button', { name: 'Move the row' });
const press = { bubbles: true, isPrimary: true, pointerId: 1, button: 0 };
const down = (y = 50) => fireEvent.pointerDown(handle(), { ...press, clientX: 0, clientY: y });
const go = (y: number) => fireEvent.pointerMove(document, { ...press, clientX: 0, clientY: y });
const up = () => fireEvent.pointerUp(document, press);
const keys = (text: string) => {
  handle().focus();
  return userEvent.keyboard(text);
};

describe('pointer drag', () => {
  it('starts after 4 px, follows each move, and ends once on release', () => {
    show();
    down();
    go(53);
    expect(begin).not.toHaveBeenCalled();
    go(56);
    expect(begin.mock.calls).toEqual([['row', { x: 0, y: 50 }]]);
    go(150);
    go(160);
    expect(session.moveTo.mock.calls.map(([{ y }]) => y)).toEqual([150, 160]);
    up();
    up();
    go(300);
    expect(session.end).toHaveBeenCalledOnce();
    expect(session.moveTo).toHaveBeenCalledTimes(2);
  });

  it('announces its start, each new position and its end', () => {
    show();
    down();
    go(60);
    go(150);
    go(160);
    go(250);
    up();
    expect(session.words.mock.calls.flat()).toEqual(['lifted', 'moved', 'moved', 'dropped']);
    expect(lastSaid()).toBe('dropped');
  });

  it('released in the task in which it started ends too', () => {
    show();
    act(() => {
      for (const [type, y] of [
        ['pointerdown', 50],
        ['pointermove', 60],
        ['pointerup', 60],
      ] as const)
        handle().dispatchEvent(new PointerEvent(type, { ...press, clientY: y }));
    });
    expect(session.end).toHaveBeenCalledOnce();
  });

  it('follows the page that scrolls under a resting pointer', () => {
    show();
    down();
    go(60);
    go(150);
    fireEvent.scroll(document);
    expect(session.moveTo.mock.lastCall).toEqual([{ x: 0, y: 150 }, true]);
    up();
    fireEvent.scroll(document);
    expect(session.moveTo).toHaveBeenCalledTimes(2);
  });

  it('is cancelled by Escape, which does not reach other layers', () => {
    show();
    down();
    go(60);
    fireEvent.keyDown(handle(), { key: 'Escape', code: 'Escape' });
    expect(session.cancel).toHaveBeenCalledOnce();
    expect(escapes).not.toHaveBeenCalled();
    up();
    expect(session.end).not.toHaveBeenCalled();
    fireEvent.keyDown(handle(), { key: 'Escape', code: 'Escape' });
    expect(escapes).toHaveBeenCalledOnce();
  });
});

describe('keyboard drag', () => {
  it('DS-015 Space lifts, arrows move, Space drops', async () => {
    show();
    expect(handle()).toHaveAccessibleDescription('Press Space');
    await keys(' ');
    expect(begin.mock.calls).toEqual([['row', null]]);
    expect(handle()).toHaveAttribute('aria-pressed', 'true');
    await keys('{ArrowDown}{ArrowUp}x ');
    expect(session.words.mock.calls.flat()).toEqual(['lifted', 'moved', 'edge', 'dropped']);
    expect(session.end).toHaveBeenCalledOnce();
    expect(handle()).toHaveAttribute('aria-pressed', 'false');
  });

  it.each([
    ['Escape', '{Escape}'],
    ['leaving', '{Tab}'],
  ])('%s cancels, and the keys work normally again', async (_how, key) => {
    show();
    await keys(` ${key}`);
    expect(session.cancel).toHaveBeenCalledOnce();
    expect(lastSaid()).toBe('cancelled');
    await keys('{ArrowDown}');
    expect(session.step.mock.calls.map(([event]) => event.key)).not.toContain('ArrowDown');
    expect(session.end).not.toHaveBeenCalled();
  });
});

it('leaving the page changes nothing', () => {
  const { unmount } = show();
  down();
  go(60);
  unmount();
  expect(session.cancel).toHaveBeenCalledOnce();
  up();
  expect(session.end).not.toHaveBeenCalled();
});

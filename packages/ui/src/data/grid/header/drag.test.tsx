import { fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startDrag, type Drag } from './drag.js';

const POINTER = 7;
const drag = { move: vi.fn<Drag['move']>(), end: vi.fn<Drag['end']>() };
const at = (clientX: number, pointerId = POINTER) => ({ clientX, pointerId });
const moveTo = (x: number, pointerId?: number) => fireEvent.pointerMove(document.body, at(x, pointerId));
const release = (pointerId?: number) => fireEvent.pointerUp(document.body, at(0, pointerId));
/** Whether a click on the page arrives. */
const clickArrives = () => {
  const heard = vi.fn();
  document.body.addEventListener('click', heard, { once: true });
  fireEvent.click(document.body);
  document.body.removeEventListener('click', heard);
  return heard.mock.calls.length === 1;
};
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(async () => {
  // What an earlier test has left pressed is released.
  release();
  await nextTask();
  vi.clearAllMocks();
  startDrag(at(100), drag);
});

describe('a drag', () => {
  it('begins after 4 px, to either side, and tells the way since the press', () => {
    moveTo(103);
    expect(drag.move).not.toHaveBeenCalled();
    moveTo(96);
    expect(drag.move.mock.lastCall?.[0]).toBe(-4);
    // Once begun it goes on, also over the place of the press.
    moveTo(100);
    expect(drag.move.mock.lastCall?.[0]).toBe(0);
  });

  it('ends with the release, once, and hears nothing after it', () => {
    moveTo(150);
    release();
    expect(drag.end.mock.calls).toEqual([[false]]);
    moveTo(200);
    release();
    expect(drag.move).toHaveBeenCalledTimes(1);
    expect(drag.end).toHaveBeenCalledTimes(1);
  });

  it('is a click when nothing has moved', () => {
    release();
    expect(drag.end).not.toHaveBeenCalled();
    expect(clickArrives()).toBe(true);
  });

  it('is no click when something has, and the next click is one again', async () => {
    moveTo(150);
    release();
    expect(clickArrives()).toBe(false);
    await nextTask();
    expect(clickArrives()).toBe(true);
  });

  it('follows one pointer: another finger neither moves nor ends it', () => {
    moveTo(150, 8);
    expect(drag.move).not.toHaveBeenCalled();
    moveTo(150);
    release(8);
    fireEvent.pointerCancel(document.body, at(0, 8));
    expect(drag.end).not.toHaveBeenCalled();
    release();
    expect(drag.end.mock.calls).toEqual([[false]]);
  });

  it('is given up when the browser takes the touch', () => {
    moveTo(150);
    fireEvent.pointerCancel(document.body, at(0));
    expect(drag.end.mock.calls).toEqual([[true]]);
  });

  it('is given up by Escape, which closes nothing else, and its later release is no click', () => {
    const closed = vi.fn();
    document.body.addEventListener('keydown', closed);
    moveTo(150);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    document.body.removeEventListener('keydown', closed);
    expect(closed).not.toHaveBeenCalled();
    expect(drag.end.mock.calls).toEqual([[true]]);
    moveTo(200);
    expect(drag.move).toHaveBeenCalledTimes(1);
    release();
    expect(clickArrives()).toBe(false);
  });

  it('leaves other keys alone', () => {
    moveTo(150);
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(drag.end).not.toHaveBeenCalled();
  });
});

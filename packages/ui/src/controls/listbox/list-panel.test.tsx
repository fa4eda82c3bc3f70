import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { draw } from '../../contract-suite/draw.tsx';
import { ListPanel } from './list-panel.js';

const control = { current: null as HTMLInputElement | null };
const onLeave = vi.fn<() => void>();
const panel = (open: boolean) => (
  <ListPanel
    open={open}
    longest={12}
    field={<input ref={control} aria-label="Field" />}
    control={control}
    onLeave={onLeave}
  >
    <div>Rows</div>
    <button type="button">Select all</button>
  </ListPanel>
);
/** Whether the key is left for an ancestor, such as a dialog. */
const leftFor = (key: string) => fireEvent.keyDown(screen.getByRole('textbox'), { key });

describe('list panel', () => {
  it('is rendered only while open', () => {
    const { rerender } = draw(panel(false));
    expect(screen.queryByText('Rows')).toBeNull();
    rerender(panel(true));
    expect(screen.getByText('Rows')).toBeInTheDocument();
  });

  it('stops Escape from reaching other layers only while open, and no other key', () => {
    const { rerender, unmount } = draw(panel(false));
    expect(leftFor('Escape')).toBe(true);
    rerender(panel(true));
    expect(leftFor('Escape')).toBe(false);
    expect(leftFor('Enter')).toBe(true);
    rerender(panel(false));
    expect(leftFor('Escape')).toBe(true);
    rerender(panel(true));
    unmount();
    draw(<input />);
    expect(leftFor('Escape')).toBe(true);
  });

  it('a click keeps the focus in the field', () => {
    draw(panel(true));
    expect(fireEvent.mouseDown(screen.getByText('Rows'))).toBe(false);
    expect(fireEvent.mouseDown(screen.getByText('Select all'))).toBe(false);
  });

  it('is left only when the focus goes neither to the control nor to another button of the panel', () => {
    draw(panel(true));
    const button = screen.getByText('Select all');
    for (const relatedTarget of [control.current, button]) fireEvent.focusOut(button, { relatedTarget });
    expect(onLeave).not.toHaveBeenCalled();
    fireEvent.focusOut(button, { relatedTarget: document.body });
    expect(onLeave).toHaveBeenCalledOnce();
  });
});

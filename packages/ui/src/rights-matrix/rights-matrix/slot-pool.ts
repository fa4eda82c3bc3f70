import { assignSlots } from '../../data/grid/internal.js';

/** Which row element shows which row: elements are made once, and only those whose row has left are filled again. */
export class SlotPool {
  #slots: readonly number[] = [];

  /** The row of each slot for a window, −1 for an unused one; the active row stays. Changes nothing. */
  assign(first: number, end: number, active: number): readonly number[] {
    return assignSlots(this.#slots, first, end, active);
  }

  /** Takes what has been drawn. */
  drew(slots: readonly number[]): void {
    this.#slots = slots;
  }
}

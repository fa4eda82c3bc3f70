import { assignSlots } from '../../data/grid/internal.js';

/** Assigns rows to DOM row elements: elements are created once, and only those whose row has left are refilled. */
export class SlotPool {
  #slots: readonly number[] = [];

  /** Returns the row of each slot for a window, −1 if unused; keeps the active row. Does not change the pool. */
  assign(first: number, end: number, active: number): readonly number[] {
    return assignSlots(this.#slots, first, end, active);
  }

  /** Stores the rendered assignment. */
  drew(slots: readonly number[]): void {
    this.#slots = slots;
  }
}

// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { recallBoard, rememberBoard, type BoardMemory } from './board-memory.ts';

const memory: BoardMemory = {
  grid: {
    columnFilters: [{ id: 'service', value: { kind: 'set', values: ['KYC'] } }],
    columnSizing: { title: 420 },
    sorting: [{ id: 'updatedAt', desc: true }],
  },
  quick: ['unread'],
};

describe('what the board remembers', () => {
  beforeEach(() => localStorage.clear());

  it('REQ-016 REQ-017 are filters and columns, by person and by tab', () => {
    rememberBoard('claire', 'in-progress', memory);
    expect(recallBoard('claire', 'in-progress')).toEqual(memory);
    expect(recallBoard('claire', 'closed')).toEqual({ grid: {}, quick: [] });
    expect(recallBoard('marc', 'in-progress')).toEqual({ grid: {}, quick: [] });
  });
  it('forgets what is damaged', () => {
    localStorage.setItem('requests-board:claire:closed', '{oops');
    expect(recallBoard('claire', 'closed')).toEqual({ grid: {}, quick: [] });
    localStorage.setItem(
      'requests-board:claire:closed',
      JSON.stringify({ quick: ['no such filter'], grid: 7 }),
    );
    expect(recallBoard('claire', 'closed')).toEqual({ grid: {}, quick: [] });
  });
});

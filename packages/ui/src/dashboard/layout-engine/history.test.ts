import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { board } from './boards.fixture.js';
import { commit, edit, redo, sameDraft, startHistory, undo, type Draft, type History } from './history.js';

const first: Draft = { layout: board('A1'), template: 'DEFAULT' };
const trade: Draft = { layout: board('B1'), template: 'TRADE_FINANCE' };

describe('edit history', () => {
  it('HOME-025 HOME-029 a manual change sets the template to CUSTOM, and undo restores it', () => {
    const changed = edit(startHistory(first), board('A2'));
    expect(changed.present).toEqual({ layout: board('A2'), template: 'CUSTOM' });
    expect(undo(changed).present).toBe(first);
    expect(redo(undo(changed)).present).toBe(changed.present);
  });

  it('HOME-030 selecting a template is one step', () => {
    const chosen = commit(startHistory(first), trade);
    expect(chosen.present).toBe(trade);
    expect(undo(chosen).present).toBe(first);
  });

  it('HOME-031 the same layout with another template is a step, as it is saved differently', () => {
    const renamed = commit(startHistory(first), { ...first, template: 'TRADE_FINANCE' });
    expect(renamed.past).toEqual([first]);
    expect(sameDraft(renamed.present, first)).toBe(false);
  });

  it.each([
    ['the same layout set manually', (history: History) => edit(history, board('A1'))],
    ['the same layout with other row numbers', (history: History) => edit(history, board('/ A1'))],
    ['the same template', (history: History) => commit(history, { ...first })],
  ])('%s is no step', (_what, step) => {
    const history = startHistory(first);
    expect(step(history)).toBe(history);
  });

  it('a change without effect keeps the redo steps', () => {
    const undone = undo(edit(startHistory(first), board('A2')));
    expect(redo(edit(undone, board('A1'))).present.layout).toEqual(board('A2'));
  });

  it('stops at both ends', () => {
    const history = startHistory(first);
    expect(undo(history)).toEqual(history);
    expect(redo(history)).toEqual(history);
  });
});

it('any sequence of steps, undo and redo matches a simple reference', () => {
  const anyStep = fc.oneof(
    fc.constantFrom('undo' as const, 'redo' as const),
    fc.constantFrom('A1', 'A2', 'B1', 'A1 B1', 'B1 A1').map(board),
    fc.constant(trade),
  );
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 40 }), (steps) => {
      let history = startHistory(first);
      let list = [first];
      let finger = 0;
      for (const step of steps) {
        if (step === 'undo') {
          history = undo(history);
          finger = Math.max(0, finger - 1);
        } else if (step === 'redo') {
          history = redo(history);
          finger = Math.min(list.length - 1, finger + 1);
        } else {
          const isTemplate = 'template' in step;
          const next = isTemplate ? step : { layout: step, template: 'CUSTOM' };
          history = isTemplate ? commit(history, step) : edit(history, step);
          const now = list[finger]!;
          const isSame =
            JSON.stringify(now.layout) === JSON.stringify(next.layout) &&
            (!isTemplate || now.template === next.template);
          if (!isSame) list = [...list.slice(0, (finger += 1)), next];
        }
        expect(history.present).toEqual(list[finger]);
        expect(history.past).toEqual(list.slice(0, finger));
        expect(history.future).toEqual(list.slice(finger + 1));
      }
    }),
    { numRuns: 500 },
  );
});

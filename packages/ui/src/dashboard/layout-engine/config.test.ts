import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRESET_TEMPLATES, TEMPLATE_LAYOUTS } from '@atrium/contract/dashboard-layouts';
import { anyBoard, board, expectNormal, idsOf, THOUSAND, widthsOf, wordsOf } from './boards.fixture.js';
import { available, layoutOnLoad, parseConfig, sameLayout, serialiseConfig } from './config.js';
import { setSettings } from './changes.js';
import { compact, rowsOf } from './rows.js';
import { COLUMNS, type Layout } from './types.js';

describe('saved layout', () => {
  it('HOME-056 contains id, position, size and settings only', () => {
    const layout = setSettings(board('A2 B1'), 'A', { status: 'FAVORITE', services: ['1', '2'] });
    const more = layout.map((item) => ({ ...item, title: 'Not for the server' }));
    expect(JSON.parse(serialiseConfig(more))).toEqual([
      { i: 'A', x: 0, y: 0, w: 2, h: 1, settings: { status: 'FAVORITE', services: ['1', '2'] } },
      { i: 'B', x: 2, y: 0, w: 1, h: 1 },
    ]);
  });

  it('HOME-056 parses back unchanged, including settings', () => {
    const settings = fc.dictionary(fc.string(), fc.jsonValue());
    const withSettings = fc
      .tuple(anyBoard, fc.array(fc.option(settings, { nil: undefined })))
      .map(([any, all]) =>
        compact(any).map((item, index) => ({ ...item, ...(all[index] && { settings: all[index] }) })),
      );
    fc.assert(
      fc.property(withSettings, (layout) => {
        const read = parseConfig(serialiseConfig(layout))!;
        expect(sameLayout(read, layout)).toBe(true);
        expect(serialiseConfig(read)).toBe(serialiseConfig(layout));
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ['no object', 7],
    ['nothing', null],
    ['a list', ['A', 0, 0, 1]],
    ['no id', { x: 0, y: 0, w: 1 }],
    ['an id that is a number', { i: 7, x: 0, y: 0, w: 1 }],
    ['no place', { i: 'A', w: 1 }],
    ['a negative column', { i: 'A', x: -1, y: 0, w: 1 }],
    ['half a column', { i: 'A', x: 0.5, y: 0, w: 1 }],
    ['an infinite row', { i: 'A', x: 0, y: 1e300, w: 1 }],
    ['a width that is not a number', { i: 'A', x: 0, y: 0, w: '2' }],
  ])('an entry with %s is dropped, the others are kept', (_why, entry) => {
    expect(parseConfig(JSON.stringify([entry, ...board('B1')]))).toEqual(board('B1'));
  });

  it.each([
    ['a height', { h: 4 }],
    ['invalid settings', { settings: ['a'] }],
    ['an unknown field', { minW: 2 }],
  ])('an entry is accepted without %s', (_what, more) => {
    expect(parseConfig(JSON.stringify([{ ...board('A1')[0], ...more }]))).toEqual(board('A1'));
  });

  it('never throws, and parses any text to a layout or null', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        // A readable text gives a normal board, and an unreadable one stands for the empty board.
        const all = [() => [1, 2], () => true] as const;
        expectNormal(available(parseConfig(text) ?? [], ...all));
      }),
      THOUSAND,
    );
  });
});

describe('available widgets', () => {
  it.each([
    ['closes gaps and repacks rows', 'A2 B1 C1 / B2 / D1', [1, 2], 'A2 C1 D1'],
    ['free space goes to the first widget that can fill it', 'A2 C1 B1', [1, 2, 3], 'A3 C1'],
    ['otherwise to the one that can use most of it', 'A2 B2 / C3 D1', [1, 2, 3], 'A3 / C3 D1'],
  ] as const)('HOME-022 hides unknown and forbidden widgets: %s', (_what, before, widths, after) => {
    const mine = (id: string) => id !== 'B';
    expect(wordsOf(available(board(before), () => widths, mine))).toBe(after);
  });

  it('HOME-022 fills the gap of a missing widget with a following one, in order', () => {
    fc.assert(
      fc.property(anyBoard, fc.func(fc.boolean()), (any, isAvailable) => {
        const seen = available(any, widthsOf, (id) => isAvailable(id));
        const all = available(any, widthsOf, () => true);
        expect(idsOf(seen)).toEqual(idsOf(all).filter((id) => isAvailable(id)));
        const isWhole = seen.length === all.length;
        expect(isWhole ? seen : all).toEqual(all);
        for (const row of isWhole ? [] : rowsOf(seen)) {
          const room = COLUMNS - row.reduce((sum, { w }) => sum + w, 0);
          for (const { i, w } of row)
            expect(widthsOf(i).filter((width) => width > w && width <= w + room)).toEqual([]);
        }
      }),
      THOUSAND,
    );
  });

  it('shows a duplicate widget once, at its first position', () => {
    expect(
      wordsOf(
        available(
          board('A1 B1 / A2'),
          () => [1, 2],
          () => true,
        ),
      ),
    ).toBe('A1 B1');
  });

  it('HOME-037 limits a saved width to the maximum width', () => {
    expect(
      wordsOf(
        available(
          board('A4 B3'),
          () => [1, 2],
          () => true,
        ),
      ),
    ).toBe('A2 B2');
  });

  it('normalizes any layout, idempotently', () => {
    fc.assert(
      fc.property(anyBoard, fc.func(fc.boolean()), (any, isAvailable) => {
        const once = available(any, widthsOf, (id) => isAvailable(id));
        expectNormal(once);
        expect(idsOf(once).every((id) => isAvailable(id))).toBe(true);
        expect(available(once, widthsOf, (id) => isAvailable(id))).toEqual(once);
      }),
      THOUSAND,
    );
  });
});

describe('layout equality', () => {
  const one = setSettings(board('A2 B1 / C1'), 'A', { status: 'DEFAULT', services: ['1', '2'] });
  it.each([
    ['row numbers have gaps', one.map((item) => ({ ...item, y: item.y * 3 }))],
    ['widgets are listed in another order', one.toReversed()],
    [
      'settings keys are in another order',
      setSettings(one, 'A', { services: ['1', '2'], status: 'DEFAULT' }),
    ],
  ])('HOME-012 HOME-031 the same when %s', (_why, other) => {
    expect(sameLayout(one, other)).toBe(true);
  });

  it.each([
    ['an additional widget', [...one, ...board('/ / D1')]],
    ['a missing widget', one.slice(1)],
    ['another width', one.map((item) => ({ ...item, w: 1 }))],
    ['another order', board('B1 A2 / C1')],
    ['another row', board('A2 B1 C1')],
    ['added settings', setSettings(one, 'B', { status: 'DEFAULT' })],
    ['other settings', setSettings(one, 'A', { status: 'FAVORITE', services: ['1', '2'] })],
    ['a reversed list in the settings', setSettings(one, 'A', { status: 'DEFAULT', services: ['2', '1'] })],
  ])('HOME-031 another with %s', (_what, other) => {
    expect(sameLayout(one, other)).toBe(false);
    expect(sameLayout(other, one)).toBe(false);
  });
});

describe('initial layout', () => {
  const templates = TEMPLATE_LAYOUTS as Readonly<Record<string, Layout>>;
  const own = serialiseConfig(board('CONTACTS1'));
  const load = (template: string | null, config: string | null, isInternal: boolean) =>
    layoutOnLoad({ template, config }, { isInternal, templates });

  it.each(PRESET_TEMPLATES)('HOME-038 is the default for internal users with the template %s', (template) => {
    expect(load(template, null, true)).toBe(TEMPLATE_LAYOUTS.DEFAULT);
  });
  it.each([true, false])(
    'HOME-039 is the saved configuration if the template is CUSTOM (internal: %s)',
    (isInternal) => {
      expect(load('CUSTOM', own, isInternal)).toEqual(board('CONTACTS1'));
    },
  );
  it.each([true, false])('ignores the configuration with another template (internal: %s)', (isInternal) => {
    expect(load('DEFAULT', own, isInternal)).toBe(TEMPLATE_LAYOUTS.DEFAULT);
  });
  it('HOME-039 a custom layout without widgets stays empty', () => {
    expect(load('CUSTOM', '[]', false)).toEqual([]);
  });
  it.each([null, '', '{', '{}', 'null', '"[]"', '7'])(
    'HOME-040 is the default if the configuration is %j',
    (config) => {
      for (const isInternal of [true, false])
        expect(load('CUSTOM', config, isInternal)).toBe(TEMPLATE_LAYOUTS.DEFAULT);
    },
  );
  it.each(PRESET_TEMPLATES)('HOME-041 is the layout of the template %s for clients', (template) => {
    expect(load(template, null, false)).toBe(TEMPLATE_LAYOUTS[template]);
  });
  it.each([null, 'RETIRED', 'toString', '__proto__'])(
    'is the default for clients with the template %j',
    (template) => {
      expect(load(template, null, false)).toBe(TEMPLATE_LAYOUTS.DEFAULT);
    },
  );
});

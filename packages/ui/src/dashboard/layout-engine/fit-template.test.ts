import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  PRESET_TEMPLATES,
  TEMPLATE_LAYOUTS,
  TEMPLATE_STAND_INS,
  WIDGET_WIDTHS,
  type PresetTemplate,
} from '@atrium/contract/dashboard-layouts';
import { WIDGET_CODES, type WidgetCode } from '@atrium/contract/widget-catalogue';
import { board, expectNormal, idsOf, THOUSAND, wordsOf } from './boards.fixture.js';
import { fitTemplate } from './fit-template.js';
import { rowsOf } from './rows.js';
import { COLUMNS, type Layout } from './types.js';

const widths: Readonly<Record<string, readonly number[]>> = { N: [1], W: [3], R: [1, 2], S: [1, 2] };
const taking = (id: string) => widths[id] ?? [1, 2, 3];
const fit = (template: string, standIns: string, held: string) =>
  wordsOf(fitTemplate(board(template), [...standIns], taking, (id) => held.includes(id)));

describe('template with unavailable widgets', () => {
  it.each([
    ['is unchanged if no widget is missing', 'A2 B2 / C1 N1', 'XY', 'ABCNXY', 'A2 B2 / C1 N1'],
    ['a substitute takes the position and the width', 'A2 B2 / C3 D1', 'XY', 'ACDXY', 'A2 X2 / C3 D1'],
    ['each substitute is used once, by priority', 'A2 B2 / C3 D1', 'XY', 'CXY', 'X2 Y2 / C3'],
    ['a substitute already in the template is skipped', 'A2 B2', 'AX', 'AX', 'A2 X2'],
    ['a substitute that cannot be as wide is skipped', 'A2 B2', 'NX', 'ANX', 'A2 X2'],
    ['an unavailable substitute is skipped', 'A2 B2', 'XY', 'AY', 'A2 Y2'],
    ['without substitutes the other widgets get the space', 'A2 B1 C1', '', 'AC', 'A3 C1'],
    ['a row wraps if a widget does not fit', 'A2 B1 C1 N1 / W3 D1', '', 'ABCND', 'A2 B1 C1 / N1 D3'],
    [
      'a widget moves forward if that leaves less free space',
      'A2 R1 / W3 N1 / S2',
      '',
      'ARNS',
      'A3 N1 / R2 S2',
    ],
    ['or gets narrower', 'A2 B2 / R2 N1 / W3 / S2', '', 'ABRNS', 'A2 B2 / R1 N1 S2'],
    ['the widest widgets are placed first', 'A1 B2 C1', 'XY', 'CXY', 'Y1 X2 C1'],
    ['is empty without available widgets', 'A2 B2', 'X', '', ''],
  ])('HOME-022 HOME-041 %s', (_what, template, standIns, held, fitted) => {
    expect(fit(template, standIns, held)).toBe(fitted);
  });
});

const widthsOf = (id: string) => WIDGET_WIDTHS[id as WidgetCode];
const fitted = (template: Layout, held: readonly string[]) =>
  fitTemplate(template, TEMPLATE_STAND_INS, widthsOf, (id) => held.includes(id));
const roomOf = (layout: Layout) =>
  rowsOf(layout).map((row) => COLUMNS - row.reduce((sum, { w }) => sum + w, 0));

describe('templates of the portal', () => {
  it.each<[who: string, held: string[], names?: readonly PresetTemplate[]]>([
    ['three services', ['LAST_REQUESTS', 'REQUESTS_COUNTER', 'DOCUMENTS', 'CONTACTS']],
    ['IT support', ['DOCUMENTS', 'CONTACTS', 'MY_SERVICE_INFORMATION', 'EVENTS', 'WHATS_NEW'], ['DEFAULT']],
    [
      'an outsourced service',
      ['LAST_REQUESTS', 'REQUESTS_COUNTER', 'DOCUMENTS', 'CONTACTS', 'HIGHLIGHTS', 'FORECAST', 'SIGNATURE'],
    ],
  ])(
    'HOME-003 HOME-048 leave no hole for %s, whichever they may have',
    (_who, held, names = PRESET_TEMPLATES) => {
      for (const name of names)
        expect(roomOf(fitted(TEMPLATE_LAYOUTS[name], held)).filter((room) => room > 0)).toEqual([]);
    },
  );

  it.each(PRESET_TEMPLATES)(
    'HOME-022 HOME-037 %s: consists of available widgets only, for any user',
    (template) => {
      fc.assert(
        fc.property(fc.subarray([...WIDGET_CODES]), (held) => {
          const layout = fitted(TEMPLATE_LAYOUTS[template], held);
          expectNormal(layout);
          expect(idsOf(layout).filter((id) => !held.includes(id as WidgetCode))).toEqual([]);
          expect(layout.filter(({ i, w }) => !widthsOf(i).includes(w))).toEqual([]);
          const own = idsOf(TEMPLATE_LAYOUTS[template]).filter((id) => held.includes(id as WidgetCode));
          expect(idsOf(layout)).toEqual(expect.arrayContaining(own));
        }),
        THOUSAND,
      );
    },
  );
});

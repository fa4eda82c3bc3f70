import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AttachedTag } from '@atrium/contract/tags';
import { tagOf } from '../../tags/tags.fixture.js';
import { documentIdsOf, hasArrived, isComplete, isUnderWay, type UploadItem } from './upload-item.js';
import { isIncompatible, uploadCategory, type UploadRules } from './upload-rules.js';
import { admitted, canRetry, reduceUploads, type UploadAction } from './upload-state.js';

const rules: UploadRules = {
  check: ({ name, size }) =>
    size === 0
      ? 'emptyFile'
      : name.endsWith('.exe')
        ? 'badExtension'
        : name.includes(';')
          ? 'incorrectFileName'
          : size > 100
            ? 'overSize'
            : null,
};
const file = (name: string, size = 10, type = 'application/pdf'): File =>
  new File(['x'.repeat(size)], name, { type });
const chosen = (id: string, name = `${id}.pdf`, size = 10) => ({
  id,
  key: `key of ${id}`,
  file: file(name, size),
});
const run = (actions: readonly UploadAction[], own: UploadRules = rules, from: readonly UploadItem[] = []) =>
  actions.reduce((items, action) => reduceUploads(items, action, own), from);
const add = (...ids: string[]): UploadAction => ({ type: 'add', files: ids.map((id) => chosen(id)) });
const arrive = (id: string, duplicated = false): UploadAction => ({
  type: 'arrive',
  id,
  documentId: `document ${id}`,
  duplicated,
});
const fail = (id: string): UploadAction => ({ type: 'fail', id, error: 'default', message: null });
const statuses = (items: readonly UploadItem[]) => items.map(({ status }) => status);

describe('upload of a file', () => {
  test('UPL-018 UPL-022 UPL-023 is waiting, then uploading, then done', () => {
    const waiting = run([add('a')]);
    expect(statuses(waiting)).toEqual(['waiting']);
    const sent = run([{ type: 'start', id: 'a' }], rules, waiting);
    expect(statuses(sent)).toEqual(['progress']);
    const done = run([arrive('a')], rules, sent);
    expect(done[0]).toMatchObject({ status: 'done', documentId: 'document a', sent: 10 });
  });

  test('UPL-024 a duplicate has its own status and can be kept', () => {
    const [item] = run([add('a'), { type: 'start', id: 'a' }, arrive('a', true)]);
    expect(item).toMatchObject({ status: 'duplicate', documentId: 'document a', isKept: false });
    expect(run([{ type: 'keep', id: 'a' }], rules, [item!])[0]).toMatchObject({
      status: 'duplicate',
      isKept: true,
    });
  });

  test('UPL-025 a failure is an error that can be retried from where it stopped', () => {
    const failed = run([
      add('a'),
      { type: 'start', id: 'a' },
      { type: 'progress', id: 'a', sent: 8, at: 0 },
      fail('a'),
    ]);
    expect(failed[0]).toMatchObject({ status: 'error', error: 'default', sent: 8 });
    expect(canRetry(failed[0]!)).toBe(true);
    const again = run([{ type: 'retry', ids: ['a'] }], rules, failed);
    expect(again[0]).toMatchObject({ status: 'waiting', error: null, sent: 8, key: 'key of a' });
  });

  test('UPL-018 a file refused for its content cannot be retried', () => {
    const refused = run([
      add('a'),
      { type: 'start', id: 'a' },
      { type: 'fail', id: 'a', error: 'badExtension', message: 'Not a PDF' },
    ]);
    expect(canRetry(refused[0]!)).toBe(false);
    expect(run([{ type: 'retry', ids: ['a'] }], rules, refused)).toEqual(refused);
  });

  test('reports for a file that is not uploading have no effect', () => {
    for (const before of [[add('a')], [add('a'), { type: 'start', id: 'a' } as const, arrive('a')]]) {
      const items = run(before);
      for (const late of [fail('a'), { type: 'progress', id: 'a', sent: 3, at: 0 } as const])
        expect(run([late], rules, items)).toEqual(items);
    }
  });

  test('progress does not go back when a part is repeated, and starts at the resumed position', () => {
    const at = (sent: number): UploadAction => ({ type: 'progress', id: 'a', sent, at: 0 });
    const sentAfter = (...more: UploadAction[]) =>
      run([add('a'), { type: 'start', id: 'a' }, ...more])[0]!.sent;
    expect(sentAfter(at(4), at(8), at(2))).toBe(8);
    expect(sentAfter(at(4), at(8), at(2), at(9))).toBe(9);
    expect(sentAfter(at(-5), at(999))).toBe(10);
    const again: UploadAction[] = [fail('a'), { type: 'retry', ids: ['a'] }, { type: 'start', id: 'a' }];
    expect(sentAfter(at(8), ...again)).toBe(8);
    // The server has received less than the browser had sent.
    expect(sentAfter(at(8), ...again, at(5))).toBe(5);
  });

  test('the remaining time is based on the speed of this attempt', () => {
    const at = (sent: number, time: number): UploadAction => ({ type: 'progress', id: 'a', sent, at: time });
    const start: UploadAction[] = [
      { type: 'add', files: [chosen('a', 'a.pdf', 100)] },
      { type: 'start', id: 'a' },
      at(40, 1000),
    ];
    expect(run(start)[0]!.secondsLeft).toBeNull();
    expect(run([...start, at(50, 1100)])[0]!.secondsLeft).toBeNull();
    expect(run([...start, at(60, 2000)])[0]!.secondsLeft).toBe(2);
    expect(run([...start, at(70, 3000), at(1000, 4000)])[0]).toMatchObject({ sent: 100, secondsLeft: 0 });
  });
});

describe('added files', () => {
  test.each([
    ['UPL-009', 'a.exe', 10, 'badExtension'],
    ['UPL-010', 'a.pdf', 101, 'overSize'],
    ['UPL-011', 'a.pdf', 0, 'emptyFile'],
    ['UPL-012', 'a;b.pdf', 10, 'incorrectFileName'],
  ] as const)('%s %s of %i bytes is an error: %s', (_row, name, size, error) => {
    const [item] = run([{ type: 'add', files: [chosen('a', name, size)] }]);
    expect(item).toMatchObject({ status: 'error', error });
    expect(canRetry(item!)).toBe(false);
    expect(run([{ type: 'retry', ids: ['a'] }], rules, [item!])[0]).toMatchObject({ status: 'error', error });
  });

  test('UPL-014 a name that is in the list or added twice is ignored', () => {
    const files = [chosen('a', 'same.pdf'), chosen('b', 'same.pdf'), chosen('c', 'other.pdf')];
    const items = run([
      { type: 'add', files },
      { type: 'add', files: [chosen('d', 'other.pdf')] },
    ]);
    expect(items.map(({ id }) => id)).toEqual(['a', 'c']);
    expect(admitted(items, files, rules)).toEqual({ files: [], sameName: 3, beyond: 0 });
  });

  test('UPL-014 names are equal in composed and decomposed form', () => {
    const [composed, parts] = ['re\u0301sume\u0301.pdf'.normalize('NFC'), 're\u0301sume\u0301.pdf'];
    const items = run([{ type: 'add', files: [chosen('a', composed), chosen('b', parts), chosen('c')] }]);
    expect(items.map(({ id }) => id)).toEqual(['a', 'c']);
    expect(run([{ type: 'replace', id: 'c', with: chosen('d', parts) }], rules, items)).toEqual(items);
    const held = { id: 'e', documentId: 'E', name: parts, size: 1 };
    expect(run([{ type: 'restore', files: [held] }], rules, items)).toEqual(items);
    expect(run([{ type: 'replace', id: 'a', with: chosen('d', parts) }], rules, items)[0]!.id).toBe('d');
  });

  test('UPL-015 files beyond the maximum number are ignored', () => {
    const three = { ...rules, maxCount: 3 };
    const items = run([add('a', 'b'), add('c', 'd', 'e'), add('f')], three);
    expect(items.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(admitted(items.slice(1), [chosen('x'), chosen('y')], three)).toMatchObject({ beyond: 1 });
  });

  test('UPL-019 in single mode a second file is an error until the first is removed', () => {
    const single = { ...rules, single: true };
    const items = run([add('a', 'b'), add('c')], single);
    expect(statuses(items)).toEqual(['waiting', 'error', 'error']);
    expect(items[1]!.isSurplus).toBe(true);
    expect(canRetry(items[1]!)).toBe(false);
    const freed = run(
      [
        { type: 'remove', id: 'a' },
        { type: 'retry', ids: ['b', 'c'] },
      ],
      single,
      items,
    );
    expect(statuses(freed)).toEqual(['waiting', 'error']);
  });

  test('UPL-019 in single mode the next file takes the freed place', () => {
    const single = { ...rules, single: true };
    const items = run([add('a', 'b', 'c')], single);
    const remove = (id: string): UploadAction => ({ type: 'remove', id });
    expect(statuses(run([remove('b')], single, items))).toEqual(['waiting', 'error']);
    const second = run([remove('a')], single, items);
    expect(second.map(({ id, status, isSurplus }) => [id, status, isSurplus])).toEqual([
      ['b', 'waiting', false],
      ['c', 'error', true],
    ]);
    expect(statuses(run([remove('b')], single, second))).toEqual(['waiting']);
  });

  test('UPL-019 a refused file does not take the place in single mode', () => {
    const items = run([{ type: 'add', files: [chosen('a', 'a.exe'), chosen('b')] }], {
      ...rules,
      single: true,
    });
    expect(statuses(items)).toEqual(['error', 'waiting']);
  });

  test('UPL-016 UPL-032 a file of a type this uploader does not accept is incompatible', () => {
    const images = { ...rules, categories: ['IMAGE' as const] };
    const files = [chosen('a', 'a.pdf'), chosen('b', 'b.jpe'), chosen('c', 'c.exe')];
    expect(statuses(run([{ type: 'add', files }], images))).toEqual(['incompatible', 'waiting', 'error']);
    expect(['a.pdf', 'a.DOC', 'a.xla', 'a.ppr', 'a.tif', 'a.text'].map(uploadCategory)).toEqual([
      'PDF',
      'WORD',
      'EXCEL',
      'POWERPOINT',
      'IMAGE',
      'OTHERS',
    ]);
  });

  test('UPL-017 UPL-032 so is another media type; an unknown media type is decided by extension', () => {
    const only = { mediaTypes: ['application/pdf', 'image/*'] };
    const types = ['application/pdf', 'image/png', 'IMAGE/PNG', '', 'text/plain', 'imagex/png'];
    expect(types.map((type) => isIncompatible({ name: 'a.pdf', type }, only))).toEqual([
      false,
      false,
      false,
      false,
      true,
      true,
    ]);
  });

  test('a refused file is replaced in place by one of another name', () => {
    const items = run([{ type: 'add', files: [chosen('a', 'a.exe'), chosen('b')] }]);
    const replaced = run([{ type: 'replace', id: 'a', with: chosen('c', 'a.pdf') }], rules, items);
    expect(replaced.map(({ id, status }) => [id, status])).toEqual([
      ['c', 'waiting'],
      ['b', 'waiting'],
    ]);
    expect(run([{ type: 'replace', id: 'a', with: chosen('c', 'b.pdf') }], rules, items)).toEqual(items);
  });
});

describe('DATA-030 tags', () => {
  const [payroll, fees] = [tagOf('Payroll'), tagOf('Fees')];
  const tag = (ids: string[], added: AttachedTag[], removed: string[] = []): UploadAction => ({
    type: 'tag',
    ids,
    edits: { added, removed },
  });
  const namesOf = (items: readonly UploadItem[]) => items.map(({ tags }) => tags.map(({ name }) => name));

  test('are added to the given files without duplicates, and removed', () => {
    const items = run([add('a', 'b'), tag(['a', 'b'], [payroll]), tag(['a'], [payroll, fees])]);
    expect(namesOf(items)).toEqual([['Payroll', 'Fees'], ['Payroll']]);
    expect(namesOf(run([tag(['a'], [], [payroll.id])], rules, items))).toEqual([['Fees'], ['Payroll']]);
  });

  test('are kept when a file progresses, fails, is retried, replaced or restarted', () => {
    const start = { type: 'start', id: 'a' } as const;
    const failed = run([add('a'), start, tag(['a'], [payroll]), fail('a')]);
    expect(namesOf(failed)).toEqual([['Payroll']]);
    expect(namesOf(run([{ type: 'retry', ids: ['a'] }, start, arrive('a')], rules, failed))).toEqual([
      ['Payroll'],
    ]);
    expect(namesOf(run([{ type: 'replace', id: 'a', with: chosen('z') }], rules, failed))).toEqual([
      ['Payroll'],
    ]);
    expect(namesOf(run([{ type: 'reset', keyOf: () => 'anew' }], rules, failed))).toEqual([['Payroll']]);
  });

  test('are restored with a file', () => {
    const files = [{ id: 'h', documentId: 'd', name: 'terms.pdf', size: 5, tags: [fees] }];
    expect(namesOf(run([{ type: 'restore', files }]))).toEqual([['Fees']]);
  });
});

test('UPL-030 a new payload restarts every file; refused ones stay refused', () => {
  const items = run([
    { type: 'add', files: [chosen('a'), chosen('b'), chosen('c'), chosen('d', 'd.exe')] },
    { type: 'start', id: 'a' },
    { type: 'start', id: 'b' },
    arrive('b'),
    { type: 'start', id: 'c' },
    fail('c'),
  ]);
  const reset = run([{ type: 'reset', keyOf: ({ id }) => `new key of ${id}` }], rules, items);
  expect(statuses(reset)).toEqual(['waiting', 'waiting', 'waiting', 'error']);
  expect(documentIdsOf(reset)).toEqual([]);
  expect(reset[0]).toMatchObject({ sent: 0, key: 'new key of a' });
});

describe('any sequence of actions', () => {
  const ids = ['a', 'b', 'c', 'd'];
  const id = fc.constantFrom(...ids);
  const name = fc.constantFrom('one.pdf', 'two.pdf', 'three.docx', 'bad.exe', 'b;d.pdf');
  const one = fc
    .record({ id, name, size: fc.constantFrom(0, 1, 100, 101) })
    .map((facts) => chosen(facts.id, facts.name, facts.size));
  const action: fc.Arbitrary<UploadAction> = fc.oneof(
    fc
      .uniqueArray(one, { selector: (each) => each.id, maxLength: 4 })
      .map((files) => ({ type: 'add' as const, files })),
    id.map((each) => ({ type: 'start' as const, id: each })),
    fc
      .tuple(id, fc.nat(200), fc.nat(9999))
      .map(([each, sent, at]) => ({ type: 'progress' as const, id: each, sent, at })),
    fc.tuple(id, fc.boolean()).map(([each, twice]) => arrive(each, twice)),
    id.map(fail),
    id.map((each) => ({ type: 'interrupt' as const, id: each })),
    id.map((each) => ({ type: 'retry' as const, ids: [each] })),
    id.map((each) => ({ type: 'remove' as const, id: each })),
    id.map((each) => ({ type: 'keep' as const, id: each })),
    fc.constant({ type: 'reset' as const, keyOf: ({ id: each }: UploadItem) => `again ${each}` }),
    fc.constant({ type: 'clear' as const }),
  );
  // A real uploader never reuses ids.
  const fresh = (actions: readonly UploadAction[]): UploadAction[] => {
    const used = new Set<string>();
    return actions.map((each) => {
      if (each.type !== 'add') return each;
      const files = each.files.filter((candidate) => !used.has(candidate.id));
      for (const candidate of files) used.add(candidate.id);
      return { ...each, files };
    });
  };
  const own = fc.record({
    single: fc.boolean(),
    maxCount: fc.option(fc.nat(3), { nil: undefined }),
    categories: fc.option(fc.constant(['PDF' as const]), { nil: undefined }),
  });

  test('UPL-001 UPL-014 UPL-015 UPL-019 UPL-029 keeps the invariants of the list', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), own, (actions, mine) => {
        const all = { ...rules, ...mine };
        let items: readonly UploadItem[] = [];
        for (const each of fresh(actions)) {
          items = reduceUploads(items, each, all);
          const names = items.map((item) => item.name);
          expect(new Set(names).size).toBe(names.length);
          expect(items.length).toBeLessThanOrEqual((!all.single && all.maxCount) || Infinity);
          for (const item of items) {
            expect(item.sent).toBeGreaterThanOrEqual(0);
            expect(item.sent).toBeLessThanOrEqual(item.size);
            // Only uploaded items have a document, and only failed ones an error.
            expect(item.documentId !== null).toBe(hasArrived(item));
            expect(item.error !== null).toBe(item.status === 'error');
            // Files that the rules refuse are never uploaded.
            expect(rules.check(item.file!) === null || item.status === 'error').toBe(true);
          }
          const sendable = items.filter((item) => isUnderWay(item) || hasArrived(item));
          expect(sendable.length).toBeLessThanOrEqual(all.single ? 1 : Infinity);
          expect(isComplete(items)).toBe(items.length > 0 && documentIdsOf(items).length === items.length);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('on one file does not change the others', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 20 }), action, (actions, last) => {
        fc.pre('id' in last);
        const items = run(fresh(actions));
        const after = run([last], rules, items);
        const touched = 'id' in last ? last.id : '';
        const rest = (list: readonly UploadItem[]) => list.filter((item) => item.id !== touched);
        expect(rest(after)).toEqual(rest(items));
      }),
      { numRuns: 200 },
    );
  });
});

import { uploadProblem, type FileFacts } from '@atrium/contract/upload-rules';
import { expect, test } from 'vitest';
import { createUiI18n } from '../../../../../tools/i18n.ts';
import type { UploadItem } from './upload-item.js';
import { progressText, shareOf, uploadReasonText, uploadStatusText } from './upload-status.js';

const file = new File(['0123456789'], 'a.pdf');
const item: UploadItem = {
  id: 'a',
  key: 'key',
  file,
  name: file.name,
  size: 200,
  status: 'waiting',
  error: null,
  message: null,
  isSurplus: false,
  sent: 0,
  since: null,
  secondsLeft: null,
  documentId: null,
  tags: [],
  isKept: false,
};

test.each<[string, Partial<UploadItem>, string, string | null, string]>([
  ['UPL-018 a file that waits', { status: 'waiting' }, 'waiting', null, 'submitted'],
  ['UPL-022 one on its way', { status: 'progress' }, 'progress', null, 'progress'],
  ['UPL-023 one that has arrived', { status: 'done' }, 'done', null, 'done'],
  ['UPL-024 UPL-027 a duplicate', { status: 'duplicate' }, 'duplicate', 'duplicate', 'colleague'],
  ['a duplicate that is kept', { status: 'duplicate', isKept: true }, 'done', null, 'done'],
  ['UPL-025 UPL-026 a failure', { status: 'error', error: 'default' }, 'error', 'default', 'refused'],
  [
    'what it would do',
    { status: 'error', error: 'activeContent' },
    'activeContent',
    'activeContent',
    'refused',
  ],
  ['UPL-009 a type', { status: 'error', error: 'badExtension' }, 'badExtension', 'badExtension', 'refused'],
  ['UPL-010 UPL-028 a size', { status: 'error', error: 'overSize' }, 'overSize', 'overSize', 'refused'],
  ['UPL-011 an empty file', { status: 'error', error: 'emptyFile' }, 'emptyFile', 'emptyFile', 'refused'],
  [
    'UPL-012 a name',
    { status: 'error', error: 'incorrectFileName' },
    'incorrectFileName',
    'incorrectFileName',
    'refused',
  ],
  [
    'UPL-002 a duplicate that the server refuses',
    { status: 'error', error: 'duplicate' },
    'duplicate',
    'duplicate',
    'refused',
  ],
  [
    'UPL-019 a second file in single mode',
    { status: 'error', error: 'default', isSurplus: true },
    'surplus',
    'surplus',
    'refused',
  ],
  [
    'UPL-032 what this list does not take',
    { status: 'incompatible' },
    'incompatible',
    'incompatible',
    'refused',
  ],
])('UPL-001 %s is shown as %s', (_what, own, label, reason, mark) => {
  expect(uploadStatusText({ ...item, ...own }, true)).toEqual({
    mark,
    label: `uploads.status.${label}`,
    reason: reason && `uploads.reason.${reason}`,
  });
});

test('UPL-009 a refused type lists the accepted types if known', () => {
  const refused: UploadItem = { ...item, status: 'error', error: 'badExtension' };
  expect(uploadStatusText(refused, false).reason).toBe('uploads.reason.badExtensionAny');
});

test.each([
  ['en', 'L’offre : 1?.pdf', 'Rename the file without these characters: ’ : ?'],
  ['en', 'Re\u0301sume\u0301’s.pdf', 'Rename the file without these characters: ’'],
  ['en', 'x\u0302.pdf', 'Rename the file without these characters: U+0302'],
  ['fr', 'note\u202ffdp.pdf', 'Renommez le fichier sans ces caractères\u00a0: espace'],
  ['fr', 'a#b#c.pdf', 'Renommez le fichier sans ces caractères\u00a0: #'],
  ['en', '---.pdf', 'Use at least one letter or digit, and at most 255 characters.'],
] as const)('UPL-012 in %s, the reason for refusing %j names the characters', (language, name, text) => {
  const i18n = createUiI18n(language);
  const check = (file: FileFacts) =>
    uploadProblem(file, { FileMaxLength: 1000, AuthorizedSpecialCharcatersInName: ' -.é' });
  const refused: UploadItem = { ...item, name, status: 'error', error: 'incorrectFileName' };
  const given = { check, types: '', size: '' };
  const { reason } = uploadStatusText(refused, true);
  expect(uploadReasonText(refused, reason!, (key, values = {}) => i18n.t(key, values), given)).toBe(text);
  expect(uploadReasonText({ ...refused, message: 'From the server' }, reason!, (key) => key, given)).toBe(
    'From the server',
  );
});

test.each<[string, Partial<UploadItem>, number]>([
  ['nothing', { status: 'progress' }, 0],
  ['a part', { status: 'progress', sent: 50 }, 0.25],
  ['nothing of an empty file', { status: 'progress', size: 0 }, 0],
  ['all of what has arrived, an empty file too', { status: 'done', size: 0 }, 1],
  ['all of a duplicate', { status: 'duplicate', sent: 0 }, 1],
])('the share that has arrived is that of %s', (_what, own, share) => {
  expect(shareOf({ ...item, ...own })).toBe(share);
});

test.each([
  ['en', 124, null, '62%'],
  ['en', 199, 4, '99%, 4 s'],
  ['en', 2, 89, '1%, 89 s'],
  ['en', 2, 90, '1%, 2 min'],
  ['en', 2, 121, '1%, 3 min'],
  ['fr', 124, 4, '62 %, 4 s'],
] as const)('in %s, %i of 200 bytes with %s s left is “%s”', (language, sent, secondsLeft, text) => {
  const i18n = createUiI18n(language);
  const said = progressText({ ...item, status: 'progress', sent, secondsLeft }, (key, values = {}) =>
    i18n.t(key, values),
  );
  expect(said.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(text);
});

import { describe, expect, test } from 'vitest';
import { MEDIA_CATEGORIES } from './document-rules.ts';
import { ERROR_STATUS } from './errors.ts';
import {
  isUploadName,
  UPLOAD_EXTENSIONS,
  UPLOAD_PROBLEM_CODES,
  uploadErrorKind,
  uploadExtension,
  uploadName,
  uploadProblem,
} from './upload-rules.ts';

const limits = { FileMaxLength: 1000, AuthorizedSpecialCharcatersInName: " -.()'éÉ" };
const problem = (name: string, size = 10) => uploadProblem({ name, size }, limits);

describe('file types', () => {
  test.each([
    ['UPL-003', 'PDF', ['PDF']],
    ['UPL-004', 'WORD', ['DOC', 'DOCX']],
    ['UPL-005', 'EXCEL', ['XLS', 'XLSX', 'XLT', 'XLA']],
    ['UPL-006', 'POWERPOINT', ['PPR', 'PPT', 'PPTX', 'PPS', 'POT']],
    ['UPL-007', 'IMAGE', ['PNG', 'JPEG', 'JPG', 'JPE', 'TIF', 'TIFF']],
    ['UPL-008', 'OTHERS', ['TXT', 'TEXT']],
  ] as const)('%s UPL-016 %s may be %j, in any case', (_row, category, extensions) => {
    expect(UPLOAD_EXTENSIONS[category]).toEqual(extensions);
    for (const extension of extensions) {
      expect(problem(`name.${extension}`)).toBeNull();
      expect(problem(`name.${extension.toLowerCase()}`)).toBeNull();
      expect(uploadExtension(`name.${extension.toLowerCase()}`)).toBe(extension);
    }
  });

  test('UPL-016 every document category has its allowed extensions', () => {
    expect(Object.keys(UPLOAD_EXTENSIONS).sort()).toEqual([...MEDIA_CATEGORIES].sort());
  });

  test.each([
    'a.exe',
    'a.html',
    'a.svg',
    'a.pdf.exe',
    'a',
    'pdf',
    'a.pdf ',
    'a.',
    '.',
    '',
    'a.docm',
    'a.pdf\u0000',
  ])('UPL-009 refuses %j as badExtension', (name) => expect(problem(name)).toBe('badExtension'));
});

describe('file sizes', () => {
  test('UPL-010 the maximum size is allowed, one byte more is overSize', () => {
    expect(problem('a.pdf', 1000)).toBeNull();
    expect(problem('a.pdf', 1001)).toBe('overSize');
  });
  test('UPL-011 an empty file is emptyFile', () => expect(problem('a.pdf', 0)).toBe('emptyFile'));
});

describe('file names', () => {
  test.each(['a.pdf', 'Relevé_2026 (1).pdf', "l'an - 2.pdf", 'v1.2.pdf', '0.pdf', 'Éte\u0301.pdf'])(
    'UPL-012 accepts %j',
    (name) => expect(problem(name)).toBeNull(),
  );
  test.each([
    '../secret.pdf',
    '..\\secret.pdf',
    'a/b.pdf',
    'a:b.pdf',
    'a"b.pdf',
    'a<b>.pdf',
    'a;b.pdf',
    'a\nb.pdf',
    'a\u0000b.pdf',
    'gnp\u202efdp.pdf',
    'a\u200bb.pdf',
    'ａ.pdf',
    '.pdf',
    '...pdf',
    ' .pdf',
    '().pdf',
    `${'a'.repeat(252)}.pdf`,
  ])('UPL-012 refuses %j as incorrectFileName', (name) => expect(problem(name)).toBe('incorrectFileName'));

  test('UPL-012 the installation can change or remove the list of forbidden characters', () => {
    expect(isUploadName('a_1.pdf', '')).toBe(true);
    expect(isUploadName('a 1.pdf', '')).toBe(false);
    expect(isUploadName('a+1.pdf', '+')).toBe(true);
  });

  test('UPL-012 decomposed letters are composed', () => {
    expect(uploadName('e\u0301.pdf')).toBe('é.pdf');
  });
});

describe('refusals by the server', () => {
  test('UPL-002 each reason based on the file has a code that maps back to it', () => {
    for (const [kind, code] of Object.entries(UPLOAD_PROBLEM_CODES)) {
      expect(ERROR_STATUS).toHaveProperty(code);
      expect(uploadErrorKind(code)).toBe(kind);
    }
  });
  test('UPL-025 content that does not match the extension is a wrong type; other errors get the default message', () => {
    expect(uploadErrorKind('BAD_CONTENT')).toBe('badExtension');
    expect(uploadErrorKind('ACTIVE_CONTENT')).toBe('activeContent');
    for (const code of ['NETWORK', 'INTERNAL', 'FORBIDDEN', ''])
      expect(uploadErrorKind(code)).toBe('default');
  });
});

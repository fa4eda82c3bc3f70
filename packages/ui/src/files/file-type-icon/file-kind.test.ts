import { describe, expect, it } from 'vitest';
import { fileExtension, fileKind } from './file-kind.js';

describe('the kind of a file', () => {
  it.each([
    ['application/pdf', 'pdf'],
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'word'],
    ['application/vnd.ms-excel', 'excel'],
    ['text/csv; charset=utf-8', 'csv'],
    ['application/vnd.openxmlformats-officedocument.presentationml.presentation', 'powerpoint'],
    ['image/png', 'image'],
    ['text/plain', 'text'],
    ['application/zip', 'archive'],
  ])('%s is %s', (mediaType, kind) => {
    expect(fileKind({ mediaType })).toBe(kind);
  });
  it('falls back on the extension, whatever its case', () => {
    expect(fileKind({ name: 'Audit 2026.PDF', mediaType: 'application/octet-stream' })).toBe('pdf');
    expect(fileKind({ name: 'positions.xlsx' })).toBe('excel');
  });
  it('is other when neither says anything', () => {
    expect(fileKind({ name: 'README' })).toBe('other');
    expect(fileKind({})).toBe('other');
  });
  it('reads the last extension only', () => {
    expect(fileExtension('v3.final.docx')).toBe('docx');
    expect(fileExtension('no extension')).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { fileExtension, fileKind } from './file-kind.js';

describe('file type', () => {
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
  it('falls back to the extension, ignoring case', () => {
    expect(fileKind({ name: 'Audit 2026.PDF', mediaType: 'application/octet-stream' })).toBe('pdf');
    expect(fileKind({ name: 'positions.xlsx' })).toBe('excel');
  });
  it('is other if neither is known', () => {
    expect(fileKind({ name: 'README' })).toBe('other');
    expect(fileKind({})).toBe('other');
  });
  it('uses the last extension only', () => {
    expect(fileExtension('v3.final.docx')).toBe('docx');
    expect(fileExtension('no extension')).toBeUndefined();
  });
});

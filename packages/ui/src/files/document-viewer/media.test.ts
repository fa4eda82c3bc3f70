import { describe, expect, it } from 'vitest';
import { isPreviewable, previewableKind } from './media.js';

describe('DOC-033 preview types', () => {
  it.each([
    ['Agreement.pdf', undefined, 'pdf'],
    ['Agreement', 'application/pdf', 'pdf'],
    ['scan.JPG', undefined, 'image'],
    ['scan', 'image/png', 'image'],
    ['notes.txt', 'text/plain; charset=utf-8', 'text'],
    ['notes.text', 'application/octet-stream', 'text'],
  ])('%s (%s) is shown as %s', (name, mediaType, kind) => {
    expect(previewableKind({ name, mediaType })).toBe(kind);
  });
  it.each([
    ['scan.tif', undefined],
    ['positions.xlsx', undefined],
    // The type detected by the server takes precedence over the file name.
    ['invoice.pdf', 'application/zip'],
    ['page.txt', 'text/html'],
    ['drawing.png', 'image/svg+xml'],
  ])('%s (%s) can only be downloaded', (name, mediaType) => {
    expect(isPreviewable({ name, mediaType })).toBe(false);
  });
});

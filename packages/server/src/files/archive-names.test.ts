import { describe, expect, it } from 'vitest';
import { archiveNames } from './archive-names.ts';

describe('file names in an archive', () => {
  it('are unique, ignoring case', () => {
    expect(archiveNames(['Statement.pdf', 'statement.PDF', 'Statement.pdf', 'README', 'README'])).toEqual([
      'Statement.pdf',
      'statement (2).PDF',
      'Statement (3).pdf',
      'README',
      'README (2)',
    ]);
  });
  it('cannot leave the target folder', () => {
    expect(archiveNames(['../../etc/passwd', 'a\\b.txt', '..', 'a\u0000b'])).toEqual([
      '__.._etc_passwd',
      'a_b.txt',
      '_',
      'a_b',
    ]);
  });
});

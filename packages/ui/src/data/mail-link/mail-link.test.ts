import { describe, expect, it } from 'vitest';
import { mailto } from './index.js';

describe('NAV-027 mailto URL', () => {
  it('contains the coverage contacts as copies and the subject, encoded', () => {
    expect(mailto({ to: 'support@atrium.example', cc: ['a@b.example', 'c@d.example'], subject: 'Q&A' })).toBe(
      'mailto:support@atrium.example?cc=a@b.example,c@d.example&subject=Q%26A',
    );
  });
  it('has no query without copies and subject', () => {
    expect(mailto({ to: 'support@atrium.example', cc: [] })).toBe('mailto:support@atrium.example');
  });
});

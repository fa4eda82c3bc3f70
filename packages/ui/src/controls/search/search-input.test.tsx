import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { SearchInput } from './index.js';

/** A host that merges the search text into its other filters, as pages with filters do. */
function Host() {
  const [filters, setFilters] = useState({ query: '', type: 'all' });
  return (
    <>
      <SearchInput aria-label="Search" delay={50} onSearch={(query) => setFilters({ ...filters, query })} />
      <button type="button" onClick={() => setFilters({ ...filters, type: 'pdf' })}>
        PDF
      </button>
      <output>{`${filters.type} ${filters.query}`}</output>
    </>
  );
}

it('keeps a filter selected between the last keystroke and the search', async () => {
  render(<Host />);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'fees' } });
  fireEvent.click(screen.getByRole('button', { name: 'PDF' }));
  await expect.poll(() => document.querySelector('output')!.textContent).toBe('pdf fees');
});

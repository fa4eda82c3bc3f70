import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '../../contract-suite/draw.tsx';
import { GROUPS, SEARCH_BLOCKS } from '../search.fixture.js';
import { SearchPage } from './index.js';

it('SRCH-001 a search is saved beside its results, below the field, which it must not move', () => {
  draw(
    <SearchPage
      groups={GROUPS}
      services={[]}
      blocks={SEARCH_BLOCKS}
      filters={{ query: 'guarantee' }}
      onFiltersChange={() => undefined}
      state={{ status: 'ready', total: 124 }}
      groupHref={() => undefined}
      hrefOf={() => undefined}
      onShowMore={() => undefined}
      onSave={() => undefined}
    />,
  );
  const field = screen.getByRole('searchbox', { name: 'Search' });
  const save = screen.getByRole('button', { name: 'Save search' });
  expect(field.compareDocumentPosition(save)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

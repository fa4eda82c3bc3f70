import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { draw } from '../../contract-suite/draw.tsx';
import { FilterPanel, type FilterPanelProps } from './index.js';

function Host() {
  const [value, setValue] = useState<FilterPanelProps['value']>({ text: 'fees' });
  return <FilterPanel blocks={[]} value={value} onValueChange={setValue} />;
}

it('gives the focus to its title when its filters are cleared by keyboard', async () => {
  const { user } = draw(<Host />);
  screen.getByRole('button').focus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('heading')).toHaveFocus();
});

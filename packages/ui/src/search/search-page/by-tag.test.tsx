import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { draw } from '../../contract-suite/draw.tsx';
import { AVAILABLE } from '../../tags/tags.fixture.js';
import { ByTag, type ByTagProps } from './by-tag.js';

const PROPS: ByTagProps = { onSearch: () => Promise.resolve([]), onPick: vi.fn(), chosen: [] };
const room = (container: HTMLElement) => container.querySelectorAll('.max-xs\\:h-44').length;

it('SRCH-003 the room of the tags often used with a selected one is kept until they are known', () => {
  expect(room(draw(<ByTag {...PROPS} />).container)).toBe(0);
  expect(room(draw(<ByTag {...PROPS} often={[]} />).container)).toBe(1);
  expect(room(draw(<ByTag {...PROPS} often={AVAILABLE} />).container)).toBe(1);
});

it('SRCH-003 TAG-007 five tags often used with the selected ones are offered, none of them twice', async () => {
  const [first, second] = AVAILABLE;
  draw(<ByTag {...PROPS} chosen={[first!.id]} often={AVAILABLE} />);
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).not.toContain(first!.name);
  expect(names.filter((name) => AVAILABLE.some((tag) => tag.name === name)).length).toBeLessThanOrEqual(5);
  await userEvent.click(screen.getByRole('button', { name: second!.name }));
  expect(PROPS.onPick).toHaveBeenCalledExactlyOnceWith(second);
});

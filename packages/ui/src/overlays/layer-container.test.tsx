// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LayersInside } from './layer-container.js';

const isVeiled = () => 'veiled' in document.documentElement.dataset;

it('marks the page as covered until the last modal layer closes', () => {
  const dialog = render(<LayersInside>Dialog</LayersInside>);
  const over = render(<LayersInside>Confirmation over it</LayersInside>);
  expect(isVeiled()).toBe(true);
  over.unmount();
  expect(isVeiled()).toBe(true);
  dialog.unmount();
  expect(isVeiled()).toBe(false);
});

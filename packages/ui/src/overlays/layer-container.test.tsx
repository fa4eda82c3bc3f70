// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { surroundings } from '../contract-suite/draw.tsx';
import { Confirmation } from './confirmation/index.js';
import { DialogContent, DialogRoot, DialogTitle } from './dialog/index.js';
import { Drawer } from './drawer/index.js';
import { LayersInside } from './layer-container.js';
import { Popover } from './popover/index.js';

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

const LAYERS: Record<string, (children: ReactNode) => ReactNode> = {
  dialog: (children) => (
    <DialogRoot defaultOpen>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>Tags</DialogTitle>
        {children}
      </DialogContent>
    </DialogRoot>
  ),
  drawer: (children) => (
    <Drawer defaultOpen title="Filters">
      {children}
    </Drawer>
  ),
  popover: (children) => (
    <Popover defaultOpen trigger={<button type="button">Open</button>} label="Filter">
      {children}
    </Popover>
  ),
};

it.each(Object.keys(LAYERS))('a form in a %s does not submit the form that the layer belongs to', (name) => {
  const own = vi.fn<() => void>();
  const host = vi.fn<() => void>();
  render(<form onSubmit={host}>{LAYERS[name]!(<form aria-label="Own" onSubmit={own} />)}</form>, {
    wrapper: surroundings(),
  });
  fireEvent.submit(screen.getByRole('form', { name: 'Own' }));
  expect(own).toHaveBeenCalledOnce();
  expect(host).not.toHaveBeenCalled();
});

it('a confirmation does not submit the form that it belongs to', () => {
  const host = vi.fn<() => void>();
  const onConfirm = vi.fn<() => void>();
  render(
    <form onSubmit={host}>
      <Confirmation
        defaultOpen
        title="Revoke the power?"
        confirmLabel="Revoke"
        cancelLabel="Keep"
        onConfirm={onConfirm}
      />
    </form>,
    { wrapper: surroundings() },
  );
  fireEvent.submit(screen.getByRole('alertdialog').querySelector('form')!);
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(host).not.toHaveBeenCalled();
});

import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../controls/button/index.js';
import { Confirmation, Dialog, Drawer, Menu, Popover, ToastProvider, Tooltip, useToast } from './index.js';

const nothing = () => {};

function AllLayers() {
  const toast = useToast();
  return (
    <div className="flex flex-wrap gap-12">
      <Dialog trigger={<Button>Dialog</Button>} title="Title" />
      <Drawer trigger={<Button>Drawer</Button>} title="Title" />
      <Confirmation
        trigger={<Button>Confirmation</Button>}
        title="Go on?"
        confirmLabel="Go on"
        cancelLabel="Stay"
        onConfirm={nothing}
      />
      <Menu trigger={<Button>Menu</Button>} actions={[{ id: 'a', label: 'Action' }]} />
      <Popover trigger={<Button>Popover</Button>} label="Label">
        <Button>Inside</Button>
      </Popover>
      <Tooltip content="More words">
        <Button>Tooltip</Button>
      </Tooltip>
      <Button onClick={() => toast.success('Saved')}>Toast</Button>
    </div>
  );
}

const meta = preview.meta({ title: 'Overlays/Content policy', tags: ['!autodocs'] });

const LAYERS: [button: string, role: string][] = [
  ['Dialog', 'dialog'],
  ['Drawer', 'dialog'],
  ['Confirmation', 'alertdialog'],
  ['Menu', 'menu'],
  ['Popover', 'dialog'],
];

export const Default = meta.story({
  name: 'No layer writes a style element into the page (decision 0003)',
  render: () => (
    <ToastProvider>
      <AllLayers />
    </ToastProvider>
  ),
  play: async ({ canvas }) => {
    const injected: string[] = [];
    const isStyle = (node: Node): node is HTMLStyleElement => node instanceof HTMLStyleElement;
    const observer = new MutationObserver((records) => {
      for (const node of records.flatMap((record) => [...record.addedNodes])) {
        const styles =
          node instanceof Element ? [node, ...node.querySelectorAll('style')].filter(isStyle) : [];
        for (const style of styles) {
          if (!style.hasAttribute('data-vite-dev-id')) injected.push(style.textContent ?? '');
        }
      }
    });
    observer.observe(document, { childList: true, subtree: true });
    for (const [name, role] of LAYERS) {
      await userEvent.click(canvas.getByRole('button', { name }));
      const layer = await screen.findByRole(role);
      // A modal layer blocks scroll keys by a static rule.
      if (role !== 'menu' && name !== 'Popover') {
        await expect(getComputedStyle(layer).overscrollBehaviorY).toBe('contain');
      }
      await waitFor(() => expect(layer).toContainElement(document.activeElement as HTMLElement));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
    }
    await userEvent.hover(canvas.getByRole('button', { name: 'Tooltip' }));
    await screen.findByRole('tooltip');
    await userEvent.click(canvas.getByRole('button', { name: 'Toast' }));
    await screen.findAllByText('Saved');
    observer.disconnect();
    await expect(injected).toEqual([]);
  },
});

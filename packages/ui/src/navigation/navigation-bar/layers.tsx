import { useEffect, useState, type ReactNode } from 'react';
import { afterStart } from '../../foundations/after-start.js';
import { lazyPart } from '../../foundations/lazy-part.js';

/**
 * The menus and the drawer of the bar. What floats is not needed to draw the bar, and is half of its code: it is fetched
 * as soon as the page is past its start.
 */
const load = async () => {
  await afterStart();
  return import('./layer-module.js');
};

export const AccountMenu = lazyPart(async () => (await load()).AccountMenu);
export const GroupMenu = lazyPart(async () => (await load()).GroupMenu);
export const NavigationDrawer = lazyPart(async () => (await load()).NavigationDrawer);
export const PerimeterMenu = lazyPart(async () => (await load()).PerimeterMenu);

const LAYERS = [AccountMenu, GroupMenu, NavigationDrawer, PerimeterMenu];

export interface DeferredProps {
  /** Stands until the layer is there, and looks the same. */
  renderButton: (open: () => void) => ReactNode;
  /** The layer over the button; `wanted` when it was pressed meanwhile: the layer then opens at once. */
  children: (wanted: boolean, button: ReactNode) => ReactNode;
}

/** A button whose layer is fetched after it is drawn. */
export function Deferred({ renderButton, children }: DeferredProps) {
  const [wanted, setWanted] = useState(false);
  // All at once: a layer that stands in another one must be there when that opens.
  useEffect(() => {
    for (const layer of LAYERS) layer.preload();
  }, []);
  return children(
    wanted,
    renderButton(() => setWanted(true)),
  );
}

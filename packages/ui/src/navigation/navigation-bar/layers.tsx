import { lazy, Suspense, useState, type ReactNode } from 'react';

/**
 * The menus and the drawer of the bar. What floats is not needed to draw the bar, and is half of its code: it is fetched
 * as soon as the bar stands.
 */
const load = () => import('./layer-module.js');

export const AccountMenu = lazy(() => load().then((module) => ({ default: module.AccountMenu })));
export const GroupMenu = lazy(() => load().then((module) => ({ default: module.GroupMenu })));
export const NavigationDrawer = lazy(() => load().then((module) => ({ default: module.NavigationDrawer })));
export const PerimeterMenu = lazy(() => load().then((module) => ({ default: module.PerimeterMenu })));

export interface DeferredProps {
  /** Stands until the layer is there, and looks the same. */
  renderButton: (open: () => void) => ReactNode;
  /** The layer; `wanted` when the button was pressed meanwhile: it then opens at once. */
  children: (wanted: boolean) => ReactNode;
}

/** A button whose layer is fetched after it is drawn. */
export function Deferred({ renderButton, children }: DeferredProps) {
  const [wanted, setWanted] = useState(false);
  return <Suspense fallback={renderButton(() => setWanted(true))}>{children(wanted)}</Suspense>;
}

import { useCallback, useEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react';
import { afterStart } from '../../foundations/after-start.js';
import { lazyPart } from '../../foundations/lazy-part.js';

/**
 * The menus and the drawer of the bar. They are not needed to render the bar, and are half of its code: loaded as soon
 * as the page start is over.
 */
const load = async () => {
  await afterStart();
  return import('./layer-module.js');
};

export const AccountMenu = lazyPart(async () => (await load()).AccountMenu);
export const GroupMenu = lazyPart(async () => (await load()).GroupMenu);
export const NavigationDrawer = lazyPart(async () => (await load()).NavigationDrawer);
export const PerimeterMenu = lazyPart(async () => (await load()).PerimeterMenu);

/** Loads the layers; those that failed to load are loaded again at once. */
const preloadLayers = () => {
  for (const layer of [AccountMenu, GroupMenu, NavigationDrawer, PerimeterMenu]) layer.preload();
};

/** A trigger that may have the focus: an open menu or drawer takes it, an open group of services does not. */
const FOCUSABLE_TRIGGER = 'button:not([aria-haspopup][aria-expanded=true])';

/** Handlers of the button that stands in for a layer's trigger. */
export interface StandInHandlers {
  /** Hands the focus of the button on to the trigger that replaces it. */
  ref: (button: HTMLButtonElement) => () => void;
  onClick: () => void;
  onPointerDown: (event: PointerEvent) => void;
}

export interface DeferredProps {
  /** Renders a button that looks the same, until the layer is loaded. */
  renderButton: (handlers: StandInHandlers) => ReactNode;
  /** Renders the layer; `wanted` is true if the button was clicked in the meantime, so that the layer opens at once. */
  children: (wanted: boolean, button: ReactNode) => ReactNode;
}

/** A button whose layer is loaded after it is rendered. */
export function Deferred({ renderButton, children }: DeferredProps) {
  const [wanted, setWanted] = useState(false);
  const want = () => {
    setWanted(true);
    preloadLayers();
  };
  const box = useRef<HTMLSpanElement>(null);
  const keepFocus = useCallback(
    (button: HTMLButtonElement) => () => {
      if (button === document.activeElement)
        queueMicrotask(() => box.current?.querySelector<HTMLElement>(FOCUSABLE_TRIGGER)?.focus());
    },
    [],
  );
  // All of them together: a layer nested in another one must be loaded when that one opens.
  useEffect(preloadLayers, []);
  const button = renderButton({
    ref: keepFocus,
    onClick: want,
    // A button that is replaced between press and release of the mouse gets no click.
    onPointerDown: ({ button: pressed, pointerType }) => {
      if (pressed === 0 && pointerType === 'mouse') want();
    },
  });
  return (
    <span ref={box} className="contents">
      {children(wanted, button)}
    </span>
  );
}

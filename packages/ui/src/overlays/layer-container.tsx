import { createContext, use, useLayoutEffect, useState, type ReactNode, type SyntheticEvent } from 'react';

/**
 * The element that menus, popovers and tooltips are rendered in: the page's landmark, or the dialog they were opened
 * from. By default they would be at the end of the body, outside all landmarks, where users who navigate by landmarks
 * would not find them.
 */
export const LayerContainer = createContext<HTMLElement | null>(null);

/** Returns the element to render a layer in; null for the default, the end of the body. */
export const useLayerContainer = () => use(LayerContainer);

/** Events in React pass through portals: a form in a layer must not submit the form that the layer belongs to. */
export const submitsAlone = { onSubmit: (event: SyntheticEvent) => event.stopPropagation() };

/** Number of modal layers that cover the page. */
let veils = 0;

/**
 * Marks the page as covered by a modal layer, for the stylesheet. The scrim takes every click; the `pointer-events`
 * that the layer also sets on the body are inherited and would make the browser restyle the whole page.
 */
function useVeil() {
  useLayoutEffect(() => {
    const page = document.documentElement;
    veils += 1;
    page.dataset['veiled'] = '';
    return () => {
      veils -= 1;
      if (veils === 0) delete page.dataset['veiled'];
    };
  }, []);
}

/** Wraps the content of a modal layer, which hides the rest of the page: layers opened in it are rendered inside it. */
export function LayersInside({ children }: { children: ReactNode }) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  useVeil();
  return (
    <LayerContainer value={container}>
      {children}
      <div ref={setContainer} className="contents" />
    </LayerContainer>
  );
}

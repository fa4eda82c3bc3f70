import { createContext, use, useLayoutEffect, useState, type ReactNode } from 'react';

/**
 * Where menus, popovers and tooltips stand in the document: in the landmark of the page, or in the dialog they were opened
 * from. At the end of the body, where they go without one, they would be in no landmark, and whoever reads a page by its
 * landmarks would not meet them.
 */
export const LayerContainer = createContext<HTMLElement | null>(null);

/** The element in which a layer is to stand; null where nobody gives one, which is the end of the body. */
export const useLayerContainer = () => use(LayerContainer);

/** How many modal layers veil the page. */
let veils = 0;

/**
 * Tells the stylesheet that a modal layer veils the page. Its veil takes every press; that the layer also takes the pointer
 * from the body would make the browser style all of the page again, as pointer events are inherited.
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

/** Around the content of a modal layer, which hides the rest of the page: layers opened in it are placed in it. */
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

import { createContext, use, useState, type ReactNode } from 'react';

/**
 * Where menus, popovers and tooltips stand in the document: in the landmark of the page, or in the dialog they were opened
 * from. At the end of the body, where they go without one, they would be in no landmark, and whoever reads a page by its
 * landmarks would not meet them.
 */
export const LayerContainer = createContext<HTMLElement | null>(null);

/** The element in which a layer is to stand; null where nobody gives one, which is the end of the body. */
export const useLayerContainer = () => use(LayerContainer);

/** Around the content of a modal layer, which hides the rest of the page: what opens in it stands in it. */
export function LayersInside({ children }: { children: ReactNode }) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <LayerContainer value={container}>
      {children}
      <div ref={setContainer} className="contents" />
    </LayerContainer>
  );
}

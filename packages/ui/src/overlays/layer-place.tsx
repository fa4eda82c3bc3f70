import { createContext, use, useState, type ReactNode } from 'react';

/**
 * Where menus, popovers and tooltips stand in the document: in the landmark of the page, or in the dialog they were opened
 * from. At the end of the body, where they go without one, they would be in no landmark, and whoever reads a page by its
 * landmarks would not meet them.
 */
export const LayerPlace = createContext<HTMLElement | null>(null);

/** The element in which a layer is to stand; null where nobody gives one, which is the end of the body. */
export const useLayerPlace = () => use(LayerPlace);

/** Around the content of a modal layer, which hides the rest of the page: what opens in it stands in it. */
export function LayersInside({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <LayerPlace value={place}>
      {children}
      <div ref={setPlace} className="contents" />
    </LayerPlace>
  );
}

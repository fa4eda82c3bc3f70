import { ProductCard } from '../../content/product-card/index.js';
import { cn, useStrings } from '../../foundations/index.js';
import { PRODUCTS } from '../hub-structure.js';
import { documentsOf, type OverviewProps } from './overview.js';

/** HUB-005, HUB-006: six blocks, each with its text and a link to its documents. */
export function ProductsOverview({ documents, bloc, hrefOf, textOf, isBeside, onAdd }: OverviewProps) {
  const t = useStrings();
  return (
    <div className={cn('grid gap-x-32 gap-y-40 py-24 xs:grid-cols-2', !isBeside && 'sm:grid-cols-3')}>
      {PRODUCTS.map((product) => {
        const name = t(`informationHub.blocs.${product}`);
        return (
          <ProductCard
            key={product}
            name={name}
            texts={textOf(product)}
            descriptionId={product}
            documents={documentsOf(documents, product)}
            href={hrefOf(product)}
            isOpen={bloc === product}
            onAdd={onAdd && (() => onAdd(product, name))}
          />
        );
      })}
    </div>
  );
}

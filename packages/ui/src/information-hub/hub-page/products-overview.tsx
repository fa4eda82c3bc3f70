import { Button, IconButton } from '../../controls/button/index.js';
import { EditableText } from '../../content/editable-text/index.js';
import { cn, HostLink, PlusIcon, useFormats, useStrings } from '../../foundations/index.js';
import { PRODUCTS, textRule } from '../places.js';
import { documentsOf, type OverviewProps } from './overview.js';

/** HUB-005, HUB-006: six blocks, each with its text and the way to its documents. */
export function ProductsOverview({ documents, bloc, hrefOf, textOf, isBeside, onAdd }: OverviewProps) {
  const t = useStrings();
  const formats = useFormats();
  return (
    <div className={cn('grid gap-x-32 gap-y-40 py-24 xs:grid-cols-2', !isBeside && 'sm:grid-cols-3')}>
      {PRODUCTS.map((product) => {
        const name = t(`informationHub.blocs.${product}`);
        const own = documentsOf(documents, product);
        const last = own
          .map(({ updatedAt }) => updatedAt)
          .toSorted()
          .at(-1);
        const text = textOf(product);
        return (
          <section
            key={product}
            aria-label={name}
            className={cn('border-t-2 border-line-ink pt-16', text.draft && 'col-span-full')}
          >
            <div className="flex items-start justify-between gap-8">
              <h2 className="text-heading-1">{name}</h2>
              {onAdd ? (
                <IconButton
                  size="row"
                  className="max-xs:size-44"
                  icon={PlusIcon}
                  label={t('informationHub.addTo', { name })}
                  onClick={() => onAdd(product)}
                />
              ) : null}
            </div>
            <EditableText className="mt-8" name={name} rule={textRule(product)} {...text} />
            <div className="mt-12 flex flex-wrap items-center gap-x-12 gap-y-4">
              <Button asChild size="toolbar">
                <HostLink
                  href={hrefOf(product)}
                  aria-label={t('informationHub.viewOf', { name })}
                  aria-current={bloc === product ? 'true' : undefined}
                >
                  {t('informationHub.view')}
                </HostLink>
              </Button>
              <span className="text-small text-ink-2">
                {last
                  ? t('informationHub.countAndLast', { count: own.length, date: formats.date(last) })
                  : t('content.documents.count', { count: 0 })}
              </span>
            </div>
          </section>
        );
      })}
    </div>
  );
}

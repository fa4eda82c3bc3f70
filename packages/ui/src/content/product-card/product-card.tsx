import type { ComponentProps } from 'react';
import { Button, IconButton } from '../../controls/button/index.js';
import { Link } from '../../controls/link/index.js';
import { cn, HostLink, PlusIcon, useFormats, useStrings } from '../../foundations/index.js';
import type { ContentDocument } from '../document-list/index.js';
import { EditableText, type TextsOfForm } from '../editable-text/index.js';

export interface ProductCardProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The name of the product. */
  name: string;
  /** The description of the product, and its title where that is editable too. */
  texts: TextsOfForm;
  /** Field id of the description. */
  descriptionId: string;
  /** Its documents, for their number and the date of the last change. */
  documents: readonly Pick<ContentDocument, 'updatedAt'>[];
  /** Address that opens the documents panel. */
  href: string;
  /** The documents panel of this product is open. */
  isOpen?: boolean;
  /** How the way to the documents looks: a button, or a link in the text. */
  look?: 'button' | 'link';
  /** Opens the dialog that adds documents; only for users who may add them (HUB-017, TF-006). */
  onAdd?: (() => void) | undefined;
}

/** A product of the bank: its description and the link to its documents (HUB-006, TF-003). */
export function ProductCard({
  name,
  texts,
  descriptionId,
  documents,
  href,
  isOpen = false,
  look = 'button',
  onAdd,
  className,
  ...props
}: ProductCardProps) {
  const t = useStrings();
  const formats = useFormats();
  const last = documents
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1);
  const isWriting = texts.editing?.drafts !== undefined;
  const count = t('content.documents.count', { count: documents.length });
  const link = {
    href,
    'aria-label': t(look === 'link' ? 'content.card.readOf' : 'content.card.viewOf', { name }),
    'aria-current': isOpen ? ('true' as const) : undefined,
  };
  return (
    <section
      aria-label={name}
      className={cn('min-w-0 border-t-2 border-line-ink pt-16', isWriting && 'col-span-full', className)}
      {...props}
    >
      <EditableText name={name} texts={texts}>
        {({ pencil, form, read }) => (
          <>
            <div className="flex items-start gap-4">
              <h2 className="min-w-0 flex-1 text-heading-1 break-words">{name}</h2>
              {pencil}
              {onAdd ? (
                <IconButton
                  size="row"
                  className="-my-2 max-xs:-my-10 max-xs:size-44"
                  icon={PlusIcon}
                  label={t('content.card.addTo', { name })}
                  onClick={onAdd}
                />
              ) : null}
            </div>
            {form ? (
              <div className="mt-12">{form}</div>
            ) : (
              <p className="mt-8 max-w-measure text-body break-words text-ink-2">{read(descriptionId)}</p>
            )}
          </>
        )}
      </EditableText>
      <div className="mt-12 flex flex-wrap items-center gap-x-12 gap-y-4">
        {look === 'link' ? (
          <Link className="inline-flex min-h-24 items-center font-medium max-xs:min-h-44" {...link}>
            {t('content.card.read')}
          </Link>
        ) : (
          <Button asChild size="toolbar">
            <HostLink {...link}>{t('content.card.view')}</HostLink>
          </Button>
        )}
        <span className="text-small text-ink-2">
          {look === 'button' && last
            ? t('content.card.countAndLast', { count: documents.length, date: formats.date(last) })
            : count}
        </span>
      </div>
    </section>
  );
}

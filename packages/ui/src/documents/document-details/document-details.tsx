import type { DocumentLimits as Limits } from '@atrium/contract/document-rules';
import type { Document } from '@atrium/contract/documents';
import type { ComponentProps } from 'react';
import { Button } from '../../controls/button/index.js';
import { PropertyList, type Property } from '../../data/property-list/index.js';
import { cn, StateMark, TrashIcon, useFormats, useStrings } from '../../foundations/index.js';
import { EditableTags, type EditableTagsProps } from '../../tags/editable-tags/index.js';
import { DocumentLimits } from './document-limits.js';

export interface DocumentDetailsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The document shown. */
  document: Document;
  /** Finds, creates and saves tags; they can be changed only with rights.canManageTags (DOC-015). */
  tagging: Omit<EditableTagsProps, 'tags' | 'canManageTags'>;
  /** Opens the delete confirmation; shown only with rights.canDelete (DOC-020). */
  onDelete?: (() => void) | undefined;
  /** Who may do what this user may not; explained on request. */
  limits?: Limits | undefined;
}

const MARKS = { pending: 'action', validated: 'done', refused: 'refused' } as const;

/** The properties of a document (DOC-014, DS-084), shown beside its preview. */
export function DocumentDetails({
  document,
  tagging,
  onDelete,
  limits,
  className,
  ...props
}: DocumentDetailsProps) {
  const t = useStrings();
  const properties = useProperties(document);
  return (
    <div className={cn('grid content-start gap-24', className)} {...props}>
      <PropertyList layout="stacked" properties={properties} />
      <section aria-label={t('tags.label')} className="grid gap-10">
        <h3 className="text-body-strong">{t('tags.label')}</h3>
        <EditableTags
          // Resets unsaved tag edits when another document is shown.
          key={document.id}
          tags={document.tags}
          canManageTags={document.rights.canManageTags}
          {...tagging}
        />
      </section>
      {onDelete && document.rights.canDelete ? (
        <Button variant="danger" icon={TrashIcon} className="w-fit" onClick={onDelete}>
          {t('documents.delete')}
        </Button>
      ) : null}
      {limits ? <DocumentLimits key={`limits-${document.id}`} {...limits} /> : null}
    </div>
  );
}

/** Returns the properties that the document has; missing ones are left out. */
function useProperties(document: Document): Property[] {
  const t = useStrings();
  const formats = useFormats();
  const { authorIsDeleted, category, contract, isRequested, ricosLinked, service, state } = document;
  const author = useAuthor(document);
  const property = (id: Parameters<typeof label>[0], value: Property['value']): Property => ({
    id,
    label: label(id),
    value,
  });
  function label(
    id:
      | 'title'
      | 'uploader'
      | 'requester'
      | 'date'
      | 'category'
      | 'service'
      | 'entities'
      | 'contract'
      | 'type'
      | 'size'
      | 'state',
  ) {
    return t(`documents.details.${id}`);
  }
  return [
    property('title', document.filename),
    ...(state === 'validated'
      ? []
      : [
          property(
            'state',
            <span className="inline-flex items-center gap-8">
              <StateMark name={MARKS[state]} />
              {t(`documents.states.${state}`)}
            </span>,
          ),
        ]),
    // The requester, if the document was requested (DOC-016); a closed account is marked (DOC-017).
    property(
      isRequested ? 'requester' : 'uploader',
      authorIsDeleted ? t('documents.accountClosed', { name: author }) : author,
    ),
    property('date', formats.dateTime(document.creationDate)),
    property('category', category.name),
    ...(service ? [property('service', service.label)] : []),
    ...(ricosLinked.length > 0
      ? [property('entities', formats.list(ricosLinked.map(({ ricosName }) => ricosName)))]
      : []),
    ...(contract ? [property('contract', contract.name)] : []),
    property('type', t(`documents.types.${document.type}`)),
    property('size', formats.fileSize(document.size)),
  ];
}

function useAuthor({ isUploadedByMe, authorFirstName, authorLastName }: Document): string {
  const t = useStrings();
  return isUploadedByMe ? t('documents.byMe') : `${authorFirstName} ${authorLastName}`;
}

import type { SearchResult } from '@atrium/contract/search';
import type { AttachedTag } from '@atrium/contract/tags';
import { useEffect, useRef, useState, type ComponentProps, type MouseEvent } from 'react';
import { IconButton } from '../../controls/button/index.js';
import {
  cn,
  HostLink,
  lazyPart,
  TagIcon,
  useFormats,
  useLanguage,
  useStrings,
} from '../../foundations/index.js';
import type { EditableTagsProps } from '../../tags/editable-tags/index.js';
import { TagChips } from '../../tags/tag-chips/index.js';
import { MarkedText } from './marked-text.js';

/** Loaded on the first edit. */
const EditTags = lazyPart(async () => (await import('../../tags/editable-tags/edit-tags.js')).default);

export interface SearchResultCardProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The result shown. */
  result: SearchResult;
  /** Address of the result; without it there is no link. */
  href?: string | undefined;
  /** Opens the result beside the page instead of following the link; opening in a new tab still works (SRCH-042). */
  onOpen?: (() => void) | undefined;
  /** Returns the address of a tag, for example of a country or currency (TAG-017). */
  tagHref?: ((tag: AttachedTag) => string | undefined) | undefined;
  /** Edits its tags, for users who may (SRCH-041). */
  tagging?: Pick<EditableTagsProps, 'onSearch' | 'newTag' | 'onSave'> | undefined;
}

/** One result (SRCH-040): title and texts with the terms highlighted, tags, and context. */
export function SearchResultCard({
  result,
  href,
  onOpen,
  tagHref,
  tagging,
  className,
  ...props
}: SearchResultCardProps) {
  const t = useStrings();
  const formats = useFormats();
  const language = useLanguage();
  const countries = new Intl.DisplayNames(language === 'fr' ? 'fr-FR' : 'en-GB', { type: 'region' });
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  // The editor is removed with the focus inside it, so the focus returns to the button that opened it.
  useEffect(() => {
    if (wasEditing.current && !isEditing) edit.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const { title, description, utcDate, category, details } = result;
  const about = [
    ...category.slice(1).map(({ label }) => label),
    ...(details.country && details.tags.length === 0
      ? [countries.of(details.country) ?? details.country]
      : []),
    ...(details.contractName ? [details.contractName] : []),
    ...entityNames(details.entities, t),
  ];
  return (
    <div
      data-result={result.id}
      className={cn('grid gap-y-2 py-10 xs:grid-cols-[minmax(0,1fr)_auto] xs:gap-x-16', className)}
      {...props}
    >
      <div className="flex min-w-0 flex-wrap items-center gap-x-10 gap-y-4">
        {href === undefined ? (
          <span className="min-w-0 font-medium break-words">
            <MarkedText {...title} />
          </span>
        ) : (
          <HostLink
            href={href}
            className="focus-ring min-h-24 min-w-0 rounded-tag font-medium break-words hover:underline"
            {...(onOpen && { 'aria-haspopup': 'dialog', onClick: (event) => openInPlace(event, onOpen) })}
          >
            <MarkedText {...title} />
          </HostLink>
        )}
        {details.tags.length > 0 && !isEditing ? <TagChips tags={details.tags} hrefOf={tagHref} /> : null}
        {tagging && details.canManageTags && !isEditing ? (
          <IconButton
            ref={edit}
            size="row"
            icon={TagIcon}
            label={t('search.editTags', { name: title.text })}
            className="print:hidden"
            onClick={() => setEditing(true)}
          />
        ) : null}
      </div>
      {utcDate === null ? null : (
        <time dateTime={utcDate} className="text-small whitespace-nowrap text-ink-2 max-xs:order-last">
          {formats.date(utcDate)}
        </time>
      )}
      <div className="min-w-0 max-w-measure text-small xs:col-start-1">
        {description.text === '' ? null : (
          <p className="break-words">
            <MarkedText {...description} />
          </p>
        )}
        {details.document ? <FileFacts document={details.document} /> : null}
        {isEditing && tagging ? (
          <div className="py-8">
            <EditTags tags={details.tags} onClose={() => setEditing(false)} {...tagging} />
          </div>
        ) : null}
        {about.length > 0 ? <p className="text-caption break-words text-ink-2">{about.join(' · ')}</p> : null}
      </div>
    </div>
  );
}

/** Opens in place on a plain click; leaves clicks with a modifier key (new tab or window) to the browser. */
function openInPlace(event: MouseEvent, onOpen: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  onOpen();
}

/** Maximum number of legal entity names; the rest is shown as a count. */
const ENTITIES_SHOWN = 2;

function entityNames(entities: readonly string[], t: ReturnType<typeof useStrings>): string[] {
  const rest = entities.length - ENTITIES_SHOWN;
  return rest > 0
    ? [...entities.slice(0, ENTITIES_SHOWN), t('search.moreEntities', { count: rest })]
    : [...entities];
}

function FileFacts({ document }: { document: NonNullable<SearchResult['details']['document']> }) {
  const t = useStrings();
  const formats = useFormats();
  const author = `${document.authorFirstName} ${document.authorLastName}`.trim();
  const facts = [t(`search.fileTypes.${document.type}`), formats.fileSize(document.size)].join(', ');
  return (
    <p>
      {facts}. {author === '' ? null : t('search.addedBy', { name: author })}
    </p>
  );
}

import { useRef, type ComponentProps } from 'react';
import { IconButton } from '../../controls/index.js';
import { cn, HostLink, TrashIcon, useFormats, useStrings } from '../../foundations/index.js';
import { Confirmation } from '../../overlays/confirmation/index.js';

/** An unsent draft of a request form. */
export interface ListedDraft {
  id: string;
  /** Title given by the user; empty if there is none. */
  title: string;
  /** Names of the service and the action; empty while unknown. */
  about: string;
  /** ISO 8601. */
  savedAt: string;
  /** Address of the form, filled in from the draft. */
  href: string;
}

export interface DraftListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The drafts, newest first. */
  drafts: readonly ListedDraft[];
  /** Deletes a draft; called after the user has confirmed. */
  onDelete: (draft: ListedDraft) => void;
}

/** The list of unsent drafts: a link continues a draft, a button deletes it after confirmation. */
export function DraftList({ drafts, onDelete, className, ...props }: DraftListProps) {
  const t = useStrings();
  const formats = useFormats();
  const list = useRef<HTMLUListElement>(null);
  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label={t('creation.drafts.title')}
      className={cn('outline-none', className)}
      {...props}
    >
      {drafts.map((draft) => {
        const title = draft.title.trim() || t('creation.drafts.untitled');
        return (
          <li key={draft.id} className="flex items-center gap-16 border-b border-line py-8">
            <div className="min-w-0 flex-1">
              <HostLink
                href={draft.href}
                className="focus-ring inline-block max-w-full min-h-24 text-body-strong break-words text-brand-ink hover:underline"
              >
                {title}
              </HostLink>
              <p className="text-small text-ink-2">
                {draft.about ? `${draft.about} · ` : ''}
                {t('creation.drafts.savedAt', { date: formats.dateTime(draft.savedAt) })}
              </p>
            </div>
            <Confirmation
              danger
              trigger={
                <IconButton
                  icon={TrashIcon}
                  label={t('creation.drafts.delete', { title })}
                  className="max-xs:size-44"
                />
              }
              title={t('creation.drafts.deleteTitle')}
              description={t('creation.drafts.deleteText', { title })}
              cancelLabel={t('creation.drafts.keep')}
              confirmLabel={t('creation.drafts.confirm')}
              onConfirm={() => {
                onDelete(draft);
                // The delete button was removed with its row, so the list takes the focus.
                requestAnimationFrame(() => list.current?.focus());
              }}
            />
          </li>
        );
      })}
    </ul>
  );
}

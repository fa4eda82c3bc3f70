import { useComposedRefs } from '@radix-ui/react-compose-refs';
import type { RequestDocument } from '@atrium/contract/request-documents';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { Button } from '../../controls/button/index.js';
import { Checkbox } from '../../controls/checkbox/index.js';
import { SegmentedControl } from '../../controls/segmented-control/index.js';
import { Empty, ErrorState, SkeletonRows, type ErrorStateProps } from '../../feedback/index.js';
import { AttachmentList } from '../../files/attachment-list/index.js';
import { AttachIcon, cn, DownloadIcon, TagIcon, useFormats, useStrings } from '../../foundations/index.js';
import { byMessage } from './by-message.js';
import { DocumentItem, type DocumentDecision } from './document-item.js';

export interface RequestDocumentsProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Newest first; undefined while loading. */
  documents: readonly RequestDocument[] | undefined;
  /** Set if loading failed: the support id and the retry. */
  error?: Pick<ErrorStateProps, 'supportId' | 'onRetry' | 'retrying'> | undefined;
  /** The request requires validation of documents (RDET-069). */
  validation: boolean;
  /** Opens the dialog for adding documents; absent if the user may not add any (RDET-037). */
  onAdd?: (() => void) | undefined;
  /** Shows a document. */
  onOpen: (document: RequestDocument) => void;
  /** Downloads documents: a single one unchanged, several as a ZIP file. */
  onDownload: (documents: readonly RequestDocument[]) => void;
  /** A download is running. */
  downloading?: boolean;
  /** Opens the tag editor for those of the selected documents that the user may tag (TAG-006). */
  onTag?: ((documents: readonly RequestDocument[]) => void) | undefined;
  /** Validates or refuses a document, or resets the decision to pending. */
  onDecide: (document: RequestDocument, decision: DocumentDecision) => void;
  /** Ids of the documents whose decisions are being saved. */
  decidingIds?: ReadonlySet<string>;
  /** The user came to validate documents: the first Validate button takes the focus. */
  decides?: boolean;
}

const NONE: ReadonlySet<string> = new Set();

type View = 'request' | 'message';

/** The documents of a request (RDET-067): as one list, or grouped by message. */
export function RequestDocuments({
  documents,
  error,
  validation,
  onAdd,
  onOpen,
  onDownload,
  downloading = false,
  onTag,
  onDecide,
  decidingIds = NONE,
  decides = false,
  className,
  ref,
  ...props
}: RequestDocumentsProps) {
  const t = useStrings();
  const formats = useFormats();
  const [view, setView] = useState<View>('request');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const root = useRef<HTMLElement>(null);
  const ownRef = useComposedRefs(root, ref);
  const chosen = (documents ?? []).filter(({ id }) => selected.has(id));
  const taggable = chosen.filter(({ rights }) => rights.canManageTags);
  const select = (id: string, isSelected: boolean) => {
    const next = new Set(selected);
    if (isSelected) next.add(id);
    else next.delete(id);
    setSelected(next);
  };
  const refocus = useDecisionFocus(root, decidingIds);
  const isLoaded = documents !== undefined;
  useEffect(() => {
    if (decides && isLoaded) root.current?.querySelector<HTMLElement>('[data-validate]')?.focus();
  }, [decides, isLoaded]);

  return (
    <section
      ref={ownRef}
      aria-label={t('requestDocuments.title')}
      className={cn('grid min-w-0 content-start gap-16 py-16', className)}
      {...props}
    >
      <div className="flex flex-wrap items-center gap-12">
        <SegmentedControl<View>
          aria-label={t('requestDocuments.view')}
          size="toolbar"
          value={view}
          onValueChange={setView}
          segments={[
            { value: 'request', label: t('requestDocuments.views.request') },
            { value: 'message', label: t('requestDocuments.views.message') },
          ]}
        />
        {documents && documents.length > 0 ? (
          <span className="text-small text-ink-2">
            {t('requestDocuments.count', { count: documents.length })}
          </span>
        ) : null}
        {onAdd ? (
          <Button size="toolbar" icon={AttachIcon} className="ml-auto" onClick={onAdd}>
            {t('requestDocuments.add')}
          </Button>
        ) : null}
      </div>
      {error && !documents ? (
        <ErrorState title={t('requestDocuments.error')} {...error} />
      ) : !documents ? (
        <SkeletonRows rows={4} />
      ) : documents.length === 0 ? (
        <Empty title={t('requestDocuments.empty')} help={t('requestDocuments.emptyHelp')} />
      ) : view === 'request' ? (
        <div>
          <div className="flex min-h-44 flex-wrap items-center gap-12 border-b border-line-ink">
            <Checkbox
              label={
                chosen.length > 0
                  ? t('requestDocuments.selected', { count: chosen.length })
                  : t('requestDocuments.selectAll')
              }
              checked={chosen.length === documents.length}
              indeterminate={chosen.length > 0 && chosen.length < documents.length}
              onCheckedChange={(all) => setSelected(new Set(all ? documents.map(({ id }) => id) : []))}
            />
            {chosen.length > 0 ? (
              <Button
                size="row"
                variant="tertiary"
                icon={DownloadIcon}
                busy={downloading}
                busyLabel={t('requestDocuments.downloading')}
                onClick={() => onDownload(chosen)}
              >
                {t('requestDocuments.downloadAll')}
              </Button>
            ) : null}
            {onTag && taggable.length > 0 ? (
              <Button size="row" variant="tertiary" icon={TagIcon} onClick={() => onTag(taggable)}>
                {t('tags.edit')}
              </Button>
            ) : null}
          </div>
          <ul aria-label={t('requestDocuments.title')}>
            {documents.map((document) => (
              <li key={document.id}>
                <DocumentItem
                  document={document}
                  validation={validation}
                  selected={selected.has(document.id)}
                  onSelectedChange={(isSelected) => select(document.id, isSelected)}
                  onOpen={() => onOpen(document)}
                  onDownload={() => onDownload([document])}
                  onDecide={(decision) => {
                    refocus(document.id);
                    onDecide(document, decision);
                  }}
                  deciding={decidingIds.has(document.id)}
                />
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <div className="grid gap-24">
          {byMessage(documents).map(({ messageId, documents: group }) => {
            const [first] = group;
            const name = `${first!.authorFirstName} ${first!.authorLastName}`;
            const find = (id: string) => group.find((document) => document.id === id)!;
            return (
              <section key={messageId ?? ''} className="grid gap-8">
                <h3 className="text-body-strong">
                  {messageId
                    ? t('requestDocuments.withMessage', { date: formats.dateTime(first!.creationDate), name })
                    : t('requestDocuments.besideMessages')}
                </h3>
                <AttachmentList
                  files={group.map(({ id, filename, mediaType, size }) => ({
                    id,
                    name: filename,
                    mediaType,
                    size,
                  }))}
                  onOpen={({ id }) => onOpen(find(id))}
                  onDownload={({ id }) => onDownload([find(id)])}
                />
              </section>
            );
          })}
        </div>
      )}
    </section>
  );
}

/** Keeps the focus in the row of a decision, whose buttons are replaced once it is saved. */
function useDecisionFocus(root: { current: HTMLElement | null }, decidingIds: ReadonlySet<string>) {
  const decided = useRef<string | null>(null);
  useEffect(() => {
    if (decided.current === null || decidingIds.has(decided.current)) return;
    if (document.activeElement === document.body)
      root.current?.querySelector<HTMLElement>(`[data-document="${decided.current}"] [data-decide]`)?.focus();
    else return;
    decided.current = null;
  });
  return (id: string) => {
    decided.current = id;
  };
}

import type { AuditReportsContent } from '@atrium/contract/audit-reports';
import type {
  AUDIT_REPORTS_GUIDE,
  AUDIT_REPORTS_TEXT_MAX,
  AuditReportsTextKey,
} from '@atrium/contract/audit-reports-rules';
import type { ComponentProps } from 'react';
import {
  ContentFrame,
  type ContentFrameProps,
  type ContentState,
} from '../../content/content-frame/index.js';
import type { ContentDocument, DocumentEditing } from '../../content/document-list/index.js';
import { SingleDocument } from '../../content/document-list/internal.js';
import { EditableText, useTextDrafts, type TextEditing } from '../../content/editable-text/index.js';
import { Button } from '../../controls/button/index.js';
import { Empty } from '../../feedback/index.js';
import { HostLink, PlusIcon, useStrings } from '../../foundations/index.js';
import { PrimaryAction } from '../../navigation/page-header/internal.js';

export interface AuditReportsPageProps
  extends Omit<ComponentProps<'div'>, 'children'>, Pick<ContentFrameProps, 'onAskWhy'> {
  /** Whether the content is loading, failed or ready. */
  state: ContentState<{ content: AuditReportsContent }>;
  /** Opens the document, or downloads it when its type has no preview. */
  onOpen: (document: ContentDocument) => void;
  /** Downloads the document. */
  onDownload: (document: ContentDocument) => void;
  /** Address for requesting a report; without it there is no button (AUD-004, AUD-005). */
  newRequestHref?: string | undefined;
  /** Address of the requests of this service. */
  requestsHref?: string | undefined;
  /** The user belongs to the bank, so the requests are those of clients. */
  isOfBank?: boolean | undefined;
  /** Only for editors (AUD-006). */
  editing?:
    | (Pick<DocumentEditing, 'onUpdate'> &
        TextEditing<AuditReportsTextKey> & {
          onAdd: (block: typeof AUDIT_REPORTS_GUIDE, name: string) => void;
        })
    | undefined;
}

const GUIDE: typeof AUDIT_REPORTS_GUIDE = 'GUIDE';
const TEXT_MAX: typeof AUDIT_REPORTS_TEXT_MAX = 2000;

/** The audit reports page (AUD-001 to AUD-005): what a confirmation for auditors is, the guide, and a new request. */
export function AuditReportsPage({
  state,
  onOpen,
  onDownload,
  newRequestHref,
  requestsHref,
  isOfBank = false,
  editing,
  ...props
}: AuditReportsPageProps) {
  const t = useStrings();
  const content = state.status === 'ready' ? state.content : undefined;
  const together = useTextDrafts(content && { EXPLANATION: content.explanation }, editing);
  const name = t('auditReports.card');
  const guide = t('auditReports.guide');
  return (
    <ContentFrame
      title={t('auditReports.title')}
      actions={
        newRequestHref || requestsHref ? (
          <>
            {requestsHref ? (
              <Button asChild>
                <HostLink href={requestsHref}>
                  {t(isOfBank ? 'auditReports.clientsRequests' : 'auditReports.requests')}
                </HostLink>
              </Button>
            ) : null}
            {newRequestHref ? (
              <PrimaryAction>
                <Button variant="primary" asChild>
                  <HostLink href={newRequestHref}>
                    <PlusIcon />
                    {t('auditReports.newRequest')}
                  </HostLink>
                </Button>
              </PrimaryAction>
            ) : null}
          </>
        ) : undefined
      }
      state={state}
      failed={t('auditReports.failed')}
      {...props}
    >
      <div className="grid gap-x-40 gap-y-40 border-t border-line pt-24 sm:grid-cols-[minmax(0,1fr)_384px]">
        <section aria-label={name} className="min-w-0 border-t-2 border-line-ink pt-16">
          <h2 className="mb-12 text-heading-1">{name}</h2>
          <EditableText
            name={name}
            texts={together({ key: 'EXPLANATION', rule: { max: TEXT_MAX, isFormatted: true } })}
          />
        </section>
        <section aria-label={guide} className="min-w-0 border-t-2 border-line-ink pt-16">
          <h2 className="mb-12 text-heading-1">{guide}</h2>
          {!content?.guide && !editing ? (
            <Empty title={t('auditReports.noGuide')} help={t('auditReports.noGuideHelp')} />
          ) : (
            <SingleDocument
              document={content?.guide ?? undefined}
              onOpen={onOpen}
              onDownload={onDownload}
              onReplace={editing?.onUpdate}
              onAdd={editing && (() => editing.onAdd(GUIDE, guide))}
              addLabel={t('auditReports.addGuide')}
            />
          )}
        </section>
      </div>
    </ContentFrame>
  );
}

import type { Audience } from '@atrium/contract/audience';
import type { KycDetails, KycDocument } from '@atrium/contract/kyc';
import type { KycDocumentStatus, ReviewStatus } from '@atrium/contract/kyc-rules';
import type { ComponentProps } from 'react';
import { Button } from '../../controls/button/index.js';
import { useDayFormats } from '../../controls/date/internal.js';
import { HostLink, useFormats, useStrings, type StateName } from '../../foundations/index.js';
import { PrimaryAction } from '../../navigation/page-header/internal.js';
import { RecordBody, RecordPage, RecordSection } from '../../navigation/record-page/internal.js';
import { ReviewState } from '../review-state/index.js';
import { useReviewDistance } from '../review-state/internal.js';
import { KycDocuments } from './kyc-documents.js';
import { CONTENTS } from './sections.js';
import { openDocuments, WhatIsMissing } from './what-is-missing.js';

/** Loading state of a record's documents, which are loaded separately and may fail separately. */
export type KycDocumentsState =
  | { status: 'loading' }
  | { status: 'error'; supportId?: string | undefined; onRetry: () => void; retrying?: boolean }
  | { status: 'ready'; documents: readonly KycDocument[] };

export interface KycRecordPageProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The record; undefined while loading. */
  record: KycDetails | undefined;
  /** Its documents: loading, failed or ready. */
  documents: KycDocumentsState;
  /** The bank's current date, `2026-11-20`. */
  today: string;
  /** Returns how near the review is (KYC-033 to KYC-036). */
  statusOf: (record: KycDetails) => ReviewStatus;
  /** Returns the status of a document. */
  documentStatusOf: (document: KycDocument) => KycDocumentStatus;
  /** Address of the list from which the record was opened (KYC-009). */
  backHref: string;
  /** Open requests about it, for users with the request board: one is linked directly, several link to the board. */
  linked?: { count: number; href: string } | undefined;
  /** Address for starting a conversation about the record; absent without the right (KYC-017, KYC-018). */
  newConversationHref?: string | undefined;
  /** The user's side: amber is only used for what waits for the client. */
  audience: Audience;
  /** Explains what the user's rights hide; when given, a button for it is shown. */
  onAskWhy?: (() => void) | undefined;
  /** Opens the document, or downloads it when its type has no preview. */
  onOpen: (document: KycDocument) => void;
  /** Downloads the document. */
  onDownload: (document: KycDocument) => void;
}

const SECTIONS = [...CONTENTS.map(([section]) => section), 'documents' as const];
type Section = (typeof SECTIONS)[number];
const contentOf = new Map<Section, (typeof CONTENTS)[number][1]>(CONTENTS);

/** The KYC record of a legal entity (KYC-009 to KYC-029): what is missing, its seven sections, and actions. */
export function KycRecordPage({
  record,
  documents,
  today,
  statusOf,
  documentStatusOf,
  backHref,
  linked,
  newConversationHref,
  audience,
  onAskWhy,
  onOpen,
  onDownload,
  className,
  ...props
}: KycRecordPageProps) {
  const t = useStrings();
  const { integer } = useFormats();
  const days = useDayFormats();
  const distanceOf = useReviewDistance(today);
  const status = record && statusOf(record);
  const back = { href: backHref, label: t('kyc.title') };
  if (!record || !status) return <RecordPage back={back} className={className} {...props} />;
  const marks = marksOf(record, documents, { statusOf: documentStatusOf, audience });
  const open = openDocuments(documents, documentStatusOf).length;
  const total = documents.status === 'ready' ? documents.documents.length : 0;
  return (
    <RecordPage
      back={back}
      reference={record.ricosCode}
      title={record.legalName}
      state={<ReviewState status={status} tone={audience === 'bank' ? 'plain' : 'default'} />}
      description={
        record.nextReviewAt === null
          ? t('kyc.record.noNext')
          : t('kyc.record.next', {
              date: days.date(record.nextReviewAt),
              distance: distanceOf(record.nextReviewAt),
            })
      }
      actions={
        <>
          {linked ? (
            linked.count === 0 ? (
              <span className="text-small text-ink-2">{t('kyc.record.noLinked')}</span>
            ) : (
              <Button asChild>
                <HostLink href={linked.href}>
                  {t('kyc.record.linked', { count: linked.count, figure: integer(linked.count) })}
                </HostLink>
              </Button>
            )
          ) : null}
          {newConversationHref ? (
            <PrimaryAction>
              <Button variant="primary" asChild>
                <HostLink href={newConversationHref}>{t('kyc.record.newConversation')}</HostLink>
              </Button>
            </PrimaryAction>
          ) : null}
        </>
      }
      className={className}
      {...props}
    >
      <RecordBody
        anchors={{
          label: t('kyc.record.navigation'),
          sections: SECTIONS.map((section) => {
            const mark = marks[section];
            return {
              id: section,
              label: t(`kyc.record.sections.${section}`),
              ...(mark && { mark }),
              ...(section === 'documents' && { count: open }),
            };
          }),
        }}
        aside={
          <WhatIsMissing
            isOverdue={status === 'overdue'}
            {...{ record, documents, documentStatusOf, audience, newConversationHref }}
          />
        }
        asideFirst
      >
        {SECTIONS.map((section) => {
          const Content = contentOf.get(section);
          const mark = marks[section];
          return (
            <RecordSection
              key={section}
              id={section}
              title={t(`kyc.record.sections.${section}`)}
              {...(mark && { mark })}
              detail={
                section === 'documents' && total > 0
                  ? t('kyc.record.inOrder', { figure: integer(total - open), total: integer(total) })
                  : undefined
              }
            >
              {Content ? (
                <Content record={record} onAskWhy={onAskWhy} />
              ) : (
                <KycDocuments
                  isPartial={!record.rights.hasAllData}
                  {...{ documents, documentStatusOf, audience, onOpen, onDownload }}
                />
              )}
            </RecordSection>
          );
        })}
      </RecordBody>
    </RecordPage>
  );
}

/** Returns the mark of each section: complete, empty, or with documents that need action. */
function marksOf(
  record: KycDetails,
  documents: KycDocumentsState,
  { statusOf, audience }: { statusOf: (document: KycDocument) => KycDocumentStatus; audience: Audience },
): Partial<Record<Section, StateName>> {
  const held = (has: boolean): StateName | undefined => {
    if (!record.rights.hasAllData) return undefined;
    return has ? 'done' : 'draft';
  };
  const [first] = openDocuments(documents, statusOf);
  const waiting = audience === 'bank' ? 'submitted' : 'action';
  const documentsMark = first ? (first.status === 'inReview' ? 'progress' : waiting) : held(true);
  const marks = {
    basic: 'done',
    ownership: record.ownership.listed === null ? 'draft' : 'done',
    shareholders: held(record.hasShareholders),
    countries: Object.values(record.countries).every((country) => country === null) ? 'draft' : 'done',
    other: held(record.hasOtherData),
    persons: held(record.hasNaturalPersons),
    documents: documents.status === 'ready' && documents.documents.length > 0 ? documentsMark : undefined,
  } as const;
  return Object.fromEntries(Object.entries(marks).filter(([, mark]) => mark !== undefined));
}

import type { KycDetails } from '@atrium/contract/kyc';
import type { ComponentProps } from 'react';
import { Button } from '../../controls/button/index.js';
import { useDayFormats } from '../../controls/date/internal.js';
import { ErrorState, SkeletonRows } from '../../feedback/index.js';
import { HostLink, useStrings } from '../../foundations/index.js';
import { RecordSection } from '../../navigation/record-page/internal.js';
import { Drawer } from '../../overlays/drawer/index.js';
import type { KycRecordPageProps } from '../kyc-record-page/index.js';
import { CONTENTS, WhatIsMissing } from '../kyc-record-page/internal.js';
import { ReviewState } from '../review-state/index.js';
import { useReviewDistance } from '../review-state/internal.js';

/** Loading state of the record. */
export type KycRecordState =
  | { status: 'loading' }
  | { status: 'error'; supportId?: string | undefined; onRetry: () => void; retrying?: boolean }
  | { status: 'ready'; record: KycDetails };

export interface KycRecordPanelProps
  extends
    Omit<ComponentProps<typeof Drawer>, 'title' | 'description' | 'children' | 'footer' | 'trigger'>,
    Pick<KycRecordPageProps, 'documents' | 'today' | 'statusOf' | 'documentStatusOf' | 'audience'> {
  /** Name of the legal entity, shown before the record is loaded. */
  name: string;
  /** Whether the record is loading, failed or ready. */
  state: KycRecordState;
  /** Address of the record's page, which includes its documents. */
  href: string;
}

/** The KYC record of a legal entity in a drawer over the page from which it was opened (SRCH-042). */
export function KycRecordPanel({
  name,
  state,
  href,
  documents,
  today,
  statusOf,
  documentStatusOf,
  audience,
  ...props
}: KycRecordPanelProps) {
  const t = useStrings();
  return (
    <Drawer
      title={name}
      description={t('kyc.panel.description')}
      footer={
        <Button variant="primary" asChild>
          <HostLink href={href}>{t('kyc.panel.open')}</HostLink>
        </Button>
      }
      {...props}
    >
      {state.status === 'loading' ? <SkeletonRows rows={8} /> : null}
      {state.status === 'error' ? <Failed {...state} /> : null}
      {state.status === 'ready' ? (
        <Contents {...{ record: state.record, documents, today, statusOf, documentStatusOf, audience }} />
      ) : null}
    </Drawer>
  );
}

function Failed({ status: _status, ...error }: Extract<KycRecordState, { status: 'error' }>) {
  const t = useStrings();
  return <ErrorState title={t('kyc.panel.failed')} {...error} />;
}

function Contents({
  record,
  documents,
  today,
  statusOf,
  documentStatusOf,
  audience,
}: Pick<KycRecordPanelProps, 'documents' | 'today' | 'statusOf' | 'documentStatusOf' | 'audience'> & {
  record: KycDetails;
}) {
  const t = useStrings();
  const days = useDayFormats();
  const distanceOf = useReviewDistance(today);
  const status = statusOf(record);
  return (
    <>
      <div className="grid gap-4 pb-16">
        <ReviewState status={status} tone={audience === 'bank' ? 'plain' : 'default'} />
        <p className="text-small text-ink-2">
          {record.nextReviewAt === null
            ? t('kyc.record.noNext')
            : t('kyc.record.next', {
                date: days.date(record.nextReviewAt),
                distance: distanceOf(record.nextReviewAt),
              })}
        </p>
      </div>
      <WhatIsMissing
        isOverdue={status === 'overdue'}
        {...{ record, documents, documentStatusOf, audience }}
      />
      {CONTENTS.map(([section, Content]) => (
        <RecordSection key={section} id={`kyc-${section}`} title={t(`kyc.record.sections.${section}`)}>
          <Content record={record} pairs={1} />
        </RecordSection>
      ))}
    </>
  );
}

import { RESEARCH_PAGE_SIZE } from '@atrium/contract/research-rules';
import type { ResearchNote } from '@atrium/contract/research';
import { lazyPart, ResearchPanel, useToast, type ResearchPanelProps } from '@atrium/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newestNotesQuery, notePagesQuery, useRequestNote } from '../../api/research.ts';
import { useUser } from '../../api/users.ts';
import { errorFacts } from '../../app/error-facts.ts';

const ResearchList = lazyPart(async () => (await import('./research-list.ts')).ResearchList);

interface Props {
  allHref: string;
  /** All notes are shown, over the page. */
  showsAll: boolean;
  onClose: () => void;
}

/** The equity research beside the articles, and all of it on request (HIGH-007, HIGH-019, HIGH-020). */
export default function Research({ allHref, showsAll, onClose }: Props) {
  const { t } = useTranslation('highlights');
  const toast = useToast();
  const user = useUser();
  const newest = useQuery(newestNotesQuery());
  const [company, setCompany] = useState('');
  const [pages, setPages] = useState(1);
  const all = useQuery({ ...notePagesQuery(company, pages), enabled: showsAll });
  const request = useRequestNote();
  // The note is sent to the user's mailbox, so it cannot be requested during impersonation.
  const onAsk = user.isImpersonated
    ? undefined
    : ({ id, companyName }: ResearchNote) =>
        request.mutate(id, { onSuccess: () => toast.success(t('asked', { company: companyName })) });
  const asking = request.isPending ? [request.variables] : [];
  return (
    <>
      <ResearchPanel
        notes={newest.data?.pageRecords ?? []}
        state={stateOf(newest, newest.data?.totalRecords)}
        {...{ onAsk, asking, allHref }}
      />
      {showsAll ? (
        <ResearchList
          notes={all.data?.records ?? []}
          state={stateOf(all, all.data?.total)}
          {...{ onAsk, asking, onClose, company }}
          onCompanyChange={(text) => {
            setCompany(text);
            setPages(1);
          }}
          step={RESEARCH_PAGE_SIZE}
          onShowMore={all.data?.hasMore ? () => setPages(pages + 1) : undefined}
        />
      ) : null}
    </>
  );
}

function stateOf(read: UseQueryResult, total: number | undefined): ResearchPanelProps['state'] {
  if (total !== undefined) return { status: 'ready', total, busy: read.isPlaceholderData };
  if (read.isPending) return { status: 'loading' };
  return { status: 'error', ...errorFacts(read)! };
}

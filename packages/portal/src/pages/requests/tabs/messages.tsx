import type { Audience } from '@atrium/contract/audience';
import { CCM_APPLICATION, CCM_FLAG, isLinkedToCcm } from '@atrium/contract/message-rules';
import { isCompleted } from '@atrium/contract/request-rules';
import type { Request } from '@atrium/contract/requests';
import { Banner, Conversation, lazyPart, preloadEditor, Thread, useStrings } from '@atrium/ui';
import type { QueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useFeatureFlag } from '../../../api/feature-flipping.ts';
import { useDocumentDownload } from '../../../api/document-downloads.ts';
import { conversationQuery, useConversation } from '../../../api/messages.ts';
import { useUser } from '../../../api/users.ts';
import { useSettings } from '../../../api/settings.ts';
import { LazyDocumentPreview } from '../../documents/preview.ts';
import { errorFacts } from '../../../app/error-facts.ts';
import { NewMessage } from './new-message.tsx';
import { useArrivals } from './use-arrivals.ts';
import { useShownDocument } from '../../../app/use-shown-document.ts';

/** Loaded when the first email is opened. */
const OpenMail = lazyPart(async () => (await import('./open-mail.tsx')).default);

// The editor is preloaded with the code of the tab, so that the user need not wait to write.
preloadEditor();

export function prefetch(queries: QueryClient, requestId: string) {
  return queries.prefetchInfiniteQuery(conversationQuery(requestId));
}

/** The messages tab: the conversation and the form (RDET-041). */
export function Component({ request }: { request: Request }) {
  const user = useUser();
  const { messagesPollingInterval } = useSettings();
  const audience = user.contactInformation.isInternal ? 'bank' : 'client';
  const conversation = useConversation(request, messagesPollingInterval);
  // Last read time before this visit. Reading now updates the mark on the server, not the divider shown here.
  const [readUntil, setReadUntil] = useState(request.lastSeenAt);
  const [mailId, setMailId] = useState<string>();
  const download = useDocumentDownload();
  const { shown, show } = useShownDocument();
  const attachments = useMemo(
    () =>
      (conversation.messages ?? []).flatMap(({ documents }) =>
        documents.map(({ id, filename: name, mediaType, category }) => ({ id, name, mediaType, category })),
      ),
    [conversation.messages],
  );
  useArrivals(conversation.messages);
  return (
    <>
      <Conversation
        thread={
          <Thread
            messages={conversation.messages}
            stateChanges={conversation.stateChanges}
            total={conversation.total}
            hasOlder={conversation.hasNextPage}
            onShowOlder={() => void conversation.fetchNextPage()}
            loadingOlder={conversation.isFetchingNextPage}
            readUntil={readUntil}
            audience={audience}
            onDownload={({ id, category }) => download.mutate({ id, category })}
            onOpen={({ id }) => show(id)}
            onOpenMail={setMailId}
            error={errorFacts(conversation)}
          />
        }
        form={
          <Writing
            request={request}
            audience={audience}
            onSent={() => setReadUntil(new Date().toISOString())}
          />
        }
      />
      {shown && attachments.length > 0 ? (
        <LazyDocumentPreview documents={attachments} shown={shown} onShow={show} />
      ) : null}
      {mailId === undefined ? null : <OpenMail mailId={mailId} onClose={() => setMailId(undefined)} />}
    </>
  );
}

/** The message form, or why there is none. */
function Writing({
  request,
  audience,
  onSent,
}: {
  request: Request;
  audience: Audience;
  onSent: () => void;
}) {
  const t = useStrings();
  // A failed lookup counts as off (RDET-066).
  const isBlocked = useFeatureFlag(CCM_FLAG) && isLinkedToCcm(request);
  if (isBlocked) {
    const link = request.externalApplications.find(
      ({ applicationName }) => applicationName === CCM_APPLICATION,
    );
    return (
      <Banner tone="action" title={t('requests.thread.blocked.ccm')}>
        {t('requests.thread.blocked.ccmText', { id: link?.externalId ?? '' })}
      </Banner>
    );
  }
  if (request.rights.canWriteMessage)
    return <NewMessage request={request} audience={audience} onSent={onSent} />;
  return (
    <Banner title={isCompleted(request.state) ? t('requests.thread.closed') : t('requests.thread.reader')} />
  );
}

import type { Audience } from '@atrium/contract/audience';
import type { Message, StateChange } from '@atrium/contract/messages';
import { useMemo, useRef, useState, type ComponentProps } from 'react';
import { Button } from '../../controls/button/index.js';
import { Empty, ErrorState, SkeletonRows, type ErrorStateProps } from '../../feedback/index.js';
import { ArrowDownIcon, CaretUpIcon, cn, useFormats, useStrings } from '../../foundations/index.js';
import { RequestState } from '../request-state/index.js';
import { MessageRow, type MessageRowProps } from './message-row.js';
import { isOwnAct, senderName } from './sender-name.js';
import { newestFirst, threadEntries, type ThreadEntry } from './thread-entries.js';
import { useReadingPosition, useScrollsAlone } from './use-reading-position.js';

export interface ThreadProps
  extends
    Omit<ComponentProps<'div'>, 'children'>,
    Pick<MessageRowProps, 'onDownload' | 'onOpen' | 'onOpenMail'> {
  /** The loaded messages, oldest first; undefined while loading. */
  messages: readonly Message[] | undefined;
  /** The state changes, with time and author. */
  stateChanges: readonly StateChange[];
  /** Total number of messages, loaded or not. */
  total: number;
  /** There are older messages that are not loaded. */
  hasOlder: boolean;
  /** Loads older messages. */
  onShowOlder: () => void;
  /** Older messages are loading. */
  loadingOlder?: boolean;
  /** Time up to which the user had read before; null for never. */
  readUntil: string | null;
  /** Whether the user belongs to the bank or the client: amber is used only for clients. */
  audience: Audience;
  /** Set if loading failed: the support id and the retry. */
  error?: Pick<ErrorStateProps, 'supportId' | 'onRetry' | 'retrying'> | undefined;
}

/**
 * The conversation of a request (RDET-041), grouped by day, with attachments, a line for each state change and a rule
 * where reading stopped. In a large window it scrolls on its own with the newest message at the end; otherwise it
 * scrolls with the page, newest message first. The reading position is kept when messages are added.
 */
export function Thread({
  messages,
  stateChanges,
  total,
  hasOlder,
  onShowOlder,
  loadingOlder = false,
  readUntil,
  audience,
  error,
  onDownload,
  onOpen,
  onOpenMail,
  className,
  ref,
  ...props
}: ThreadProps) {
  const t = useStrings();
  const formats = useFormats();
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [isAway, setIsAway] = useState(false);
  const scrollsAlone = useScrollsAlone();
  const { onScroll, toNewest } = useReadingPosition(
    scroller,
    content,
    { first: messages?.[0]?.id, last: messages?.at(-1)?.id, scrollsAlone },
    setIsAway,
  );
  const entries = useMemo(() => {
    const dayOf = (at: string) => formats.isoDay(at);
    const lines = threadEntries({ messages: messages ?? [], stateChanges, readUntil, dayOf });
    return scrollsAlone ? lines : newestFirst(lines);
  }, [messages, stateChanges, readUntil, formats, scrollsAlone]);
  const line = (entry: ThreadEntry) => {
    switch (entry.kind) {
      case 'day':
        return (
          <li key={entry.key} className="pt-16 pb-4 text-caption font-medium text-ink-2">
            {formats.longDate(entry.at)}
          </li>
        );
      case 'new':
        return (
          <li key={entry.key} data-rule className="flex items-center gap-12 py-6">
            <span aria-hidden className="h-1 w-[164px] bg-line-ink max-sm:w-auto max-sm:flex-1" />
            <span className="text-caption font-semibold">
              {t(scrollsAlone ? 'requests.thread.new' : 'requests.thread.newAbove', { count: entry.count })}
            </span>
            <span aria-hidden className="h-1 flex-1 bg-line-ink" />
          </li>
        );
      case 'state':
        return (
          <li
            key={entry.key}
            data-entry
            className="border-t border-line py-8 text-small text-ink-2 sm:grid sm:grid-cols-[176px_minmax(0,1fr)] sm:gap-x-16"
          >
            <time dateTime={entry.at} className="text-caption max-sm:mr-8">
              {formats.time(entry.at)}
            </time>
            <span className="flex flex-wrap items-center gap-x-8">
              {isOwnAct(entry.by)
                ? t('requests.thread.stateByMe')
                : t('requests.thread.stateBy', { name: senderName(entry.by, t) })}
              <RequestState state={entry.state} audience={audience} />
            </span>
          </li>
        );
      default:
        return (
          <MessageRow
            key={entry.key}
            message={entry.message}
            isNew={entry.isNew}
            onDownload={onDownload}
            onOpen={onOpen}
            onOpenMail={onOpenMail}
          />
        );
    }
  };
  if (!messages) {
    return (
      <div ref={ref} className={className} {...props}>
        {error ? <ErrorState title={t('requests.thread.failed')} {...error} /> : <SkeletonRows rows={4} />}
      </div>
    );
  }
  const older = hasOlder ? (
    <p className="flex flex-wrap items-center gap-x-16 gap-y-4 py-8">
      <Button
        size="toolbar"
        className="print:hidden"
        busy={loadingOlder}
        busyLabel={t('requests.thread.loadingOlder')}
        onClick={onShowOlder}
      >
        {t('requests.thread.older')}
      </Button>
      <span className="text-caption text-ink-2">
        {t('requests.thread.shown', {
          shown: formats.integer(messages.length),
          total: formats.integer(total),
        })}
      </span>
    </p>
  ) : null;
  return (
    <div
      ref={ref}
      className={cn('relative', scrollsAlone && 'flex min-h-0 flex-col print:block', className)}
      {...props}
    >
      <div
        ref={scroller}
        role="region"
        aria-label={t('requests.thread.label')}
        {...(scrollsAlone && {
          // Makes the region scrollable by keyboard.
          tabIndex: 0,
          onScroll,
        })}
        className={cn(
          'relative pl-14 -ml-14 [overflow-anchor:none]',
          scrollsAlone && 'focus-inset min-h-0 overflow-y-auto overscroll-contain print:overflow-visible',
        )}
      >
        <div ref={content} tabIndex={-1} className="outline-none">
          {scrollsAlone ? older : null}
          {messages.length === 0 ? (
            <Empty title={t('requests.thread.empty')} help={t('requests.thread.emptyHelp')} />
          ) : (
            <ol aria-label={t(scrollsAlone ? 'requests.thread.list' : 'requests.thread.listNewest')}>
              {entries.map(line)}
            </ol>
          )}
          {scrollsAlone ? null : older}
        </div>
      </div>
      {isAway ? (
        // At the bottom of the visible area, whether the box or the page scrolls, and above a docked form.
        <div className="pointer-events-none sticky bottom-[calc(var(--page-bottom,0px)+0.5rem)] flex h-0 items-end justify-end px-8 print:hidden">
          <Button
            size="toolbar"
            icon={scrollsAlone ? ArrowDownIcon : CaretUpIcon}
            className="pointer-events-auto shadow-level-1"
            onClick={() => {
              toNewest();
              (scrollsAlone ? scroller : content).current?.focus({ preventScroll: true });
            }}
          >
            {t('requests.thread.toEnd')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

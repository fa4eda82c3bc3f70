import type { DeadLetter } from '@atrium/contract/dead-letters';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { Button, IconButton } from '../../controls/index.js';
import { PropertyList } from '../../data/index.js';
import { cn, RetryIcon, TrashIcon, useFormats, useStrings } from '../../foundations/index.js';
import { Empty, ErrorState, SkeletonRows } from '../../feedback/index.js';
import { ShowMore } from '../../navigation/index.js';
import { Confirmation } from '../../overlays/index.js';
import { JsonText } from './json-text.js';

/** Number of letters shown at first, and added by each “Show more”. */
const STEP = 20;

export interface DeadLetterListProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whether the events are loading, failed or ready. */
  state:
    | { status: 'loading' }
    | { status: 'error'; supportId?: string | undefined; onRetry: () => void; retrying?: boolean }
    | { status: 'ready'; letters: readonly DeadLetter[] };
  /** Processes the event again; the button is busy until the promise settles. */
  onRetry: (letter: DeadLetter) => Promise<unknown>;
  /** Called after confirmation; the dialog stays open until the promise settles and shows an error on rejection. */
  onDelete: (letter: DeadLetter) => Promise<unknown>;
}

/** Events that could not be processed (SUP-013): content, error, delete and retry (DS-070). */
export function DeadLetterList({ state, onRetry, onDelete, className, ...props }: DeadLetterListProps) {
  const t = useStrings();
  const [limit, setLimit] = useState(STEP);
  const heading = useRef<HTMLHeadingElement>(null);
  const count = state.status === 'ready' ? state.letters.length : null;
  const before = useRef(count);
  // If the removed letter had the focus, move it to the heading; otherwise it would be lost to the body.
  useEffect(() => {
    const hasShrunk = count !== null && before.current !== null && count < before.current;
    before.current = count;
    if (!hasShrunk) return undefined;
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) heading.current?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [count]);

  return (
    <div className={cn('pt-12', className)} {...props}>
      {state.status === 'loading' ? <SkeletonRows rows={6} /> : null}
      {state.status === 'error' ? (
        <ErrorState
          title={t('support.deadLetters.failed')}
          supportId={state.supportId}
          onRetry={state.onRetry}
          retrying={state.retrying ?? false}
        />
      ) : null}
      {state.status === 'ready' ? (
        <>
          <h2
            ref={heading}
            tabIndex={-1}
            className={cn('py-8 text-body font-semibold outline-none', count === 0 && 'sr-only')}
          >
            {t('support.deadLetters.count', { count: state.letters.length })}
          </h2>
          {count === 0 ? (
            <Empty title={t('support.deadLetters.empty.title')} help={t('support.deadLetters.empty.help')} />
          ) : (
            <ul aria-label={t('support.deadLetters.list')} className="border-t border-line-ink">
              {state.letters.slice(0, limit).map((letter) => (
                <LetterRow key={letter.id} letter={letter} onRetry={onRetry} onDelete={onDelete} />
              ))}
            </ul>
          )}
          {state.letters.length > STEP ? (
            <ShowMore
              shown={Math.min(limit, state.letters.length)}
              total={state.letters.length}
              step={STEP}
              onShowMore={() => setLimit(limit + STEP)}
            />
          ) : null}
        </>
      ) : null}
    </div>
  );
}

interface LetterRowProps extends Pick<DeadLetterListProps, 'onRetry' | 'onDelete'> {
  letter: DeadLetter;
}

function LetterRow({ letter, onRetry, onDelete }: LetterRowProps) {
  const t = useStrings();
  const formats = useFormats();
  const [isRetrying, setIsRetrying] = useState(false);
  const { id, createdAt, topic, key, value, errorMessage } = letter;
  const time = formats.dateTime(createdAt);
  const name = t('support.deadLetters.letter', { topic, time });
  const retry = async () => {
    setIsRetrying(true);
    try {
      await onRetry(letter);
    } finally {
      setIsRetrying(false);
    }
  };
  return (
    <li className="border-b border-line py-12">
      <div className="flex flex-wrap items-center justify-between gap-x-16 gap-y-4">
        <h3 className="flex min-w-0 flex-wrap items-baseline gap-x-12 text-heading-3">
          <span translate="no" className="break-all">
            {topic}
          </span>
          <time dateTime={createdAt} className="text-small font-regular text-ink-2">
            {time}
          </time>
        </h3>
        <div className="flex items-center gap-8">
          <Button
            size="toolbar"
            icon={RetryIcon}
            busy={isRetrying}
            busyLabel={t('support.deadLetters.retrying')}
            aria-label={`${t('support.deadLetters.retry')} ${name}`}
            onClick={() => void retry()}
          >
            {t('support.deadLetters.retry')}
          </Button>
          <Confirmation
            danger
            trigger={
              <IconButton
                icon={TrashIcon}
                size="toolbar"
                label={`${t('support.deadLetters.delete')} ${name}`}
                disabled={isRetrying}
              />
            }
            title={t('support.deadLetters.confirm.title')}
            description={t('support.deadLetters.confirm.text', { topic, key, time })}
            confirmLabel={t('support.deadLetters.confirm.confirm')}
            cancelLabel={t('support.deadLetters.confirm.cancel')}
            busyLabel={t('support.deadLetters.confirm.busy')}
            error={t('support.deadLetters.confirm.failed')}
            onConfirm={() => onDelete(letter)}
          />
        </div>
      </div>
      <div className="mt-8 grid gap-x-32 gap-y-12 sm:grid-cols-2">
        <PropertyList
          className="content-start"
          properties={[
            { id: 'error', label: t('support.deadLetters.error'), value: errorMessage },
            { id: 'key', label: t('support.deadLetters.key'), value: <Code>{key}</Code> },
            { id: 'id', label: t('support.deadLetters.id'), value: <Code>{id}</Code> },
          ]}
        />
        <JsonText label={t('support.deadLetters.value')} text={value} />
      </div>
    </li>
  );
}

const Code = ({ children }: { children: string }) => (
  <code translate="no" className="font-mono text-code break-all">
    {children}
  </code>
);

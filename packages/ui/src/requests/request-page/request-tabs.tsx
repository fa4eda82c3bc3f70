import type { RequestTab } from '@atrium/contract/request-rules';
import type { Request } from '@atrium/contract/requests';
import { useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../controls/button/index.js';
import { useNarrow } from '../../data/grid/internal.js';
import { CaretDownIcon, cn, useFormats, useStrings } from '../../foundations/index.js';
import { useMedia } from '../../foundations/use-media.js';
import { LinkTabs } from '../../navigation/index.js';
import { RequestDetails } from './request-details.js';
import type { RequestTagging } from './request-tags.js';

export interface RequestTabsProps {
  request: Request;
  /** The tabs of the request, in order. */
  shown: readonly RequestTab[];
  current: RequestTab;
  /** Address of a tab (RDET-001). */
  hrefOf: (tab: RequestTab) => string;
  /** Search and saving of the tags in the additional details. */
  tagging: RequestTagging;
  /** Shown next to the current tab in wide windows: the envelopes of its signature. */
  aside?: ReactNode;
  /** The current tab fills the remaining height of the window. */
  isFilled: boolean;
  /** Content of the current tab. */
  children: ReactNode;
}

/**
 * The tabs of a request, and the additional details that a button at the end of the row expands. On a phone the row has
 * no room for the button: it is above the row, and the details expand between the two.
 */
export function RequestTabs({
  request,
  shown,
  current,
  hrefOf,
  tagging,
  aside,
  isFilled,
  children,
}: RequestTabsProps) {
  const t = useStrings();
  const formats = useFormats();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const narrow = useNarrow(root, true);
  const isWide = useMedia('(width >= 1280px)', true);
  const { signed, signatories, ...sizes } = request.counts;
  const counts: Record<RequestTab, string | undefined> = {
    documents: formats.integer(sizes.documents),
    messages: formats.integer(sizes.messages),
    // No count until something has been sent for signature.
    signature:
      signatories > 0
        ? t('requests.page.tabs.signed', {
            signed: formats.integer(signed),
            total: formats.integer(signatories),
          })
        : undefined,
  };
  const button = (
    <Button
      hangs={narrow ? 'start' : 'end'}
      className={cn('print:hidden', narrow && 'mt-8')}
      variant="tertiary"
      size="toolbar"
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      onClick={() => setOpen(!isOpen)}
    >
      {t('requests.page.additional')}
      <CaretDownIcon size={14} className={cn(isOpen && 'rotate-180')} />
    </Button>
  );
  const details = isOpen ? <RequestDetails id={id} request={request} tagging={tagging} /> : null;
  return (
    <div ref={root} className={cn(isFilled && 'flex grow flex-col print:block')}>
      {narrow ? (
        <>
          {button}
          {details}
        </>
      ) : null}
      <LinkTabs
        className="mt-8 print:hidden"
        label={t('requests.page.tabs.label')}
        current={current}
        tabs={shown.map((tab) => ({
          id: tab,
          href: hrefOf(tab),
          label: t(`requests.page.tabs.${tab}`),
          count: counts[tab],
        }))}
        extra={narrow ? undefined : button}
      />
      {narrow ? null : details}
      <div
        className={cn(
          isFilled && 'flex min-h-0 grow basis-320 flex-col print:block',
          aside &&
            isWide &&
            'grid grid-cols-[minmax(0,1fr)_320px] lg:grid-cols-[minmax(0,1fr)_var(--side-panel)]',
          aside && isWide && isFilled && 'grid-rows-[minmax(0,1fr)]',
        )}
      >
        <div
          className={cn(
            'min-w-0',
            aside && isWide && 'pr-24',
            isFilled && 'flex min-h-0 grow flex-col print:block',
          )}
        >
          {children}
        </div>
        {aside && isWide ? (
          <aside
            aria-label={t('requests.page.tabs.signature')}
            className={cn(
              'border-l border-line-2 py-16 pl-24 print:hidden',
              isFilled
                ? 'min-h-0 overflow-y-auto'
                : 'sticky top-(--page-top,0px) max-h-[calc(100dvh-var(--page-top,0px))] self-start overflow-y-auto',
            )}
          >
            {aside}
          </aside>
        ) : null}
      </div>
    </div>
  );
}

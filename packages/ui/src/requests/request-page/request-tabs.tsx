import type { RequestTab } from '@atrium/contract/request-rules';
import type { Request } from '@atrium/contract/requests';
import { useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../controls/button/index.js';
import { useNarrow } from '../../data/grid/narrow/use-narrow.js';
import { CaretDownIcon, cn, useFormats, useStrings } from '../../foundations/index.js';
import { LinkTabs } from '../../navigation/index.js';
import { RequestDetails } from './request-details.js';
import type { RequestTagging } from './request-tags.js';

export interface RequestTabsProps {
  request: Request;
  /** The parts the request has, in their order. */
  shown: readonly RequestTab[];
  current: RequestTab;
  /** Address of a part (RDET-001). */
  hrefOf: (tab: RequestTab) => string;
  /** How the tags among the details are searched for and saved. */
  tagging: RequestTagging;
  /** What the open part shows. */
  children: ReactNode;
}

/**
 * The parts of a request under one row of tabs, and the details that unfold from its right end. On a phone the row has no
 * room for their button: it stands above, and they unfold between the two.
 */
export function RequestTabs({ request, shown, current, hrefOf, tagging, children }: RequestTabsProps) {
  const t = useStrings();
  const formats = useFormats();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const narrow = useNarrow(root, true);
  const { signed, signatories, ...sizes } = request.counts;
  const counts: Record<RequestTab, string | undefined> = {
    documents: formats.integer(sizes.documents),
    messages: formats.integer(sizes.messages),
    // Until something was sent for signature there is nothing to count.
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
      className={cn(narrow && '-ml-12 mt-8')}
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
    <div ref={root}>
      {narrow ? (
        <>
          {button}
          {details}
        </>
      ) : null}
      <LinkTabs
        className="mt-8"
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
      {children}
    </div>
  );
}

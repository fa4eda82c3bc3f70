import type { ComponentProps, ReactNode } from 'react';
import { AskWhy, ErrorState, Loading, Skeleton } from '../../feedback/index.js';
import { cn, lazyPart, useStrings } from '../../foundations/index.js';
import { LinkTabs, PageHeader, type LinkTab } from '../../navigation/index.js';
import type { DocumentPanelProps } from '../document-panel/index.js';

/** Loaded when the documents of a block are first opened. */
const DocumentPanel = lazyPart(
  async () => (await import('../document-panel/document-panel.js')).DocumentPanel,
);

/** Loading state of a content page, with its content once ready. */
export type ContentState<Shown> =
  | { status: 'loading' }
  | { status: 'error'; supportId?: string | undefined; onRetry: () => void; retrying?: boolean }
  | ({ status: 'ready' } & Shown);

export interface ContentFrameProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** The title of the page. */
  title: string;
  /** Shown beside the title. */
  actions?: ReactNode;
  /** Explains why the user may not edit the page; for readers who belong to the bank. */
  onAskWhy?: (() => void) | undefined;
  /** Tabs of the page, if it has any. */
  tabs?: readonly LinkTab[];
  /** The selected tab. */
  tab?: string;
  /** Whether the content is loading, failed or ready. */
  state: ContentState<unknown>;
  /** Error title, naming what could not be loaded. */
  failed: string;
  /** The documents of a block, shown in the side panel. */
  panel?: (DocumentPanelProps & { block: string }) | undefined;
  /** The content of the page, rendered once ready. */
  children?: ReactNode;
}

/** Layout of a page with texts and documents published by the bank: header, tabs, loading states, documents panel. */
export function ContentFrame({
  title,
  actions,
  onAskWhy,
  tabs,
  tab,
  state,
  failed,
  panel,
  children,
  className,
  ...props
}: ContentFrameProps) {
  const t = useStrings();
  const isReady = state.status === 'ready';
  const { block, ...beside } = panel ?? {};
  return (
    <div
      className={cn(
        isReady && panel && 'sm:grid sm:grid-cols-[minmax(0,1fr)_320px] lg:grid-cols-[minmax(0,1fr)_384px]',
        className,
      )}
      {...props}
    >
      <div className="min-w-0 px-16 pb-40 xs:px-24">
        <PageHeader
          title={title}
          actions={
            isReady && onAskWhy ? (
              <>
                <AskWhy variant="tertiary" onAsk={onAskWhy}>
                  {t('feedback.askWhyChange')}
                </AskWhy>
                {actions}
              </>
            ) : (
              actions
            )
          }
        />
        {tabs && tab !== undefined ? <LinkTabs label={title} current={tab} tabs={tabs} /> : null}
        {state.status === 'loading' ? (
          <Loading className="grid gap-x-32 gap-y-40 py-24 xs:grid-cols-2">
            <Skeleton className="h-120" />
            <Skeleton className="h-120" />
            <Skeleton className="h-120" />
            <Skeleton className="h-120" />
          </Loading>
        ) : null}
        {state.status === 'error' ? (
          <ErrorState
            className="pt-24"
            title={failed}
            supportId={state.supportId}
            onRetry={state.onRetry}
            retrying={state.retrying ?? false}
          />
        ) : null}
        {isReady ? children : null}
      </div>
      {isReady && panel ? <DocumentPanel key={block} {...(beside as DocumentPanelProps)} /> : null}
    </div>
  );
}

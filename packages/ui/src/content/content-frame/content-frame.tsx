import type { ComponentProps, ReactNode } from 'react';
import { ErrorState, Loading, Skeleton } from '../../feedback/index.js';
import { cn, lazyPart } from '../../foundations/index.js';
import { LinkTabs, PageHeader, type LinkTab } from '../../navigation/index.js';
import type { DocumentPanelProps } from '../document-panel/index.js';

/** Comes with the first block whose documents are asked for. */
const DocumentPanel = lazyPart(
  async () => (await import('../document-panel/document-panel.js')).DocumentPanel,
);

/** What a content page knows of what it shows. */
export type ContentState<Shown> =
  | { status: 'loading' }
  | { status: 'error'; supportId?: string | undefined; onRetry: () => void; retrying?: boolean }
  | ({ status: 'ready' } & Shown);

export interface ContentFrameProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** The title of the page. */
  title: string;
  /** Shown next to the title. */
  actions?: ReactNode;
  /** None on a page that is whole without them. */
  tabs?: readonly LinkTab[];
  /** The tab that is open. */
  tab?: string;
  /** Whether the content is loading, failed or there. */
  state: ContentState<unknown>;
  /** What could not be loaded. */
  failed: string;
  /** The documents of the block, shown next to the page. */
  panel?: (DocumentPanelProps & { block: string }) | undefined;
  /** The page, once there is something to show. */
  children?: ReactNode;
}

/** A page of texts and documents that the bank publishes: header, tabs, its states, and documents beside it. */
export function ContentFrame({
  title,
  actions,
  tabs,
  tab,
  state,
  failed,
  panel,
  children,
  className,
  ...props
}: ContentFrameProps) {
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
        <PageHeader title={title} actions={actions} />
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

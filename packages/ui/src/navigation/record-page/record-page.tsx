import type { ComponentProps, ReactNode } from 'react';
import { ErrorState, Loading, Skeleton, type ErrorStateProps } from '../../feedback/index.js';
import { cn } from '../../foundations/cn.js';
import { AnchorNavigation, type AnchorNavigationProps } from '../anchor-navigation/index.js';
import {
  PageHeader,
  SectionHeader,
  type PageHeaderProps,
  type SectionHeaderProps,
} from '../page-header/index.js';
import { RecordNav, type RecordNavProps } from '../record-nav/index.js';

interface RecordPageProps
  extends
    Omit<ComponentProps<'div'>, 'title'>,
    Pick<RecordNavProps, 'back' | 'reference' | 'position'>,
    Pick<PageHeaderProps, 'state' | 'description' | 'actions'> {
  /** Name of the record; while it is loading, the name of the list is the title. */
  title?: ReactNode;
  /** Set if the record could not be loaded. */
  failed?: Pick<ErrorStateProps, 'title' | 'supportId' | 'onRetry' | 'retrying'> | undefined;
  /** The record below its header; absent while it is loading or if it could not be loaded. */
  children?: ReactNode;
}

/**
 * The page of a record that was opened from a list: header, and below it the record, its skeleton or an error.
 * The way back stays the same element, so a click or the focus on it is not lost when the record arrives.
 */
export function RecordPage({
  back,
  reference,
  position,
  title = back.label,
  state,
  description,
  actions,
  failed,
  className,
  children,
  ...props
}: RecordPageProps) {
  return (
    <div className={className} {...props}>
      <PageHeader
        className="px-16 xs:px-24"
        recordNav={
          <RecordNav back={back} {...(reference && { reference })} {...(position && { position })} />
        }
        {...{ title, state, description, actions }}
      />
      {children ?? (
        <div className="px-16 xs:px-24">
          {failed ? (
            <ErrorState className="border-t border-line py-24" {...failed} />
          ) : (
            <Loading className="grid gap-16 border-t border-line py-24">
              <Skeleton className="w-320" />
              <Skeleton className="h-120" />
              <Skeleton className="h-120" />
            </Loading>
          )}
        </div>
      )}
    </div>
  );
}

interface RecordBodyProps {
  /** Navigation to the sections, from 768 px on; absent if there are none. */
  anchors?: Pick<AnchorNavigationProps, 'label' | 'summary' | 'sections'> | undefined;
  /** Content beside the sections, from 1024 px on. */
  aside: ReactNode;
  /** On narrower screens, shows it above the sections instead of below. */
  asideFirst?: boolean;
  /** The sections. */
  children: ReactNode;
}

/** The sections of a record below its header, with the anchor navigation on the left. */
export function RecordBody({ anchors, aside, asideFirst = false, children }: RecordBodyProps) {
  const beside = (
    <div
      className={cn('px-16 pt-16 xs:px-24 md:border-l md:border-line', asideFirst ? 'order-last' : 'pb-40')}
    >
      {aside}
    </div>
  );
  return (
    <div
      className={cn(
        'border-t border-line',
        anchors && 'sm:grid sm:grid-cols-[var(--filter-sidebar)_minmax(0,1fr)]',
      )}
    >
      {anchors ? (
        <AnchorNavigation
          className="py-16 max-sm:hidden sm:sticky sm:top-[var(--bar-height)] sm:self-start print:hidden"
          {...anchors}
        />
      ) : null}
      <div
        className={cn(
          'min-w-0 md:grid md:grid-cols-[minmax(0,1fr)_22.5rem]',
          anchors && 'sm:border-l sm:border-line',
        )}
      >
        {asideFirst ? beside : null}
        <div className="min-w-0 px-16 pb-40 xs:px-24">{children}</div>
        {asideFirst ? null : beside}
      </div>
    </div>
  );
}

interface RecordSectionProps extends Pick<SectionHeaderProps, 'mark' | 'detail'> {
  /** Id of the section, the target of the anchor navigation. */
  id: string;
  title: ReactNode;
  children: ReactNode;
}

/** A section of a record. */
export function RecordSection({ id, title, children, ...header }: RecordSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-8 pt-24 outline-none">
      <SectionHeader title={<span id={`${id}-title`}>{title}</span>} {...header} />
      {children}
    </section>
  );
}

import type { ComponentProps } from 'react';
import { cn, useStrings } from '../../foundations/index.js';
import { Empty } from '../../feedback/index.js';
import { LinkTabs, PageHeader } from '../../navigation/index.js';

/** SUP-001: the tab ids, as used in addresses. */
export const SUPPORT_TABS = [
  'health-check',
  'impersonification',
  'feature-flip',
  'latest-connections',
  'translations',
  'dead-letters',
] as const;
export type SupportTab = (typeof SUPPORT_TABS)[number];

/** SUP-002: tabs without content. */
type EmptyTab = Extract<SupportTab, 'feature-flip' | 'latest-connections' | 'translations'>;
const isEmptyTab = (tab: SupportTab): tab is EmptyTab =>
  tab === 'feature-flip' || tab === 'latest-connections' || tab === 'translations';

export interface SupportPageProps extends ComponentProps<'div'> {
  /** The selected tab. */
  tab: SupportTab;
  /** Returns the address of a tab. */
  hrefOf: (tab: SupportTab) => string;
  /** Number of dead letters; undefined while unknown. */
  deadLetters?: number | undefined;
  /** The content of the tab; ignored for empty tabs. */
  children?: ComponentProps<'div'>['children'];
}

/** The page of super administrators and IT support (DS-069, DS-070): six tabs, each with its own address. */
export function SupportPage({ tab, hrefOf, deadLetters, className, children, ...props }: SupportPageProps) {
  const t = useStrings();
  return (
    <div className={cn('px-16 pb-40 xs:px-24', className)} {...props}>
      <PageHeader title={t('support.title')} />
      <LinkTabs
        label={t('support.tabs.label')}
        current={tab}
        tabs={SUPPORT_TABS.map((id) => ({
          id,
          href: hrefOf(id),
          label: t(`support.tabs.${id}`),
          count: id === 'dead-letters' ? deadLetters : undefined,
        }))}
      />
      {isEmptyTab(tab) ? (
        <Empty className="pt-24" title={t(`support.nothing.${tab}`)} help={t('support.nothing.help')} />
      ) : (
        children
      )}
    </div>
  );
}

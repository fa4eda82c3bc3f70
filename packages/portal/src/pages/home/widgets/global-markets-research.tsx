import { GlobalMarketsResearch } from '@atrium/ui';
import { useQuery } from '@tanstack/react-query';
import { newestResearchQuery } from '../../../api/highlights.ts';
import { useUser } from '../../../api/users.ts';
import { quietStateOf } from './read.ts';
import { useArticleHref } from './use-article-href.ts';
import { useServiceHref } from './use-service-href.ts';
import type { WidgetProps } from './widget.ts';

export function Component({ width }: WidgetProps) {
  const { isInternal } = useUser().contactInformation;
  // For the bank's staff no article is asked for (WID-029).
  const found = useQuery({ ...newestResearchQuery(), enabled: !isInternal });
  return (
    <GlobalMarketsResearch
      {...(isInternal ? {} : quietStateOf(found))}
      {...useServiceHref('GLOBAL_MARKETS_RESEARCH')}
      width={width}
      isInternal={isInternal}
      articles={found.data?.pageRecords}
      articleHrefOf={useArticleHref()}
    />
  );
}

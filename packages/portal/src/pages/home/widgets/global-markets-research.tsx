import { GlobalMarketsResearch } from '@atrium/ui';
import { newestResearchQuery } from '../../../api/highlights.ts';
import { useUser } from '../../../api/users.ts';
import { quietStateOf, useRows } from './read.ts';
import { useArticleHref } from './use-article-href.ts';
import { useServiceHref } from './use-service-href.ts';
import type { WidgetProps } from './widget.ts';

/** Number of articles on the dashboard, at maximum width. */
const SHOWN = 6;

export function Component({ width }: WidgetProps) {
  const { isInternal } = useUser().contactInformation;
  // No articles are fetched for bank users (WID-029).
  const { read, rows, more } = useRows(width, newestResearchQuery, { onBoard: SHOWN, enabled: !isInternal });
  return (
    <GlobalMarketsResearch
      {...(isInternal ? {} : quietStateOf(read))}
      {...useServiceHref('GLOBAL_MARKETS_RESEARCH')}
      width={width}
      isInternal={isInternal}
      articles={rows}
      more={more}
      articleHrefOf={useArticleHref()}
    />
  );
}

import type { Article } from '@atrium/contract/highlights';
import { Link } from '../../controls/link/index.js';
import { listFigures, WidgetFrame, type WidgetWidth } from '../../dashboard/index.js';
import { cn, useFormats, useStrings } from '../../foundations/index.js';
import type { WidgetStateProps } from '../parts/internal.js';

export interface GlobalMarketsResearchProps extends WidgetStateProps<Article> {
  /** Width in dashboard columns. */
  width: WidgetWidth;
  /** Research notes, newest first; none when loading failed (WID-031). */
  articles?: readonly Article[] | undefined;
  /** The user is bank staff, for whom no articles are loaded (WID-029). */
  isInternal?: boolean;
  /** Returns the address of an article, where the highlights page exists. */
  articleHrefOf?: ((article: Article) => string) | undefined;
}

const NONE: readonly Article[] = [];
/** Number of notes at one column, and at three. */
const SHOWN = { narrow: 4, wide: 6 } as const;

/** The newest notes on rates, currencies and markets (WID-028, WID-030). */
export function GlobalMarketsResearch({
  status,
  width,
  articles = NONE,
  isInternal = false,
  href,
  external,
  articleHrefOf,
  more,
  ...props
}: GlobalMarketsResearchProps) {
  const t = useStrings();
  const formats = useFormats();
  const isWide = width > 2;
  const shown = width === 4 ? articles : articles.slice(0, isWide ? SHOWN.wide : SHOWN.narrow);
  return (
    <WidgetFrame
      title={t('home.widgets.GLOBAL_MARKETS_RESEARCH.title')}
      status={status ?? (shown.length === 0 ? 'empty' : 'ready')}
      skeletonRows={4}
      {...(href && { href, ...(external && { external }) })}
      empty={
        isInternal
          ? { title: t('homeWidgets.articles.clientsOnly'), help: t('homeWidgets.articles.clientsOnlyHelp') }
          : {
              title: t('homeWidgets.articles.researchEmpty'),
              help: t('homeWidgets.articles.researchEmptyHelp'),
            }
      }
      figures={() =>
        listFigures(
          [t('homeWidgets.articles.columns.title'), t('homeWidgets.articles.columns.date')],
          shown,
          more,
          (article) => [article.title, formats.date(article.utcDate)],
        )
      }
      more={more}
      {...props}
    >
      <ul className={cn('grid gap-x-32', isWide && 'xs:grid-cols-2 md:grid-cols-3')}>
        {shown.map((article) => {
          const address = articleHrefOf?.(article);
          return (
            <li
              key={`${article.source}:${article.id}`}
              className="relative border-b border-line py-10 has-[a]:hover:bg-hover"
            >
              <p className="text-caption text-ink-3">
                <time dateTime={article.utcDate}>{formats.recent(article.utcDate)}</time>
                {article.tags.length > 0 ? ` · ${article.tags.join(', ')}` : null}
              </p>
              <h3 className="mt-2 line-clamp-2 text-body font-medium">
                {address ? (
                  <Link variant="plain" href={address} className="after:absolute after:inset-0">
                    {article.title}
                  </Link>
                ) : (
                  article.title
                )}
              </h3>
              {isWide ? (
                <p className="mt-4 line-clamp-3 text-small text-ink-2">{article.description}</p>
              ) : null}
            </li>
          );
        })}
      </ul>
    </WidgetFrame>
  );
}

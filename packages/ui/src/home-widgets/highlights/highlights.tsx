import type { Article } from '@atrium/contract/highlights';
import { Link } from '../../controls/link/index.js';
import { WidgetFrame, type WidgetWidth } from '../../dashboard/index.js';
import { CarouselControls, CarouselRoot, CarouselSlides } from '../../data/carousel/index.js';
import { cn, useFormats, useStrings } from '../../foundations/index.js';
import { readingMinutes } from '../../highlights/internal.js';
import { FormattedText } from '../parts/internal.js';
import { InlineImage } from '../parts/internal.js';
import type { WidgetStateProps } from '../parts/internal.js';

export interface HighlightsWidgetProps extends WidgetStateProps {
  /** Width in dashboard columns. */
  width: WidgetWidth;
  /** The newest articles, at most three (WID-076); none when loading failed (WID-077). */
  articles?: readonly Article[] | undefined;
  /** Returns the picture of an article as a `data:` URL, once loaded (HIGH-018); not shown at one column. */
  pictureOf?: ((article: Article) => string | undefined) | undefined;
  /** Called when the user approaches the widget: pictures after the first article may be loaded. */
  onNear?: (() => void) | undefined;
  /** Returns the address of an article, where the highlights page exists (WID-075). */
  articleHrefOf?: ((article: Article) => string) | undefined;
}

const NONE: readonly Article[] = [];

/** A carousel of the newest articles; on the full-width page it lists them all. */
export function HighlightsWidget({
  status,
  width,
  articles = NONE,
  href,
  pictureOf,
  onNear,
  articleHrefOf,
  ...props
}: HighlightsWidgetProps) {
  const t = useStrings();
  const formats = useFormats();
  const title = t('home.widgets.HIGHLIGHTS.title');
  const isWhole = width === 4;
  const shown = status ?? (articles.length === 0 ? 'empty' : 'ready');
  return (
    <CarouselRoot label={title} count={articles.length} onPointerEnter={onNear} onFocus={onNear}>
      <WidgetFrame
        title={title}
        status={shown}
        skeletonRows={3}
        actions={shown === 'ready' ? <CarouselControls /> : undefined}
        {...(href && { href })}
        empty={{ title: t('homeWidgets.articles.empty'), help: t('homeWidgets.articles.emptyHelp') }}
        figures={() => ({
          columns: ['title', 'category', 'date'].map((id) =>
            t(`homeWidgets.articles.columns.${id as 'title'}`),
          ),
          rows: articles.map((article) => [
            article.title,
            article.categories.map((id) => t(`homeWidgets.articles.category.${id}`)).join(', '),
            formats.date(article.utcDate),
          ]),
        })}
        {...props}
      >
        <CarouselSlides
          slides={articles.map((article) => {
            const address = articleHrefOf?.(article);
            const hasPicture = width > 1 && article.image !== null && pictureOf !== undefined;
            return {
              id: `${article.source}:${article.id}`,
              content: (
                <article
                  className={cn(
                    'py-16',
                    hasPicture && 'grid items-start gap-x-32 gap-y-16 xs:grid-cols-[3fr_2fr]',
                  )}
                >
                  <div className="min-w-0">
                    <p className="text-caption text-ink-3">
                      {[
                        ...article.categories.map((id) => t(`homeWidgets.articles.category.${id}`)),
                        formats.longDate(article.utcDate),
                        t('homeWidgets.articles.minutes', { count: readingMinutes(article.content) }),
                      ].join(' · ')}
                    </p>
                    <h3
                      className={cn(
                        'mt-6 line-clamp-3 font-serif text-headline text-pretty',
                        width > 1 && 'max-w-measure',
                      )}
                    >
                      {article.title}
                    </h3>
                    <p className={cn('mt-8 max-w-measure text-ink-2', !isWhole && 'line-clamp-4')}>
                      {article.description}
                    </p>
                    {isWhole ? (
                      <FormattedText html={article.content} className="mt-12 max-w-measure" />
                    ) : address ? (
                      <p className="mt-12">
                        <Link href={address}>{t('homeWidgets.articles.read')}</Link>
                      </p>
                    ) : null}
                  </div>
                  {/* Space is reserved until the picture is loaded. */}
                  {hasPicture ? (
                    <div className="h-112 max-xs:-order-1">
                      <InlineImage source={pictureOf(article) ?? null} className="h-112" />
                    </div>
                  ) : null}
                </article>
              ),
            };
          })}
        />
      </WidgetFrame>
    </CarouselRoot>
  );
}

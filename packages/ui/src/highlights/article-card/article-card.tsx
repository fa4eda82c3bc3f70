import type { Article } from '@atrium/contract/highlights';
import type { ComponentProps } from 'react';
import { Link } from '../../controls/link/index.js';
import { cn, EyeSlashIcon, PlayIcon, useFormats, useStrings } from '../../foundations/index.js';
import { Tag } from '../../data/tag/index.js';
import { filmLength, readingMinutes } from '../reading-minutes.js';

export interface ArticleCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The article shown. */
  article: Article;
  /** Address of the article. */
  href: string;
  /** Address of the articles with a tag. */
  tagHrefOf?: ((tag: string) => string) | undefined;
  /** First article of a list: larger, with its picture beside it. */
  lead?: boolean;
  /** The picture as a `data:` URL, once loaded. */
  picture?: string | undefined;
}

/** One article of a list (DS-091): date, category, source, title, summary and tags. */
export function ArticleCard({
  article,
  href,
  tagHrefOf,
  lead = false,
  picture,
  className,
  ...props
}: ArticleCardProps) {
  const t = useStrings();
  const formats = useFormats();
  // The article's own text is in its language, everything else in that of the page.
  const { categories, language, source, utcDate, video } = article;
  const kinds = categories.map((category) => t(`homeWidgets.articles.category.${category}`)).join(', ');
  const origin = t(`highlights.sources.${source}`);
  const title = (
    <>
      {video ? <PlayIcon size={18} className="mr-8 inline-block align-[-3px]" /> : null}
      {article.title}
    </>
  );
  const hidden = article.isHidden ? (
    <p className="mt-4 flex items-center gap-6 text-small font-medium">
      <EyeSlashIcon size={16} />
      {t('highlights.hidden')}
    </p>
  ) : null;
  const tags = (
    <ul aria-label={t('highlights.article.tags')} className="mt-8 flex flex-wrap gap-6 empty:hidden">
      {video ? (
        <li>
          <Tag label={t('highlights.video', { length: filmLength(video.seconds) })} />
        </li>
      ) : null}
      {article.tags.map((tag) => (
        <li key={tag} lang={language} className="relative">
          <Tag label={tag} href={tagHrefOf?.(tag)} />
        </li>
      ))}
    </ul>
  );
  if (lead)
    return (
      <article
        className={cn(
          'grid items-start gap-x-32 gap-y-16 py-20',
          article.image !== null && 'xs:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]',
          className,
        )}
        {...props}
      >
        <div className="min-w-0">
          <p className="text-caption text-ink-3">
            {[
              kinds,
              origin,
              formats.longDate(utcDate),
              video ? null : t('homeWidgets.articles.minutes', { count: readingMinutes(article.content) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <h2 lang={language} className="mt-6 max-w-measure font-serif text-headline text-pretty">
            {title}
          </h2>
          {hidden}
          <p lang={language} className="mt-8 max-w-measure text-ink-2">
            {article.description}
          </p>
          {tags}
          <p className="mt-12">
            <Link
              href={href}
              className="inline-block min-h-24 font-medium"
              aria-label={`${t(video ? 'highlights.watch' : 'highlights.read')}: ${article.title}`}
            >
              {t(video ? 'highlights.watch' : 'highlights.read')}
            </Link>
          </p>
        </div>
        {/* Space is reserved until the picture is loaded. */}
        {article.image === null ? null : (
          <div className="aspect-[20/7] max-xs:-order-1">
            {picture ? <img src={picture} alt="" className="size-full rounded-tag object-cover" /> : null}
          </div>
        )}
      </article>
    );
  return (
    <article
      className={cn(
        'relative grid gap-x-24 gap-y-4 py-12 has-[h2>a:hover]:bg-hover xs:grid-cols-[8.5rem_minmax(0,1fr)]',
        className,
      )}
      {...props}
    >
      <div className="text-caption text-ink-2 max-xs:flex max-xs:flex-wrap max-xs:gap-x-8">
        <time dateTime={utcDate} className="block text-small text-ink">
          {formats.recent(utcDate)}
        </time>
        <p>{kinds}</p>
        <p>{origin}</p>
      </div>
      <div className="min-w-0">
        <h2 lang={language} className="max-w-measure text-heading-3">
          <Link variant="plain" href={href} className="after:absolute after:inset-0">
            {title}
          </Link>
        </h2>
        {hidden}
        <p lang={language} className="mt-2 max-w-measure text-ink-2">
          {article.description}
        </p>
        {tags}
      </div>
    </article>
  );
}

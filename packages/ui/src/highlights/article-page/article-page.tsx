import type { Article, ArticleDetail } from '@atrium/contract/highlights';
import type { ComponentProps } from 'react';
import { Button, IconButton } from '../../controls/button/index.js';
import { Link } from '../../controls/link/index.js';
import { Tag } from '../../data/tag/index.js';
import { Banner } from '../../feedback/banner/index.js';
import { AttachmentList } from '../../files/attachment-list/index.js';
import {
  cn,
  DownloadIcon,
  EyeIcon,
  EyeSlashIcon,
  HostLink,
  lazyPart,
  PrintIcon,
  useFormats,
  useStrings,
} from '../../foundations/index.js';
import { PageHeader } from '../../navigation/page-header/index.js';
import { RecordNav, type RecordNavProps } from '../../navigation/record-nav/index.js';
import { ArticleVideo } from '../article-video/index.js';
import { filmLength, readingMinutes } from '../reading-minutes.js';

/** The sanitiser is loaded with the first article. */
const ArticleText = lazyPart(async () => (await import('../article-text/index.js')).ArticleText);

/** Identifies a version of an article. */
type Named = Pick<Article, 'source' | 'id' | 'language'>;

export interface ArticlePageProps extends Omit<ComponentProps<'article'>, 'children' | 'title'> {
  /** The article shown. */
  article: ArticleDetail;
  /** The list from which the article was opened. */
  back: RecordNavProps['back'];
  /** The previous and next article of the list. */
  position?: RecordNavProps['position'];
  /** Returns the address of an article, or of another language version of this one. */
  hrefOf: (article: Named) => string;
  /** Returns the address of the articles with a tag. */
  tagHrefOf: (tag: string) => string;
  /** The picture as a `data:` URL, once loaded (HIGH-018). */
  picture?: string | undefined;
  /** For bank users, who see the attachments (HIGH-015); with the ids of those being downloaded. */
  attachments?: {
    /** Shows the file, or saves it where its type has no preview. */
    onOpen: (file: Article['attachments'][number]) => void;
    onDownload: (files: readonly Article['attachments'][number][]) => void;
    downloading: readonly string[];
  };
  /** Address where a client requests the attachments (HIGH-016); absent without the right. */
  requestHref?: string | undefined;
  /** Hides or shows this language version of the article; for administrators (HIGH-013). */
  onHiddenChange?: ((hidden: boolean) => void) | undefined;
  /** The change of visibility is being saved. */
  hiding?: boolean;
  /** Opens the browser's print dialog. */
  onPrint: () => void;
}

/** The page of one article, for screen and print (HIGH-009, HIGH-023, DS-091). */
export function ArticlePage({
  article,
  back,
  position,
  hrefOf,
  tagHrefOf,
  picture,
  attachments,
  requestHref,
  onHiddenChange,
  hiding = false,
  onPrint,
  className,
  ...props
}: ArticlePageProps) {
  const t = useStrings();
  // The article's own text is in its language, everything else in that of the page.
  const { isHidden, language, video } = article;
  return (
    <article
      data-article={`${article.source}:${article.id}:${article.language}`}
      className={cn('flex flex-col', className)}
      {...props}
    >
      <PageHeader
        className="px-16 xs:px-24"
        title={<span lang={language}>{article.title}</span>}
        recordNav={<RecordNav back={back} {...(position && { position })} />}
        state={
          isHidden ? (
            <span className="inline-flex items-center gap-6 text-small font-medium">
              <EyeSlashIcon size={16} />
              {t('highlights.hidden')}
            </span>
          ) : undefined
        }
        actions={
          <>
            <IconButton icon={PrintIcon} label={t('highlights.article.print')} onClick={onPrint} />
            {onHiddenChange ? (
              <Button
                icon={isHidden ? EyeIcon : EyeSlashIcon}
                busy={hiding}
                onClick={() => onHiddenChange(!isHidden)}
              >
                {t(isHidden ? 'highlights.article.show' : 'highlights.article.hide')}
              </Button>
            ) : null}
            {requestHref ? (
              <Button asChild variant="primary">
                <HostLink href={requestHref}>{t('highlights.article.request')}</HostLink>
              </Button>
            ) : null}
          </>
        }
      />
      <div className="border-t border-line md:grid md:grid-cols-[minmax(0,1fr)_22.5rem] print:block">
        <div className="min-w-0 px-16 pb-40 xs:px-24">
          {onHiddenChange ? (
            <Banner
              className="mt-12 print:hidden"
              title={t(isHidden ? 'highlights.article.invisible' : 'highlights.article.visible')}
            />
          ) : null}
          <div className="grid gap-x-40 gap-y-16 pt-20 sm:grid-cols-[10rem_minmax(0,40rem)] print:block">
            <Byline article={article} hrefOf={hrefOf} />
            <div className="min-w-0 print:mt-16">
              <p lang={language} className="font-serif text-headline text-pretty">
                {article.description}
              </p>
              {video ? (
                <ArticleVideo className="mt-20" title={article.title} video={video} poster={picture} />
              ) : article.image !== null ? (
                // Space is reserved until the picture is loaded.
                <div className="mt-20 aspect-[20/7] print:hidden">
                  {picture ? (
                    <img src={picture} alt="" className="size-full rounded-tag object-cover" />
                  ) : null}
                </div>
              ) : null}
              <ArticleText
                lang={language}
                html={article.content}
                className="mt-20 text-[1rem]/[1.6] print:text-[11pt]/[1.5]"
                fallback={<div className="min-h-320" />}
              />
            </div>
          </div>
        </div>
        <Beside {...{ article, hrefOf, tagHrefOf, attachments, requestHref }} />
      </div>
    </article>
  );
}

/** Source, categories, date, reading time, and other language versions. */
function Byline({ article, hrefOf }: Pick<ArticlePageProps, 'article' | 'hrefOf'>) {
  const t = useStrings();
  const formats = useFormats();
  const { source, categories, utcDate, video, language, languages, link } = article;
  const others = languages.filter((other) => other !== language);
  return (
    <div
      role="group"
      aria-label={t('highlights.article.about')}
      className="text-small text-ink-2 max-sm:flex max-sm:flex-wrap max-sm:gap-x-12 max-sm:gap-y-4 print:flex print:flex-wrap print:gap-x-12"
    >
      <p className="font-semibold text-ink">{t(`highlights.sources.${source}`)}</p>
      <p>{categories.map((id) => t(`homeWidgets.articles.category.${id}`)).join(', ')}</p>
      <p>
        <time dateTime={utcDate}>
          {formats.longDate(utcDate)}
          <span className="sm:block print:inline"> {formats.zonedTime(utcDate)}</span>
        </time>
      </p>
      <p>
        {video
          ? t('highlights.video', { length: filmLength(video.seconds) })
          : t('homeWidgets.articles.minutes', { count: readingMinutes(article.content) })}
      </p>
      <p className="sm:mt-12 print:hidden">
        {others.length === 0
          ? t('highlights.article.languages', {
              count: 1,
              languages: t(`highlights.languages.${language}`),
            })
          : t('highlights.article.languages', { count: 2 })}{' '}
        {others.map((other) => (
          <Link key={other} href={hrefOf({ ...article, language: other })} className="inline-block min-h-24">
            {t(`highlights.languages.${other}`)}
          </Link>
        ))}
      </p>
      {link ? (
        <p>
          <Link href={link} external className="inline-block min-h-24 print:hidden">
            {t('highlights.article.source')}
          </Link>
          <span className="hidden break-all print:inline">{link}</span>
        </p>
      ) : null}
    </div>
  );
}

const headingClasses = 'border-b-section border-line-ink pb-6 text-heading-2';

/** The side column: attachments depending on the user, tags, and related articles. */
function Beside({
  article,
  hrefOf,
  tagHrefOf,
  attachments,
  requestHref,
}: Pick<ArticlePageProps, 'article' | 'hrefOf' | 'tagHrefOf' | 'attachments' | 'requestHref'>) {
  const t = useStrings();
  const formats = useFormats();
  const files = article.attachments;
  return (
    <aside className="grid content-start gap-28 px-16 pb-40 xs:px-24 md:border-l md:border-line md:pt-20 print:hidden">
      {attachments ? (
        <section aria-labelledby="article-attachments">
          <h2 id="article-attachments" className={cn(headingClasses, 'flex justify-between gap-16')}>
            {t('highlights.article.attachments')}
            <span className="font-regular text-ink-2">{formats.integer(files.length)}</span>
          </h2>
          {files.length === 0 ? (
            <p className="py-12 text-ink-2">{t('highlights.article.noAttachment')}</p>
          ) : (
            <>
              <AttachmentList
                variant="row"
                files={files.map(({ id, name, mime, size }) => ({ id, name, mediaType: mime, size }))}
                onOpen={({ id }) => attachments.onOpen(files.find((file) => file.id === id)!)}
                onDownload={({ id }) => attachments.onDownload(files.filter((file) => file.id === id))}
              />
              {files.length > 1 ? (
                <Button
                  className="mt-12"
                  size="toolbar"
                  icon={DownloadIcon}
                  busy={files.some(({ id }) => attachments.downloading.includes(id))}
                  onClick={() => attachments.onDownload(files)}
                >
                  {t('highlights.article.downloadAll')}
                </Button>
              ) : null}
              <p className="mt-12 text-caption text-ink-3">{t('highlights.article.bankOnly')}</p>
            </>
          )}
        </section>
      ) : requestHref ? (
        <section aria-labelledby="article-attachments">
          <h2 id="article-attachments" className={headingClasses}>
            {t('highlights.article.attachments')}
          </h2>
          <p className="py-12 text-ink-2">{t('highlights.article.requestHelp', { count: files.length })}</p>
        </section>
      ) : null}
      {article.tags.length > 0 ? (
        <section aria-labelledby="article-tags">
          <h2 id="article-tags" className={headingClasses}>
            {t('highlights.article.tags')}
          </h2>
          <ul aria-labelledby="article-tags" className="flex flex-wrap gap-6 pt-12">
            {article.tags.map((tag) => (
              <li key={tag} lang={article.language}>
                <Tag label={tag} href={tagHrefOf(tag)} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {article.related.length > 0 ? (
        <section aria-labelledby="article-related">
          <h2 id="article-related" className={headingClasses}>
            {t('highlights.article.related')}
          </h2>
          <ul aria-labelledby="article-related">
            {article.related.map((other) => (
              <li
                key={`${other.source}:${other.id}`}
                className="relative border-b border-line py-8 has-[a:hover]:bg-hover"
              >
                <Link
                  variant="plain"
                  href={hrefOf(other)}
                  lang={other.language}
                  className="inline-block min-h-24 font-medium after:absolute after:inset-0"
                >
                  {other.title}
                </Link>
                <p className="text-caption text-ink-2">
                  {[
                    ...other.categories.map((id) => t(`homeWidgets.articles.category.${id}`)),
                    formats.recent(other.utcDate),
                  ].join(', ')}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </aside>
  );
}

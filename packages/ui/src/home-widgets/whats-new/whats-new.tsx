import type { NewsItem } from '@atrium/contract/whats-new';
import { Link } from '../../controls/link/index.js';
import { WidgetFrame, type WidgetWidth } from '../../dashboard/index.js';
import { Badge } from '../../data/badge/index.js';
import { CarouselControls, CarouselRoot, CarouselSlides } from '../../data/carousel/index.js';
import { mailto } from '../../data/mail-link/index.js';
import { cn, useFormats, useStrings } from '../../foundations/index.js';
import { InlineImage } from '../parts/internal.js';
import type { WidgetStateProps } from '../parts/internal.js';

export interface WhatsNewProps extends WidgetStateProps {
  /** Width in dashboard columns. */
  width: WidgetWidth;
  /** The latest changes to the portal; the first five are shown (WID-048). */
  news?: readonly NewsItem[] | undefined;
  /** Returns the address inside the portal; undefined if the page does not exist. */
  liveHref: (href: string) => string | undefined;
}

const NONE: readonly NewsItem[] = [];
/** Maximum number of slides (WID-048). */
const MOST = 5;

/** A carousel of recent changes to the portal (WID-047 to WID-052). */
export function WhatsNew({ status, width, news: all = NONE, liveHref, ...props }: WhatsNewProps) {
  const news = all.slice(0, MOST);
  const t = useStrings();
  const formats = useFormats();
  const title = t('home.widgets.WHATS_NEW.title');
  const isWide = width > 1;
  const shown = status ?? (news.length === 0 ? 'empty' : 'ready');
  return (
    <CarouselRoot label={title} count={news.length}>
      <WidgetFrame
        title={title}
        status={shown}
        skeletonRows={3}
        actions={shown === 'ready' ? <CarouselControls /> : undefined}
        empty={{ title: t('homeWidgets.whatsNew.empty'), help: t('homeWidgets.whatsNew.emptyHelp') }}
        figures={() => ({
          columns: [t('homeWidgets.whatsNew.columns.title'), t('homeWidgets.whatsNew.columns.date')],
          rows: news.map((item) => [item.title, formats.date(item.publishedAt)]),
        })}
        {...props}
      >
        <CarouselSlides
          slides={news.map((item) => {
            const image = isWide ? item.imageFormatM : item.imageFormatS;
            return {
              id: item.id,
              content: (
                <article
                  className={cn('grid gap-x-32 gap-y-12 py-16', isWide && image && 'xs:grid-cols-[2fr_3fr]')}
                >
                  <InlineImage source={image} className={isWide ? 'h-160' : 'h-112'} />
                  <div className="min-w-0">
                    <p className="flex items-center gap-8 text-caption text-ink-3">
                      {item.isNew ? <Badge tone="strong">{t('homeWidgets.whatsNew.new')}</Badge> : null}
                      <time dateTime={item.publishedAt}>{formats.longDate(item.publishedAt)}</time>
                    </p>
                    <h3 className="mt-6 text-heading-3">{item.title}</h3>
                    <p className="mt-4 max-w-measure text-ink-2">{item.description}</p>
                    <NewsButton button={item.button} liveHref={liveHref} />
                  </div>
                </article>
              ),
            };
          })}
        />
      </WidgetFrame>
    </CarouselRoot>
  );
}

/** Links to another site, a portal page or the mail program; not rendered while the page does not exist. */
function NewsButton({
  button,
  liveHref,
}: {
  button: NewsItem['button'];
  liveHref: WhatsNewProps['liveHref'];
}) {
  if (!button) return null;
  const isExternal = button.type === 'external-link';
  const href =
    button.type === 'mailto'
      ? mailto({ to: button.url })
      : isExternal
        ? button.url.startsWith('https://') && button.url
        : liveHref(button.url);
  return href ? (
    <p className="mt-12">
      <Link href={href} external={isExternal}>
        {button.label}
      </Link>
    </p>
  ) : null;
}

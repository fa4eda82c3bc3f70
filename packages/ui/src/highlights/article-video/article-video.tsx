import type { Article } from '@atrium/contract/highlights';
import { useState, type ComponentProps } from 'react';
import { Button } from '../../controls/button/index.js';
import { Banner } from '../../feedback/banner/index.js';
import { cn, useLanguage, useStrings } from '../../foundations/index.js';

export interface ArticleVideoProps extends Omit<ComponentProps<'figure'>, 'children' | 'title'> {
  /** Name of the video for screen readers. */
  title: string;
  /** Its URL, length and captions. */
  video: NonNullable<Article['video']>;
  /** The picture shown before playback, as a `data:` URL. */
  poster?: string | undefined;
}

/** A video of the bank in the browser's own player, captioned in the language of the page; it never autoplays. */
export function ArticleVideo({ title, video, poster, className, ...props }: ArticleVideoProps) {
  const t = useStrings();
  const language = useLanguage();
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  return (
    <figure className={cn('print:hidden', className)} {...props}>
      {failed ? (
        <Banner
          tone="negative"
          live="assertive"
          title={t('highlights.player.failed')}
          actions={
            <Button
              size="toolbar"
              onClick={() => {
                setFailed(false);
                setTries(tries + 1);
              }}
            >
              {t('highlights.player.retry')}
            </Button>
          }
        >
          {t('highlights.player.failedHelp')}
        </Banner>
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- its tracks are below, one per language
        <video
          key={tries}
          controls
          playsInline
          preload="none"
          poster={poster}
          src={video.address}
          aria-label={t('highlights.player.label', { title })}
          className="focus-ring block aspect-video w-full rounded-tag bg-sunken"
          onError={() => setFailed(true)}
        >
          {video.captions.map((captions) => (
            <track
              key={captions.language}
              kind="captions"
              src={captions.address}
              srcLang={captions.language}
              label={NAMES[captions.language]}
              default={captions.language === language}
            />
          ))}
        </video>
      )}
      <figcaption className="mt-8 text-caption text-ink-3">{t('highlights.player.silent')}</figcaption>
    </figure>
  );
}

/** Language names in their own language, as the player's caption menu shows them. */
const NAMES: Record<Article['language'], string> = { en: 'English', fr: 'Français' };

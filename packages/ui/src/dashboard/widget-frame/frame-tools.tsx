import { useState } from 'react';
import { Button } from '../../controls/button/index.js';
import { Link } from '../../controls/link/index.js';
import { useAnnounce } from '../../feedback/announcer/index.js';
import { ArrowsOutIcon, CheckIcon, CopyIcon } from '../../foundations/icons/index.js';
import { useLanguage, useStrings } from '../../foundations/provider/index.js';
import { copyFigures, type WidgetFigures } from './figures.js';

/** The way to the widget alone on the whole width: quiet until the pointer or the focus is in the widget. */
export function FullWidthLink({ href, title }: { href: string; title: string }) {
  const t = useStrings();
  return (
    <Link
      variant="plain"
      href={href}
      aria-label={t('home.widget.fullWidth', { service: title })}
      className="inline-flex size-24 shrink-0 items-center justify-center self-center rounded-control text-ink-3 opacity-0 group-focus-within/frame:opacity-100 group-hover/frame:opacity-100 hover:bg-hover hover:text-ink focus-visible:opacity-100 [@media(hover:none)]:opacity-100 print:hidden"
    >
      <ArrowsOutIcon size={14} />
    </Link>
  );
}

/** Copies the figures of a widget, and says whether it worked. */
export function CopyFiguresButton({ figures }: { figures: () => WidgetFigures }) {
  const t = useStrings();
  const language = useLanguage();
  const announce = useAnnounce();
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = async () => {
    try {
      await copyFigures(figures(), language);
      setState('copied');
      announce(t('home.widget.copied'));
    } catch {
      setState('failed');
      announce(t('home.widget.copyFailed'), 'assertive');
    }
  };
  const label = { idle: 'copy', copied: 'copied', failed: 'copyFailed' } as const;
  return (
    <Button
      size="row"
      variant="tertiary"
      icon={state === 'copied' ? CheckIcon : CopyIcon}
      className="max-xs:h-44 print:hidden"
      onClick={() => void copy()}
      onBlur={() => setState('idle')}
    >
      {t(`home.widget.${label[state]}`)}
    </Button>
  );
}

/** Rows that a list has beyond those shown. */
export interface MoreRows {
  shown: number;
  total: number;
  onMore: () => void;
  busy?: boolean;
}

/** The end of a list that goes on: how much of it is shown, and the way to more. */
export function ShowMore({ shown, total, onMore, busy = false }: MoreRows) {
  const t = useStrings();
  return (
    <div className="flex flex-wrap items-center gap-16 py-16 print:hidden">
      <Button busy={busy} onClick={onMore}>
        {t('home.widget.more')}
      </Button>
      <p role="status" className="text-small text-ink-2">
        {t('home.widget.shownOf', { shown, total })}
      </p>
    </div>
  );
}

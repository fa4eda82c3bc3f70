import { useState } from 'react';
import { Button } from '../../controls/button/index.js';
import { Link } from '../../controls/link/index.js';
import { useAnnounce } from '../../feedback/announcer/index.js';
import { ArrowsOutIcon, CheckIcon, CopyIcon } from '../../foundations/icons/index.js';
import { useFormats, useLanguage, useStrings } from '../../foundations/provider/index.js';
import { copyFigures, type MoreRows, type WidgetFigures } from './figures.js';

/** Link to the widget at full width: hidden until the widget is hovered or has the focus. */
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

interface CopyFiguresButtonProps {
  figures: () => WidgetFigures | Promise<WidgetFigures>;
  /** Number of rows of the whole list; by default the number copied. */
  total?: number | undefined;
}

/** Button that copies the data of a widget, and shows how many rows were copied or that it failed. */
export function CopyFiguresButton({ figures, total }: CopyFiguresButtonProps) {
  const t = useStrings();
  const formats = useFormats();
  const language = useLanguage();
  const announce = useAnnounce();
  const [said, setSaid] = useState<{ label: string; isDone: boolean } | null>(null);
  const [busy, setBusy] = useState(false);
  const copy = async () => {
    setBusy(true);
    try {
      const count = await copyFigures(figures(), language);
      const rows = formats.integer(count);
      const label =
        total !== undefined && count < total
          ? t('home.widget.copiedOf', { rows, total: formats.integer(total) })
          : t('home.widget.copied', { count, rows });
      setSaid({ label, isDone: true });
      announce(label);
    } catch {
      const label = t('home.widget.copyFailed');
      setSaid({ label, isDone: false });
      announce(label, 'assertive');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="row"
      variant="tertiary"
      icon={said?.isDone ? CheckIcon : CopyIcon}
      busy={busy}
      busyLabel={t('home.widget.copying')}
      className="max-xs:h-44 print:hidden"
      onClick={() => void copy()}
      onBlur={() => setSaid(null)}
    >
      {said?.label ?? t('home.widget.copy')}
    </Button>
  );
}

/** The end of a partly shown list: the number of rows shown, and a button for more. */
export function ShowMore({ shown, total, onMore, busy = false }: MoreRows) {
  const t = useStrings();
  const formats = useFormats();
  return (
    <div className="flex flex-wrap items-center gap-16 py-16 print:hidden">
      <Button busy={busy} onClick={onMore}>
        {t('home.widget.more')}
      </Button>
      <p role="status" className="text-small text-ink-2">
        {t('home.widget.shownOf', { shown: formats.integer(shown), total: formats.integer(total) })}
      </p>
    </div>
  );
}

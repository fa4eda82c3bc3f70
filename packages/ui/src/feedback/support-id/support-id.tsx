import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { cn } from '../../foundations/cn.js';
import { CheckIcon, CopyIcon } from '../../foundations/icons/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import { useAnnounce } from '../announcer/index.js';

/** How long the check mark replaces the copy icon, in milliseconds. */
const CONFIRMATION = 2000;

export interface SupportIdProps extends Omit<ComponentProps<'span'>, 'id' | 'children'> {
  /** The correlation id of the response that failed (PLAT-068). */
  id: string;
}

/** The support id of an error, with a button that copies it and confirms it (PLAT-069). */
export function SupportId({ id, className, ...props }: SupportIdProps) {
  const t = useStrings();
  const announce = useAnnounce();
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const text = useRef<HTMLElement>(null);
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), CONFIRMATION);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id);
      setState('copied');
      announce(t('feedback.supportId.copied'));
    } catch {
      // Without clipboard access (policy, insecure page), the id is selected for the user to copy.
      if (text.current) getSelection()?.selectAllChildren(text.current);
      setState('failed');
      announce(t('feedback.supportId.failed'), 'assertive');
    }
  };

  const Icon = state === 'copied' ? CheckIcon : CopyIcon;
  return (
    <span
      className={cn('inline-flex max-w-full flex-wrap items-center gap-x-8 gap-y-4', className)}
      {...props}
    >
      <span className="inline-flex max-w-full items-center gap-8 rounded-control border border-line-2 pl-8 text-caption text-ink-3">
        <span className="shrink-0">{t('feedback.supportId.label')}</span>
        <code ref={text} className="min-w-0 font-mono text-code break-all text-ink select-text">
          {id}
        </code>
        <button
          type="button"
          aria-label={t('feedback.supportId.copy')}
          onClick={() => void copy()}
          className="focus-ring inline-flex size-26 shrink-0 items-center justify-center rounded-control text-ink-2 hover:bg-hover hover:text-ink active:bg-pressed max-xs:size-36"
        >
          <Icon size={14} className={state === 'copied' ? 'text-positive' : undefined} />
        </button>
      </span>
      {state === 'idle' ? null : (
        <span aria-hidden className="text-caption text-ink-3">
          {t(state === 'copied' ? 'feedback.supportId.copied' : 'feedback.supportId.failed')}
        </span>
      )}
    </span>
  );
}

import { useEffect, useState } from 'react';
import { cn } from '../../foundations/cn.js';
import { useFormats, useStrings } from '../../foundations/provider/index.js';

export interface CharacterCountProps {
  /** For the input's `aria-describedby`. */
  id: string;
  /** Characters used, in UTF-16 code units. */
  length: number;
  /** Characters allowed, in UTF-16 code units. */
  limit: number;
}

/** Pause after the last keystroke before the remaining count is announced, so that typing is not interrupted. */
const ANNOUNCE_AFTER_MS = 800;

/**
 * Shows how many of the allowed characters are used. Within the last tenth the remaining count is announced politely;
 * over the limit, the excess. Nothing is cut off: a paste that is too long stays for the user to shorten.
 */
export function CharacterCount({ id, length, limit }: CharacterCountProps) {
  const t = useStrings();
  const { integer } = useFormats();
  const rest = limit - length;
  const textOf = (key: 'characterLimit' | 'charactersLeft' | 'charactersOver', count: number) =>
    t(`controls.${key}`, { count, number: integer(count) });
  const sentence = rest < 0 ? textOf('charactersOver', -rest) : textOf('charactersLeft', rest);
  const near = rest <= Math.max(10, limit / 10);
  const news = near ? sentence : '';
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (news === announced) return undefined;
    const timer = setTimeout(() => setAnnounced(news), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [announced, news]);
  return (
    <div
      data-field-note="count"
      className={cn('justify-self-end text-caption text-ink-3', rest < 0 && 'text-negative-ink')}
    >
      <span aria-hidden>{rest < 0 ? sentence : `${integer(length)} / ${integer(limit)}`}</span>
      <span id={id} className="sr-only">
        {textOf('characterLimit', limit)}
      </span>
      <span role="status" className="sr-only">
        {announced}
      </span>
    </div>
  );
}

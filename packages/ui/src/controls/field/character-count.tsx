import { useEffect, useState } from 'react';
import { cn } from '../../foundations/cn.js';
import { useFormats, useStrings } from '../../foundations/provider/index.js';

export interface CharacterCountProps {
  /** For the input's `aria-describedby`. */
  id: string;
  /** Characters used, in UTF-16 units. */
  length: number;
  /** Characters allowed, in UTF-16 units. */
  limit: number;
}

/** The pause after the last key before the rest is announced, so that typing is not talked over. */
const ANNOUNCE_AFTER_MS = 800;

/**
 * How many characters are used of those allowed. Within the last tenth the rest is announced politely; over the limit it
 * tells how many are too many. Nothing is cut off: a paste that is too long stays to be shortened.
 */
export function CharacterCount({ id, length, limit }: CharacterCountProps) {
  const t = useStrings();
  const { integer } = useFormats();
  const rest = limit - length;
  const textOf = (key: 'characterLimit' | 'charactersLeft' | 'charactersOver', count: number) =>
    t(`controls.${key}`, { count, number: integer(count) });
  const sentence = rest < 0 ? textOf('charactersOver', -rest) : textOf('charactersLeft', rest);
  const near = rest <= Math.max(10, limit / 10);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(near ? sentence : ''), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [near, sentence]);
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

import type { MarkedText as Marked } from '@atrium/contract/search';
import { Fragment } from 'react';

export type MarkedTextProps = Marked;

/** A text with the search terms highlighted. */
export function MarkedText({ text, marks }: MarkedTextProps) {
  if (marks.length === 0) return text;
  return (
    <>
      {marks.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(marks[index - 1]?.end ?? 0, start)}
          <mark className="rounded-tag bg-brand-tint text-inherit forced-colors:bg-[Mark]">
            {text.slice(start, end)}
          </mark>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)?.end)}
    </>
  );
}

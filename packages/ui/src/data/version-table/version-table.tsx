import type { ReactNode } from 'react';
import { cn, useStrings } from '../../foundations/index.js';

/** A field changed by one or two people: the user's own version, and the saved one. */
export interface VersionDifference {
  label: string;
  /** Language of both versions, if it is not that of the page. */
  lang?: string;
  /** Lines of text; empty for an empty field. */
  mine: readonly ReactNode[];
  saved: readonly ReactNode[];
}

/** Two versions of a record side by side, field by field. */
export function VersionTable({
  differences,
  className,
}: {
  differences: readonly VersionDifference[];
  className?: string;
}) {
  const t = useStrings();
  return (
    <table className={cn('w-full table-fixed text-small', className)}>
      <thead>
        <tr className="border-b border-line-ink text-left">
          {(['field', 'mine', 'saved'] as const).map((head) => (
            <th key={head} scope="col" className="py-4 pr-12 font-medium">
              {t(`data.versions.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {differences.map(({ label, lang, mine, saved }) => (
          <tr key={label} className="border-b border-line align-top">
            <th scope="row" className="py-8 pr-12 text-left font-medium break-words">
              {label}
            </th>
            <Version lang={lang} lines={mine} />
            <Version lang={lang} lines={saved} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Version({ lang, lines }: { lang: string | undefined; lines: readonly ReactNode[] }) {
  const filled = lines.filter((line) => line !== '');
  return (
    <td lang={lang} className="py-8 pr-12 break-words">
      {filled.length === 0
        ? '–'
        : filled.map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines have no ids and never move
            <div key={index}>{line}</div>
          ))}
    </td>
  );
}

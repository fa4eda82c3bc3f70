import { useState, type ReactNode } from 'react';
import { IconButton } from '../../controls/button/index.js';
import { CheckIcon, CopyIcon } from '../icons/index.js';

/** A section of a foundations page: a rule, a heading, a line of explanation. */
export function Sheet({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className="mb-40 border-t-2 border-line-ink pt-12">
      <h2 className="text-heading-2">{title}</h2>
      {lead ? <p className="mt-4 max-w-measure text-small text-ink-2">{lead}</p> : null}
      <div className="mt-16">{children}</div>
    </section>
  );
}

/** The title of a foundations page. */
export function SheetTitle({ children }: { children: ReactNode }) {
  return <h1 className="mb-24 font-serif text-title">{children}</h1>;
}

/** Copies the code that uses an item, such as `<SearchIcon />`. */
export function CopyButton({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useState(false);
  return (
    <IconButton
      icon={isCopied ? CheckIcon : CopyIcon}
      label={`Copy ${text}`}
      size="small"
      iconSize={14}
      onClick={() => void navigator.clipboard.writeText(text).then(() => setIsCopied(true))}
      onBlur={() => setIsCopied(false)}
    />
  );
}

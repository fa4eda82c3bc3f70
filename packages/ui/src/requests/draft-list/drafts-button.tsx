import { useState } from 'react';
import { Button } from '../../controls/index.js';
import { useStrings } from '../../foundations/index.js';
import { lazyPart } from '../../foundations/lazy-part.js';
import type { DraftListProps } from './draft-list.js';

/** Loaded when the button is hovered or focused. */
const DraftsDialog = lazyPart(async () => (await import('./drafts-dialog.js')).DraftsDialog);

export type DraftsButtonProps = Pick<DraftListProps, 'drafts' | 'onDelete'>;

/** Button with the number of unsent drafts that opens their list. Renders nothing if there are none. */
export function DraftsButton({ drafts, onDelete }: DraftsButtonProps) {
  const t = useStrings();
  const [open, setOpen] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  // Without drafts the dialog is gone: it must not open by itself when another tab begins one.
  if (drafts.length === 0 && open) setOpen(false);
  if (drafts.length === 0) return null;
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={DraftsDialog.preload}
        onFocus={DraftsDialog.preload}
        onClick={() => {
          setIsAsked(true);
          setOpen(true);
        }}
      >
        {t('creation.drafts.button', { count: drafts.length })}
      </Button>
      {isAsked ? (
        <DraftsDialog drafts={drafts} onDelete={onDelete} open={open} onOpenChange={setOpen} />
      ) : null}
    </>
  );
}

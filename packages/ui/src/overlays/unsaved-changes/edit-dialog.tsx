import { useState } from 'react';
import { useStrings } from '../../foundations/provider/index.js';
import { lazyPart } from '../../foundations/lazy-part.js';
import { Dialog, type DialogProps } from '../dialog/index.js';

const Confirmation = lazyPart(async () => (await import('../confirmation/index.js')).Confirmation);

export interface EditDialogProps extends DialogProps {
  /** Called when the user closes it. */
  onOpenChange: (open: boolean) => void;
  /** Closing discards changes: Esc, the cross and a click outside ask first. */
  unsaved: boolean;
}

/**
 * A dialog that does not lose what was entered by a stray key or click. Its cancel button, in the footer, is meant and
 * closes at once.
 */
export function EditDialog({ unsaved, onOpenChange, ...props }: EditDialogProps) {
  const t = useStrings();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Dialog {...props} onOpenChange={(open) => (!open && unsaved ? setAsking(true) : onOpenChange(open))} />
      {isAsking ? (
        <Confirmation
          open
          danger
          title={t('overlays.discard.title')}
          description={t('overlays.unsaved.warning')}
          confirmLabel={t('overlays.unsaved.leave')}
          cancelLabel={t('overlays.discard.stay')}
          onConfirm={() => {
            setAsking(false);
            onOpenChange(false);
          }}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { Button } from '../../../controls/index.js';
import { useFormats, useStrings } from '../../../foundations/index.js';
import { lazyPart } from '../../../foundations/lazy-part.js';
import { Banner } from '../../../feedback/index.js';
import { restoreLostFocus } from '../../../foundations/focus-heading.js';

/** Loaded when the button is focused. */
const Confirmation = lazyPart(
  async () => (await import('../../../overlays/confirmation/index.js')).Confirmation,
);

export interface DraftOfferProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Title of the unsent request; empty if there is none. */
  title: string;
  /** When the draft was last saved, ISO 8601. */
  savedAt: string;
  /** Restores the draft. */
  onResume: () => void;
  /** The draft is being restored, including its files. */
  resuming?: boolean;
  /** Deletes the draft; called after the user has confirmed. */
  onDiscard: () => void;
}

/** Offers to restore an unsent draft, with its date, or to delete it after confirmation. */
export function DraftOffer({
  title,
  savedAt,
  onResume,
  resuming = false,
  onDiscard,
  ref,
  ...props
}: DraftOfferProps) {
  const t = useStrings();
  const formats = useFormats();
  const [isAsking, setAsking] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const offer = root.current;
    return () => {
      // The offer disappears with the button that was pressed; the dialog of the other button does the same itself.
      if (offer?.contains(document.activeElement)) queueMicrotask(restoreLostFocus);
    };
  }, []);
  return (
    <Banner
      ref={useComposedRefs(root, ref)}
      title={t('creation.draft.title', { date: formats.dateTime(savedAt) })}
      actions={
        <>
          <Button size="toolbar" busy={resuming} onClick={onResume}>
            {t('creation.draft.resume')}
          </Button>
          <Button
            size="toolbar"
            variant="tertiary"
            onFocus={Confirmation.preload}
            onClick={() => setAsking(true)}
          >
            {t('creation.draft.discard')}
          </Button>
          {isAsking ? (
            <Confirmation
              danger
              open
              onOpenChange={setAsking}
              title={t('creation.drafts.deleteTitle')}
              description={t('creation.drafts.deleteText', {
                title: title.trim() || t('creation.drafts.untitled'),
              })}
              cancelLabel={t('creation.drafts.keep')}
              confirmLabel={t('creation.drafts.confirm')}
              onConfirm={onDiscard}
            />
          ) : null}
        </>
      }
      {...props}
    >
      {title.trim() ? t('creation.draft.text', { title }) : t('creation.draft.textUntitled')}
    </Banner>
  );
}

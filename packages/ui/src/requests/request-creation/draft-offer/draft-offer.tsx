import type { ComponentProps } from 'react';
import { Button } from '../../../controls/index.js';
import { useFormats, useStrings } from '../../../foundations/index.js';
import { Banner } from '../../../feedback/index.js';

export interface DraftOfferProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Title of the unsent request; empty if there is none. */
  title: string;
  /** When the draft was last saved, ISO 8601. */
  savedAt: string;
  /** Restores the draft. */
  onResume: () => void;
  /** The draft is being restored, including its files. */
  resuming?: boolean;
  /** Deletes the draft. */
  onDiscard: () => void;
}

/** Offers to restore an unsent draft, with its date. */
export function DraftOffer({
  title,
  savedAt,
  onResume,
  resuming = false,
  onDiscard,
  ...props
}: DraftOfferProps) {
  const t = useStrings();
  const formats = useFormats();
  return (
    <Banner
      title={t('creation.draft.title', { date: formats.dateTime(savedAt) })}
      actions={
        <>
          <Button size="toolbar" busy={resuming} onClick={onResume}>
            {t('creation.draft.resume')}
          </Button>
          <Button size="toolbar" variant="tertiary" onClick={onDiscard}>
            {t('creation.draft.discard')}
          </Button>
        </>
      }
      {...props}
    >
      {title.trim() ? t('creation.draft.text', { title }) : t('creation.draft.textUntitled')}
    </Banner>
  );
}

import type { ComponentProps } from 'react';
import { Button } from '../../../controls/index.js';
import { useFormats, useStrings } from '../../../foundations/index.js';
import { Banner } from '../../../feedback/index.js';

export interface DraftOfferProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Title of the request that was not sent; empty without one. */
  title: string;
  /** When it was last kept, ISO 8601. */
  savedAt: string;
  /** Restores the draft. */
  onResume: () => void;
  /** Its files are being looked for. */
  resuming?: boolean;
  /** Deletes the draft. */
  onDiscard: () => void;
}

/** What was typed and not sent, offered again with its date. */
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

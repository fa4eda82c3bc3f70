import type { DocumentLimits as Limits } from '@atrium/contract/document-rules';
import { useId, useState } from 'react';
import { Button } from '../../controls/button/index.js';
import { useStrings } from '../../foundations/index.js';

/** Explains why the user may not delete or tag a document; renders nothing if they may do both. */
export function DocumentLimits({ deletion, tagging }: Limits) {
  const t = useStrings();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (!deletion && !tagging) return null;
  return (
    <div className="grid gap-8 print:hidden">
      <Button
        size="row"
        variant="tertiary"
        className="w-fit"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t('feedback.askWhyChange')}
      </Button>
      <div id={id} hidden={!isOpen} className="grid gap-8 text-small text-ink-2">
        {deletion ? <p>{t(`documents.limits.deletion.${deletion}`)}</p> : null}
        {tagging ? <p>{t(`documents.limits.tagging.${tagging}`)}</p> : null}
      </div>
    </div>
  );
}

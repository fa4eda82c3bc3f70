import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../feedback/announcer/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import { hasArrived, isRefused } from './upload-item.js';
import type { Uploads } from './use-uploads.js';

/** Announces the results once no upload is running: counts, not each of hundreds of files. */
export function useUploadAnnouncements({ items, busy }: Pick<Uploads, 'items' | 'busy'>): void {
  const t = useStrings();
  const announce = useAnnounce();
  const wasBusy = useRef(busy);
  useEffect(() => {
    if (wasBusy.current && !busy && items.length > 0) {
      const arrived = items.filter(hasArrived).length;
      const failed = items.filter(isRefused).length;
      const sentences = [
        arrived > 0 && t('uploads.announce.finished', { count: arrived }),
        failed > 0 && t('uploads.announce.failed', { count: failed }),
      ];
      announce(sentences.filter(Boolean).join(' '), failed > 0 ? 'assertive' : 'polite');
    }
    wasBusy.current = busy;
  }, [busy, items, announce, t]);
}

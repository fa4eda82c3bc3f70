import { useState } from 'react';
import { useAnnounce } from '../../feedback/announcer/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import { isRefused } from './upload-item.js';
import { withOwnNames } from './use-file-drop.js';
import type { UploadChoice } from './upload-queue.js';
import type { Uploads } from './use-uploads.js';

/** Adds chosen files, and reports which were left out and why, on the page and to assistive technology. */
export function useUploadChoice(uploads: Uploads) {
  const t = useStrings();
  const announce = useAnnounce();
  const [notices, setNotices] = useState<readonly string[]>([]);

  function take(files: readonly File[], { pasted = false, folders = 0 } = {}): void {
    const names = new Set(uploads.items.map(({ name }) => name));
    tell(uploads.add(pasted ? withOwnNames(files, names) : files), folders);
  }

  function replace(id: string, file: File): UploadChoice {
    const choice = uploads.replace(id, file);
    tell(choice, 0);
    return choice;
  }

  function tell({ added, sameName, beyond }: UploadChoice, folders: number): void {
    const left = [
      sameName > 0 && t('uploads.notice.sameName', { count: sameName }),
      beyond > 0 && t('uploads.notice.beyond', { count: beyond, max: uploads.options.maxCount ?? 0 }),
      folders > 0 && t('uploads.notice.folders'),
    ].filter((sentence) => sentence !== false);
    setNotices(left);
    const refused = added.filter(isRefused).length;
    const said = [
      added.length > 0 && t('uploads.announce.chosen', { count: added.length }),
      refused > 0 && t('uploads.announce.refused', { count: refused }),
      ...left,
    ].filter(Boolean);
    if (said.length > 0) announce(said.join(' '));
  }
  return { notices, take, replace };
}

import type { AccessSubject } from '@atrium/contract/access-subjects';
import { lazyPart } from '@atrium/ui';
import { useEffect, useState } from 'react';
import { patiently } from '../patient-import.ts';
import { loadWithTexts } from '../router/page.ts';

/** Name of the event that asks why something is closed. */
const ASK_WHY = 'ask-why';

/** Opens the explanation of why a subject is closed or empty for the user's rights. */
export function askWhy(subject: AccessSubject): void {
  window.dispatchEvent(new CustomEvent<AccessSubject>(ASK_WHY, { detail: subject }));
}

const Explanation = lazyPart(
  patiently(
    async () =>
      (
        await loadWithTexts(
          () => import('../../pages/access/access-explanation.tsx'),
          ['ui-access-explanation'],
        )
      ).default,
  ),
);

/** Rendered once in the shell, for every page that has something to explain. */
export function AccessExplanations() {
  const [subject, setSubject] = useState<AccessSubject>();
  useEffect(() => {
    const onAsk = (event: Event) => setSubject((event as CustomEvent<AccessSubject>).detail);
    window.addEventListener(ASK_WHY, onAsk);
    return () => window.removeEventListener(ASK_WHY, onAsk);
  }, []);
  return subject ? <Explanation subject={subject} onClose={() => setSubject(undefined)} /> : null;
}

import type { AccessSubject } from '@atrium/contract/access-subjects';
import { lazyPart } from '@atrium/ui';
import { useEffect, useState } from 'react';
import { loadWithTexts } from '../router/page.ts';

/** Name of the event that asks why something is closed. */
const ASK_WHY = 'ask-why';

interface Asked {
  subject: AccessSubject;
  /** The contract on whose page the user asks. */
  contractId?: string | undefined;
  /** Whether the user asks what they may do, not what they may see. */
  isAction: boolean;
}

const ask = (detail: Asked) => window.dispatchEvent(new CustomEvent<Asked>(ASK_WHY, { detail }));

/** Opens the explanation of why the user may not see a subject, or sees nothing of it. */
export const askWhy = (subject: AccessSubject, contractId?: string): void =>
  void ask({ subject, contractId, isAction: false });

/** Opens the explanation of why the user may not do or change something. */
export const askWhyNotDo = (subject: AccessSubject, contractId?: string): void =>
  void ask({ subject, contractId, isAction: true });

const Explanation = lazyPart(
  async () =>
    (
      await loadWithTexts(
        () => import('../../pages/access/access-explanation.tsx'),
        ['ui-access-explanation'],
      )
    ).default,
);

/** Rendered once in the shell, for every page that has something to explain. */
export function AccessExplanations() {
  const [asked, setAsked] = useState<Asked>();
  useEffect(() => {
    const onAsk = (event: Event) => setAsked((event as CustomEvent<Asked>).detail);
    window.addEventListener(ASK_WHY, onAsk);
    return () => window.removeEventListener(ASK_WHY, onAsk);
  }, []);
  return asked ? <Explanation {...asked} onClose={() => setAsked(undefined)} /> : null;
}

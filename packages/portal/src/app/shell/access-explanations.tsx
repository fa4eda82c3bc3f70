import type { AccessSubject } from '@atrium/contract/access-subjects';
import { useToast } from '@atrium/ui';
import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { loadWithTexts } from '../router/page.ts';

/** Name of the event that asks why something is closed. */
const ASK_WHY = 'ask-why';

/** Opens the explanation of a subject, from wherever something is closed or empty by right. */
export function askWhy(subject: AccessSubject): void {
  window.dispatchEvent(new CustomEvent<AccessSubject>(ASK_WHY, { detail: subject }));
}

interface ExplanationProps {
  subject: AccessSubject;
  onClose: () => void;
}

const load = async (): Promise<ComponentType<ExplanationProps>> =>
  (await loadWithTexts(() => import('../../pages/access/access-explanation.tsx'), ['ui-access-explanation']))
    .default;

/** Stands once in the shell, for every page that has something to explain. */
export function AccessExplanations() {
  const { t } = useTranslation('shell');
  const toast = useToast();
  const [subject, setSubject] = useState<AccessSubject>();
  const [Explanation, setExplanation] = useState<ComponentType<ExplanationProps>>();
  const isMissing = subject !== undefined && !Explanation;
  useEffect(() => {
    const onAsk = (event: Event) => setSubject((event as CustomEvent<AccessSubject>).detail);
    window.addEventListener(ASK_WHY, onAsk);
    return () => window.removeEventListener(ASK_WHY, onAsk);
  }, []);
  useEffect(() => {
    if (!isMissing) return;
    load().then(
      (loaded) => setExplanation(() => loaded),
      () => {
        setSubject(undefined);
        toast.error(t('explanationFailed'));
      },
    );
  }, [isMissing, toast, t]);
  return subject !== undefined && Explanation ? (
    <Explanation subject={subject} onClose={() => setSubject(undefined)} />
  ) : null;
}

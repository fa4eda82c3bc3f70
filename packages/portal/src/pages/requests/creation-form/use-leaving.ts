import type { User } from '@atrium/contract/users';
import { useToast } from '@atrium/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useUnsavedChanges } from '../../../app/shell/unsaved-changes-guard.tsx';
import type { CreationForm } from './creation-form.ts';
import type { DraftFiles } from './drafts.ts';
import { useDraft } from './use-draft.ts';

interface LeavingOptions {
  user: User;
  slot: string;
  form: CreationForm;
  submissionKey: string;
  /** The draft that the person came for. */
  wanted: string | null;
  files: DraftFiles;
  /** Something was chosen, typed or uploaded. */
  isChanged: boolean;
}

/**
 * The draft, and what becomes of it on the way out. Who saves and closes keeps it; who leaves otherwise is asked whether to
 * keep it or to give it up (PLAT-061); a page that breaks, a reload and a browser that is closed keep it.
 */
export function useLeaving({ isChanged, ...kept }: LeavingOptions) {
  const { t } = useTranslation('requests');
  const toast = useToast();
  const navigate = useNavigate();
  const [target, setTarget] = useState<{ href: string; replace: boolean } | null>(null);
  const draft = useDraft({ ...kept, isDirty: isChanged && target === null });
  /** Keeps the draft and says so; false, and why, where the browser keeps nothing. */
  const keep = () => {
    const isKept = draft.save();
    if (isKept) toast.success(t('draftSaved'), { description: t('draftSavedHelp') });
    else toast.error(t('draftNotSaved'), { description: t('draftNotSavedHelp') });
    return isKept;
  };
  useUnsavedChanges(isChanged && target === null, { giveUp: draft.forget, keep });
  useEffect(() => {
    if (target) void navigate(target.href, { replace: target.replace });
  }, [target, navigate]);

  return {
    draft,
    /** Asks first where something would be lost. */
    cancel: (href: string) => void navigate(href),
    saveAndClose: (href: string) => {
      if (!isChanged || keep()) setTarget({ href, replace: false });
    },
    /** The request exists: its form is no place to come back to. */
    finish: (href: string) => {
      draft.forget();
      setTarget({ href, replace: true });
    },
  };
}

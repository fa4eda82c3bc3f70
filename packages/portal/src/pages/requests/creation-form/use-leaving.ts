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
  /** Id of the requested draft. */
  wanted: string | null;
  files: DraftFiles;
  /** The user has chosen, typed or uploaded something. */
  isChanged: boolean;
}

/**
 * Manages the draft when the user leaves. Save and close keeps it; leaving otherwise asks whether to keep or discard it
 * (PLAT-061); a crash of the page, a reload and closing the browser keep it.
 */
export function useLeaving({ isChanged, ...kept }: LeavingOptions) {
  const { t } = useTranslation('requests');
  const toast = useToast();
  const navigate = useNavigate();
  const [target, setTarget] = useState<{ href: string; replace: boolean } | null>(null);
  const draft = useDraft({ ...kept, isDirty: isChanged && target === null });
  /** Stores the draft and confirms it; shows why and returns false when storage is unavailable. */
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
    /** Asks for confirmation if something would be lost. */
    cancel: (href: string) => void navigate(href),
    saveAndClose: (href: string) => {
      if (!isChanged || keep()) setTarget({ href, replace: false });
    },
    /** The request exists: its form is removed from the history. */
    finish: (href: string) => {
      draft.forget();
      setTarget({ href, replace: true });
    },
  };
}

import type { User } from '@atrium/contract/users';
import { Banner, Field, PageHeader, RecordNav, Textarea, useToast } from '@atrium/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { boardHref, hubHref } from '../../app/addresses/requests.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { draftSlot } from './creation-form/draft-keys.ts';
import { recallDraft } from './creation-form/drafts.ts';
import { typedText } from './creation-form/typed-text.ts';

/** Redirects to the board with the message that there is no such service or action for the user (NEW-008). */
export function UnknownAction() {
  const { t } = useTranslation('requests');
  const toast = useToast();
  useEffect(() => {
    toast.error(t('unknownAction'), { id: 'unknown-action' });
  }, [toast, t]);
  return <Navigate to={boardHref({ error: 'unknown-action' })} replace />;
}

interface ClosedDraftProps {
  user: User;
  /** The parameters of the address. */
  search: URLSearchParams;
}

/**
 * The draft that the address names, of a service that the user no longer has: it cannot be sent, but what was typed can be
 * read and copied.
 */
export function ClosedDraft({ user, search }: ClosedDraftProps) {
  const { t } = useTranslation('requests');
  const [draft] = useState(() => {
    const slot = draftSlot(search.get('service'), search.get('action'));
    return search.has('draft') ? recallDraft(user, slot, Date.now(), { wanted: search.get('draft') }) : null;
  });
  if (!draft) return <UnknownAction />;
  const { form } = draft;
  const title = form.information.title.trim() || t('new');
  return (
    <div className="grid gap-20 px-16 pb-40 xs:px-24">
      <PageTitle>{title}</PageTitle>
      <PageHeader title={title} recordNav={<RecordNav back={{ href: hubHref(), label: t('hub') }} />} />
      <Banner tone="negative" title={t('draftClosed')}>
        {t('draftClosedHelp')}
      </Banner>
      <Field label={t('draftText')} readOnly>
        <Textarea rows={8} value={typedText(form)} />
      </Field>
    </div>
  );
}

import { Banner, Field, PageHeader, RecordNav, Textarea } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { hubHref } from '../../app/addresses/requests.ts';
import { PageTitle } from '../../app/page-title.tsx';
import type { CreationForm } from './creation-form/creation-form.ts';
import { typedText } from './creation-form/typed-text.ts';

/** A draft whose service the user no longer has: it cannot be sent, but what was typed can be read and copied. */
export function ClosedDraft({ form }: { form: CreationForm }) {
  const { t } = useTranslation('requests');
  const title = form.information.title.trim() || t('new');
  return (
    <div className="grid gap-20 px-16 pb-40 xs:px-24">
      <PageTitle>{title}</PageTitle>
      <PageHeader title={title} recordNav={<RecordNav back={{ href: hubHref(), label: t('hub') }} />} />
      <Banner tone="negative" title={t('draftClosed')}>
        {t('draftClosedHelp')}
      </Banner>
      <Field label={t('draftText')} optional>
        <Textarea readOnly rows={8} value={typedText(form)} />
      </Field>
    </div>
  );
}

import { NoticePage } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../app/page-title.tsx';
import { useSettings } from '../../api/settings.ts';

const SECTIONS = ['controller', 'data', 'purposes', 'recipients', 'retention', 'cookies', 'rights'] as const;

/** PLAT-024, PLAT-025: the data-protection notice. */
export function Component() {
  const { t } = useTranslation('shell');
  const { productName, supportMail } = useSettings();
  const title = t('personalData.title');
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <NoticePage
        title={title}
        version={t('personalData.updated')}
        intro={t('personalData.intro', { product: productName })}
        sections={SECTIONS.map((id) => ({
          id,
          title: t(`personalData.sections.${id}.title`),
          text: t(`personalData.sections.${id}.text`, { mail: supportMail }),
        }))}
      />
    </>
  );
}

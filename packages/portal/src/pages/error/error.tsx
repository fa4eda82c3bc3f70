import { ErrorPage, useStrings } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../app/page-title.tsx';
import { useSettings } from '../../api/settings.ts';

/** A code comes from the address: only what looks like one is shown. */
const CODE = /^[A-Za-z0-9_-]{1,60}$/;
/** Codes of the portal’s own redirects, which say what happened. */
const OWN_CODES = ['unknown-action', 'no-single-contract'] as const;

/** PLAT-034, PLAT-082: where other pages and other applications send a person when they cannot go on. */
export function Component() {
  const t = useStrings();
  const { t: text } = useTranslation('shell');
  const { supportMail } = useSettings();
  const [search] = useSearchParams();
  const given = search.get('code') ?? '';
  const code = CODE.test(given) ? given : undefined;
  const own = OWN_CODES.find((one) => one === code);
  return (
    <>
      <PageTitle>{t('feedback.error.pageTitle')}</PageTitle>
      <ErrorPage
        code={code}
        {...(own && { message: text(`error.${own}`) })}
        homeHref="/home"
        supportEmail={supportMail}
      />
    </>
  );
}

import { ACCESS_SUBJECTS } from '@atrium/contract/access-subjects';
import { ErrorPage, useStrings } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../app/page-title.tsx';
import { askWhy } from '../../app/shell/access-explanations.tsx';
import { useExplainedRefusals } from '../../app/use-explained-refusals.ts';
import { useSettings } from '../../api/settings.ts';

/** The code comes from the URL: it is shown only if it is well-formed. */
const CODE = /^[A-Za-z0-9_-]{1,60}$/;
/** Codes with their own message: those of the portal's redirects, and the refusal, which no retry changes. */
const OWN_CODES = ['unknown-action', 'no-single-contract', 'FORBIDDEN'] as const;

/** PLAT-034, PLAT-082: the page to which other pages and other applications send users who cannot continue. */
export function Component() {
  const t = useStrings();
  const { t: text } = useTranslation('shell');
  const { supportMail } = useSettings();
  const [search] = useSearchParams();
  const given = search.get('code') ?? '';
  const code = CODE.test(given) ? given : undefined;
  // Forbidden and missing content get the same explanation: that of the page it would be on.
  const about =
    code === 'no-single-contract'
      ? 'MY_CONTRACT'
      : ACCESS_SUBJECTS.find((subject) => subject === search.get('about'));
  const own = OWN_CODES.find((one) => one === code);
  const isRefused = own === 'FORBIDDEN';
  useExplainedRefusals(isRefused);
  const title = t(isRefused ? 'feedback.notAvailable.titleWithoutService' : 'feedback.error.pageTitle');
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <ErrorPage
        title={title}
        code={code}
        {...(own && { message: text(`error.${own}`) })}
        homeHref="/home"
        onAskWhy={about && (() => askWhy(about))}
        supportEmail={supportMail}
      />
    </>
  );
}

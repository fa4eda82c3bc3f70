import { buttonVariants } from '../../controls/button/index.js';
import { HostLink, useStrings } from '../../foundations/provider/index.js';
import { AskWhy } from '../ask-why/index.js';
import { FullPage, type FullPageFrameProps } from './full-page.js';

export interface NotFoundPageProps extends FullPageFrameProps {
  /** URL of the home page. */
  homeHref: string;
  /** Called to explain why the user has no access; when set, a button asks for it. */
  onAskWhy?: (() => void) | undefined;
}

/** The page for an unknown URL (PLAT-036, DS-106). */
export function NotFoundPage({ homeHref, onAskWhy, ...frame }: NotFoundPageProps) {
  const t = useStrings();
  return (
    <FullPage
      {...frame}
      code={t('feedback.notFound.code')}
      title={t('feedback.notFound.title')}
      actions={
        <>
          <HostLink href={homeHref} className={buttonVariants({ variant: 'primary' })}>
            {t('feedback.error.home')}
          </HostLink>
          {onAskWhy ? <AskWhy onAsk={onAskWhy} /> : null}
        </>
      }
    >
      <p>{t('feedback.notFound.text')}</p>
    </FullPage>
  );
}

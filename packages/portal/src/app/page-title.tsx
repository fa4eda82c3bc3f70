import { useTranslation } from 'react-i18next';
import { useSettings } from '../api/settings.ts';

/** Sets the document title while the page is mounted; follows the language. */
export function PageTitle({ children }: { children: string }) {
  const { t } = useTranslation();
  const { productName } = useSettings();
  return <title>{t('title', { page: children, product: productName })}</title>;
}

import { supportOnly } from '@atrium/contract/access';
import { filtersOfSavedQuery } from '@atrium/contract/search-filter-rules';
import { BANK_SERVICES, SERVICE_CODES, type ServiceCode } from '@atrium/contract/services';
import {
  BellIcon,
  ClockIcon,
  HelpIcon,
  HomeIcon,
  SearchIcon,
  SettingsIcon,
  StarIcon,
  UserIcon,
  useLanguage,
  useStrings,
  type Command,
} from '@atrium/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { savedSearchesQuery } from '../../api/saved-searches.ts';
import { useSettings } from '../../api/settings.ts';
import { useUser } from '../../api/users.ts';
import { profileHref } from '../../app/addresses/profile.ts';
import { recentPages } from '../../app/recent-pages.ts';
import { pageNavigation } from '../../app/router/navigation.ts';
import { catalogueEntry, heldService, serviceAccess } from '../../app/router/service-access.ts';
import { useServiceNavigation } from '../../app/router/use-service-navigation.ts';
import { askWhy } from '../../app/shell/access-explanations.tsx';
import { searchHref } from '../search/address.ts';

/** Maximum number of pages opened before the current one. */
const MOST_RECENT = 5;

/**
 * Returns the pages of the portal: those in the navigation, and for typed text also the services that the user does not
 * have, which explain why. A service is also found by its name in the other language and by what people call it.
 */
export function usePages(): Command[] {
  const { t } = useTranslation('commands');
  const strings = useStrings();
  const user = useUser();
  const language = useLanguage();
  const otherLanguage = language === 'en' ? 'fr' : 'en';
  const words: Partial<Record<ServiceCode, string>> = t('serviceWords', { returnObjects: true });
  const keywordsOf = (code: ServiceCode): string =>
    `${catalogueEntry(code).label[otherLanguage]} ${words[code] ?? ''}`;
  const services = useServiceNavigation().map((service): Command => {
    const held = heldService(user, service.id)!;
    const access = serviceAccess(held);
    return {
      id: `service-${service.id}`,
      label: service.label,
      detail:
        access === 'open'
          ? strings(`navigation.groups.${service.group}`)
          : t(access === 'marketing' ? 'offered' : 'closed'),
      keywords: keywordsOf(service.id),
      href: service.href,
      newTab: service.newTab,
    };
  });
  const possible = user.contactInformation.isInternal ? BANK_SERVICES : SERVICE_CODES;
  const closed = possible
    .filter((code) => !heldService(user, code))
    .map((code): Command => {
      return {
        id: `service-${code}`,
        label: catalogueEntry(code).label[language],
        keywords: keywordsOf(code),
        unavailable: t('whyNot'),
        onlyWhenTyped: true,
        onRun: () => askWhy(code),
      };
    });
  return [
    { id: 'home', label: t('home'), icon: HomeIcon, href: '/home' },
    ...services,
    ...pageNavigation(user, language).map(({ id, label, href, group }, index) => ({
      id: `page-${id}`,
      label,
      detail: strings(`navigation.groups.${group}`),
      keywords: pageNavigation(user, otherLanguage)[index]!.label,
      href,
    })),
    { id: 'search', label: t('search'), icon: SearchIcon, href: '/search' },
    { id: 'notifications', label: t('notifications'), icon: BellIcon, href: profileHref('notifications') },
    { id: 'profile', label: t('profile'), icon: UserIcon, href: profileHref() },
    { id: 'preferences', label: t('preferences'), icon: SettingsIcon, href: profileHref('user-preferences') },
    ...(supportOnly.allows(user)
      ? [{ id: 'support', label: t('support'), icon: HelpIcon, href: '/support-page' }]
      : []),
    { id: 'terms', label: t('terms'), href: '/terms-and-conditions' },
    { id: 'personal-data', label: t('personalData'), href: '/personal-data' },
    // Last: equally good matches that are open come first.
    ...closed,
  ];
}

/** Returns the user's saved searches, by name. */
export function useSavedSearchCommands(enabled: boolean): Command[] {
  const saved = useQuery({ ...savedSearchesQuery(), enabled });
  return (saved.data ?? []).map(({ id, name, query, isFavorite }) => ({
    id: `saved-${id}`,
    label: name,
    icon: isFavorite ? StarIcon : SearchIcon,
    href: searchHref(filtersOfSavedQuery(query)),
  }));
}

/** Returns the pages of this visit, without the current one. */
export function useRecentCommands(): Command[] {
  const { t } = useTranslation();
  const { productName } = useSettings();
  const here = window.location.pathname + window.location.search;
  const ending = t('title', { page: '', product: productName });
  return (
    recentPages()
      // A page that only leads to another one has no title of its own.
      .filter(({ href, title }) => href !== here && title !== productName)
      .slice(0, MOST_RECENT)
      .map(({ href, title }) => ({
        id: `recent-${href}`,
        label: title.endsWith(ending) ? title.slice(0, -ending.length) : title,
        icon: ClockIcon,
        href,
      }))
  );
}

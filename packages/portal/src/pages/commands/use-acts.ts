import {
  DensityComfortableIcon,
  DensityCompactIcon,
  GlobeIcon,
  MoonIcon,
  PlusIcon,
  SettingsIcon,
  SignOutIcon,
  SunIcon,
  useLanguage,
  useToast,
  type Command,
} from '@atrium/ui';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { creationServicesQuery } from '../../api/request-creation.ts';
import { requestCountersQuery } from '../../api/requests.ts';
import { useUser } from '../../api/users.ts';
import { waitingSignaturesQuery } from '../../api/waiting-signatures.ts';
import { boardHref, hubHref, newRequestHref, requestHref } from '../../app/addresses/requests.ts';
import {
  DENSITIES,
  getAppearance,
  setAppearance,
  subscribeToAppearance,
  THEMES,
} from '../../app/appearance.ts';
import { switchLanguage } from '../../app/i18n/i18n.ts';
import { heldService, serviceAccess } from '../../app/router/service-access.ts';
import { askWhyNotDo } from '../../app/shell/access-explanations.tsx';
import { requestLogout } from '../../app/shell/sign-out.tsx';

/** Returns what waits for the user, most urgent first. */
export function useWaitingCommands(): Command[] {
  const { t } = useTranslation('commands');
  const board = heldService(useUser(), 'REQUESTS_BOARD');
  const enabled = board !== undefined && serviceAccess(board) === 'open';
  const signatures = useQuery({ ...waitingSignaturesQuery(1, 1), enabled });
  const counters = useQuery({ ...requestCountersQuery(), enabled });
  const envelope = signatures.data?.pageRecords[0];
  const yourTurn = counters.data?.yourTurn ?? 0;
  return [
    ...(envelope
      ? [
          {
            id: 'sign',
            label: t('sign', { count: signatures.data!.totalRecords }),
            detail: envelope.requestTitle,
            waiting: true,
            href: `${requestHref({ id: envelope.requestId })}?tab=signature`,
          },
        ]
      : []),
    ...(yourTurn > 0
      ? [{ id: 'waiting', label: t('waiting', { count: yourTurn }), waiting: true, href: boardHref() }]
      : []),
  ];
}

/** Returns the requests that the user may create, each action of each service. */
export function useCreationCommands(): Command[] {
  const { t } = useTranslation('commands');
  const mayCreate = useUser().rights.requests.canCreateRequest;
  const services = useQuery({ ...creationServicesQuery(), enabled: mayCreate });
  if (!mayCreate)
    return [
      {
        id: 'new-request',
        label: t('newRequest'),
        icon: PlusIcon,
        unavailable: t('whyNot'),
        onRun: () => askWhyNotDo('CREATE_REQUESTS'),
      },
    ];
  return [
    { id: 'new-request', label: t('newRequest'), icon: PlusIcon, href: hubHref() },
    ...(services.data ?? []).flatMap(({ code, group, label, actions }) =>
      actions.map((action) => ({
        id: `new-${code}-${action.code}`,
        label: t('newRequestOf', { action: action.label }),
        detail: label,
        keywords: t('newRequestWords'),
        icon: PlusIcon,
        onlyWhenTyped: true,
        href: newRequestHref({ service: code, action: action.code, category: group }),
      })),
    ),
  ];
}

/** Returns the user's own settings, and the sign-out. */
export function useSettingCommands(): Command[] {
  const { t, i18n } = useTranslation('commands');
  const { t: shell } = useTranslation('shell');
  const language = useLanguage();
  const toast = useToast();
  const appearance = useSyncExternalStore(subscribeToAppearance, getAppearance);
  const themeIcons = { light: SunIcon, dark: MoonIcon, system: SettingsIcon };
  const densityIcons = { comfortable: DensityComfortableIcon, compact: DensityCompactIcon };
  return [
    {
      id: 'language',
      label: t('language'),
      keywords: t('languageWords'),
      icon: GlobeIcon,
      onRun: () => {
        switchLanguage(i18n, language === 'en' ? 'fr' : 'en').catch(() =>
          toast.error(shell('languageFailed')),
        );
      },
    },
    ...THEMES.filter((theme) => theme !== appearance.theme).map((theme) => ({
      id: `theme-${theme}`,
      label: t(`theme.${theme}`),
      keywords: t('themeWords'),
      icon: themeIcons[theme],
      onRun: () => setAppearance({ theme }),
    })),
    ...DENSITIES.filter((density) => density !== appearance.density).map((density) => ({
      id: `density-${density}`,
      label: t(`density.${density}`),
      keywords: t('densityWords'),
      icon: densityIcons[density],
      onRun: () => setAppearance({ density }),
    })),
    { id: 'sign-out', label: t('signOut'), icon: SignOutIcon, onRun: () => requestLogout({ force: false }) },
  ];
}

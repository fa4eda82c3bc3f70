import { PRESET_TEMPLATES, TEMPLATE_LAYOUTS, TEMPLATE_STAND_INS } from '@atrium/contract/dashboard-layouts';
import { cleanFirstName } from '@atrium/contract/person-rules';
import { Banner, Button, Dashboard, HomePage, lazyPart, SkeletonRows, type DashboardProps } from '@atrium/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../api/users.ts';
import { useSaveWidgetPreferences, widgetPreferencesQuery } from '../../api/widgets.ts';
import { usePortalRoutes } from '../../app/router/routes-context.ts';
import { focusPage } from '../../app/shell/focus-page.ts';
import { useUnsavedChanges } from '../../app/shell/unsaved-changes-guard.tsx';
import { creationHref } from '../../app/addresses/request-creation.ts';
import { useWaited } from '../../app/use-waited.ts';
import { useChanges, useFacts } from './facts.ts';
import { useHomeWidgets } from './widgets/use-home-widgets.tsx';

const StartupPicker = lazyPart(async () => (await import('./start-up.tsx')).StartupPicker);

/** Milliseconds that the home waits for its whole header, to avoid layout shifts; then it shows what is loaded. */
const PATIENCE = 2000;

type Saved = DashboardProps['saved'];

/** Shown until the user's layout is loaded, or when it cannot be loaded. */
const STANDARD: Saved = { template: null, config: null };

/** The home of widgets: the saved dashboard and its edit mode; a client without a template chooses one first. */
export function WidgetHome() {
  const user = useUser();
  const routes = usePortalRoutes();
  const { isInternal } = user.contactInformation;
  const { data: saved, isPending, isFetching, refetch } = useQuery(widgetPreferencesQuery());
  const save = useSaveWidgetPreferences();
  const facts = useFacts();
  const changes = useChanges();
  const widgets = useHomeWidgets();
  const [editing, setEditing] = useState(false);
  const [hasChanges, setHasChanges] = useState(false);
  useUnsavedChanges(hasChanges);
  const customize = useCustomizeFocus(editing);
  const isKnown = facts !== undefined && changes !== undefined && !isPending;
  const isWhole = useWaited(PATIENCE, isKnown);

  const isWithoutProfile = saved?.template === null && !isInternal;
  const asksForProfile = isWithoutProfile && !user.isImpersonated;
  useHeadingAfter(asksForProfile);

  if (asksForProfile) {
    return (
      <StartupPicker templates={PRESET_TEMPLATES} onValidate={(template) => save.mutateAsync({ template })} />
    );
  }
  return (
    <HomePage
      firstName={cleanFirstName(user.contactInformation.firstName)}
      facts={isWhole ? (facts ?? []) : undefined}
      changes={changes ?? undefined}
      editing={editing}
      // Saving a layout would choose the first profile for an impersonated user.
      onCustomize={isWithoutProfile ? undefined : saved && (() => setEditing(true))}
      customizeRef={customize}
      createRequestHref={creationHref(user, routes)}
    >
      {isPending ? (
        <SkeletonRows />
      ) : (
        <>
          {saved ? null : <LayoutMissing busy={isFetching} onRetry={() => void refetch()} />}
          <Dashboard
            saved={saved ?? STANDARD}
            widgets={widgets}
            templates={TEMPLATE_LAYOUTS}
            standIns={TEMPLATE_STAND_INS}
            isInternal={isInternal}
            editing={editing}
            onEditingChange={setEditing}
            onSave={(value) => save.mutateAsync(value)}
            onUnsavedChange={setHasChanges}
          />
        </>
      )}
    </HomePage>
  );
}

/** The user's layout could not be loaded: shows the default one read-only, so that the saved one is not overwritten. */
function LayoutMissing({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  const { t } = useTranslation('home');
  return (
    <Banner
      tone="negative"
      title={t('layoutMissing.title')}
      className="mb-24"
      actions={
        <Button size="toolbar" busy={busy} onClick={onRetry}>
          {t('layoutMissing.retry')}
        </Button>
      }
    >
      {t('layoutMissing.help')}
    </Banner>
  );
}

/** Focuses the title of the home after the profile is chosen, because the focused button is gone. */
function useHeadingAfter(asks: boolean): void {
  const asked = useRef(asks);
  useEffect(() => {
    if (asked.current && !asks) focusPage();
    asked.current = asks;
  }, [asks]);
}

/** Returns focus to the Customize button when edit mode ends. */
function useCustomizeFocus(editing: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) button.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  return button;
}

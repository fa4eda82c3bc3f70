import type { NotificationPreference, UserPreference } from '@atrium/contract/preferences';
import { useCallback, useEffect, useId, useRef, useState, type ComponentProps } from 'react';
import { Link } from '../../controls/link/index.js';
import { Switch } from '../../controls/switch/index.js';
import { cn, useStrings, type StringKey } from '../../foundations/index.js';
import { Empty, ErrorState, SkeletonRows, type ErrorStateProps } from '../../feedback/index.js';
import { SectionHeader } from '../../navigation/index.js';
import { PreferenceRow } from './preference-row.js';

export interface NotificationValues {
  emailValue: boolean;
  websiteValue: boolean;
}

export interface PreferencesProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** Undefined while loading. */
  preferences: readonly UserPreference[] | undefined;
  /** Undefined while loading. */
  notificationPreferences: readonly NotificationPreference[] | undefined;
  /** Ids of the preferences that are being saved. */
  saving?: ReadonlySet<string>;
  /** Saves a preference (PROF-041). */
  onChange: (id: string, values: string[]) => void;
  /** Saves a notification preference: both values, of which one changed (PROF-042). */
  onNotificationChange: (id: string, values: NotificationValues) => void;
  /** Called with whether a changed text is not saved. */
  onUnsavedChange?: (hasUnsaved: boolean) => void;
  /** Address of the reminder settings of the expiry calendar, for users with access to it. */
  remindersHref?: string | undefined;
  /** Loading failed: the support id and a retry. */
  error?: Pick<ErrorStateProps, 'supportId' | 'onRetry' | 'retrying'> | undefined;
}

const NONE: ReadonlySet<string> = new Set();

interface Ordered {
  category: string;
  preference: { order: number };
}

/** Groups by category: items by their `order` (PROF-037), categories by their first item (PROF-038). */
function byCategory<T extends Ordered>(list: readonly T[]): [string, T[]][] {
  const ordered = list.toSorted((a, b) => a.preference.order - b.preference.order);
  return [...Map.groupBy(ordered, ({ category }) => category)];
}

/** The user's settings: preferences by category, then notifications by service (DS-068, PROF-032, PROF-033). */
export function Preferences({
  preferences,
  notificationPreferences,
  saving = NONE,
  onChange,
  onNotificationChange,
  onUnsavedChange,
  remindersHref,
  error,
  className,
  ...props
}: PreferencesProps) {
  const t = useStrings();
  const reportUnsaved = useUnsaved(onUnsavedChange);
  if (!preferences || !notificationPreferences) {
    return (
      <div className={className} {...props}>
        {error ? (
          <ErrorState title={t('profile.preferences.failed')} {...error} />
        ) : (
          <SkeletonRows rows={6} className="max-w-960" />
        )}
      </div>
    );
  }
  // Notification settings are shown in the notification cards instead (PROF-039).
  const general = preferences.filter(({ preference }) => !preference.isNotification);
  return (
    <div className={cn('grid max-w-960 gap-32', className)} {...props}>
      {byCategory(general).map(([category, entries]) => (
        <section key={category}>
          <SectionHeader title={categoryName(t, category)} />
          {entries.map((entry) => (
            <PreferenceRow
              key={entry.preference.id}
              preference={entry}
              saving={saving.has(entry.preference.id)}
              onChange={(values) => onChange(entry.preference.id, values)}
              onUnsavedChange={reportUnsaved(entry.preference.id)}
            />
          ))}
        </section>
      ))}
      <section>
        <SectionHeader title={t('profile.preferences.told')} />
        {notificationPreferences.length === 0 ? (
          <Empty title={t('profile.preferences.none')} />
        ) : (
          <p className="mt-12 text-ink-2">{t('profile.preferences.toldHelp')}</p>
        )}
        {byCategory(notificationPreferences).map(([service, entries]) => (
          <section key={service} className="mt-16">
            <SectionHeader title={service} level={3} className="border-line-2" />
            {entries.map((entry) => (
              <NotificationRow
                key={entry.preference.id}
                entry={entry}
                saving={saving.has(entry.preference.id)}
                onChange={(values) => onNotificationChange(entry.preference.id, values)}
              />
            ))}
          </section>
        ))}
        {remindersHref ? (
          <section className="mt-16">
            <SectionHeader
              title={t('profile.preferences.reminders.title')}
              level={3}
              className="border-line-2"
            />
            <p className="mt-12 text-ink-2">
              {t('profile.preferences.reminders.help')}{' '}
              <Link href={remindersHref}>{t('profile.preferences.reminders.choose')}</Link>
            </p>
          </section>
        ) : null}
      </section>
    </div>
  );
}

interface NotificationRowProps {
  entry: NotificationPreference;
  saving: boolean;
  onChange: (values: NotificationValues) => void;
}

/** One event, with a switch for each notification channel. */
function NotificationRow({ entry, saving, onChange }: NotificationRowProps) {
  const t = useStrings();
  const id = useId();
  const { preference, emailValue, webmailValue } = entry;
  const values = { emailValue, websiteValue: webmailValue };
  return (
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={preference.sublabel ? `${id}-help` : undefined}
      className="flex flex-wrap items-center justify-between gap-x-24 gap-y-8 border-b border-line py-12"
    >
      <div className="min-w-0 flex-1 basis-240">
        <p id={id} className="text-small font-medium">
          {preference.label}
        </p>
        {preference.sublabel ? (
          <p id={`${id}-help`} className="mt-2 text-caption text-ink-3">
            {preference.sublabel}
          </p>
        ) : null}
      </div>
      <div className="flex gap-24">
        <Switch
          label={t('profile.preferences.email')}
          checked={emailValue}
          busy={saving}
          onCheckedChange={(checked) => onChange({ ...values, emailValue: checked })}
        />
        <Switch
          label={t('profile.preferences.website')}
          checked={webmailValue}
          busy={saving}
          onCheckedChange={(checked) => onChange({ ...values, websiteValue: checked })}
        />
      </div>
    </div>
  );
}

const CATEGORIES: Readonly<Record<string, StringKey>> = {
  DISPLAY: 'profile.preferences.categories.DISPLAY',
  CONTACT: 'profile.preferences.categories.CONTACT',
  SEARCH: 'profile.preferences.categories.SEARCH',
};

const categoryName = (t: ReturnType<typeof useStrings>, category: string) =>
  t(CATEGORIES[category] ?? 'profile.preferences.general');

/** Collects which texts have unsaved changes; returns a stable listener for each. */
function useUnsaved(onUnsavedChange: ((hasUnsaved: boolean) => void) | undefined) {
  const [unsaved, setUnsaved] = useState(NONE);
  const listeners = useRef(new Map<string, (hasUnsaved: boolean) => void>());
  const hasUnsaved = unsaved.size > 0;
  useEffect(() => onUnsavedChange?.(hasUnsaved), [onUnsavedChange, hasUnsaved]);
  return useCallback((id: string) => {
    const known = listeners.current.get(id);
    if (known) return known;
    const listener = (isUnsaved: boolean) =>
      setUnsaved((current) => {
        if (current.has(id) === isUnsaved) return current;
        const next = new Set(current);
        if (isUnsaved) next.add(id);
        else next.delete(id);
        return next;
      });
    listeners.current.set(id, listener);
    return listener;
  }, []);
}

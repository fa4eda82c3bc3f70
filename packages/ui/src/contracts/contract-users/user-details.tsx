import type { ContractUser } from '@atrium/contract/contract-users';
import { useEffect, useRef, type ReactNode } from 'react';
import { ActivityBars } from '../../contacts/activity-bars/index.js';
import { Button } from '../../controls/button/index.js';
import { Field } from '../../controls/field/index.js';
import { MailLink } from '../../data/mail-link/index.js';
import { PropertyList } from '../../data/property-list/index.js';
import { AskWhy, ErrorState, Skeleton } from '../../feedback/index.js';
import { EditIcon, lazyPart, useFormats, useStrings } from '../../foundations/index.js';
import { useMedia } from '../../foundations/use-media.js';
import { Drawer } from '../../overlays/drawer/index.js';
import { SidePanel } from '../side-panel.js';
import { RightsList } from './rights-list.js';
import { hasStatusAndRole } from '../has-status-and-role.js';
import { nameOf, type ActivityState } from './types.js';
import { HomepageSelect, RoleSelect, StatusSelect } from './user-fields.js';
import { useUsers } from './users-context.js';

/** Loaded when editing starts: contains the code for dragging. */
const RightsForm = lazyPart(async () => (await import('./rights-form.js')).RightsForm);

/** In wide windows the panel is next to the grid, in others a drawer over it (design, section 2). */
const ROOM_FOR_PANEL = '(width >= 1280px)';

interface UserDetailsProps {
  user: ContractUser;
  /** Absent if the current user may not see it. */
  activity?: ActivityState | undefined;
  onClose: () => void;
  className?: string;
}

/** The details of a user: identity, rights and activity, first read-only, then edited and saved (CUSR-007). */
export function UserDetails({ user, activity, onClose, className }: UserDetailsProps) {
  const t = useStrings();
  const { edit, editable, mode, callerId } = useUsers();
  const isWide = useMedia(ROOM_FOR_PANEL, true);
  const edited = edit.of(user.id, 'panel');
  const isSelf = user.id === callerId;
  const name = nameOf(user);
  const content = (
    <Refocused isEditing={edited !== null}>
      {edited ? <EditedUser /> : <ReadUser user={user} activity={activity} isSelf={isSelf} />}
    </Refocused>
  );
  const footer = edited ? (
    <>
      <Button
        variant="primary"
        disabled={!edit.isChanged}
        busy={edited.isSaving}
        busyLabel={t('contractUsers.saving')}
        onClick={edit.save}
      >
        {t('contractUsers.panel.save')}
      </Button>
      <Button variant="tertiary" disabled={edited.isSaving} onClick={edit.reset}>
        {t('contractUsers.panel.cancel')}
      </Button>
      {edit.isChanged ? null : (
        <p className="self-center text-small text-ink-2">{t('contractUsers.panel.nothing')}</p>
      )}
    </>
  ) : editable && !isSelf && mode === 'none' ? (
    <Button data-edit-details icon={EditIcon} onClick={() => edit.begin(user, 'panel')}>
      {t('contractUsers.panel.edit')}
    </Button>
  ) : undefined;
  if (isWide)
    return (
      <SidePanel
        title={name}
        help={user.client?.name}
        closeLabel={t('contractUsers.panel.close')}
        onClose={onClose}
        footer={footer}
        className={className}
      >
        {content}
      </SidePanel>
    );
  return (
    <Drawer
      open
      title={name}
      description={user.client?.name}
      footer={footer}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      {content}
    </Drawer>
  );
}

/** Restores the focus when its element is removed: to the first field, or after editing to the edit button. */
function Refocused({ isEditing, children }: { isEditing: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (wasEditing.current === isEditing) return;
    wasEditing.current = isEditing;
    const panel = box.current?.closest('aside, [role=dialog]');
    panel
      ?.querySelector<HTMLElement>(isEditing ? '[role=combobox]:not(:disabled)' : '[data-edit-details]')
      ?.focus({ preventScroll: true });
  }, [isEditing]);
  return <div ref={box}>{children}</div>;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mt-16">
      <h3 className="text-body-strong">{title}</h3>
      {children}
    </section>
  );
}

function ReadUser({
  user,
  activity,
  isSelf,
}: {
  user: ContractUser;
  activity: ActivityState | undefined;
  isSelf: boolean;
}) {
  const t = useStrings();
  const { recent } = useFormats();
  const { kind, words, services, askWhyOwn } = useUsers();
  const { contractStatus, clientRole, homepagePreference, lastConnectionDate } = user;
  const homepage = words.homepage(homepagePreference.template);
  return (
    <>
      {isSelf ? (
        <div className="mt-12 grid justify-items-start gap-8">
          <p className="text-small text-ink-2">{t('contractUsers.panel.self')}</p>
          {askWhyOwn ? (
            <AskWhy size="toolbar" onAsk={askWhyOwn}>
              {t('feedback.askWhyChange')}
            </AskWhy>
          ) : null}
        </div>
      ) : null}
      <Part title={t('contractUsers.panel.identity')}>
        <PropertyList
          className="mt-4"
          properties={[
            { id: 'email', label: t('contractUsers.head.email'), value: <MailLink to={user.email} /> },
            ...(hasStatusAndRole(kind)
              ? [
                  {
                    id: 'status',
                    label: t('contractUsers.head.status'),
                    value: words.status(contractStatus),
                  },
                  { id: 'role', label: t('contractUsers.head.role'), value: words.role(clientRole) },
                ]
              : []),
            {
              id: 'homepage',
              label: t('contractUsers.head.homepage'),
              value: homepagePreference.updatedByUser
                ? `${homepage} (${t('contractUsers.ownHomepage')})`
                : homepage,
            },
            {
              id: 'consult',
              label: t('contractUsers.head.consult'),
              value: words.consult(user.serviceRights),
            },
            {
              id: 'lastConnection',
              label: t('contractUsers.head.lastConnection'),
              value: lastConnectionDate === null ? t('contractUsers.never') : recent(lastConnectionDate),
            },
          ]}
        />
      </Part>
      <Part title={t('contractUsers.panel.rights')}>
        {services.length === 0 ? (
          <p className="mt-4 text-small text-ink-2">{t('contractUsers.noService')}</p>
        ) : (
          <RightsList rights={user.serviceRights} />
        )}
      </Part>
      {activity ? (
        <Part title={t('contractUsers.panel.activity')}>
          <Activity state={activity} />
        </Part>
      ) : null}
    </>
  );
}

/** Bars of the days, weeks and months in which the user signed in (CUSR-037). */
function Activity({ state }: { state: ActivityState }) {
  const t = useStrings();
  if (state.status === 'loading') return <Skeleton className="mt-8 h-60" />;
  if (state.status === 'error') {
    const { status: _status, ...error } = state;
    return <ErrorState className="mt-8" title={t('contractUsers.panel.activityFailed')} {...error} />;
  }
  const { lastActivityDate, daysActivityData, weeksActivityData, monthsActivityData } = state.activity;
  const countsOf = (points: readonly { count: number }[]) => points.map(({ count }) => count);
  return (
    <ActivityBars
      className="mt-8"
      activity={{
        lastActivityDate,
        daysActivityData: countsOf(daysActivityData),
        weeksActivityData: countsOf(weeksActivityData),
        monthsActivityData: countsOf(monthsActivityData),
      }}
    />
  );
}

function EditedUser() {
  const t = useStrings();
  const { kind, services, edit } = useUsers();
  const edited = edit.edited!;
  const fields = {
    user: edited.base,
    draft: edited.draft,
    onDraftChange: edit.change,
    disabled: edited.isSaving,
    labelled: true,
  };
  return (
    <>
      <Part title={t('contractUsers.panel.identity')}>
        <div className="mt-8 grid gap-12">
          {hasStatusAndRole(kind) ? (
            <>
              <Field label={t('contractUsers.head.status')}>
                <StatusSelect {...fields} />
              </Field>
              <Field label={t('contractUsers.head.role')}>
                <RoleSelect {...fields} />
              </Field>
            </>
          ) : null}
          <Field label={t('contractUsers.head.homepage')}>
            <HomepageSelect {...fields} />
          </Field>
        </div>
      </Part>
      <Part title={t('contractUsers.panel.rights')}>
        {services.length === 0 ? (
          <p className="mt-4 text-small text-ink-2">{t('contractUsers.noService')}</p>
        ) : (
          <RightsForm
            fallback={<Skeleton className="mt-8 h-400" />}
            rights={edited.draft.rights}
            onRightsChange={(rights) => edit.change({ rights })}
            disabled={edited.isSaving}
          />
        )}
      </Part>
    </>
  );
}

import type { UserRole } from '@atrium/contract/users';
import { useState, type ComponentProps } from 'react';
import { cn, useStrings } from '../../foundations/index.js';
import { Empty, ErrorState, SkeletonRows, type ErrorStateProps } from '../../feedback/index.js';
import { SectionHeader, ShowMore } from '../../navigation/index.js';
import { roleLabel } from './role-label.js';

export interface RolesListProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** Undefined while loading. */
  roles: readonly UserRole[] | undefined;
  /** Loading failed: the support id and a retry. */
  error?: Pick<ErrorStateProps, 'supportId' | 'onRetry' | 'retrying'> | undefined;
}

/** Roles added by each “Show more”: bank users may serve dozens of contracts. */
const STEP = 10;

/** The roles of a bank user by contract (DS-066, PROF-014). */
export function RolesList({ roles, error, className, ...props }: RolesListProps) {
  const t = useStrings();
  const [limit, setLimit] = useState(STEP);
  const shown = numbered((roles ?? []).slice(0, limit).map(roleLabel));
  return (
    <section className={cn('min-w-0', className)} {...props}>
      <SectionHeader title={t('profile.roles.title')} />
      {roles ? (
        roles.length === 0 ? (
          <Empty title={t('profile.roles.empty')} />
        ) : (
          <>
            <ul>
              {shown.map(({ key, label }) => (
                <li key={key} className="border-b border-line py-10 break-words">
                  {label}
                </li>
              ))}
            </ul>
            {roles.length > STEP ? (
              <ShowMore
                shown={shown.length}
                total={roles.length}
                step={STEP}
                onShowMore={() => setLimit(limit + STEP)}
              />
            ) : null}
          </>
        )
      ) : error ? (
        <ErrorState title={t('profile.roles.failed')} {...error} />
      ) : (
        <SkeletonRows rows={3} lines={1} />
      )}
    </section>
  );
}

/** Returns the labels with unique keys: equal labels may repeat, so the key includes the occurrence number. */
function numbered(labels: readonly string[]): { key: string; label: string }[] {
  const counts = new Map<string, number>();
  return labels.map((label) => {
    const count = counts.get(label) ?? 0;
    counts.set(label, count + 1);
    return { key: `${label} ${count}`, label };
  });
}

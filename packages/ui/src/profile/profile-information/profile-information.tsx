import { useState } from 'react';
import { Link } from '../../controls/link/index.js';
import { cn, useStrings } from '../../foundations/index.js';
import { SectionHeader } from '../../navigation/index.js';
import { ProfileForm, type ProfileFormProps } from '../profile-form/index.js';
import { RolesList, type RolesListProps } from '../roles-list/index.js';

export interface ProfileInformationProps extends ProfileFormProps {
  /** URL of the company's picture (PROF-007); without one, its initial is shown. */
  pictureUrl?: string | undefined;
  /** Shown to bank users only (PROF-014). */
  roles?: Pick<RolesListProps, 'roles' | 'error'> | undefined;
  /** Address of the full data-protection notice. */
  noticeHref: string;
  /** Address of the terms and conditions. */
  termsHref: string;
}

/** The first tab of the profile: identity, details, roles, and the use of personal data. */
export function ProfileInformation({
  user,
  pictureUrl,
  roles,
  noticeHref,
  termsHref,
  editable,
  countries,
  normalisePhone,
  cleanFirstName,
  onSave,
  onUnsavedChange,
  className,
  ...props
}: ProfileInformationProps) {
  const t = useStrings();
  const { firstName, lastName } = user.contactInformation;
  return (
    <div
      className={cn('grid gap-x-48 gap-y-32 md:grid-cols-[minmax(0,1fr)_var(--side-panel)]', className)}
      {...props}
    >
      <div className="min-w-0">
        <div className="mb-24 flex items-center gap-16">
          <CompanyPicture key={pictureUrl} name={user.company.name} url={pictureUrl} />
          <div className="min-w-0">
            <p className="font-serif text-headline break-words">{`${firstName} ${lastName}`.trim()}</p>
            {user.company.name ? <p className="text-ink-2">{user.company.name}</p> : null}
          </div>
        </div>
        <ProfileForm
          user={user}
          editable={editable}
          countries={countries}
          normalisePhone={normalisePhone}
          cleanFirstName={cleanFirstName}
          onSave={onSave}
          {...(onUnsavedChange && { onUnsavedChange })}
        />
        {roles ? <RolesList className="mt-32" {...roles} /> : null}
      </div>
      <section>
        <SectionHeader title={t('profile.dataProtection.title')} />
        <p className="mt-12 max-w-measure text-ink-2">{t('profile.dataProtection.text')}</p>
        <p className="mt-12">
          <Link href={noticeHref}>{t('profile.dataProtection.link')}</Link>
        </p>
        <p className="mt-8">
          <Link href={termsHref}>{t('terms.title')}</Link>
        </p>
      </section>
    </div>
  );
}

/** The company's picture, or its initial if there is none. Both are decorative: the name is shown beside them. */
function CompanyPicture({ name, url }: { name: string; url: string | undefined }) {
  const [failed, setFailed] = useState(false);
  if (!name) return null;
  return (
    <span className="flex size-64 shrink-0 items-center justify-center overflow-hidden rounded-control border border-line bg-surface font-serif text-title text-ink-2">
      {url && !failed ? (
        <img src={url} alt="" className="size-full object-contain" onError={() => setFailed(true)} />
      ) : (
        <span aria-hidden>{name.charAt(0)}</span>
      )}
    </span>
  );
}

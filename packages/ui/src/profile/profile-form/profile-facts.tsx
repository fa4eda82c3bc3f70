import { PhoneLink } from '../../controls/phone/index.js';
import { Link } from '../../controls/link/index.js';
import { PropertyList } from '../../data/index.js';
import { useStrings } from '../../foundations/index.js';
import { SectionHeader } from '../../navigation/index.js';
import type { ProfileFormProps } from './profile-form.js';

type ProfileFactsProps = Pick<ProfileFormProps, 'user' | 'countries' | 'normalisePhone'>;

/** The details of the user (PROF-008 to PROF-012). */
export function ProfileFacts({ user, countries, normalisePhone }: ProfileFactsProps) {
  const t = useStrings();
  const { contactInformation: contact, address, company } = user;
  const phone = (number: string) =>
    number ? <PhoneLink phone={number} normalise={normalisePhone} /> : undefined;
  return (
    <>
      <PropertyList
        properties={[
          { label: t('profile.fields.firstName'), value: contact.firstName },
          { label: t('profile.fields.lastName'), value: contact.lastName },
          { label: t('profile.fields.company'), value: company.name },
          {
            label: t('profile.fields.email'),
            value: <Link href={`mailto:${contact.email}`}>{contact.email}</Link>,
          },
          { label: t('profile.fields.landlinePhone'), value: phone(contact.landlinePhone) },
          { label: t('profile.fields.mobilePhone'), value: phone(contact.mobilePhone) },
        ]}
      />
      <SectionHeader title={t('profile.information.address')} className="mt-24" />
      <PropertyList
        properties={[
          { label: t('profile.fields.addressLine1'), value: address.addressLine1 },
          { label: t('profile.fields.addressLine2'), value: address.addressLine2 },
          { label: t('profile.fields.zipCode'), value: address.zipCode },
          { label: t('profile.fields.city'), value: address.city },
          { label: t('profile.fields.state'), value: address.state },
          {
            label: t('profile.fields.countryCode'),
            value: countries.get(address.countryCode) ?? address.countryCode,
          },
        ]}
      />
    </>
  );
}

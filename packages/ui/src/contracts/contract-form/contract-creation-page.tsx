import type { ComponentProps } from 'react';
import { cn, useStrings } from '../../foundations/index.js';
import { PageHeader, RecordNav } from '../../navigation/index.js';
import { ContractForm, type ContractFormProps } from './contract-form.js';

export interface ContractCreationPageProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Address of the list that the page was opened from. */
  backHref: string;
  /** Props of the form. */
  form: Omit<ContractFormProps, 'isNew'>;
}

/** The page for creating a contract (CTR-036 to CTR-048): a link back to the list, and the form. */
export function ContractCreationPage({ backHref, form, className, ...props }: ContractCreationPageProps) {
  const t = useStrings();
  return (
    <div className={cn('px-16 xs:px-24', className)} {...props}>
      <PageHeader
        title={t('contracts.form.title')}
        recordNav={<RecordNav back={{ href: backHref, label: t('contracts.title') }} />}
      />
      <ContractForm isNew {...form} />
    </div>
  );
}

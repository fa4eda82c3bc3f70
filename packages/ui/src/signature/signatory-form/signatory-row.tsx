import { Field } from '../../controls/field/index.js';
import { IconButton } from '../../controls/button/index.js';
import { PhoneInput, type PhoneNormaliser } from '../../controls/phone/index.js';
import { SegmentedControl } from '../../controls/segmented-control/index.js';
import { TextInput } from '../../controls/text/index.js';
import { useFormats, useStrings } from '../../foundations/index.js';
import type { SortableRow } from '../../controls/sortable-list/index.js';
import { TrashIcon } from '../../foundations/icons/index.js';
import {
  fullName,
  type FormSignatory,
  type SignatoryField,
  type SignatoryFieldIssues,
} from './signatory-values.js';

export interface SignatoryRowProps {
  signatory: FormSignatory;
  /** Position among the shown rows, from 1. */
  position: number;
  /** Issues to show. */
  issues: SignatoryFieldIssues;
  controlId: (field: SignatoryField) => string;
  normalisePhone: PhoneNormaliser;
  authorisedDomains: readonly string[];
  withPhone: boolean;
  withGroup: boolean;
  withToken: boolean;
  /** The drag handle and the buttons of the sortable list. */
  sortable: Pick<SortableRow, 'handle' | 'buttons'>;
  onChange: (change: Partial<FormSignatory>) => void;
  onLeave: (field: SignatoryField) => void;
  onRemove: () => void;
}

const AUTO_COMPLETE = { firstname: 'off', lastname: 'off', mail: 'off' } as const;

/** One signatory: identity, contact details, and position in the list. */
export function SignatoryRow({
  signatory,
  position,
  issues,
  controlId,
  normalisePhone,
  authorisedDomains,
  withPhone,
  withGroup,
  withToken,
  sortable,
  onChange,
  onLeave,
  onRemove,
}: SignatoryRowProps) {
  const t = useStrings();
  const formats = useFormats();
  const { fixed = false } = signatory;
  const words = withToken ? 'signature.holders' : 'signature.list';
  const name = fullName(signatory) || t(`${words}.unnamed`, { position });
  const domains = formats.list(authorisedDomains);
  const message = (field: SignatoryField): string | undefined => {
    const issue = issues[field];
    if (!issue) return undefined;
    if (field === 'mail') return t(`signature.issues.mail.${issue}`, { domains });
    if (field === 'phoneNumber')
      return t(`signature.issues.phoneNumber.${issue === 'required' ? 'required' : 'invalid'}`);
    return t(`signature.issues.${field}.required`);
  };
  const fieldOf = (field: SignatoryField) => ({
    label: t(`signature.fields.${field}`),
    controlId: controlId(field),
    error: message(field),
    readOnly: fixed,
  });
  const text = (field: 'firstname' | 'lastname' | 'mail') => (
    <Field {...fieldOf(field)}>
      <TextInput
        type={field === 'mail' ? 'email' : 'text'}
        value={signatory[field]}
        onValueChange={(value) => onChange({ [field]: value })}
        onBlur={() => onLeave(field)}
        autoComplete={AUTO_COMPLETE[field]}
        readOnly={fixed}
      />
    </Field>
  );
  return (
    <>
      <div className="grid content-start justify-items-center gap-4 pt-24">
        <span aria-hidden className="text-body-strong tabular-nums">
          {position}
        </span>
        {sortable.handle}
      </div>
      <div className="@container min-w-0">
        <div className="grid gap-x-16 gap-y-12 @min-[28rem]:grid-cols-2 @min-[48rem]:grid-cols-12">
          <div className="@min-[48rem]:col-span-3">{text('lastname')}</div>
          <div className="@min-[48rem]:col-span-3">{text('firstname')}</div>
          <div className={withPhone ? '@min-[48rem]:col-span-3' : '@min-[48rem]:col-span-6'}>
            {text('mail')}
          </div>
          {withPhone ? (
            <div className="@min-[48rem]:col-span-3">
              <Field {...fieldOf('phoneNumber')}>
                <PhoneInput
                  value={signatory.phoneNumber}
                  onValueChange={(phoneNumber) => onChange({ phoneNumber })}
                  onBlur={() => onLeave('phoneNumber')}
                  normalise={normalisePhone}
                  autoComplete="off"
                  readOnly={fixed}
                />
              </Field>
            </div>
          ) : null}
          <div className="@min-[48rem]:col-span-6">
            <Field label={t('signature.fields.roleName')} optional readOnly={fixed}>
              <TextInput
                value={signatory.roleName}
                onValueChange={(roleName) => onChange({ roleName })}
                autoComplete="off"
                readOnly={fixed}
              />
            </Field>
          </div>
          {withGroup ? (
            <div className="@min-[48rem]:col-span-3">
              <Field label={t('signature.joint.group')} group>
                <SegmentedControl
                  segments={[
                    { value: 'bank', label: t('signature.joint.bank') },
                    { value: 'client', label: t('signature.joint.client') },
                  ]}
                  value={signatory.group}
                  onValueChange={(group) => onChange({ group })}
                />
              </Field>
            </div>
          ) : null}
          {withToken ? (
            <div className="@min-[48rem]:col-span-6">
              <Field label={t('signature.fields.tokenChoice')} group>
                <SegmentedControl
                  segments={[
                    { value: 'SOFT_TOKEN', label: t('signature.token.SOFT_TOKEN') },
                    { value: 'HARD_TOKEN', label: t('signature.token.HARD_TOKEN') },
                  ]}
                  value={signatory.tokenChoice}
                  onValueChange={(tokenChoice) => onChange({ tokenChoice })}
                />
              </Field>
            </div>
          ) : null}
        </div>
      </div>
      <div className="flex flex-col items-center gap-4 pt-24">
        {fixed ? null : (
          <>
            <IconButton
              icon={TrashIcon}
              label={t('signature.list.remove', { name })}
              size="row"
              onClick={onRemove}
            />
            {sortable.buttons}
          </>
        )}
      </div>
    </>
  );
}

import type { WhoMaySign as Answer } from '@atrium/contract/power-of-attorney';
import type { PowerOperation } from '@atrium/contract/power-of-attorney-rules';
import { useRef, useState, type SyntheticEvent } from 'react';
import { AmountInput } from '../../controls/amount/index.js';
import { Button } from '../../controls/button/index.js';
import { Field } from '../../controls/field/index.js';
import { Select } from '../../controls/select/index.js';
import { ErrorState, type ErrorStateProps } from '../../feedback/index.js';
import { useStrings } from '../../foundations/index.js';
import { Drawer, type DrawerProps } from '../../overlays/drawer/index.js';
import type { CategoriesOf } from '../use-clause-words.js';
import { SignersAnswer, useSignersSummary } from './signers-answer.js';

/** The operation to be signed; the amount in EUR. */
export interface SignedOperation {
  product: PowerOperation;
  amount: number;
}

export interface WhoMaySignProps extends Pick<DrawerProps, 'open' | 'onOpenChange'> {
  /** Name of the legal entity that gave the powers. */
  entity: string;
  /** The operations to choose from. */
  operations: readonly PowerOperation[];
  /** The largest amount, in EUR. */
  maxAmount: number;
  /** Returns the categories named by a clause; null if its wording has another form. */
  categoriesOf: CategoriesOf;
  /** Requests who may sign the operation. */
  onAsk: (operation: SignedOperation) => void;
  /** The request is pending. */
  asking?: boolean | undefined;
  /** The request failed. */
  failed?: Pick<ErrorStateProps, 'supportId' | 'onRetry' | 'retrying'> | undefined;
  /** Who may sign; undefined before the first request. */
  answer?: Answer | undefined;
}

/** Finds who may sign an operation for a legal entity, and shows the clauses that allow it. */
export function WhoMaySign({
  entity,
  operations,
  maxAmount,
  categoriesOf,
  onAsk,
  asking = false,
  failed,
  answer,
  ...drawer
}: WhoMaySignProps) {
  const t = useStrings();
  const [product, setProduct] = useState<PowerOperation | null>(null);
  const [amount, setAmount] = useState('');
  /** The last attempt was refused. */
  const [isRefused, setRefused] = useState(false);
  /** Why the amount was refused, until it is changed. */
  const [amountError, setAmountError] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const amountInput = useRef<HTMLInputElement>(null);
  const summaryOf = useSignersSummary();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const error =
      amount === '' ? t('powerOfAttorney.whoMaySign.enterAmount') : amountInput.current!.validationMessage;
    setAmountError(error);
    setRefused(product === null || error !== '');
    if (product === null) form.current?.querySelector('button')?.focus();
    else if (error !== '') amountInput.current!.focus();
    else onAsk({ product, amount: Number(amount) });
  };
  // The previous answer would be taken for that of the refused question.
  const shown = asking || failed || isRefused ? undefined : answer;
  return (
    <Drawer {...drawer} title={t('powerOfAttorney.whoMaySign.title')} description={entity}>
      <form ref={form} noValidate onSubmit={submit} className="grid gap-16 pb-24">
        <Field
          label={t('powerOfAttorney.whoMaySign.operation')}
          error={isRefused && product === null ? t('powerOfAttorney.whoMaySign.chooseOperation') : undefined}
        >
          <Select
            options={operations.map((value) => ({
              value,
              label: t(`powerOfAttorney.page.products.${value}`),
            }))}
            value={product}
            onValueChange={(value) => setProduct(operations.find((each) => each === value) ?? null)}
          />
        </Field>
        <Field
          label={t('powerOfAttorney.whoMaySign.amount')}
          help={t('powerOfAttorney.whoMaySign.amountHelp')}
          error={amountError}
        >
          <AmountInput
            ref={amountInput}
            currency="EUR"
            min="0.01"
            max={String(maxAmount)}
            value={amount}
            onValueChange={(value) => {
              setAmount(value);
              setAmountError('');
            }}
          />
        </Field>
        <Button
          type="submit"
          variant="primary"
          className="justify-self-start"
          busy={asking}
          busyLabel={t('powerOfAttorney.whoMaySign.finding')}
        >
          {t('powerOfAttorney.whoMaySign.find')}
        </Button>
      </form>
      {failed ? (
        <ErrorState
          className="border-t border-line py-16"
          title={t('powerOfAttorney.whoMaySign.failed')}
          {...failed}
        />
      ) : null}
      <p role="status" className="text-body font-semibold">
        {shown ? summaryOf(shown) : null}
      </p>
      {shown ? <SignersAnswer answer={shown} categoriesOf={categoriesOf} /> : null}
    </Drawer>
  );
}

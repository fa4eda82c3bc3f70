import { useRef, type ReactNode } from 'react';
import { Button, IconButton } from '../../../controls/index.js';
import { PlusIcon, TrashIcon, useStrings } from '../../../foundations/index.js';

interface RepeatedValuesProps {
  label: string;
  values: readonly string[];
  onValueChange: (values: readonly string[]) => void;
  maximum: number;
  controlId: string;
  renderInput: (own: {
    value: string;
    onValueChange: (value: string) => void;
    'aria-label': string;
    id: string;
  }) => ReactNode;
}

/** One input per value; a button adds inputs up to the maximum. There is always at least one input. */
export function RepeatedValues({
  label,
  values,
  onValueChange,
  maximum,
  controlId,
  renderInput,
}: RepeatedValuesProps) {
  const t = useStrings();
  const list = useRef<HTMLDivElement>(null);
  const shown = values.length > 0 ? values : [''];
  const focusInput = (position: number) =>
    // After the list has rendered again.
    requestAnimationFrame(() => list.current?.querySelectorAll('input')[Math.max(0, position)]?.focus());
  const change = (position: number, value: string) =>
    onValueChange(shown.map((own, index) => (index === position ? value : own)));
  return (
    <div ref={list} id={controlId} role="group" aria-labelledby={`${controlId}-label`} className="grid gap-8">
      {shown.map((value, position) => (
        // oxlint-disable-next-line react/no-array-index-key -- values are identified only by their position
        <div key={position} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-8">
          {renderInput({
            value,
            onValueChange: (next) => change(position, next),
            'aria-label': t('creation.generic.value', { label, index: position + 1 }),
            id: `${controlId}-${position}`,
          })}
          <IconButton
            icon={TrashIcon}
            size="toolbar"
            label={t('creation.generic.removeValue', { index: position + 1 })}
            disabled={shown.length === 1}
            onClick={() => {
              onValueChange(shown.filter((_, index) => index !== position));
              focusInput(position - 1);
            }}
          />
        </div>
      ))}
      {shown.length < maximum ? (
        <Button
          size="row"
          variant="tertiary"
          hangs="start"
          icon={PlusIcon}
          className="justify-self-start"
          onClick={() => {
            onValueChange([...shown, '']);
            focusInput(shown.length);
          }}
        >
          {t('creation.generic.addValue')}
        </Button>
      ) : null}
    </div>
  );
}

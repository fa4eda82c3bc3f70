import { useId } from 'react';
import { formatDecimal } from '../../foundations/formats/index.js';
import { useLanguage, useStrings } from '../../foundations/provider/index.js';
import { Button } from '../button/index.js';

interface ReadingsProps {
  /** Canonical decimals that the text may mean; nothing is rendered when empty. */
  readings: readonly string[];
  /** Decimal places always shown, even when zero. */
  shownDecimals?: number;
  onChoose: (figure: string) => void;
}

/** Lets the user choose the meaning of an ambiguous number: `12.345` may be twelve thousand or twelve. */
export function Readings({ readings, shownDecimals = 0, onChoose }: ReadingsProps) {
  const t = useStrings();
  const language = useLanguage();
  const labelId = useId();
  if (readings.length === 0) return null;
  return (
    <div role="group" aria-labelledby={labelId} className="flex flex-wrap items-center gap-8">
      <span id={labelId} className="text-caption text-ink-2">
        {t('controls.numberMeant')}
      </span>
      {readings.map((figure) => (
        <Button key={figure} size="row" className="tabular-nums" onClick={() => onChoose(figure)}>
          {formatDecimal(figure, language, shownDecimals)}
        </Button>
      ))}
    </div>
  );
}

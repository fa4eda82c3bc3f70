import { Button, type ButtonProps } from '../../controls/button/index.js';
import { useStrings } from '../../foundations/provider/index.js';

export interface AskWhyProps extends Omit<ButtonProps, 'children' | 'onClick'> {
  /** Opens the explanation (`AccessExplanationDialog`). */
  onAsk: () => void;
}

/** Asks why something is closed or empty, beside whatever says that it is. */
export function AskWhy({ onAsk, ...props }: AskWhyProps) {
  const t = useStrings();
  return (
    <Button type="button" aria-haspopup="dialog" onClick={onAsk} {...props}>
      {t('feedback.askWhy')}
    </Button>
  );
}

import { Button, type ButtonProps } from '../../controls/button/index.js';
import { useStrings } from '../../foundations/provider/index.js';

export interface AskWhyProps extends Omit<ButtonProps, 'onClick'> {
  /** Opens the explanation (`AccessExplanationDialog`). */
  onAsk: () => void;
  /** Another question than why something cannot be seen. */
  children?: ButtonProps['children'];
}

/** Asks why something is closed or empty, beside whatever says that it is. */
export function AskWhy({ onAsk, children, ...props }: AskWhyProps) {
  const t = useStrings();
  return (
    <Button type="button" aria-haspopup="dialog" onClick={onAsk} {...props}>
      {children ?? t('feedback.askWhy')}
    </Button>
  );
}

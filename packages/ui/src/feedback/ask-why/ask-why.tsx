import { Button, type ButtonProps } from '../../controls/button/index.js';
import { useStrings } from '../../foundations/provider/index.js';

export interface AskWhyProps extends Omit<ButtonProps, 'onClick'> {
  /** Opens the explanation (`AccessExplanationDialog`). */
  onAsk: () => void;
  /** The button's question. Default: why something cannot be seen. */
  children?: ButtonProps['children'];
}

/** A button that asks why something is inaccessible or empty, beside the text that says so. */
export function AskWhy({ onAsk, children, ...props }: AskWhyProps) {
  const t = useStrings();
  return (
    <Button type="button" aria-haspopup="dialog" onClick={onAsk} {...props}>
      {children ?? t('feedback.askWhy')}
    </Button>
  );
}

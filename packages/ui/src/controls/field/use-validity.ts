import { useLayoutEffect, useState, type RefObject } from 'react';
import { useStrings } from '../../foundations/provider/index.js';

type Input = HTMLInputElement | HTMLTextAreaElement;

/**
 * PLAT-114: an input whose validator fails gets the custom validity “Invalid field.” at once, so that the form is
 * invalid; the message is shown after the user has left the input, not while typing. `valid` is the validator's result
 * for the current value; `message` replaces the generic message with a more specific one.
 */
export function useValidity(ref: RefObject<Input | null>, valid: boolean, message?: string) {
  const t = useStrings();
  const sentence = message ?? t('controls.invalidField');
  const [left, setLeft] = useState(false);
  useLayoutEffect(() => {
    ref.current?.setCustomValidity(valid ? '' : sentence);
  }, [ref, valid, sentence]);
  return {
    /** For `useFieldControl`: the message to show; null while valid, and until the user first leaves. */
    message: !valid && left ? sentence : null,
    onBlur: () => setLeft(true),
  };
}

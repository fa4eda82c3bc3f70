import { useLayoutEffect, useState, type RefObject } from 'react';
import { useStrings } from '../../foundations/provider/index.js';

type Input = HTMLInputElement | HTMLTextAreaElement;

/**
 * PLAT-114: an input whose validator fails bears the custom validity “Invalid field.” at once, for the form that holds
 * it; the sentence is shown after the person has left the input, not while typing.
 * `valid` is the validator's answer for the present value; `message` replaces the general sentence where the control
 * knows better.
 */
export function useValidity(ref: RefObject<Input | null>, valid: boolean, message?: string) {
  const t = useStrings();
  const sentence = message ?? t('controls.invalidField');
  const [left, setLeft] = useState(false);
  useLayoutEffect(() => {
    ref.current?.setCustomValidity(valid ? '' : sentence);
  }, [ref, valid, sentence]);
  return {
    /** For `useFieldControl`: the sentence to show, null while the value is good or still being typed. */
    message: !valid && left ? sentence : null,
    onBlur: () => setLeft(true),
  };
}

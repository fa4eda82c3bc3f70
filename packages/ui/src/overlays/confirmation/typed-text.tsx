import { useState, type ClipboardEvent, type DragEvent, type RefObject } from 'react';
import { bareInput, Field, fieldBoxVariants, useFieldControl } from '../../controls/field/index.js';
import { cn } from '../../foundations/cn.js';
import { useStrings } from '../../foundations/provider/index.js';

interface TypedTextProps {
  /** The text to type, character by character. */
  text: string;
  value: string;
  onValueChange: (value: string) => void;
  disabled: boolean;
  inputRef: RefObject<HTMLInputElement | null>;
}

/** The field of a confirmation that requires an exact text; pasting and dropping are refused (PLAT-115, PLAT-116). */
export function TypedText({ text, ...input }: TypedTextProps) {
  const t = useStrings();
  const [refused, setRefused] = useState(false);
  const [before, after] = t('overlays.confirmation.typeToConfirm', { text: '\u0001' }).split('\u0001');
  return (
    <Field
      className="mt-16"
      label={
        <>
          {before}
          <strong className="font-semibold">{text}</strong>
          {after}
        </>
      }
      help={t('overlays.confirmation.typeHelp')}
      error={refused ? t('overlays.confirmation.typePasteRefused') : undefined}
      disabled={input.disabled}
    >
      <TypedTextInput {...input} onRefusedChange={setRefused} />
    </Field>
  );
}

function TypedTextInput({
  value,
  onValueChange,
  onRefusedChange,
  inputRef,
}: Omit<TypedTextProps, 'text'> & { onRefusedChange: (refused: boolean) => void }) {
  const { controlProps, disabled, invalid } = useFieldControl();
  const refuse = (event: ClipboardEvent | DragEvent) => {
    event.preventDefault();
    onRefusedChange(true);
  };
  return (
    <div className={fieldBoxVariants({ invalid, disabled })}>
      <input
        {...controlProps}
        ref={inputRef}
        className={cn(bareInput)}
        value={value}
        disabled={disabled}
        onChange={(event) => {
          onRefusedChange(false);
          onValueChange(event.target.value);
        }}
        onPaste={refuse}
        onDrop={refuse}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
      />
    </div>
  );
}

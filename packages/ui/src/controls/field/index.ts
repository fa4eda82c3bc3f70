export { Field, FieldError, FieldHelp, FieldLabel, FieldRoot } from './field.js';
export type { FieldLabelProps, FieldProps, FieldRootProps } from './field.js';
export { bareInput, fieldBoxVariants } from './field-box.js';
export { dataAttributes, useFieldControl } from './field-context.js';
export type { FieldControl, FieldControlInput } from './field-context.js';
export { useValidity } from './use-validity.js';
export { InputBox } from './input-box.js';
export type { InputBoxProps } from './input-box.js';

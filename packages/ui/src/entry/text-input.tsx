import type { TextInputProps } from '@mantine/core';
import { InputFrame, controlProps } from './input-frame.tsx';

/** One line of text, as the component library draws it. */
export function TextInput(props: TextInputProps & { id: string }) {
  const { id, label, description, error, className, value, onChange, onBlur } = props;
  const { name, type, inputMode, maxLength, required, disabled, placeholder, autoComplete } = props;
  return (
    <InputFrame {...{ id, label, description, error, required, disabled, className }}>
      <input
        {...controlProps({ id, error, description })}
        {...{ name, type, inputMode, maxLength, required, placeholder, autoComplete }}
        {...{ disabled, value, onChange, onBlur }}
        data-disabled={disabled || undefined}
        aria-label={props['aria-label']}
      />
    </InputFrame>
  );
}

import type { TextInputProps } from '@mantine/core';
import { InputFrame, controlProps } from './input-frame.tsx';

/** One line of text, as the component library draws it. */
export function TextInput(props: TextInputProps & { id: string }) {
  const { id, label, description, error, className, value, onChange, onBlur } = props;
  const { name, type, inputMode, maxLength, required, disabled, placeholder, autoComplete } = props;
  return (
    <InputFrame
      id={id}
      label={label}
      description={description}
      error={error}
      required={required}
      disabled={disabled}
      className={className}
    >
      <input
        {...controlProps({ id, error, description })}
        name={name}
        type={type}
        inputMode={inputMode}
        maxLength={maxLength}
        required={required}
        placeholder={placeholder}
        autoComplete={autoComplete}
        disabled={disabled}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        data-disabled={disabled || undefined}
        aria-label={props['aria-label']}
      />
    </InputFrame>
  );
}

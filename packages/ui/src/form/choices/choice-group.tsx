import { Input } from '@mantine/core';
import type { ReactNode } from 'react';
import type { useField } from '../use-field.ts';

interface ChoiceGroupProps {
  field: ReturnType<typeof useField>;
  role: 'group' | 'radiogroup';
  children: (labels: { labelledBy: string; describedBy: string | undefined }) => ReactNode;
}

/** Label, help and error around a group of controls, tied to the group instead of one input. */
export function ChoiceGroup({ field, role, children }: ChoiceGroupProps) {
  const { id, label, description, error, required, className, inputWrapperOrder } = field;
  const labelledBy = `${id}-label`;
  const describedBy = [error && `${id}-error`, description && `${id}-description`]
    .filter(Boolean)
    .join(' ');
  return (
    <Input.Wrapper
      id={id}
      className={className}
      label={label}
      labelElement="div"
      labelProps={{ id: labelledBy }}
      description={description}
      error={error}
      withAsterisk={required}
      inputWrapperOrder={inputWrapperOrder}
    >
      <div
        id={id}
        role={role}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy || undefined}
        aria-required={role === 'radiogroup' ? required : undefined}
        aria-invalid={role === 'radiogroup' && error ? true : undefined}
      >
        {children({ labelledBy, describedBy: describedBy || undefined })}
      </div>
    </Input.Wrapper>
  );
}

import { Textarea } from '@mantine/core';
import { useT } from '../i18n/index.ts';
import classes from './fields.module.css';
import type { FieldBase } from './field.types.ts';
import { formMessages } from './messages.ts';
import { useField } from './use-field.ts';

export interface TextAreaProps extends FieldBase<string> {
  /**
   * Shows a counter; longer text can be typed (pasting cuts nothing off) and is refused by the
   * schema.
   */
  maxLength?: number;
  minRows?: number;
  maxRows?: number;
}

/** A multi-line text field that grows with its text. */
export function TextArea(props: TextAreaProps) {
  const { maxLength, minRows = 3, maxRows = 12 } = props;
  const t = useT(formMessages);
  const used = [...(props.value ?? '')].length;
  const { className, ...field } = useField(props, String, { isText: true });
  return (
    <div className={className}>
      <Textarea
        {...field}
        autosize
        minRows={minRows}
        maxRows={maxRows}
        value={props.value ?? ''}
        onChange={(event) => props.onChange(event.currentTarget.value)}
      />
      {maxLength !== undefined && (
        <p className={classes.counter} data-over={used > maxLength || undefined}>
          {t('counter', { used, max: maxLength })}
        </p>
      )}
    </div>
  );
}

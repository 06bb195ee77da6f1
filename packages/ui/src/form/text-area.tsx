import { Textarea } from '@mantine/core';
import { useT } from '../i18n/index.ts';
import classes from './fields.module.css';
import type { FieldBase } from './field.types.ts';
import { formMessages } from './messages.ts';
import { useField } from './use-field.ts';

export interface TextAreaProps extends FieldBase<string> {
  /** Shows a counter; more can be typed (nothing is cut off while pasting), the schema refuses it. */
  maxLength?: number;
  minRows?: number;
  maxRows?: number;
}

/** Several lines, growing with the text. */
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

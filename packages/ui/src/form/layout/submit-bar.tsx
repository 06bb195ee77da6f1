import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/index.ts';
import classes from './form.module.css';
import { formMessages } from '../messages.ts';
import { UnsavedDot } from './unsaved-dot.tsx';

export interface SubmitBarProps {
  dirty: boolean;
  submitting: boolean;
  onCancel: () => void;
  /** A verb: "Save changes", "Add candidate". */
  label?: string;
  cancelLabel?: string;
  /** The id of the form, if the bar is outside it (in the footer of a drawer). */
  form?: string;
  /** The confirming button of a destructive decision. */
  danger?: boolean;
  /** In place of "Unsaved changes". */
  left?: ReactNode;
}

/** The fixed foot of a form: unsaved state, Cancel, and the one filled button. */
export function SubmitBar(props: SubmitBarProps) {
  const { dirty, submitting, onCancel, form, danger = false, left } = props;
  const t = useT(formMessages);
  return (
    <div className={classes.submitBar}>
      {left ?? <UnsavedDot dirty={dirty} />}
      <span className={classes.submitButtons}>
        <Button variant="default" size="md" onClick={onCancel}>
          {props.cancelLabel ?? t('submit.cancel')}
        </Button>
        <Button
          type="submit"
          size="md"
          form={form}
          loading={submitting}
          color={danger ? 'var(--m-danger-fill)' : undefined}
        >
          {props.label ?? t('submit.save')}
        </Button>
      </span>
    </div>
  );
}

import type { FormEvent, ReactNode } from 'react';
import { Button, ErrorSummary, Form, UnsavedDot, type ErrorSummaryProps } from '@muster/ui';
import classes from './own-account.module.css';

interface SectionFormProps {
  label: string;
  form: { dirty: boolean; summary: ErrorSummaryProps };
  saving: { submit: (event?: FormEvent) => void; pending: boolean; dialog: ReactNode };
  saveLabel: string;
  children: ReactNode;
}

/** One part of the account as a separate form with its own button. */
export function SectionForm({ label, form, saving, saveLabel, children }: SectionFormProps) {
  return (
    <>
      <Form onSubmit={saving.submit} label={label}>
        <ErrorSummary {...form.summary} />
        {children}
        <div className={classes.foot}>
          <UnsavedDot dirty={form.dirty} />
          <Button type="submit" size="md" loading={saving.pending}>
            {saveLabel}
          </Button>
        </div>
      </Form>
      {saving.dialog}
    </>
  );
}

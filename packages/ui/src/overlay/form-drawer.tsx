import { Button } from '@mantine/core';
import { useId, type FormEvent, type ReactNode } from 'react';
import { ErrorSummary, type ErrorSummaryProps } from '../form/layout/error-summary.tsx';
import { Form } from '../form/layout/form.tsx';
import { CancelButton } from './cancel-button.tsx';
import { Drawer } from './drawer.tsx';
import type { DrawerProps } from './drawer.types.ts';
import { OverlayFooter } from './overlay-footer.tsx';

export interface FormDrawerProps extends Pick<
  DrawerProps,
  'onClose' | 'title' | 'subtitle' | 'width' | 'children'
> {
  /** Label of the cancel button: `Cancel`. */
  cancel: string;
  /** Label of the save button; null if nothing can be saved. */
  save: string | null;
  /** Whether saving needs a change first. */
  onlyChanges?: boolean;
  /** Whether the fields take the whole width of the drawer. */
  wide?: boolean;
  /** From `useZodForm`: the unsaved state and the refused input. */
  form: { dirty: boolean; summary: ErrorSummaryProps };
  /** From `useFormMutation`; the dialog is rendered beside the drawer. */
  saving: {
    submit: (event: FormEvent) => void;
    pending: boolean;
    dialog?: ReactNode;
    draft?: ReactNode;
  };
}

/**
 * A drawer with one form over its record: errors at the top, the unsaved state beside the two
 * buttons.
 */
export function FormDrawer({
  cancel,
  save,
  onlyChanges = false,
  wide = false,
  form,
  saving,
  children,
  ...drawer
}: FormDrawerProps) {
  const formId = useId();
  return (
    <>
      <Drawer
        {...drawer}
        opened
        unsaved={form.dirty}
        footer={
          <OverlayFooter unsaved={form.dirty}>
            <CancelButton>{cancel}</CancelButton>
            {save !== null && (
              <Button
                type="submit"
                form={formId}
                size="md"
                loading={saving.pending}
                disabled={onlyChanges && !form.dirty}
              >
                {save}
              </Button>
            )}
          </OverlayFooter>
        }
      >
        <Form id={formId} onSubmit={saving.submit} label={drawer.title} wide={wide}>
          {saving.draft}
          <ErrorSummary {...form.summary} />
          {children}
        </Form>
      </Drawer>
      {saving.dialog}
    </>
  );
}

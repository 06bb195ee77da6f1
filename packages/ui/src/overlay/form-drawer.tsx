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
  /** The way out: `Cancel`. */
  cancel: string;
  /** What the button says; null where nothing can be saved. */
  save: string | null;
  /** There is nothing to save before something is changed. */
  onlyChanges?: boolean;
  /** The fields take the whole width of the drawer. */
  wide?: boolean;
  /** Of `useZodForm`: what is unsaved, and what was refused. */
  form: { dirty: boolean; summary: ErrorSummaryProps };
  /** Of `useFormMutation`; the dialog stands beside the drawer. */
  saving: {
    submit: (event: FormEvent) => void;
    pending: boolean;
    dialog?: ReactNode;
    draft?: ReactNode;
  };
}

/** One form over its record: what is refused at the top, what is unsaved beside the two buttons. */
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

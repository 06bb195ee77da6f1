import type { FormEvent, ReactNode } from 'react';
import { useId } from 'react';
import { useOverlayClose } from '@muster/kit';
import { Button, Drawer, ErrorSummary, Form, OverlayFooter } from '@muster/ui';
import type { ErrorSummaryProps } from '@muster/ui';
import { usePositionWords } from './messages.ts';

interface SeatDrawerProps {
  title: string;
  subtitle?: string | undefined;
  save: string;
  form: { dirty: boolean; summary: ErrorSummaryProps };
  saving: { submit: (event?: FormEvent) => void; pending: boolean; dialog: ReactNode };
  children: ReactNode;
}

/** The frame of the forms about a seat. */
export function SeatDrawer({ title, subtitle, save, form, saving, children }: SeatDrawerProps) {
  const t = usePositionWords();
  const close = useOverlayClose();
  const formId = useId();
  return (
    <>
      <Drawer
        opened
        onClose={close}
        title={title}
        subtitle={subtitle}
        footer={
          <OverlayFooter unsaved={form.dirty}>
            <Button variant="default" size="md" onClick={() => close()}>
              {t('form.cancel')}
            </Button>
            <Button type="submit" form={formId} size="md" loading={saving.pending}>
              {save}
            </Button>
          </OverlayFooter>
        }
      >
        <Form id={formId} onSubmit={saving.submit} label={title}>
          <ErrorSummary {...form.summary} />
          {children}
        </Form>
      </Drawer>
      {saving.dialog}
    </>
  );
}

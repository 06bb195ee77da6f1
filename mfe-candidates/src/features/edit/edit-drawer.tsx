import type { FormEvent, ReactNode } from 'react';
import { useId } from 'react';
import type { CandidateRecord } from '@muster/contracts';
import { useOverlayClose } from '@muster/kit';
import { Button, Drawer, ErrorSummary, Form, OverlayFooter } from '@muster/ui';
import type { ErrorSummaryProps } from '@muster/ui';
import { useWords } from '../../shared/use-words.ts';

interface EditDrawerProps {
  title: string;
  candidate: CandidateRecord;
  form: { dirty: boolean; summary: ErrorSummaryProps };
  saving: { submit: (event?: FormEvent) => void; pending: boolean; dialog: ReactNode };
  children: ReactNode;
}

/** The frame of every edit form of a record: whose it is, what is wrong, what is unsaved. */
export function EditDrawer({ title, candidate, form, saving, children }: EditDrawerProps) {
  const t = useWords();
  const close = useOverlayClose();
  const formId = useId();
  return (
    <>
      <Drawer
        opened
        onClose={close}
        title={title}
        subtitle={`${candidate.name} · ${candidate.number}`}
        footer={
          <OverlayFooter unsaved={form.dirty}>
            <Button variant="default" size="md" onClick={() => close()}>
              {t('edit.cancel')}
            </Button>
            <Button type="submit" form={formId} size="md" loading={saving.pending}>
              {t('edit.save')}
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

import type { FormEvent, ReactNode } from 'react';
import type { CandidateRecord } from '@muster/contracts';
import { useOverlayClose } from '@muster/kit';
import { FormDrawer, type ErrorSummaryProps } from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';

interface EditDrawerProps {
  title: string;
  candidate: CandidateRecord;
  form: { dirty: boolean; summary: ErrorSummaryProps };
  saving: {
    submit: (event?: FormEvent) => void;
    pending: boolean;
    dialog: ReactNode;
    draft?: ReactNode;
  };
  children: ReactNode;
}

/** Frame of every edit form of a record: name, errors, unsaved changes. */
export function EditDrawer({ title, candidate, form, saving, children }: EditDrawerProps) {
  const t = useMessages();
  const close = useOverlayClose();
  return (
    <FormDrawer
      onClose={close}
      title={title}
      subtitle={`${candidate.name} · ${candidate.number}`}
      cancel={t('edit.cancel')}
      save={t('edit.save')}
      form={form}
      saving={saving}
    >
      {children}
    </FormDrawer>
  );
}

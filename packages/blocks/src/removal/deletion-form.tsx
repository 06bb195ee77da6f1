import type { ReactNode } from 'react';
import { DecisionForm, NoticeBar, TextArea, TextField, formatDate } from '@muster/ui';
import { useOverlayClose } from '@muster/kit';
import { useRemovalMessages } from './messages.ts';
import type { RemovableKind } from './removable.types.ts';
import type { Deletion } from './use-deletion.ts';

interface DeletionFormProps {
  kind: RemovableKind;
  /** From `useDeletion`. */
  deletion: Deletion;
  avatar: ReactNode;
  /** Why it cannot be deleted now, shown in place of the effects; null if it can. */
  refusal: string | null;
  /** Whether something that the children name blocks the deletion. */
  blocked?: boolean;
  /** Whether the effects were loaded; nothing can be decided before. */
  known: boolean;
  /** End of the time in which it can be restored, once known. */
  restorableUntil: string | undefined;
  /** The effects of the deletion. */
  children: ReactNode;
}

/** The form to delete a record: its effects, the reason, and the typed number. */
export function DeletionForm({
  kind,
  deletion: { form, saving, record, isNumberTyped },
  avatar,
  refusal,
  blocked = false,
  known,
  restorableUntil,
  children,
}: DeletionFormProps) {
  const t = useRemovalMessages();
  const close = useOverlayClose();
  const { name, number } = record;
  const isImpossible = refusal !== null || blocked || !known;
  return (
    <DecisionForm
      onClose={close}
      title={t('title', { name })}
      subtitle={number}
      avatar={avatar}
      effects={null}
      keep={t(`keep.${kind}`)}
      confirm={t(`confirm.${kind}`)}
      danger
      disabled={isImpossible || !isNumberTyped}
      note={!isImpossible && restorableUntil && t('until', { until: formatDate(restorableUntil) })}
      summary={form.summary}
      saving={saving}
    >
      {refusal === null ? children : <NoticeBar kind="danger">{refusal}</NoticeBar>}
      <TextArea label={t('reason')} required disabled={isImpossible} {...form.field('reason')} />
      <TextField
        label={t('number', { number })}
        required
        disabled={isImpossible}
        {...form.field('confirmNumber')}
      />
    </DecisionForm>
  );
}

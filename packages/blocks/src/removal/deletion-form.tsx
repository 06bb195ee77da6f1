import type { ReactNode } from 'react';
import { DecisionForm, NoticeBar, TextArea, TextField, formatDate } from '@muster/ui';
import { useOverlayClose } from '@muster/kit';
import { useRemovalMessages } from './messages.ts';
import type { RemovableKind } from './removable.types.ts';
import type { Deletion } from './use-deletion.ts';

interface DeletionFormProps {
  kind: RemovableKind;
  /** Of `useDeletion`. */
  deletion: Deletion;
  avatar: ReactNode;
  /** Why it cannot be deleted now, in place of what would happen; null when it can. */
  refusal: string | null;
  /** Something that the children name stands in the way. */
  blocked?: boolean;
  /** Whether what would happen was read: before, nothing can be decided. */
  known: boolean;
  /** Until when it could be brought back, once that is known. */
  restorableUntil: string | undefined;
  /** What would happen. */
  children: ReactNode;
}

/** The decision to delete a record: effects in words, the reason, the number typed. */
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

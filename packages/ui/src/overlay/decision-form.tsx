import { Button, Stack } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { ErrorSummary, type ErrorSummaryProps } from '../form/layout/error-summary.tsx';
import { CancelButton } from './cancel-button.tsx';
import { DecisionModal } from './decision-modal.tsx';
import type { DecisionModalProps } from './decision-modal.types.ts';
import { EffectList } from './effect-list.tsx';
import { OverlayFooter } from './overlay-footer.tsx';

export interface DecisionFormProps extends Pick<
  DecisionModalProps,
  'onClose' | 'title' | 'subtitle' | 'avatar' | 'aside' | 'children'
> {
  /** Label of the cancel button: `Keep candidate`. */
  keep: string;
  /** Label of the confirm button: `Delete candidate`. */
  confirm: string;
  /** Marks a decision that is hard to undo. */
  danger?: boolean;
  /** Whether the decision cannot be made, or not yet; the children show the reason. */
  disabled?: boolean;
  /** Whether leaving would lose input: a warning replaces the note. */
  unsaved?: boolean;
  /** A quiet sentence beside the buttons: until when the decision can be undone. */
  note?: ReactNode;
  /**
   * What will happen, one sentence each; shown below the children. Null if the children or the
   * aside already say it.
   */
  effects: readonly string[] | null;
  /** The refused input; see `useZodForm`. Null for a decision without a form of its own. */
  summary: ErrorSummaryProps | null;
  /** From `useFormMutation`. */
  saving: {
    submit: (event: FormEvent<HTMLFormElement>) => void;
    pending: boolean;
    draft?: ReactNode;
  };
}

/** A decision as one short form: the question, its effects, and two buttons. */
export function DecisionForm({
  keep,
  confirm,
  danger = false,
  disabled = false,
  unsaved = false,
  note,
  effects,
  summary,
  saving,
  children,
  ...modal
}: DecisionFormProps) {
  return (
    <DecisionModal
      opened
      unsaved={unsaved}
      onSubmit={saving.submit}
      footer={
        <OverlayFooter left={note} unsaved={unsaved}>
          <CancelButton>{keep}</CancelButton>
          <Button
            type="submit"
            size="md"
            variant={danger ? 'danger' : 'filled'}
            disabled={disabled}
            loading={saving.pending}
          >
            {confirm}
          </Button>
        </OverlayFooter>
      }
      {...modal}
    >
      <Stack>
        {saving.draft}
        {summary && <ErrorSummary {...summary} />}
        {children}
        <EffectList items={(effects ?? []).map((text) => ({ id: text, text }))} />
      </Stack>
    </DecisionModal>
  );
}

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
  /** The way out: `Keep candidate`. */
  keep: string;
  /** The decision as its button says it: `Delete candidate`. */
  confirm: string;
  /** What is hard to take back. */
  danger?: boolean;
  /** Not yet, or not at all; the reason stands among the children. */
  disabled?: boolean;
  /** What was put in would be lost by leaving: is said in place of the note. */
  unsaved?: boolean;
  /** A quiet sentence beside the buttons: until when it can be undone. */
  note?: ReactNode;
  /**
   * What will happen, a sentence each; stands below the children. Null where children or aside say
   * it in their own way.
   */
  effects: readonly string[] | null;
  /** What was refused; see `useZodForm`. Null for a decision without a form of its own. */
  summary: ErrorSummaryProps | null;
  /** Of `useFormMutation`. */
  saving: {
    submit: (event: FormEvent<HTMLFormElement>) => void;
    pending: boolean;
    draft?: ReactNode;
  };
}

/** A decision that is one short form: what it asks, what will happen, two ways out. */
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

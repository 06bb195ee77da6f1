import { Button } from '@mantine/core';
import { DecisionModal } from './decision-modal.tsx';
import type { DecisionModalProps } from './decision-modal.types.ts';
import { OverlayFooter } from './overlay-footer.tsx';

export interface DecisionNoticeProps extends Pick<
  DecisionModalProps,
  'onClose' | 'title' | 'subtitle' | 'avatar' | 'children'
> {
  /** Label of the only button: `Keep the file`, `Close`. */
  keep: string;
}

/** Replaces a decision that cannot be made, or not yet: the reason, and a button to leave. */
export function DecisionNotice({ keep, children, ...modal }: DecisionNoticeProps) {
  return (
    <DecisionModal
      {...modal}
      opened
      footer={
        <OverlayFooter>
          <Button variant="default" size="md" onClick={() => modal.onClose()}>
            {keep}
          </Button>
        </OverlayFooter>
      }
    >
      {children}
    </DecisionModal>
  );
}

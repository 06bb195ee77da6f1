import { Button } from '@mantine/core';
import { DecisionModal } from './decision-modal.tsx';
import type { DecisionModalProps } from './decision-modal.types.ts';
import { OverlayFooter } from './overlay-footer.tsx';

export interface DecisionNoticeProps extends Pick<
  DecisionModalProps,
  'onClose' | 'title' | 'subtitle' | 'avatar' | 'children'
> {
  /** The one way out: `Keep the file`, `Close`. */
  keep: string;
}

/** In place of a decision that cannot be made, or not yet: why, and the way out. */
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

import { useOpenedPart } from '../floating/opened-part.ts';
import { partOf } from '../floating/part.ts';
import type { DecisionModalProps } from './decision-modal.types.ts';

export const decisionPanel = partOf(
  () => import(/* webpackChunkName: "floating" */ './decision-panel.tsx'),
);

/** A modal for a decision: decide on the left, see the outcome on the right. */
export function DecisionModal(props: DecisionModalProps) {
  const { DecisionPanel } = useOpenedPart(decisionPanel, props.opened, props.onClose) ?? {};
  return DecisionPanel ? <DecisionPanel {...props} /> : null;
}

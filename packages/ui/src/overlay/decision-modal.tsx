import { useOpenedPart } from '../floating/opened-part.ts';
import { partOf } from '../floating/part.ts';
import type { DecisionModalProps } from './decision-modal.types.ts';

export const decisionPanel = partOf(
  () => import(/* webpackChunkName: "floating" */ './decision-panel.tsx'),
);

/** A decision over its page: decide at the left, see what follows at the right. */
export function DecisionModal(props: DecisionModalProps) {
  const { DecisionPanel } = useOpenedPart(decisionPanel, props.opened, props.onClose) ?? {};
  return DecisionPanel ? <DecisionPanel {...props} /> : null;
}

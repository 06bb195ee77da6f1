import { Badge } from '@muster/ui';
import { useMessages } from './use-messages.ts';

type TwoStepBadgeProps = {
  on: boolean;
  /** Whether a heading already names the topic. */
  headed?: boolean;
};

/** Whether signing in requires a second step. */
export function TwoStepBadge({ on, headed = false }: TwoStepBadgeProps) {
  const t = useMessages();
  const text = headed
    ? t(on ? 'twoStep.on' : 'twoStep.off')
    : t(on ? 'twoStep.isOn' : 'twoStep.isOff');
  return <Badge family={on ? 'green' : 'grey'}>{text}</Badge>;
}

import { Badge } from '@muster/ui';
import { useWords } from './use-words.ts';

/** Whether signing in takes a second step. */
export function TwoStepBadge({ on }: { on: boolean }) {
  const t = useWords();
  return <Badge family={on ? 'green' : 'grey'}>{t(on ? 'twoStep.on' : 'twoStep.off')}</Badge>;
}

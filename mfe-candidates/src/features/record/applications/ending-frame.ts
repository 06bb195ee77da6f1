import type { ReactNode } from 'react';
import type { ApplicationRow } from '@muster/contracts';
import type { DecisionModalProps } from '@muster/ui';

/** What each way to end an application gets from the decision around it. */
export interface EndingProps {
  row: ApplicationRow;
  name: string;
  /** On how many other jobs the person stays. */
  others: number;
  frame: Pick<DecisionModalProps, 'opened' | 'onClose' | 'title' | 'subtitle' | 'avatar'>;
  /** The choice among the ways; false where there is but one. */
  way: ReactNode;
}

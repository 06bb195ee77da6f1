import { candidatesRoutes, href, type OperationKind } from '@muster/contracts';
import type { OperationRecord } from './operation.model.ts';

const pages = {
  'candidate.owner': candidatesRoutes.list,
  'candidate.addToPool': candidatesRoutes.list,
  'candidate.removeFromPool': candidatesRoutes.list,
  'candidate.vetting': candidatesRoutes.list,
  'candidate.email': candidatesRoutes.list,
  'candidate.call': candidatesRoutes.list,
  'candidate.screening': candidatesRoutes.list,
} as const satisfies Record<OperationKind, { path: string }>;

const names: Readonly<Record<OperationKind, string>> = {
  'candidate.owner': 'change of owner',
  'candidate.addToPool': 'adding to a pool',
  'candidate.removeFromPool': 'taking out of a pool',
  'candidate.vetting': 'update of vetting',
  'candidate.email': 'e-mail to several people',
  'candidate.call': 'log of calls',
  'candidate.screening': 'screening of several people',
};

const number = new Intl.NumberFormat('en');

/** Returns a summary such as `Your change of owner is done: 1,230 changed, 4 not`. */
export function wordsOf({ kind, status, counts }: OperationRecord): string {
  if (status === 'failed') return `Your ${names[kind]} came to a stop`;
  const failed = counts.failed > 0 ? `, ${number.format(counts.failed)} not` : '';
  const verb = kind === 'candidate.email' ? 'written' : 'changed';
  return `Your ${names[kind]} is done: ${number.format(counts.ok)} ${verb}${failed}`;
}

/** Returns the link to the list that opens the operation. */
export const linkOf = ({ _id, kind }: OperationRecord): string =>
  href(pages[kind], {}, { operation: _id.toHexString() });

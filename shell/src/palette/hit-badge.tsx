import type { SearchKind } from '@muster/contracts';
import { StateBadge, stateFamilies, type StateMachineName, type StatesOf } from '@muster/ui';

const machines = {
  candidate: 'candidate',
  company: 'company',
  job: 'job',
  talentPool: 'pool',
  teamMember: 'teamMember',
  user: 'user',
  note: null,
} as const satisfies Record<SearchKind, StateMachineName | null>;

const isState = <Machine extends StateMachineName>(
  machine: Machine,
  status: string,
): status is StatesOf[Machine] & string => Object.hasOwn(stateFamilies[machine], status);

/** The state of a found record; nothing for a state unknown to this page. */
export function HitBadge({ kind, status }: { kind: SearchKind; status: string | null }) {
  const machine = machines[kind];
  if (!status || !machine || !isState(machine, status)) return null;
  return <StateBadge machine={machine} state={status} />;
}

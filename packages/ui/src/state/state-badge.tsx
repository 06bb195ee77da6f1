import { translate, useT } from '../i18n/messages.ts';
import { stateMessages } from '../messages/state-messages.ts';
import { Badge } from '../primitives/badge.tsx';
import { IconRosetteDiscountCheckFilled, type IconComponent } from '../primitives/icons.ts';
import type { Family } from '../theme/tokens.ts';
import { stateFamilies, type StateMachineName, type StatesOf } from './state-families.ts';

/** Few states earn a sign of their own; the rest have a dot. */
const icons: Readonly<Record<string, IconComponent>> = {
  'vetting.vetted': IconRosetteDiscountCheckFilled,
};

export type StateBadgeProps<Machine extends StateMachineName> = {
  machine: Machine;
  state: StatesOf[Machine];
};

type LabelKey = { [M in StateMachineName]: `${M}.${StatesOf[M]}` }[StateMachineName];

function labelKey<Machine extends StateMachineName>(machine: Machine, state: StatesOf[Machine]) {
  return `${machine}.${state}` as LabelKey;
}

/** The colour family of a state, for charts and board columns. */
export function stateFamily<Machine extends StateMachineName>(
  machine: Machine,
  state: StatesOf[Machine],
): Family {
  const families: Readonly<Record<string, Family>> = stateFamilies[machine];
  // A newer server may know a state that this page does not: grey is the family without a claim.
  return families[state] ?? 'grey';
}

/** The word of a state outside React: filters, exports, document titles. */
export function stateLabel<Machine extends StateMachineName>(
  machine: Machine,
  state: StatesOf[Machine],
): string {
  return translate(stateMessages, labelKey(machine, state));
}

/** The state of a thing as a badge: one fixed colour per meaning, one word per state. */
export function StateBadge<Machine extends StateMachineName>({
  machine,
  state,
}: StateBadgeProps<Machine>) {
  const t = useT(stateMessages);
  return (
    <Badge family={stateFamily(machine, state)} icon={icons[`${machine}.${state}`]}>
      {t(labelKey(machine, state))}
    </Badge>
  );
}

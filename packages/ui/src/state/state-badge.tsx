import { translate, useT } from '../i18n/messages.ts';
import { stateMessages } from '../messages/state-messages.ts';
import { Badge } from '../primitives/badge.tsx';
import { IconRosetteDiscountCheckFilled, type IconComponent } from '../primitives/icons.ts';
import type { Family } from '../theme/tokens.ts';
import { stateFamilies, type StateMachineName, type StatesOf } from './state-families.ts';

/** Only a few states have their own icon; the others have a dot. */
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

/** Returns the colour family of a state, for charts and board columns. */
export function stateFamily<Machine extends StateMachineName>(
  machine: Machine,
  state: StatesOf[Machine],
): Family {
  const families: Readonly<Record<string, Family>> = stateFamilies[machine];
  // A newer server may send a state that this page does not know: grey is neutral.
  return families[state] ?? 'grey';
}

/** Returns the label of a state outside React: filters, exports, document titles. */
export function stateLabel<Machine extends StateMachineName>(
  machine: Machine,
  state: StatesOf[Machine],
): string {
  return translate(stateMessages, labelKey(machine, state));
}

/** The state of a thing as a badge: one fixed colour per meaning, one label per state. */
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

import {
  Badge,
  IconClock,
  IconFlagFilled,
  StateBadge,
  families,
  stateFamilies,
  type StateMachineName,
  type StatesOf,
} from '@muster/ui';
import { Section } from '../section.tsx';
import { Specimen } from '../specimen.tsx';
import classes from '../styleguide.module.css';

const machines = Object.keys(stateFamilies) as StateMachineName[];

/** Every state of every machine as its badge. */
export function StatesSection() {
  return (
    <Section
      id="states"
      title="States"
      lead="One colour per meaning, never colour alone: a dot or an icon and a word."
    >
      <Specimen title="Families">
        {families.map((family) => (
          <Badge key={family} family={family}>
            {family}
          </Badge>
        ))}
        <Badge family="red" icon={IconClock}>
          Waiting 4 days
        </Badge>
        <Badge family="amber" icon={IconFlagFilled}>
          High priority
        </Badge>
      </Specimen>
      <Specimen title="StateBadge">
        <div className={classes.states}>
          {machines.map((machine) => (
            <MachineRow key={machine} machine={machine} />
          ))}
        </div>
      </Specimen>
    </Section>
  );
}

function MachineRow<Machine extends StateMachineName>({ machine }: { machine: Machine }) {
  const states = Object.keys(stateFamilies[machine]) as StatesOf[Machine][];
  return (
    <>
      <span className={classes.muted}>{machine}</span>
      <span className={classes.row}>
        {states.map((state) => (
          <StateBadge key={String(state)} machine={machine} state={state} />
        ))}
      </span>
    </>
  );
}

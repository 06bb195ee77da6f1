import type { CustomFieldEntity, CustomFieldType, CustomValue } from '@muster/contracts';
import type { DemoTime } from '../../../demo/demo-time.ts';
import type { Random } from '../../../demo/random.ts';

interface DemoField {
  entity: CustomFieldEntity;
  type: CustomFieldType;
  key: string;
  label: string;
  help?: string;
  /** Labels by id. */
  choices?: Readonly<Record<string, string>>;
  /** Share of records with a value. */
  share: number;
  value: (random: Random, time: DemoTime) => CustomValue;
}

const sizes = { s: 'S', m: 'M', l: 'L', xl: 'XL' };
const community = {
  speaks: 'Speaks at conferences',
  organises: 'Organises meetups',
  opensource: 'Maintains open source',
};
const segments = { startup: 'Start-up', scaleup: 'Scale-up', enterprise: 'Enterprise' };
const origins = { client: 'Asked by the client', upsell: 'Our own idea', partner: 'Partner' };
const idsOf = (choices: Readonly<Record<string, string>>): string[] => Object.keys(choices);
/** Returns a day within the next months; `DemoTime` counts days back. */
const ahead = (random: Random, time: DemoTime, days: number): string =>
  time.day(-random.int(20, days));

/** Fields that this agency added to the platform's records. */
export const demoFields: readonly DemoField[] = [
  {
    entity: 'candidate',
    type: 'yesNo',
    key: 'ownequipment',
    label: 'Own equipment',
    help: 'A laptop and headset that a client allows for work.',
    share: 0.8,
    value: (random) => random.chance(0.7),
  },
  {
    entity: 'candidate',
    type: 'select',
    key: 'shirtsize',
    label: 'T-shirt size',
    help: 'For the welcome parcel.',
    choices: sizes,
    share: 0.7,
    value: (random) => random.pick(idsOf(sizes)),
  },
  {
    entity: 'candidate',
    type: 'multiSelect',
    key: 'community',
    label: 'Community',
    choices: community,
    share: 0.35,
    value: (random) => random.sample(idsOf(community), random.int(1, 2)),
  },
  {
    entity: 'company',
    type: 'select',
    key: 'segment',
    label: 'Segment',
    choices: segments,
    share: 0.9,
    value: (random) => random.pick(idsOf(segments)),
  },
  {
    entity: 'company',
    type: 'text',
    key: 'vendornumber',
    label: 'Vendor number',
    help: 'Under which the client keeps us in its purchasing.',
    share: 0.7,
    value: (random) => `V-${random.int(10_000, 99_999)}`,
  },
  {
    entity: 'company',
    type: 'date',
    key: 'frameworkuntil',
    label: 'Framework agreement until',
    share: 0.6,
    value: (random, time) => ahead(random, time, 500),
  },
  {
    entity: 'job',
    type: 'select',
    key: 'origin',
    label: 'How it came about',
    choices: origins,
    share: 0.85,
    value: (random) => random.pick(idsOf(origins)),
  },
  {
    entity: 'job',
    type: 'yesNo',
    key: 'budgetapproved',
    label: 'Budget approved',
    share: 0.75,
    value: (random) => random.chance(0.8),
  },
  {
    entity: 'job',
    type: 'number',
    key: 'teamsize',
    label: 'Size of the team',
    help: 'How many people they will work with.',
    share: 0.6,
    value: (random) => random.int(3, 14),
  },
];

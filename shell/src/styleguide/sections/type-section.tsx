import { Kbd, Text, Title } from '@muster/ui';
import { Section } from '../section.tsx';
import { Specimen } from '../specimen.tsx';

const figures = [
  { who: 'Rate', value: '$58.00' },
  { who: 'Time', value: '11:11' },
  { who: 'Count', value: '1,284' },
];

/** Sizes, weights and figures. */
export function TypeSection() {
  return (
    <Section
      id="type"
      title="Type"
      lead="Inter, self-hosted. 14 px for work, 16 px for guests; tabular figures on numbers only."
    >
      <Specimen title="Sizes" layout="plain">
        <Title order={4} size="h1">
          Page title, 20 / 28
        </Title>
        <Title order={2}>Overlay title, 16 / 24</Title>
        <Title order={3}>Group title, 14 / 20</Title>
        <Title order={4}>Card title, 13 / 18</Title>
        <Text>Body, 14 / 20: Nine years in payments, now settlement at Pagou.</Text>
        <Text size="lg">Body for guests, 16 / 24</Text>
        <Text size="xs" c="dimmed">
          Second line and label, 12 / 16
        </Text>
      </Specimen>
      <Specimen title="Tabular figures">
        {figures.map(({ who, value }) => (
          <Text key={who}>
            {who} <span style={{ fontVariantNumeric: 'tabular-nums' }}>{value}</span>
          </Text>
        ))}
      </Specimen>
      <Specimen title="Keys">
        <Kbd>Ctrl K</Kbd>
        <Kbd>/</Kbd>
        <Kbd>Esc</Kbd>
      </Specimen>
    </Section>
  );
}

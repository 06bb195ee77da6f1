import {
  Button,
  IconButton,
  IconCalendarPlus,
  IconChevronDown,
  IconDots,
  IconDownload,
  IconMail,
  IconPencil,
  IconPlus,
  IconTrash,
  Menu,
  SegmentedControl,
  Text,
} from '@muster/ui';
import { Section } from '../section.tsx';
import { Specimen } from '../specimen.tsx';

/** Buttons in their variants, sizes and states; menus. */
export function ButtonsSection() {
  return (
    <Section
      id="buttons"
      title="Buttons and menus"
      lead="One filled button a view: the likely next action. Destructive ones stand in a menu; a disabled one says why."
    >
      <Specimen title="Variants">
        <Button leftSection={<IconPlus />}>Add candidate</Button>
        <Button variant="default" leftSection={<IconMail />}>
          E-mail
        </Button>
        <Button variant="default" rightSection={<IconChevronDown size={14} />}>
          New
        </Button>
        <Button variant="subtle">Show 3 more</Button>
        <Button variant="quiet">Select all 312</Button>
        <Button variant="danger">Reject candidate</Button>
      </Specimen>
      <Specimen title="Sizes 28, 32, 36, 48">
        <Button size="xs">Send sheet</Button>
        <Button size="sm">Send sheet</Button>
        <Button size="md">Save changes</Button>
        <Button size="lg">Continue with Thu 26 Nov, 16:30</Button>
      </Specimen>
      <Specimen title="Disabled, with its reason; pending">
        <Button disabled leftSection={<IconCalendarPlus />}>
          Request interview
        </Button>
        <Button variant="default" disabled>
          Select
        </Button>
        <Text size="xs" c="dimmed">
          Decisions are off: you are in view-only mode
        </Text>
        <Button loading>Save changes</Button>
      </Specimen>
      <Specimen title="Icon buttons and menu">
        <IconButton aria-label="Edit">
          <IconPencil />
        </IconButton>
        <IconButton aria-label="Export as CSV" variant="default">
          <IconDownload />
        </IconButton>
        <IconButton aria-label="Edit" disabled>
          <IconPencil />
        </IconButton>
        <Menu>
          <Menu.Target>
            <IconButton aria-label="More actions" variant="default">
              <IconDots />
            </IconButton>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Label>Candidate</Menu.Label>
            <Menu.Item leftSection={<IconPencil />}>Edit profile</Menu.Item>
            <Menu.Item leftSection={<IconMail />}>Send portal invitation</Menu.Item>
            <Menu.Divider />
            <Menu.Item color="red" leftSection={<IconTrash />}>
              Archive candidate
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
        <SegmentedControl data={['Per hour', 'Per month']} aria-label="Rate unit" />
      </Specimen>
    </Section>
  );
}

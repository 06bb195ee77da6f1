import { hourMs } from '@muster/contracts';
import {
  AppointmentList,
  Avatar,
  Breadcrumbs,
  Button,
  Card,
  CardColumns,
  CardRow,
  CardRows,
  CondensedLine,
  IconArrowRight,
  IconButton,
  IconCalendarPlus,
  IconClock,
  IconDots,
  IconMail,
  IconMailOpened,
  IconMapPin,
  IconMessage,
  IconPencil,
  IconPlus,
  KeyValueList,
  LocalTime,
  PageHeader,
  PersonLine,
  RailSection,
  RecordHeader,
  RecordLayout,
  RecordPager,
  RecordTabs,
  StateBadge,
  TaskItem,
  Timeline,
  ViewTabs,
} from '@muster/ui';
import { Section } from '../section.tsx';
import { Specimen } from '../specimen.tsx';

const now = Date.now();

/** The record page, and the headers of other pages. */
export function RecordSection() {
  return (
    <Section
      id="record"
      title="Records and pages"
      lead="Header, next step, tabs with addresses, cards, and a rail that always keeps its order."
    >
      <Specimen title="PageHeader and ViewTabs" layout="flush">
        <PageHeader
          title="Candidates"
          count="312 of 1,284"
          actions={
            <>
              <Button variant="default">Import CSV</Button>
              <Button leftSection={<IconPlus />}>Add candidate</Button>
            </>
          }
        />
        <ViewTabs
          items={[
            { label: 'All', count: 1284, href: '#record' },
            { label: 'My team', count: 312, href: '#record-team', active: true },
            { label: 'Mine', count: 87, href: '#record-mine' },
            { label: 'Ready to submit', count: 47, href: '#record-ready' },
          ]}
        />
      </Specimen>
      <Specimen title="CondensedLine: the header once it is scrolled out of sight" layout="flush">
        <CondensedLine
          name="Mateus Ferreira"
          number="C-10482"
          badges={
            <>
              <StateBadge machine="vetting" state="vetted" />
              <StateBadge machine="candidate" state="active" />
            </>
          }
        />
      </Specimen>
      <Specimen title="RecordLayout" layout="flush">
        <RecordLayout
          header={<ExampleHeader />}
          tabs={
            <RecordTabs
              items={[
                { label: 'Profile', href: '#profile', active: true },
                { label: 'Applications', count: 3, href: '#applications' },
                { label: 'Notes', count: 14, href: '#notes' },
                { label: 'Vetting', count: 2, href: '#vetting' },
                { label: 'Files', count: 6, href: '#files' },
                { label: 'History', href: '#history' },
              ]}
            />
          }
          main={<ExampleCards />}
          rail={<ExampleRail />}
          railLabel="What is happening"
        />
      </Specimen>
    </Section>
  );
}

function ExampleHeader() {
  return (
    <RecordHeader
      breadcrumbs={
        <Breadcrumbs
          items={[{ label: 'Candidates', href: '#record' }, { label: 'Mateus Ferreira' }]}
        />
      }
      pager={<RecordPager index={1} total={312} onNext={() => undefined} />}
      avatar={<Avatar name="Mateus Ferreira" size={56} />}
      name="Mateus Ferreira"
      number="C-10482"
      badges={
        <>
          <StateBadge machine="vetting" state="vetted" />
          <StateBadge machine="candidate" state="active" />
        </>
      }
      facts={[
        { id: 'headline', content: 'Senior backend engineer' },
        { id: 'place', icon: IconMapPin, content: 'Recife, Brazil' },
        { id: 'time', icon: IconClock, content: <LocalTime timeZone="America/Recife" /> },
        {
          id: 'owner',
          content: (
            <>
              <Avatar name="Ana Kovač" size={18} /> Owner Ana Kovač
            </>
          ),
        },
      ]}
      actions={
        <>
          <Button variant="default" leftSection={<IconMail />}>
            E-mail
          </Button>
          <Button variant="default" leftSection={<IconCalendarPlus />}>
            Schedule
          </Button>
          <IconButton variant="default" aria-label="More actions">
            <IconDots />
          </IconButton>
        </>
      }
      nextStep={{
        text: 'Send the preparation sheet before the client interview tomorrow, 16:00 CET',
        action: <Button size="xs">Send sheet</Button>,
      }}
    />
  );
}

function ExampleCards() {
  return (
    <CardColumns
      left={
        <Card
          title="About"
          actions={
            <IconButton size="sm" aria-label="Edit about">
              <IconPencil size={14} />
            </IconButton>
          }
        >
          <KeyValueList
            items={[
              { label: 'Notice', value: '2 weeks' },
              { label: 'Available from', value: '14 Dec 2026' },
              { label: 'Capacity', value: '40 h a week, from 1 contract' },
            ]}
          />
        </Card>
      }
      right={
        <Card title="Running applications" count={2} flush>
          <CardRows>
            <CardRow>
              <PersonLine
                name="Senior backend engineer (Go)"
                secondary="Lumera Pay"
                shape="square"
                size={22}
              />
              <StateBadge machine="stage" state="client_interview" />
            </CardRow>
            <CardRow>
              <PersonLine
                name="Tech lead, routing"
                secondary="Kestrel Logistics"
                shape="square"
                size={22}
              />
              <StateBadge machine="stage" state="internal_review" />
            </CardRow>
          </CardRows>
        </Card>
      }
    />
  );
}

function ExampleRail() {
  const day = new Date(now).toISOString().slice(0, 10);
  return (
    <>
      <RailSection title="Upcoming" count={1}>
        <AppointmentList
          items={[
            {
              id: 'interview',
              title: 'Client interview, round 2',
              start: now + 26 * hourMs,
              end: now + 26.75 * hourMs,
              note: '12:00 in Recife · Lumera Pay',
            },
          ]}
        />
      </RailSection>
      <RailSection
        title="Tasks"
        count={3}
        action={
          <IconButton size="sm" aria-label="Add task">
            <IconPlus size={16} />
          </IconButton>
        }
      >
        <TaskItem title="Send preparation sheet" due={day} onDoneChange={() => undefined} />
        <TaskItem
          title="Ask for second reference"
          due={new Date(now - 50 * hourMs).toISOString()}
          onDoneChange={() => undefined}
        />
        <TaskItem title="Check the contract" done onDoneChange={() => undefined} />
      </RailSection>
      <RailSection title="Activity">
        <Timeline
          items={[
            {
              id: 'opened',
              icon: IconMailOpened,
              title: (
                <>
                  <strong>Mateus</strong> opened “Interview tomorrow”
                </>
              ),
              when: now - 2 * hourMs,
            },
            {
              id: 'noted',
              icon: IconMessage,
              title: (
                <>
                  <strong>Ana</strong> noted
                </>
              ),
              quote: 'Wants remote for good; can travel twice a year.',
              when: now - 25 * hourMs,
            },
            {
              id: 'moved',
              icon: IconArrowRight,
              title: (
                <>
                  Moved to <strong>Client interview</strong> at Lumera Pay
                </>
              ),
              when: now - 90 * hourMs,
            },
          ]}
        />
      </RailSection>
    </>
  );
}

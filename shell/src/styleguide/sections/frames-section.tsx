import { useState } from 'react';
import {
  Button,
  CountedIconButton,
  GuestFrame,
  IconBell,
  IconBriefcase,
  IconBuildingSkyscraper,
  IconCalendar,
  IconHome,
  IconMessage,
  IconPlus,
  IconSettings,
  IconSun,
  IconUserCheck,
  IconUsers,
  ImpersonationBanner,
  LightTopNav,
  PersonButton,
  SearchTrigger,
  SideNav,
  TopBar,
  TopHeading,
} from '@muster/ui';
import { Section } from '../section.tsx';
import { Specimen } from '../specimen.tsx';
import classes from '../styleguide.module.css';

const groups = [
  {
    id: 'recruit',
    label: 'Recruit',
    items: [
      { id: 'home', label: 'Home', href: '#frames', icon: IconHome },
      { id: 'day', label: 'My day', href: '#frames', icon: IconSun, count: 8 },
      {
        id: 'candidates',
        label: 'Candidates',
        href: '#frames',
        icon: IconUsers,
        count: 1284,
        active: true,
      },
      { id: 'jobs', label: 'Jobs', href: '#frames', icon: IconBriefcase, count: 23 },
      { id: 'calendar', label: 'Calendar', href: '#frames', icon: IconCalendar },
    ],
  },
  {
    id: 'clients',
    label: 'Clients',
    items: [
      {
        id: 'companies',
        label: 'Companies',
        href: '#frames',
        icon: IconBuildingSkyscraper,
        count: 41,
      },
      { id: 'contractors', label: 'Contractors', href: '#frames', icon: IconUserCheck, count: 68 },
    ],
  },
];
const settings = [{ id: 'settings', label: 'Settings', href: '#frames', icon: IconSettings }];

/** Page layouts: for staff, for clients and candidates, for guests, and during impersonation. */
export function FramesSection() {
  const [folded, setFolded] = useState(false);
  const toggle = () => setFolded((value) => !value);
  return (
    <Section
      id="frames"
      title="Frames"
      lead="Staff have a side navigation, clients and candidates a light top one, guests none."
    >
      <Specimen title="SideNav" layout="frame">
        <div className={folded ? undefined : classes.narrow} style={{ height: '100%' }}>
          <SideNav
            tenant="Northbeam Talent"
            homeHref="#frames"
            groups={groups}
            footer={settings}
            folded={folded}
            onToggle={toggle}
          />
        </div>
      </Specimen>
      <Specimen title="TopBar" layout="flush">
        <TopBar
          onMenu={() => undefined}
          search={
            <SearchTrigger
              label="Search people, jobs and clients, or run an action"
              shortcut="Ctrl K"
              onClick={() => undefined}
            />
          }
          actions={
            <>
              <Button variant="default" leftSection={<IconPlus />}>
                New
              </Button>
              <CountedIconButton count={3} aria-label="Chat, 3 unread">
                <IconMessage size={18} />
              </CountedIconButton>
              <CountedIconButton count={5} aria-label="Notifications, 5 unread">
                <IconBell size={18} />
              </CountedIconButton>
              <PersonButton name="Ana Kovač" role="Recruiter" />
            </>
          }
        />
      </Specimen>
      <Specimen title="LightTopNav" layout="flush">
        <LightTopNav
          name="Lumera Pay"
          secondary="with Northbeam Talent"
          homeHref="#frames"
          items={[
            { id: 'overview', label: 'Overview', href: '#frames', active: true },
            { id: 'jobs', label: 'Jobs', href: '#frames' },
            { id: 'pending', label: 'Pending', href: '#frames', count: 5 },
          ]}
          actions={<PersonButton name="Priya Raman" role="VP Engineering" />}
        />
      </Specimen>
      <Specimen title="GuestFrame" layout="plain">
        <GuestFrame
          agencyName="Northbeam Talent"
          step={{ step: 2, total: 4 }}
          footer={<Button size="lg">Continue with Thu 26 Nov, 16:30</Button>}
        >
          <TopHeading>Nuwan, pick a time to meet Lumera Pay</TopHeading>
          <p>45 minutes by video, with Priya Raman and Owen Clarke in London.</p>
        </GuestFrame>
      </Specimen>
      <Specimen title="ImpersonationBanner" layout="frame">
        <ImpersonationBanner
          actorName="Ana Kovač"
          name="Priya Raman"
          role="Client administrator, Lumera Pay"
          viewOnly
          timeLeft="24:10 left"
          onAct={() => undefined}
          onStop={() => undefined}
        />
      </Specimen>
    </Section>
  );
}

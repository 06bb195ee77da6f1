import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dayKey } from '../format/dates.ts';
import { IconMail } from '../primitives/icons.ts';
import { axeFindings } from '../testing/axe-findings.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { AppointmentList } from './appointment-list.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { RailSection } from './rail-section.tsx';
import { RecordHeader } from './record-header.tsx';
import { RecordLayout } from './record-layout.tsx';
import { RecordTabs } from './record-tabs.tsx';
import { TaskItem } from './task-item.tsx';
import { Timeline } from './timeline.tsx';

const day = 86_400_000;
const now = Date.now();

function Page() {
  return (
    <RecordLayout
      header={
        <RecordHeader
          breadcrumbs={
            <Breadcrumbs items={[{ label: 'Candidates', href: '/c' }, { label: 'Mateus' }]} />
          }
          name="Mateus Ferreira"
          number="C-10482"
          facts={[{ id: 'place', content: 'Recife, Brazil' }]}
          nextStep={{ text: 'Send the sheet', action: <button type="button">Send sheet</button> }}
        />
      }
      tabs={
        <RecordTabs
          items={[
            { label: 'Profile', href: '/c/1', active: true },
            { label: 'Notes', href: '/c/1/notes', count: 1284 },
          ]}
        />
      }
      main={<p>About</p>}
      rail={
        <>
          <RailSection title="Upcoming" count={1}>
            <AppointmentList
              timeZone="Europe/Berlin"
              items={[
                {
                  id: 'a',
                  title: 'Client interview',
                  start: '2026-11-25T15:00:00Z',
                  end: '2026-11-25T15:45:00Z',
                },
              ]}
            />
          </RailSection>
          <RailSection title="Activity">
            <Timeline items={[{ id: 'm', icon: IconMail, title: 'Mail sent', when: now }]} />
          </RailSection>
        </>
      }
      railLabel="What is happening"
    />
  );
}

test('a record has one h1, tabs with addresses and a rail in its order', async () => {
  const { container } = renderUi(<Page />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Mateus Ferreira');
  const tabs = screen.getByRole('navigation', { name: 'Sections of this record' });
  expect(within(tabs).getByRole('link', { name: 'Profile' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(within(tabs).getByRole('link', { name: 'Notes 1,284' })).toHaveAttribute(
    'href',
    '/c/1/notes',
  );
  expect(screen.getByText('16:00–16:45 CET')).toBeVisible();
  const headings = screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent);
  expect(headings).toEqual(['Upcoming1', 'Activity']);
  expect(await axeFindings(container)).toEqual([]);
});

test('a task says in words that it is late, and is completed by its checkbox', async () => {
  const user = userEvent.setup();
  const onDoneChange = jest.fn();
  renderUi(
    <>
      <TaskItem title="Call Ana" due={dayKey(Date.now() - 2 * day)} onDoneChange={onDoneChange} />
      <TaskItem title="Read answers" due={dayKey(Date.now())} />
    </>,
  );
  expect(screen.getByText('Late, 2 days ago')).toBeVisible();
  expect(screen.getByText('Today')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Mark as done: Call Ana' }));
  expect(onDoneChange).toHaveBeenCalledWith(true);
  expect(screen.getByRole('checkbox', { name: 'Mark as done: Read answers' })).toBeDisabled();
});

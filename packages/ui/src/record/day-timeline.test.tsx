import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconMail } from '../primitives/icons.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { DayTimeline } from './day-timeline.tsx';
import { NextPage } from './next-page.tsx';

const item = (title: string, when: string) => ({ id: title, icon: IconMail, title, when });
const first = [item('Third', '2026-03-05T10:00:00Z'), item('Second', '2026-03-04T12:00:00Z')];
const second = [item('First', '2026-03-04T11:00:00Z')];

test('pages open one below the other, and a day across two pages has one heading', async () => {
  renderUi(
    <>
      <DayTimeline items={first} />
      <NextPage cursor="next" label="Show earlier">
        {() => <DayTimeline items={second} after={first.at(-1)?.when} />}
      </NextPage>
    </>,
  );
  expect(screen.queryByText('First')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show earlier' }));
  expect(screen.getByText('First')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getAllByRole('heading')).toHaveLength(2);
});

test('the last page offers no further page', () => {
  renderUi(
    <NextPage cursor={null} label="Show earlier">
      {() => null}
    </NextPage>,
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

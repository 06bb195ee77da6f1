import { calendarEndpoints } from '@muster/contracts';
import { createMusterApi } from '@muster/kit';
import { fixtureFor, renderRemote, respond, screen } from '@muster/kit/testing';
import { CalendarProvider } from './calendar-context.tsx';
import { calendarBlockEndpoints } from './calendar-endpoints.ts';
import { InvitationCard } from './invitation-card.tsx';

const { invitations } = calendarEndpoints;
const api = createMusterApi({ ...calendarBlockEndpoints });
const invitation = fixtureFor(invitations.response.shape.data.element);

test('an invitation shows the place, and opens the call if it is one', async () => {
  const places = ['https://meet.example.com/ana', '1 Main Square'];
  renderRemote(
    <CalendarProvider api={api}>
      <InvitationCard />
    </CalendarProvider>,
    {
      api,
      session: 'candidate',
      handlers: [
        respond(invitations, () => ({
          data: places.map((placeValue, index) => ({
            ...invitation,
            id: `64b00000000000000000000${index}`,
            placeValue,
          })),
        })),
      ],
    },
  );
  expect(await screen.findByText(/1 Main Square/)).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', places[0]);
});

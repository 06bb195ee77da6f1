import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { renderUi } from '../../testing/render-ui.tsx';
import { CountryField } from './country-field.tsx';
import { countryWithZone } from './country-with-zone.ts';
import { TimeZoneField } from './time-zone-field.tsx';
import { useZodForm } from '../state/use-zod-form.ts';

const schema = z.object({ country: z.string().nullable(), timeZone: z.string().nullable() });

function Place() {
  const form = useZodForm({ schema, initialValues: { country: null, timeZone: null } });
  return (
    <>
      <CountryField
        label="Country"
        {...countryWithZone(form.field('country'), form.field('timeZone'))}
      />
      <TimeZoneField label="Time zone" {...form.field('timeZone')} />
    </>
  );
}

async function choose(user: ReturnType<typeof userEvent.setup>, label: string, text: string) {
  const field = screen.getByRole('combobox', { name: label });
  await user.clear(field);
  await user.type(field, text);
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${text}`) }));
}

test('choosing a country fills the time zone, unless another was chosen manually', async () => {
  const user = userEvent.setup();
  renderUi(<Place />);
  const zone = screen.getByRole('combobox', { name: 'Time zone' });
  await choose(user, 'Country', 'Portugal');
  expect(zone).toHaveDisplayValue(/^Lisbon, Europe/);
  await choose(user, 'Country', 'Colombia');
  expect(zone).toHaveDisplayValue(/^Bogota, America/);
  await choose(user, 'Time zone', 'Madrid');
  await choose(user, 'Country', 'Portugal');
  expect(zone).toHaveDisplayValue(/^Madrid, Europe/);
});

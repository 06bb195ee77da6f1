import { settingEndpoints } from '@muster/contracts';
import { createMusterApi } from '@muster/kit';
import { renderRemote, respond, screen, waitFor } from '@muster/kit/testing';
import { UnusualRate, rateBlockEndpoints, type UnusualRateProps } from './unusual-rate.tsx';

const api = createMusterApi(rateBlockEndpoints);
const open = (changes: Partial<UnusualRateProps>) =>
  renderRemote(
    <>
      <UnusualRate api={api} unit="month" currency="COP" amounts={[]} {...changes} />
      <p>The form</p>
    </>,
    {
      api,
      handlers: [
        respond(settingEndpoints.dollarRates, () => ({
          currencies: [{ currency: 'COP' as const, perDollar: 4000 }],
        })),
      ],
    },
  );

test('warns about an amount that is unusual in its currency', async () => {
  open({ amounts: ['12500000', '4000'] });
  expect(await screen.findByText(/Is this the right amount\? A month of work costs/)).toBeVisible();
});

test('shows nothing for a usual amount, however large its number', async () => {
  const { network } = open({ amounts: ['12500000', ''] });
  await waitFor(() => expect(network.callsOf(settingEndpoints.dollarRates)).toHaveLength(1));
  expect(screen.getByText('The form')).toBeVisible();
  expect(screen.queryByText(/Is this the right amount/)).not.toBeInTheDocument();
});

test('judges dollars without requesting rates', async () => {
  const { network } = open({ unit: 'hour', currency: 'USD', amounts: ['1200'] });
  expect(await screen.findByText(/An hour of work costs/)).toBeVisible();
  expect(network.callsOf(settingEndpoints.dollarRates)).toEqual([]);
});

test('shows nothing for a currency whose rate was never set', async () => {
  const { network } = open({ currency: 'PLN', amounts: ['1'] });
  await waitFor(() => expect(network.callsOf(settingEndpoints.dollarRates)).toHaveLength(1));
  expect(screen.queryByText(/Is this the right amount/)).not.toBeInTheDocument();
});

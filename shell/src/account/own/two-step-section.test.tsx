import { twoFactorEndpoints, type TwoFactor } from '@muster/contracts';
import { LeaveGuardProvider } from '@muster/kit';
import {
  axeFindings,
  fail,
  makeSession,
  renderRemote,
  respond,
  screen,
  type Handler,
} from '@muster/kit/testing';
import { setSession } from '../../session/session-store.ts';
import { api } from '../account-api.ts';
import { signedIn } from '../account.fixtures.ts';
import { TwoStepSection } from './two-step-section.tsx';

const { confirm, disable, read, renewRecoveryCodes, setUp } = twoFactorEndpoints;
const off: TwoFactor = { enabled: false, mandatory: false, recoveryCodesLeft: 0 };
const on: TwoFactor = { enabled: true, mandatory: false, recoveryCodesLeft: 10 };
const recoveryCodes = ['psax0-b8wq6', '5q1wy-kg513'];

function open(state: TwoFactor, ...handlers: Handler[]) {
  setSession(signedIn());
  return renderRemote(
    <LeaveGuardProvider>
      <TwoStepSection />
    </LeaveGuardProvider>,
    { api, session: makeSession('recruiter'), handlers: [respond(read, () => state), ...handlers] },
  );
}

test('two-step sign-in is set up with a code from the app, and gives recovery codes to keep', async () => {
  const writeText = jest.fn(() => Promise.resolve());
  const { user, platform } = open(
    off,
    respond(setUp, () => ({ secret: 'UFGB NATS', otpauthUri: 'otpauth://totp/x?secret=UFGBNATS' })),
    respond(confirm, ({ body }) =>
      body.code === '123456' ? { recoveryCodes } : fail('TWO_FACTOR_INVALID'),
    ),
  );
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  await user.click(await screen.findByRole('button', { name: 'Set up' }));
  const code = await screen.findByRole('textbox', { name: /Code/ });
  await user.type(code, '000000{Enter}');
  expect(await screen.findByText(/That code is not valid/)).toBeVisible();
  await user.clear(code);
  await user.type(code, '123456{Enter}');

  expect(await screen.findByText('psax0-b8wq6')).toBeVisible();
  expect(platform.unsaved()).toBe('The recovery codes are not shown again.');
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(writeText).toHaveBeenCalledWith('psax0-b8wq6\n5q1wy-kg513');
  await user.click(screen.getByRole('checkbox', { name: 'I have kept them' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(platform.unsaved()).toBeNull();
  expect(platform.notices.at(-1)?.text).toMatch(/Two-step sign-in is on/);
});

test('new recovery codes are created after a warning about the old ones', async () => {
  const { user, network, container } = open(
    { ...on, recoveryCodesLeft: 1 },
    respond(renewRecoveryCodes, () => ({ recoveryCodes })),
  );
  expect(await screen.findByText('1 recovery code is left.')).toBeVisible();
  expect(screen.getByText('Create new recovery codes soon.')).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Create new recovery codes' }));
  expect(await screen.findByText('The codes that you have kept stop working.')).toBeVisible();
  expect(network.callsOf(renewRecoveryCodes)).toHaveLength(0);
  const buttons = screen.getAllByRole('button', { name: 'Create new recovery codes' });
  await user.click(buttons.at(-1) ?? container);
  expect(await screen.findByText('5q1wy-kg513')).toBeVisible();
});

test('two-step sign-in is switched off after a confirmation', async () => {
  const { user, network } = open(
    on,
    respond(disable, () => off),
  );
  await user.click(await screen.findByRole('button', { name: 'Switch off' }));
  const dialog = await screen.findByRole('dialog', { name: 'Switch two-step sign-in off' });
  expect(network.callsOf(disable)).toHaveLength(0);
  await user.click(screen.getAllByRole('button', { name: 'Switch off' }).at(-1) ?? dialog);
  expect(await screen.findByText('Two-step sign-in is on')).toBeVisible();
  expect(network.callsOf(disable)).toHaveLength(1);
});

test('two-step sign-in stays on if the role requires it', async () => {
  open({ ...on, mandatory: true });
  expect(await screen.findByText(/cannot be switched off/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Switch off' })).not.toBeInTheDocument();
});
